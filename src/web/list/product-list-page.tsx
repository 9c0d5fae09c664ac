import type { ReactNode } from 'react';
import type { ListState } from '../../contract/addresses.ts';
import type { ProductSort } from '../../contract/sorting.ts';
import { formatNumber } from '../i18n/format.ts';
import { useLanguage, useMessages } from '../i18n/messages.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { EmptyState } from '../ui/states.tsx';
import type { CardList } from './card-product.ts';
import { LegalLine } from './legal-line.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import { SortForm } from './sort-form.tsx';
import { useIsListLoading } from './use-is-list-loading.ts';

type ProductListPageProps = {
  title: string;
  list: CardList;
  sortBy: ProductSort;
  defaultSort: ProductSort;
  search?: string;
  /** Address of this list in an order and at a page. */
  address: (state: ListState) => string;
  /** What stands below the title, before the list. */
  note?: ReactNode;
  /** Shown instead of the list where nothing matches. */
  empty: ReactNode;
};

const skeletonCount = 8;

function Heading({ title, list }: Pick<ProductListPageProps, 'title' | 'list'>) {
  const language = useLanguage();
  const { list: texts } = useMessages();
  return (
    <div>
      <h1 className="text-2xl font-bold wrap-anywhere">{title}</h1>
      <p className="text-ink-soft">{texts.count(formatNumber(language, list.total), list.total)}</p>
    </div>
  );
}

/** A page past the end of its list. */
function PastTheEnd({ address }: Pick<ProductListPageProps, 'address'>) {
  const { list } = useMessages();
  return (
    <EmptyState message={list.emptyPage}>
      <LinkButton to={address({})}>{list.firstPage}</LinkButton>
    </EmptyState>
  );
}

/** Search results and categories: title, count, legal line, order, grid, pages. */
export function ProductListPage(props: ProductListPageProps) {
  const { title, list, sortBy, defaultSort, search, address, note, empty } = props;
  const { list: texts } = useMessages();
  const isLoading = useIsListLoading();
  const sort = sortBy === defaultSort ? undefined : sortBy;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Heading title={title} list={list} />
        {list.total > 1 && (
          <SortForm
            sortBy={sortBy}
            defaultSort={defaultSort}
            search={search}
            address={(order) => address({ sortBy: order })}
          />
        )}
      </div>
      {note}
      {list.total > 0 && (
        <LegalLine criterion={texts.criteria[sortBy]} merchantsCount={list.merchantsCount} />
      )}
      {list.total === 0 && empty}
      {list.total > 0 && list.products.length === 0 && <PastTheEnd address={address} />}
      <h2 className="sr-only">{texts.products}</h2>
      {isLoading ? (
        <ProductGridSkeleton count={skeletonCount} />
      ) : (
        list.products.length > 0 && <ProductGrid products={list.products} isFirstOnPage />
      )}
      <Pagination page={list.page} pages={list.pages} address={(page) => address({ sortBy: sort, page })} />
    </div>
  );
}
