import { ChoiceControl, type ChoiceControlProps, FieldFrame, useNote } from '../forms/field.tsx';

type ChoiceProps = ChoiceControlProps & {
  label: string;
  hint?: string | undefined;
  /** Replaces the hint and marks the field. */
  error?: string | undefined;
};

/** A native select with its label above and a hint or an error below, like a text field. */
export function ChoiceField({ label, hint, error, ...rest }: ChoiceProps) {
  const { frame, control } = useNote({ name: rest.name, hint, error });
  return (
    <FieldFrame {...frame} label={label}>
      <ChoiceControl {...rest} {...control} />
    </FieldFrame>
  );
}
