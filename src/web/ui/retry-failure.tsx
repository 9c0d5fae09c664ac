import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from './button.tsx';
import { Failure } from './failure.tsx';

/** What the focus of a button that is gone was passed on to. */
let passedTo: HTMLElement | null | undefined;

/** While it is tried the button is gone: what it stood in (a dialog, the page's content) has its focus, until it fails again. */
function passFocus(button: HTMLButtonElement | null) {
  if (document.activeElement === passedTo) button?.focus();
  return () => {
    if (document.activeElement !== button) return;
    passedTo = button?.closest<HTMLElement>('[tabindex="-1"]');
    passedTo?.focus({ preventScroll: true });
    passedTo?.addEventListener('blur', () => (passedTo = undefined), { once: true });
  };
}

/** Shows a failed request with a retry button. */
export function RetryFailure({ message, onRetry }: { message: string; onRetry: () => unknown }) {
  const { ui } = useTexts(sharedTexts);
  return (
    <Failure message={message}>
      <Button ref={passFocus} size="sm" icon="rotate-cw" onClick={() => void onRetry()}>
        {ui.retry}
      </Button>
    </Failure>
  );
}
