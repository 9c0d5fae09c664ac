import { lazy, Suspense } from 'react';
import { patiently } from '../../ui/behaviour/patiently.ts';
import { useComparison } from '../compare-list.ts';

const CompareTray = lazy(patiently(() => import('./compare-tray.tsx')));

/** Where the tray stands once something is in it. */
export function CompareTrayHost() {
  if (useComparison().length === 0) return null;
  return (
    <Suspense fallback={null}>
      <CompareTray />
    </Suspense>
  );
}
