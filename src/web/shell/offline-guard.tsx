import { useEffect } from 'react';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { useToast } from '../ui/toasts.tsx';

/** Milliseconds: a first visit loads what its page needs, not what stands where a later one cannot be loaded. */
const registerAfter = 10_000;

/** Whether a click or submit navigates to another page of the site. */
const leavesPage = ({ type, target }: Event): boolean => {
  if (!(target instanceof Element)) return false;
  if (type === 'submit') return target.matches('[role="search"]');
  const link = target.closest('a');
  return link?.origin === location.origin && link.pathname !== location.pathname;
};

/**
 * Without a connection stays on the page with a message; what is opened anew then is what `public/offline.html` shows of
 * this browser's lists.
 */
export function OfflineGuard() {
  useEffect(() => {
    const register = () => navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
    const timer = setTimeout(register, registerAfter);
    return () => clearTimeout(timer);
  }, []);
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
