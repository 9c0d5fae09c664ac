import { Suspense } from 'react';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { PageHead } from '../layout/page-head.tsx';
import { Protected } from '../session/protected.tsx';
import { lazyPart } from '../ui/behaviour/lazy-part.ts';
import { Skeleton } from '../ui/skeleton.tsx';

const Profile = lazyPart(() => import('./profile.tsx'));

function Waiting() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  );
}

/** Who is signed in: their data and their password. Rendered in the browser only. */
export default function ProfileRoute() {
  const { layout } = useTexts(sharedTexts);
  return (
    <div className="mx-auto grid w-full max-w-prose gap-8">
      <PageHead title={layout.profile} isHidden />
      <h1 className="text-3xl font-extrabold">{layout.profile}</h1>
      <Protected access="user" fallback={<Waiting />}>
        {(user) => (
          <Suspense fallback={<Waiting />}>
            <Profile key={user.id} />
          </Suspense>
        )}
      </Protected>
    </div>
  );
}
