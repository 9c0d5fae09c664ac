import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { useDelayed } from './behaviour/use-delayed.ts';
import { Icon } from './icon.tsx';

const forcedOffAfterMs = 5001;

/** Over an open dialog too: nothing but the browser's top layer is. */
const raise = (overlay: HTMLElement | null) => overlay?.showPopover?.();

/** A spinner over the page from 150 ms to 5,001 ms; the page stays visible and usable behind it. */
export function LoadingOverlay({ isBusy }: { isBusy: boolean }) {
  const { ui } = useTexts(sharedTexts);
  const isLong = useDelayed(isBusy);
  const isOverdue = useDelayed(isBusy, forcedOffAfterMs);
  return (
    <div role="status">
      {isLong && !isOverdue && (
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
