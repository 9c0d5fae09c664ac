import { useMessages } from '../i18n/messages.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** Says that the server could not be asked, and asks again. */
export function AskFailed({ message, onRetry }: { message: string; onRetry: () => unknown }) {
  const { ui } = useMessages();
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-warn bg-surface p-4"
    >
      <Icon of="triangle-exclamation-point" className="shrink-0 text-warn" />
      <p className="min-w-0 flex-1 basis-56 font-medium">{message}</p>
      <Button size="sm" icon="rotate-cw" onClick={() => void onRetry()}>
        {ui.retry}
      </Button>
    </div>
  );
}
