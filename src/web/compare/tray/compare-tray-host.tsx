import { lazy, Suspense } from 'react';
import { withRetries } from '../../ui/behaviour/with-retries.ts';
import { useComparison } from '../compare-list.ts';

const CompareTray = lazy(withRetries(() => import('./compare-tray.tsx')));

/** Where the tray stands once something is in it. */
export function CompareTrayHost() {
  if (useComparison().length === 0) return null;
  return (
    <Suspense fallback={null}>
      <CompareTray />
    </Suspense>
  );
}
