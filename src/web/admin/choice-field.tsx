import { type ComponentProps, useId } from 'react';
import { FieldFrame, SelectControl } from '../forms/field.tsx';
import { useRefusal } from '../forms/refused-field.ts';

type ChoiceProps = Omit<ComponentProps<'select'>, 'children'> & {
  label: string;
  options: readonly { value: string; label: string }[];
  hint?: string | undefined;
  /** Replaces the hint and marks the field; what the server refused stands behind it. */
  error?: string | undefined;
};

/** A native select with its label above and a hint or an error below, like a text field. */
export function ChoiceField({ label, options, hint, error: ownError, ...rest }: ChoiceProps) {
  const id = useId();
  const refusal = useRefusal(rest.name);
  const error = [ownError, refusal].filter(Boolean).join(' ') || undefined;
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
      <SelectControl
        {...rest}
        id={id}
        aria-describedby={note ? noteId : undefined}
        aria-invalid={error === undefined ? undefined : true}
        className={error === undefined ? undefined : 'border-warn'}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectControl>
    </FieldFrame>
  );
}
