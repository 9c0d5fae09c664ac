import { type ComponentProps, useId } from 'react';
import { controlClass } from './control.tsx';
import { FieldFrame } from './field.tsx';
import { useRefusal } from './refused-field.ts';

type TextAreaProps = ComponentProps<'textarea'> & { label: string; hint?: string };

/** A text of several lines with its label above and a hint below. */
export function TextArea({ label, hint, ...rest }: TextAreaProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const refusal = useRefusal(rest.name);
  const note = refusal ?? hint;
  return (
    <FieldFrame
      id={id}
      label={label}
      noteId={noteId}
      note={note}
      isWrong={refusal !== undefined}
      isAnnounced={refusal !== undefined}
    >
      <textarea
        rows={4}
        {...rest}
        id={id}
        aria-describedby={note && noteId}
        aria-invalid={refusal ? true : undefined}
        className={`${controlClass} py-2`}
      />
    </FieldFrame>
  );
}
