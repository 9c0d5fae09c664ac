import { Suspense } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { PageHead } from '../layout/page-head.tsx';
import { ProductGridSkeleton } from '../list/product-grid.tsx';
import { OwnPage } from '../session/own-page.tsx';
import { lazyPart } from '../ui/behaviour/lazy-part.ts';
import { selectionTexts } from './texts/texts.ts';

const Selection = lazyPart(() => import('./selection.tsx'));

const Waiting = () => <ProductGridSkeleton count={4} />;

/** “My Selection”. Rendered in the browser only. */
export default function FavouritesRoute() {
  const texts = useTexts(selectionTexts);
  return (
    <div className="grid gap-6">
      <PageHead title={texts.title} description={texts.about} isHidden />
      <OwnPage texts={texts} fallback={<Waiting />}>
        {(user) => (
          <Suspense fallback={<Waiting />}>
            <Selection key={user.id} userId={user.id} />
          </Suspense>
        )}
      </OwnPage>
    </div>
  );
}
