import { type ReactNode, type Ref, Suspense } from 'react';
import type { ListState } from '../../contract/addresses.ts';
import type { ProductSort } from '../../contract/catalogue/product-sorts.ts';
import { formatNumber } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { viewState } from '../layout/view-link.tsx';
import { useOwnPrices } from '../my-price/own-prices-slot.ts';
import type { CardList } from '../product-card/card-product.ts';
import { useFocusAfterRemoval } from '../ui/behaviour/use-focus-after-removal.ts';
import { LinkButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Pagination } from '../ui/pagination.tsx';
import { EmptyState, TextLink } from '../ui/states.tsx';
import { ChosenChips, NothingLeft } from './facets/chosen-chips.tsx';
import { columnId } from './facets/column-id.ts';
import { FacetSheet } from './facets/facet-sheet.tsx';
import { ColumnForm } from './facets/lazy-facet-form.ts';
import { facetTexts } from './facets/texts/texts.ts';
import { type FacetView, noFacets, useFacetView } from './facets/use-facets.ts';
import { headingOfOthers } from './heading-of-others.ts';
import { ListWatch, watchId } from './lazy-list-watch.ts';
import { LegalLine } from './legal-line.tsx';
import type { ListQuery } from './list-state.ts';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import type { SearchText } from './search-inputs.tsx';
import { SortForm } from './sort-form.tsx';
import { useIsListLoading } from './use-is-list-loading.ts';

type ProductListPageProps = {
  title: string;
  list: CardList;
  query: ListQuery;
  defaultSort: ProductSort;
  /** Of a search. */
  text?: SearchText;
  /** Of a search: whether its results may be watched. */
  isWatchable?: boolean;
  /** Key of its category. */
  category?: string;
  /** Address of this list with a choice of facets, in an order and at a page. */
  address: (state: ListState) => string;
  /** Content above the title: the way to the list. */
  above?: ReactNode;
  /** Content below the title, before the list. */
  note?: ReactNode;
  /** Shown instead of the list where nothing matches. */
  empty: ReactNode;
};

const skeletonCount = 8;

type ListPartProps = ProductListPageProps & { view: FacetView };
type HeadingRef = { heading: Ref<HTMLHeadingElement> };

function Heading({ title, list, heading }: Pick<ProductListPageProps, 'title' | 'list'> & HeadingRef) {
  const language = useLanguage();
  const { list: texts } = useTexts(sharedTexts);
  const { total } = list;
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold wrap-anywhere">
        {title}
      </h1>
      <p className="text-ink-soft">
        {texts.count(formatNumber(language, total), total)}
        {list.withVariants && ` ${list.withVariants}`}
      </p>
    </div>
  );
}

/** A page past the end of its list. */
function PastTheEnd({ to }: { to: string }) {
  const { list } = useTexts(sharedTexts);
  return (
    <EmptyState message={list.emptyPage}>
      <LinkButton to={to}>{list.firstPage}</LinkButton>
    </EmptyState>
  );
}

/** The `sort` parameter of an order: none for the default. */
const otherThan = (usual: ProductSort, sortBy: ProductSort) => (sortBy === usual ? undefined : sortBy);

/** Results in the category that was most likely meant come first, then the others; by relevance, those that lack some words of the search. */
function ProductsInClasses({
  list: { products, drops, alsoMatching, bestMatching },
  query,
}: Pick<ListPartProps, 'list' | 'query'>) {
  const { list: texts } = useTexts(sharedTexts);
  const leading = products.slice(0, products.length - alsoMatching);
  const others = products.slice(leading.length);
  return (
    <>
      {leading.length > 0 && <ProductGrid products={leading} drops={drops} isFirstOnPage />}
      {others.length > 0 && (
        <>
          <h2 className="text-lg font-bold">{texts[headingOfOthers(query, bestMatching > 0)]}</h2>
          <ProductGrid products={others} drops={drops} isFirstOnPage={leading.length === 0} />
        </>
      )}
    </>
  );
}

