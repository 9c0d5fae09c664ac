import type { ComponentProps } from 'react';
import { classNames } from '../ui/class-names.ts';

/** The look of what one types into. */
export const controlClass =
  'min-h-11 w-full rounded-md border border-control bg-surface px-3 text-base text-ink placeholder:text-ink-soft hover:border-brand';

/** A search field; its label is read out, the placeholder is what is seen. */
export function SearchField({ label, className, ...rest }: { label: string } & ComponentProps<'input'>) {
  return (
    <input
      type="search"
      aria-label={label}
      {...rest}
      className={classNames(controlClass, 'min-w-0', className)}
    />
  );
}
