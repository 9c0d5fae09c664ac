import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A sheet on the page: white, one rule around it. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('rounded-md border border-rule bg-surface p-4', className)} />;
}
