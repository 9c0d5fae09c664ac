import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { adminTexts } from '../texts/texts.ts';
import { Conflict } from './conflict.tsx';
import { Refusal } from './refusal.tsx';
import type { Edit } from './use-edit.ts';

type EditFormProps<Seen, Mine> = Omit<ComponentProps<'form'>, 'onSubmit' | 'onInput'> & {
  edit: Edit<Seen, Mine>;
  heading?: ReactNode;
  /** Another error. */
  error?: string | undefined;
  onTakeTheirs: (current: NonNullable<Seen>) => void;
};

/** The form of an edit: errors and conflicts above the fields. */
export function EditForm<Seen, Mine>({
  edit: { conflict, keepMine, ...edit },
  heading,
  error,
  onTakeTheirs,
  children,
  ...rest
}: EditFormProps<Seen, Mine>) {
  return (
    <form noValidate className="grid gap-4 py-2" {...rest} onSubmit={edit.onSubmit} onInput={edit.onInput}>
      {heading}
      <Refusal error={edit.error} failure={edit.failure} otherError={error}>
        {conflict && (
          <Conflict
            message={conflict.message}
            fields={conflict.fields}
            onKeepMine={keepMine}
            onTakeTheirs={() => onTakeTheirs(conflict.current)}
          />
        )}
        {children}
      </Refusal>
    </form>
  );
}

type FormActionsProps = {
  isBusy: boolean;
  /** Label of the submit button; usually: save. */
  action?: string;
  onCancel?: (() => void) | undefined;
  /** Other buttons. */
  children?: ReactNode;
};

/** The buttons below a form's fields: cancel and save. */
export function FormActions({ isBusy, action, onCancel, children }: FormActionsProps) {
  const { actions } = useTexts(adminTexts);
  return (
    <div className="admin-row-actions">
      {onCancel && <Button onClick={onCancel}>{actions.cancel}</Button>}
      {children}
      <Button type="submit" tone="primary" disabled={isBusy}>
        {action ?? actions.save}
      </Button>
    </div>
  );
}
