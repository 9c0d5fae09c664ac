import { type ChangeEvent, Suspense, useState } from 'react';
import { addresses } from '../../contract/addresses.ts';
import { type FavouriteSort, favouriteSorts } from '../../contract/catalogue/product-sorts.ts';
import { Select } from '../forms/field.tsx';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { ProductGridSkeleton } from '../list/product-grid.tsx';
import { useOwnPrices } from '../my-price/own-prices-slot.ts';
import { CatalogueGrid } from '../product-card/catalogue-grid.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { lazyPart } from '../ui/behaviour/lazy-part.ts';
import { useFocusAfterRemoval } from '../ui/behaviour/use-focus-after-removal.ts';
import { useFocusOnMore } from '../ui/behaviour/use-focus-on-more.ts';
import { useKeptFocus } from '../ui/behaviour/use-kept-focus.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { LoadingStatus } from '../ui/loading-status.tsx';
import { RetryFailure } from '../ui/retry-failure.tsx';
import { EmptyState, TextLink } from '../ui/states.tsx';
import { useUserState } from '../user-state/user-state.ts';
import { PriceChange } from './price-change.tsx';
import { SharePart } from './share-part.tsx';
import { selectionTexts } from './texts/texts.ts';
import { useFavourites } from './use-favourites.ts';

const ListAlertPart = lazyPart(() => import('../alerts/lists/alert-part.tsx'));

function Sorting({ sortBy, onSort }: { sortBy: FavouriteSort; onSort: (sort: FavouriteSort) => void }) {
  const texts = useTexts(selectionTexts);
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    onSort(favouriteSorts.find((sort) => sort === target.value) ?? 'newest');
  return (
    <Select
      label={texts.sortBy}
      value={sortBy}
      onChange={choose}
      options={favouriteSorts.map((sort) => ({ value: sort, label: texts.sorts[sort] }))}
    />
  );
}

function NothingSaved() {
  const texts = useTexts(selectionTexts);
  const language = useLanguage();
  return (
    <EmptyState message={texts.empty}>
      <p>{texts.emptyNext}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={addresses.products(language)} tone="primary">
          {texts.browse}
        </LinkButton>
        <LinkButton to={addresses.listImport(language)}>{texts.importList}</LinkButton>
      </div>
    </EmptyState>
  );
}

/** Saved products with today's prices; removal is optimistic. */
export default function Selection({ userId }: { userId: string }) {
  const language = useLanguage();
  const texts = useTexts(selectionTexts);
  const { products } = useTexts(sharedTexts).list;
  const own = useOwnPrices();
  const [sortBy, setSortBy] = useState<FavouriteSort>('newest');
  const { list, isWhole, isLoading, error, moreError, retry, more } = useFavourites(userId, sortBy);
  const saved = useUserState(({ favourites }) => [...favourites].join());
  const ids = new Set(saved.split(','));
  const shown = list?.filter(({ productId }) => ids.has(productId._id));
  const count = saved === '' ? 0 : ids.size;
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(count);
  const keepFocus = useKeptFocus(isLoading);
  const next = useFocusOnMore<HTMLDivElement>(shown?.length ?? 0);
  const showMore = () => {
    keepFocus();
    next.ask();
    void more();
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 ref={heading} tabIndex={-1} className="text-3xl font-extrabold">
          {texts.title}{' '}
          {(shown || count > 0) && (
            <span className="text-xl font-semibold text-ink-soft">({texts.count(count)})</span>
          )}
        </h1>
        {count > 1 && <Sorting sortBy={sortBy} onSort={setSortBy} />}
      </div>
      {count > 1 && sortBy !== 'newest' && own?.listNote}
      {error && <RetryFailure message={error} onRetry={retry} />}
      <LoadingStatus isLoading={isLoading} />
      {!shown && !error && <ProductGridSkeleton count={4} />}
      {shown && count === 0 && <NothingSaved />}
      {shown && shown.length > 0 && (
        <div ref={next.list} className="contents">
          <h2 className="sr-only">{products}</h2>
          <CatalogueGrid>
            {shown.map((favourite) => (
              <ProductCard
                key={favourite._id}
                product={favourite.productId}
                note={<PriceChange favourite={favourite} />}
              />
            ))}
          </CatalogueGrid>
        </div>
      )}
      {moreError && <RetryFailure message={moreError} onRetry={retry} />}
      {!isWhole && (
        <Button disabled={isLoading} onClick={showMore} className="justify-self-center">
          {texts.more}
        </Button>
      )}
      {count > 0 && (
        <Suspense fallback={null}>
          <ListAlertPart list="favourites" />
        </Suspense>
      )}
      {count > 0 && <TextLink to={addresses.listImport(language)}>{texts.importList}</TextLink>}
      {/* Not before the list: it would jump as that is drawn. */}
      {(shown || error) && <SharePart />}
    </>
  );
}
