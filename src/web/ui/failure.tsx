import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Shows that something failed; actions as children. */
export function Failure({ message, children }: { message: string; children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-warn bg-surface p-4"
    >
      <Icon of="triangle-exclamation-point" className="shrink-0 text-warn" />
      <p className="min-w-0 flex-1 basis-56 font-medium">{message}</p>
      {children}
    </div>
  );
}
