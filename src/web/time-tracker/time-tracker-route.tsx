import { Suspense } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { PageHead } from '../layout/page-head.tsx';
import { Protected } from '../session/protected.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { timeTexts } from './texts/texts.ts';
import '../admin/admin.css';
import { lazyPart } from '../ui/behaviour/lazy-part.ts';

const TimeTracker = lazyPart(() => import('./time-tracker.tsx'));

/** An employee's own hours. Rendered in the browser only. */
export default function TimeTrackerRoute() {
  const { title } = useTexts(timeTexts);
  const waiting = <Skeleton className="h-60" />;
  return (
    <div className="grid gap-6">
      <PageHead title={title} isHidden />
      <h1 className="text-3xl font-extrabold">{title}</h1>
      <Protected access="employee" fallback={waiting}>
        {(user) => (
          <Suspense fallback={waiting}>
            <TimeTracker key={user.id} />
          </Suspense>
        )}
      </Protected>
    </div>
  );
}
