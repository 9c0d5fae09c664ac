import { type FacetChoice, readFacetChoice } from '../../contract/catalogue/facet-choice.ts';
import { isProductSort, type ProductSort } from '../../contract/catalogue/product-sorts.ts';

const lastPage = 10_000;

/** The parsed address of a list; invalid values are left out. */
export type ListQuery = { sortBy: ProductSort; page: number; choice: FacetChoice };

/** Order, page and chosen facets of a list from its address. */
export function readListQuery(parameters: URLSearchParams, defaultSort: ProductSort): ListQuery {
  const sort = parameters.get('sortBy') ?? '';
  const page = Number(parameters.get('page') ?? 1);
  return {
    sortBy: isProductSort(sort) ? sort : defaultSort,
    // Past the last one is past the end: not found, as any page that the list does not have.
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, lastPage) : 1,
    choice: readFacetChoice(parameters),
  };
}

/**
 * Orders that a list offers: relevance only for searches, the size of the price drop only for deals, and the price
 * per unit where the list has a unit.
 */
export function sortsOf(defaultSort: ProductSort, hasUnit: boolean): ProductSort[] {
  if (defaultSort === 'drop') return ['drop', 'drop_amount', 'drop_usual', 'delivered', 'rating', 'offers'];
  const priced: ProductSort[] = [
    'delivered',
    'price',
    'price_desc',
    ...(hasUnit ? (['unit_price'] as const) : []),
  ];
  return defaultSort === 'relevance'
    ? ['relevance', ...priced, 'rating', 'offers', 'arrival', 'drop', 'newest']
    : ['rating', ...priced, 'offers', 'arrival', 'drop', 'newest'];
}
