import { Suspense } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { PageHead } from '../layout/page-head.tsx';
import { useSession } from '../session/session.ts';
import { lazyPart } from '../ui/behaviour/lazy-part.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { myPriceTexts } from './texts/texts.ts';

const TermsEditor = lazyPart(() => import('./editor/terms-editor.tsx'));

const waiting = <Skeleton className="h-60" />;

/** Where shoppers say what makes their own prices. What they said is rendered in the browser only. */
export default function MyPriceRoute() {
  const texts = useTexts(myPriceTexts);
  const session = useSession();
  return (
    <div className="mx-auto grid w-full max-w-prose gap-6">
      <PageHead title={texts.title} description={texts.about} isHidden />
      <h1 className="text-3xl font-extrabold">{texts.title}</h1>
      <p className="max-w-prose">{texts.about}</p>
      {session.state === 'unknown' ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <TermsEditor userId={session.state === 'signedIn' ? session.user.id : undefined} />
        </Suspense>
      )}
    </div>
  );
}
