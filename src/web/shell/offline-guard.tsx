import { useEffect } from 'react';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { useToast } from '../ui/toasts.tsx';

/** Whether a click or submit navigates to another page of the site. */
const leavesPage = ({ type, target }: Event): boolean => {
  if (!(target instanceof Element)) return false;
  if (type === 'submit') return target.matches('[role="search"]');
  const link = target.closest('a');
  return link?.origin === location.origin && link.pathname !== location.pathname;
};

/** Without a connection stays on the page with a message, instead of the browser's error page. */
export function OfflineGuard() {
  const { ui } = useTexts(sharedTexts);
  const toast = useToast();
  useEffect(() => {
    const hold = (event: Event) => {
      if (navigator.onLine || !leavesPage(event)) return;
      event.preventDefault();
      event.stopPropagation();
      toast(ui.offline);
    };
    // In the capture phase of window, before any link.
    const watch = new AbortController();
    for (const type of ['click', 'submit'])
      addEventListener(type, hold, { capture: true, signal: watch.signal });
    return () => watch.abort();
  }, [ui, toast]);
  return null;
}
