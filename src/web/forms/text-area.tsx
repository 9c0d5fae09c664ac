import type { ComponentProps } from 'react';
import { classNames } from '../ui/class-names.ts';
import { controlClass } from './control.tsx';
import { FieldFrame, useNote } from './field.tsx';

type TextAreaProps = ComponentProps<'textarea'> & { label: string; hint?: string };

/** A text of several lines with its label above and a hint below. */
export function TextArea({ label, hint, ...rest }: TextAreaProps) {
  const { frame, control } = useNote({ name: rest.name, hint });
  return (
    <FieldFrame {...frame} label={label}>
      <textarea
        rows={4}
        {...rest}
        {...control}
        className={classNames(controlClass, 'py-2', control.className)}
      />
    </FieldFrame>
  );
}
