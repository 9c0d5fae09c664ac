import { Suspense } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { PageHead } from '../layout/page-head.tsx';
import { Protected } from '../session/protected.tsx';
import { lazyPart } from '../ui/behaviour/lazy-part.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { accountTexts } from './texts/texts.ts';

const SecureAccount = lazyPart(() => import('./secure-account.tsx'));

/**
 * Where a one-time or weak password is replaced, and staff confirm their address. Rendered in the browser
 * only.
 */
export default function SecureAccountRoute() {
  const { secure } = useTexts(accountTexts);
  const waiting = <Skeleton className="h-60" />;
  return (
    <div className="mx-auto grid w-full max-w-prose gap-6">
      <PageHead title={secure.title} isHidden />
      <h1 className="text-3xl font-extrabold">{secure.title}</h1>
      <Protected access="user" fallback={waiting}>
        {(user) => (
          <Suspense fallback={waiting}>
            <SecureAccount key={user.id} />
          </Suspense>
        )}
      </Protected>
    </div>
  );
}
