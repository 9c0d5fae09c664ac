import { useEffect } from 'react';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { useToast } from '../ui/toasts.tsx';

/** Whether what was pressed or sent leads to another page of the site. */
const leavesPage = ({ type, target }: Event): boolean => {
  if (!(target instanceof Element)) return false;
  if (type === 'submit') return target.matches('[role="search"]');
  const link = target.closest('a');
  return link?.origin === location.origin && link.pathname !== location.pathname;
};

/** Without a connection the page stays, and it is said why: the browser's own error would take its place. */
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
    // The window hears it before any link does.
    const watch = new AbortController();
    for (const type of ['click', 'submit'])
      addEventListener(type, hold, { capture: true, signal: watch.signal });
    return () => watch.abort();
  }, [ui, toast]);
  return null;
}
