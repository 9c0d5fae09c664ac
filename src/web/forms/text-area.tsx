import { type ComponentProps, useId } from 'react';
import { controlClass } from './control.tsx';

type TextAreaProps = ComponentProps<'textarea'> & { label: string; hint?: string };

/** A text of several lines with its label above and a hint below. */
export function TextArea({ label, hint, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <textarea
        rows={4}
        {...rest}
        id={id}
        aria-describedby={hint && `${id}-note`}
        className={`${controlClass} py-2`}
      />
      {hint && (
        <p id={`${id}-note`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
