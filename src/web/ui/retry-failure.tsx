import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from './button.tsx';
import { Failure } from './failure.tsx';

/** Shows a failed request with a retry button. */
export function RetryFailure({ message, onRetry }: { message: string; onRetry: () => unknown }) {
  const { ui } = useTexts(sharedTexts);
  return (
    <Failure message={message}>
      <Button size="sm" icon="rotate-cw" onClick={() => void onRetry()}>
        {ui.retry}
      </Button>
    </Failure>
  );
}
