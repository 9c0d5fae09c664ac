import { addresses } from '../../contract/addresses.ts';
import { categoryName } from '../i18n/category-name.ts';
import { useLanguage, useMessages } from '../i18n/messages.tsx';
import { withoutLanguage } from '../layout/localized-address.ts';
import { PageHead } from '../layout/page-head.tsx';
import { CategoryChips } from '../list/category-chips.tsx';
import { ListError } from '../list/list-error.tsx';
import { readListQuery } from '../list/list-state.ts';
import { listData } from '../list/load-list.ts';
import { ProductListPage } from '../list/product-list-page.tsx';
import { requestOf, required, routeError } from '../load.ts';
import { EmptyState } from '../ui/states.tsx';
import type { Route } from './+types/category-route.ts';

const defaultSort = 'rating';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, language } = requestOf(context);
  const query = readListQuery(url.searchParams, defaultSort);
  const request = { category: params.name, ...query };
  const { category, ...list } = await required(api('searchProducts', { language, query: request }));
  if (!category) throw routeError('not_found');
  return listData({ list: { ...list, category }, query, category });
}

function EmptyCategory() {
  const { list } = useMessages();
  return (
    <EmptyState message={list.emptyCategory}>
      <p>{list.emptyCategoryNext}</p>
      <CategoryChips />
    </EmptyState>
  );
}

/** The products of a category (SPEC §2). */
export default function CategoryRoute({ loaderData: { list, query, category } }: Route.ComponentProps) {
  const language = useLanguage();
  const title = categoryName(language, category);
  const address = (state: Parameters<typeof addresses.category>[2]) =>
    addresses.category(language, category.name, state);
  const path = withoutLanguage(address({ page: list.page }));
  return (
    <>
      <PageHead title={title} path={path} isHidden={list.products.length === 0} />
      <ProductListPage
        title={title}
        list={list}
        sortBy={query.sortBy}
        defaultSort={defaultSort}
        address={address}
        empty={<EmptyCategory />}
      />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListError error={error} />;
}
