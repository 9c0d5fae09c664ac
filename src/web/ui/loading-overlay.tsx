import { LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';

const showAfterMs = 150;
const forcedOffAfterMs = 5001;

/** True from 150 ms to 5,001 ms after `isBusy` began, as long as it lasts (SPEC §9, DESIGN). */
function useOverlay(isBusy: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const show = setTimeout(() => setShown(true), showAfterMs);
    const hide = setTimeout(() => setShown(false), forcedOffAfterMs);
    return () => {
      clearTimeout(show);
      clearTimeout(hide);
      setShown(false);
    };
  }, [isBusy]);
  return isShown;
}

/** A spinner over the page, which stays visible and usable behind it. */
export function LoadingOverlay({ isBusy }: { isBusy: boolean }) {
  const { ui } = useMessages();
  const isShown = useOverlay(isBusy);
  return (
    <div role="status">
      {isShown && (
        <div className="pointer-events-none fixed inset-0 z-40 grid place-items-center bg-paper/55">
          <span className="grid place-items-center rounded-full border border-rule bg-surface p-3 text-brand shadow-float">
            <LoaderCircle aria-hidden="true" size={28} strokeWidth={1.75} className="spinner" />
            <span className="sr-only">{ui.loading}</span>
          </span>
        </div>
      )}
    </div>
  );
}
