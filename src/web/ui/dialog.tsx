import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';

type DialogProps = {
  /** Opened by `ref.current.showModal()`, closed by `close()`, Escape, the backdrop or the button. */
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  /** A sheet at the left edge instead of a box in the middle. */
  isSheet?: boolean;
  onClose?: () => void;
  children: ReactNode;
};

/** A modal dialog on the native element: focus, Escape and the inert page behind come with it. */
export function Dialog({ ref, title, isSheet = false, onClose, children }: DialogProps) {
  const { ui } = useTexts(sharedTexts);
  const titleId = useId();
  // On the backdrop the target is the dialog itself. A press that begins inside, to select a text, may end there, and so
  // does the second one of those who press twice what opens the dialog.
  const pressed = useRef<EventTarget>(null);
  return (
    // biome-ignore lint/a11y: by keys it is closed with Escape.
    <dialog
      ref={ref}
      onClose={onClose}
      onMouseDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target, currentTarget, detail }) => {
        if (target === currentTarget && target === pressed.current && detail < 2) currentTarget.close();
      }}
      aria-labelledby={titleId}
      className={classNames(
        'bg-surface text-ink shadow-float',
        isSheet ? 'sheet' : 'm-auto w-[min(30rem,calc(100vw-2rem))] rounded-md border border-rule',
      )}
    >
      <div className="grid gap-4 p-4">
        <div className="flex items-center justify-between gap-4">
          <h2 id={titleId} className="min-w-0 text-xl font-bold wrap-anywhere">
            {title}
          </h2>
          <IconButton label={ui.close} icon="x" onClick={() => ref.current?.close()} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
