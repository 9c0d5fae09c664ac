import { useEffect } from 'react';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { missing } from '../ui/behaviour/offline-notice.ts';
import { toastMs, useToast } from '../ui/toasts.tsx';

/** Milliseconds: a first visit loads what its page needs, not what stands where a later one cannot be loaded. */
const registerAfter = 10_000;

/**
 * Whether a click or submit loads a page of the site, or something could not be loaded. A view of this page has a fragment
 * (`ViewLink`) and is there, unless its link says that it loads.
 */
const needsConnection = ({ type, target }: Event): boolean => {
  if (!(target instanceof Element)) return type === missing;
  if (type === 'submit') return target.matches('[role="search"]');
  const link = target.closest('a');
  if (link?.origin !== location.origin) return false;
  return !link.hash || link.pathname !== location.pathname || 'loads' in link.dataset;
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
    // Several things may be missing at once. Not by the clock, which may be set back.
    let saidUntil = 0;
    const hold = (event: Event) => {
      if (navigator.onLine || !needsConnection(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.timeStamp < saidUntil) return;
      saidUntil = event.timeStamp + toastMs;
      toast(ui.offline);
    };
    // In the capture phase of window, before any link.
    const watch = new AbortController();
    for (const type of ['click', 'submit', missing])
      addEventListener(type, hold, { capture: true, signal: watch.signal });
    return () => watch.abort();
  }, [ui, toast]);
  return null;
}
