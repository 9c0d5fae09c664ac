import { Suspense } from 'react';
import { lazyPart } from '../../ui/behaviour/lazy-part.ts';
import { useComparison } from '../compare-list.ts';

const CompareTray = lazyPart(() => import('./compare-tray.tsx'));

/** Where the tray stands once something is in it. */
export function CompareTrayHost() {
  if (useComparison().length === 0) return null;
  return (
    <Suspense fallback={null}>
      <CompareTray />
    </Suspense>
  );
}
