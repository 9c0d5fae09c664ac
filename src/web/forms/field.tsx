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

type TextFieldProps = ComponentProps<'input'> & {
  label: string;
  hint?: string | undefined;
  /** Replaces the hint and marks the field. */
  error?: string | undefined;
};

/** A text field with its label above and a hint or an error below. */
export function TextField({ label, hint, error: ownError, className, ...rest }: TextFieldProps) {
  const id = useId();
  const refusal = useRefusal(rest.name);
  const error = ownError ?? refusal;
  const note = error ?? hint;
  const noteId = `${id}-note`;
  return (
    <FieldFrame
      id={id}
      label={label}
      noteId={noteId}
      note={note}
      isWrong={error !== undefined}
      isAnnounced={refusal !== undefined}
    >
      <input
        type="text"
        {...rest}
        id={id}
        aria-describedby={note ? noteId : undefined}
        aria-invalid={error ? true : undefined}
        className={classNames(controlClass, error && 'border-warn', className)}
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

type SelectProps = ComponentProps<'select'> & { label: string; options: { value: string; label: string }[] };

/** A native select with its label beside it. */
export function Select({ label, options, ...rest }: SelectProps) {
  const id = useId();
  const refusal = useRefusal(rest.name);
  const noteId = `${id}-note`;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <label htmlFor={id} className="text-sm text-ink-soft">
        {label}
      </label>
      <SelectControl
        {...rest}
        id={id}
        aria-describedby={refusal && noteId}
        aria-invalid={refusal ? true : undefined}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectControl>
      {refusal && (
        <p id={noteId} role="alert" className="w-full text-sm text-warn">
          {refusal}
        </p>
      )}
    </div>
  );
}
