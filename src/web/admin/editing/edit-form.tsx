import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { adminTexts } from '../texts/texts.ts';
import { Conflict, type ConflictField } from './conflict.tsx';
import { Refusal } from './refusal.tsx';
import type { Edit } from './use-edit.ts';

type EditFormProps<Seen, Mine> = Omit<ComponentProps<'form'>, 'onSubmit' | 'onInput'> & {
  edit: Edit<Seen, Mine>;
  heading?: ReactNode;
  /** Another error. */
  error?: string | undefined;
  /** The fields of both versions; those that differ are shown. */
  compare: (current: NonNullable<Seen>, mine: Mine) => readonly ConflictField[];
  onTakeTheirs: (current: NonNullable<Seen>) => void;
};

/** The form of an edit: errors and conflicts above the fields. */
export function EditForm<Seen, Mine>({
  edit: { conflict, keepMine, ...edit },
  heading,
  error,
  compare,
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
            fields={compare(conflict.current, conflict.mine).filter(({ theirs, mine }) => theirs !== mine)}
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
