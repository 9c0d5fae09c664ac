import { classNames } from './class-names.ts';

/** A grey stand-in of the size given by its classes. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={classNames('skeleton block', className)} />;
}
