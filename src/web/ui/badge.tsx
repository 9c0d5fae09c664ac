import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';

type Tone = 'neutral' | 'good' | 'warn';

const tones: Record<Tone, string> = {
  neutral: 'border-control text-ink-soft',
  good: 'border-good text-good',
  warn: 'border-warn text-warn',
};

/** A short fact beside another: a condition, a stock state. */
export function Badge({ tone = 'neutral', className, ...rest }: { tone?: Tone } & ComponentProps<'span'>) {
  return (
    <span
      {...rest}
      className={classNames(
        'inline-flex items-center gap-1 rounded-full border px-2 text-xs font-medium',
        tones[tone],
        className,
      )}
    />
  );
}

/** A link of a few words that leads to a list: a category, a chosen filter. */
export function ChipLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      className={classNames(
        'inline-flex min-h-9 items-center gap-1 rounded-full border border-control bg-surface px-3 text-sm font-medium transition-colors hover:border-brand hover:text-brand',
        className,
      )}
    />
  );
}
