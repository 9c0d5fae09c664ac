import { type ReactNode, useEffect, useRef } from 'react';
import { FormError } from '../forms/form-error.tsx';
import { useAttempt } from '../forms/use-submit.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { useToast } from '../ui/toasts.tsx';
import { adminTexts } from './texts/texts.ts';

type ConfirmDialogProps = {
  title: string;
  /** What will be lost. */
  children: ReactNode;
  action?: string;
  icon?: IconName;
  /** Shown where `onConfirm` fails without a message of its own. */
  failure?: string;
  /** Resolves to the message of success. */
  onConfirm: () => Promise<string>;
  onDone: () => void | Promise<void>;
  onClose: () => void;
};

/** A confirmation dialog; open while rendered. */
export function ConfirmDialog({
  title,
  children,
  action,
  icon = 'trash',
  failure,
  onConfirm,
  onDone,
  onClose,
}: ConfirmDialogProps) {
  const { actions, failures } = useTexts(adminTexts);
  const toast = useToast();
  const dialog = useRef<HTMLDialogElement>(null);
  const { run, isBusy, error } = useAttempt(failure ?? failures.update);
  useEffect(() => dialog.current?.showModal(), []);

  const confirm = () =>
    run(async () => {
      toast(await onConfirm());
      await onDone();
      dialog.current?.close();
    });

  return (
    <Dialog ref={dialog} title={title} onClose={onClose}>
      <div className="grid gap-3 wrap-anywhere">{children}</div>
      <FormError message={error} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={() => dialog.current?.close()}>{actions.cancel}</Button>
        <Button tone="primary" icon={icon} disabled={isBusy} onClick={confirm}>
          {action ?? actions.deleteForGood}
        </Button>
      </div>
    </Dialog>
  );
}
