import { type ComponentProps, useId } from 'react';
import { controlClass } from './control.tsx';
import { FieldFrame } from './field.tsx';

type TextAreaProps = ComponentProps<'textarea'> & { label: string; hint?: string };

/** A text of several lines with its label above and a hint below. */
export function TextArea({ label, hint, ...rest }: TextAreaProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <FieldFrame id={id} label={label} noteId={noteId} note={hint}>
      <textarea
        rows={4}
        {...rest}
        id={id}
        aria-describedby={hint && noteId}
        className={`${controlClass} py-2`}
      />
    </FieldFrame>
  );
}
