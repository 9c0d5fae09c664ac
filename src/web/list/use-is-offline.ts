import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { useToast } from '../ui/toasts.tsx';

/** Asked before a list is loaded by anything but a link: says that there is no connection, where there is none. */
export function useIsOffline(): () => boolean {
  const toast = useToast();
  const { ui } = useTexts(sharedTexts);
  return () => {
    if (!navigator.onLine) toast(ui.offline);
    return !navigator.onLine;
  };
}
