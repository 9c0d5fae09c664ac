import { useEffect, useState } from 'react';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { useDelayed } from './behaviour/use-delayed.ts';
import { Icon } from './icon.tsx';

const forcedOffAfterMs = 5001;

/** True once `isBusy` has lasted longer than the overlay may. */
function useIsOverdue(isBusy: boolean): boolean {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setOverdue(true), forcedOffAfterMs);
    return () => {
      clearTimeout(timer);
      setOverdue(false);
    };
  }, [isBusy]);
  return isOverdue;
}

/** Over an open dialog too: nothing but the browser's top layer is. */
const raise = (overlay: HTMLElement | null) => overlay?.showPopover?.();

/** A spinner over the page from 150 ms to 5,001 ms; the page stays visible and usable behind it. */
export function LoadingOverlay({ isBusy }: { isBusy: boolean }) {
  const { ui } = useTexts(sharedTexts);
  const isLong = useDelayed(isBusy);
  const isShown = !useIsOverdue(isBusy) && isLong;
  return (
    <div role="status">
      {isShown && (
        <div
          ref={raise}
          popover="manual"
          className="pointer-events-none fixed inset-0 z-40 grid size-full place-items-center bg-paper/55"
        >
          <span className="grid place-items-center rounded-full border border-rule bg-surface p-3 text-brand shadow-float">
            <Icon of="loader-circle" size={28} className="spinner" />
            <span className="sr-only">{ui.loading}</span>
          </span>
        </div>
      )}
    </div>
  );
}
