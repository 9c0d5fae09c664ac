import { Icon } from '../ui/icon.tsx';

/** Scrolls the message into view above a long form. */
const bringIntoView = (message: HTMLElement | null) => message?.scrollIntoView({ block: 'nearest' });

/** What is wrong, above a form; read out and seen when it appears. */
export function FormError({ id, message }: { id?: string; message: string | undefined }) {
  return (
    <div role="alert" id={id}>
      {message && (
        <p
          ref={bringIntoView}
          className="flex items-start gap-2 rounded-md border border-warn p-3 text-sm font-medium text-warn"
        >
          <Icon of="triangle-exclamation-point" />
          <span className="min-w-0 wrap-anywhere">{message}</span>
        </p>
      )}
    </div>
  );
}
