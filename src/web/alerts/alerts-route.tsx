import { Suspense } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { PageHead } from '../layout/page-head.tsx';
import { OwnPage } from '../session/own-page.tsx';
import { lazyPart } from '../ui/behaviour/lazy-part.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { alertTexts } from './texts/texts.ts';

const Alerts = lazyPart(() => import('./alerts.tsx'));

const Waiting = () => <Skeleton className="h-60" />;

/** “Alert Price”. Rendered in the browser only. */
export default function AlertsRoute() {
  const texts = useTexts(alertTexts);
  return (
    <div className="mx-auto grid w-full max-w-[56rem] gap-8">
      <PageHead title={texts.title} description={texts.about} isHidden />
      <OwnPage texts={texts} fallback={<Waiting />}>
        {(user) => (
          <Suspense fallback={<Waiting />}>
            <Alerts key={user.id} userId={user.id} />
          </Suspense>
        )}
      </OwnPage>
    </div>
  );
}
