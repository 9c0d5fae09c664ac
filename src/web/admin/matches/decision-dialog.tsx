import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { TextField } from '../../forms/field.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { adminTexts } from '../texts/texts.ts';

type DecisionDialogProps = {
  /** To close it by. */
  dialog: RefObject<HTMLDialogElement | null>;
  texts: { title: string; reason: string; confirm: string };
  /** What is decided, and the inputs that it needs. */
  children: ReactNode;
  error: string | undefined;
  isDisabled: boolean;
  onSubmit: (note: string) => void;
  onClose: () => void;
};

/** Asks for a decision and its reason; open while rendered. */
export function DecisionDialog({
  dialog,
  texts,
  children,
  error,
  isDisabled,
  onSubmit,
  onClose,
}: DecisionDialogProps) {
  const { actions } = useTexts(adminTexts);
  const note = useRef<HTMLInputElement>(null);
  useEffect(() => dialog.current?.showModal(), [dialog]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit(note.current?.value ?? '');
  }

  return (
    <Dialog ref={dialog} title={texts.title} onClose={onClose}>
      {children}
      <form onSubmit={submit} className="grid gap-4">
        <TextField ref={note} label={texts.reason} maxLength={500} autoComplete="off" />
        <FormError message={error} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => dialog.current?.close()}>{actions.cancel}</Button>
          <Button type="submit" tone="primary" disabled={isDisabled}>
            {texts.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
