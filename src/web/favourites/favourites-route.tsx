import { lazy, Suspense } from 'react';
import { PageHead } from '../layout/page-head.tsx';
import { ProductGridSkeleton } from '../list/product-grid.tsx';
import { OwnPage } from '../session/own-page.tsx';
import { useSelectionTexts } from './texts/use-texts.ts';

const Selection = lazy(() => import('./selection.tsx'));

const Waiting = () => <ProductGridSkeleton count={4} />;

/** “My Selection” (SPEC §2 “Favourites”). Drawn in the browser alone. */
export default function FavouritesRoute() {
  const texts = useSelectionTexts();
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
