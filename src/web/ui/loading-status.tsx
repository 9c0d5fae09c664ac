import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { useDelayed } from './behaviour/use-delayed.ts';

/**
 * Tells screen readers that something loads: skeletons say nothing. Where the loading overlay says it, this need not. After
 * 150 ms, as a region is only read out when its text changes.
 */
export function LoadingStatus({ isLoading }: { isLoading: boolean }) {
  const { ui } = useTexts(sharedTexts);
  const isLong = useDelayed(isLoading);
  return (
    <p role="status" className="sr-only">
      {isLong && ui.loading}
    </p>
  );
}