/** The products, or the empty state. */
function Products({ list, query, defaultSort, empty, address, view }: ListPartProps) {
  const { list: texts } = useTexts(sharedTexts);
  const isLoading = useIsListLoading();
  const own = useOwnPrices();
  const state = { choice: view.choice, sortBy: otherThan(defaultSort, query.sortBy) };
  if (list.total === 0) {
    return view.chosen.length > 0 && !list.emptyWithoutChoice ? <NothingLeft view={view} /> : empty;
  }
  return (
    <>
      <LegalLine criterion={texts.criteria[query.sortBy]} merchantsCount={list.merchantsCount} />
      {own?.listNote}
      {list.products.length === 0 && <PastTheEnd to={address(state)} />}
      <h2 className="sr-only">{texts.products}</h2>
      {isLoading ? (
        <ProductGridSkeleton count={skeletonCount} />
      ) : (
        list.products.length > 0 && <ProductsInClasses list={list} query={query} />
      )}
      <Pagination page={list.page} pages={list.pages} address={(page) => address({ ...state, page })} />
    </>
  );
}

/** Title, count, and what changes the list: facets on phones, order. */
function ListHead({
  title,
  list,
  query,
  defaultSort,
  text,
  address,
  view,
  heading,
}: ListPartProps & HeadingRef) {
  const order = otherThan(defaultSort, query.sortBy);
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <Heading title={title} list={list} heading={heading} />
      <div className="list-controls">
        {hasFacets(list, view) && <FacetSheet view={view} text={text} sortBy={order} total={list.total} />}
        {list.total > 1 && (
          <SortForm
            sortBy={query.sortBy}
            defaultSort={defaultSort}
            hasUnit={list.unit !== null || query.sortBy === 'unit_price'}
            text={text}
            choice={view.choice}
            address={(sortBy) => address({ choice: view.choice, sortBy })}
          />
        )}
      </div>
    </div>
  );
}

/** The note about chosen sizes in which there is no product, and the link to the list without them. */
function UnknownSizes({ sizes, view }: { sizes: CardList['unknownSizes']; view: FacetView }) {
  if (!sizes) return null;
  return (
    <p className="wrap-anywhere">
      {sizes.note}{' '}
      <TextLink to={view.address(view.choice)} preventScrollReset state={viewState}>
        {sizes.remove}
      </TextLink>
    </p>
  );
}

/** A single product leaves nothing to choose. */
const hasFacets = (list: CardList, view: FacetView) => list.total > 1 || view.chosen.length > 0;

/** Search results and categories: title, count, facets, legal line, order, grid, pages. */
export function ProductListPage(props: ProductListPageProps) {
  const { list, query, defaultSort, text, isWatchable = true, category, address, above, note } = props;
  const texts = useTexts(facetTexts);
  const order = otherThan(defaultSort, query.sortBy);
  const view = useFacetView(list.facets ?? noFacets, query.choice, (choice) =>
    address({ choice, sortBy: order }),
  );
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(view.chosen.length);
  const parts = { ...props, view };
  const isFaceted = hasFacets(list, view);
  return (
    <div className={classNames('list-page', isFaceted && 'with-facets')}>
      <div className="grid gap-4">
        {above}
        <ListHead {...parts} heading={heading} />
        {note}
      </div>
      {isFaceted && (
        <section id={columnId} aria-label={texts.title} className="facet-column">
          <Suspense>
            <ColumnForm view={view} text={text} sortBy={order} />
          </Suspense>
        </section>
      )}
      <div className="list-products">
        <UnknownSizes sizes={list.unknownSizes} view={view} />
        {list.total > 0 && <ChosenChips view={view} />}
        <Products {...parts} />
        {(text || category) && isWatchable && list.total > 0 && (
          <div id={watchId}>
            <Suspense>
              <ListWatch
                list={{
                  category,
                  search: text?.search ?? '',
                  isAsTyped: text?.isAsTyped ?? false,
                  choice: query.choice,
                }}
              />
            </Suspense>
          </div>
        )}
      </div>
    </div>
  );
}
