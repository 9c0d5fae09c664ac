import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { controlClass } from './control.tsx';
import { useRefusal } from './refused-field.ts';

type FieldFrameProps = {
  /** Of the control. */
  id: string;
  label: string;
  /** Of a note below, which the control names in `aria-describedby`. */
  noteId?: string;
  note?: string | undefined;
  isWrong?: boolean;
  /** Whether it is read out when it appears. */
  isAnnounced?: boolean;
  children: ReactNode;
};

/** A control with its label above and a note below. */
export function FieldFrame({
  id,
  label,
  noteId,
  note,
  isWrong = false,
  isAnnounced = false,
  children,
}: FieldFrameProps) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children}
      {note && (
        <p
          id={noteId}
          role={isAnnounced ? 'alert' : undefined}
          className={classNames('text-sm', isWrong ? 'text-warn' : 'text-ink-soft')}
        >
          {note}
        </p>
      )}
    </div>
  );
}

type Noted = { name?: string | undefined; hint?: string | undefined; error?: string | undefined };

/**
 * What stands below a control: what the form finds wrong with it and, behind that, why the server refused it; else the hint. Of
 * its frame, and of the control itself.
 */
export function useNote({ name, hint, error: ownError }: Noted) {
  const id = useId();
  const noteId = `${id}-note`;
  const refusal = useRefusal(name);
  const error = [ownError, refusal].filter(Boolean).join(' ') || undefined;
  const isWrong = error !== undefined;
  const note = error ?? hint;
  return {
    frame: { id, noteId, note, isWrong, isAnnounced: refusal !== undefined },
    control: {
      id,
      'aria-describedby': note ? noteId : undefined,
      'aria-invalid': isWrong || undefined,
      className: isWrong ? 'border-warn' : undefined,
    },
  };
}

type TextFieldProps = ComponentProps<'input'> & {
  label: string;
  hint?: string | undefined;
  /** Replaces the hint and marks the field. */
  error?: string | undefined;
};

/** A text field with its label above and a hint or an error below. */
export function TextField({ label, hint, error, className, ...rest }: TextFieldProps) {
  const { frame, control } = useNote({ name: rest.name, hint, error });
  return (
    <FieldFrame {...frame} label={label}>
      <input
        type="text"
        {...rest}
        {...control}
        className={classNames(controlClass, control.className, className)}
      />
    </FieldFrame>
  );
}

/** A checkbox with its label behind it. */
export function Checkbox({ children, ...rest }: ComponentProps<'input'>) {
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input {...rest} type="checkbox" className="size-5 shrink-0" />
      {children}
    </label>
  );
}

/** A native select that looks the same in each browser. */
export function SelectControl({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative min-w-0 max-w-full">
      <select {...rest} className={classNames(controlClass, 'appearance-none truncate pr-10', className)} />
      <Icon
        of="chevron-down"
        className="pointer-events-none absolute right-3 top-1/2 -translate-y-1/2 text-ink-soft"
      />
    </div>
  );
}

export type ChoiceControlProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly { value: string; label: string }[];
};

/** The same with its options. */
export function ChoiceControl({ options, ...rest }: ChoiceControlProps) {
  return (
    <SelectControl {...rest}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectControl>
  );
}

/** A native select with its label beside it. */
export function Select({ label, ...rest }: ChoiceControlProps & { label: string }) {
  const { frame, control } = useNote({ name: rest.name });
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <label htmlFor={control.id} className="text-sm text-ink-soft">
        {label}
      </label>
      <ChoiceControl {...rest} {...control} className={classNames(control.className, rest.className)} />
      {frame.note && (
        <p id={frame.noteId} role="alert" className="w-full text-sm text-warn">
          {frame.note}
        </p>
      )}
    </div>
  );
}
