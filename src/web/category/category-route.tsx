import { redirect } from 'react-router';
import { addresses } from '../../contract/addresses.ts';
import { facetEntries } from '../../contract/catalogue/facet-choice.ts';
import type { Category } from '../../contract/catalogue/schema.ts';
import { foldCategoryName } from '../../contract/categories/category-name.ts';
import { familyList } from '../families/list-notes.ts';
import { categoryName } from '../i18n/category-name.ts';
import { formatNumber } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { withoutLanguage } from '../layout/localized-address.ts';
import { PageHead } from '../layout/page-head.tsx';
import { useRootData } from '../layout/use-root-data.ts';
import { CategoryChips } from '../list/category-chips.tsx';
import { ListError } from '../list/list-error.tsx';
import { readListQuery } from '../list/list-state.ts';
import { listData } from '../list/load-list.ts';
import { ProductListPage } from '../list/product-list-page.tsx';
import { requestOf, required, routeError } from '../load.ts';
import type { CardList } from '../product-card/card-product.ts';
import { breadcrumbData, categoryCrumb, homeCrumb, productListData } from '../structured-data/list-data.ts';
import { StructuredData } from '../structured-data/structured-data.tsx';
import { EmptyState } from '../ui/states.tsx';
import type { Route } from './+types/category-route.ts';

const defaultSort = 'rating';

/** Whether a category is called so now; a key or a former name leads to the address it has. */
const isNameOf = (text: string, { name, nameFr }: Category) =>
  [name, nameFr].some((each) => foldCategoryName(each) === foldCategoryName(text));

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, language } = requestOf(context);
  const query = readListQuery(url.searchParams, defaultSort);
  const { choice, ...order } = query;
  const request = { ...choice, ...order, category: params.name, facets: 'all' } as const;
  const { category, ...list } = familyList(
    await required(api('searchProducts', { language, query: request })),
    language,
  );
  if (!category) throw routeError('not_found');
  if (!isNameOf(params.name, category)) {
    throw redirect(addresses.category(language, category.name) + url.search, 301);
  }
  return listData({ list: { ...list, category }, query, category });
}

function EmptyCategory() {
  const { list } = useTexts(sharedTexts);
  return (
    <EmptyState message={list.emptyCategory}>
      <p>{list.emptyCategoryNext}</p>
      <CategoryChips />
    </EmptyState>
  );
}

type FactsProps = Pick<CardList, 'products' | 'categoryPath'> & { category: Category };

function CategoryFacts({ category, categoryPath, products }: FactsProps) {
  const language = useLanguage();
  const { publicUrl } = useRootData().site;
  const things = () => {
    const crumb = categoryCrumb(language, category);
    return [
      breadcrumbData(publicUrl, [
        homeCrumb(language),
        ...categoryPath.map((each) => categoryCrumb(language, each)),
        crumb,
      ]),
      productListData(products, { name: crumb.name, publicUrl, language }),
    ];
  };
  return <StructuredData things={import.meta.env.SSR && things} />;
}

/** The products of a category. */
export default function CategoryRoute({ loaderData: { list, query, category } }: Route.ComponentProps) {
  const language = useLanguage();
  const { list: texts } = useTexts(sharedTexts);
  const title = categoryName(language, category);
  const address = (state: Parameters<typeof addresses.category>[2]) =>
    addresses.category(language, category.name, state);
  const path = withoutLanguage(address({ page: list.page }));
  const isEmpty = list.products.length === 0;
  // Facet choices are views of this page, without canonical addresses.
  const isChosen = facetEntries(query.choice).length > 0;
  const description = texts.description(title, formatNumber(language, list.total), list.total);
  return (
    <>
      <PageHead title={title} description={description} path={path} isHidden={isEmpty || isChosen} />
      {!isEmpty && !isChosen && (
        <CategoryFacts category={category} categoryPath={list.categoryPath} products={list.products} />
      )}
      <ProductListPage
        title={title}
        above={list.categoryPath.length > 0 && <Breadcrumbs path={list.categoryPath} />}
        note={list.subcategories.length > 0 && <CategoryChips nearby={list.subcategories} />}
        list={list}
        category={category.key}
        query={query}
        defaultSort={defaultSort}
        address={address}
        empty={<EmptyCategory />}
      />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { list } = useTexts(sharedTexts);
  return <ListError error={error} unknown={list.unknownCategory} />;
}
