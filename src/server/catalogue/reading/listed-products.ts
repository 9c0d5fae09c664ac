import type { FacetChoice } from '../../../contract/catalogue/facet-choice.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Facets, Search } from '../../search/service.ts';
import type { Categories } from '../categories.ts';
import { specificationKeysOf, toFilters } from './list-facets.ts';

/** A list as somebody chose it; `category` by name or key. */
export type ChosenList = {
  category?: string | undefined;
  search: string;
  isAsTyped: boolean;
  choice: FacetChoice;
};

/** The index leaves out values that nothing has: then nothing is what was chosen. */
function isAnswered({ in: categories, brand, merchant, spec }: FacetChoice, facets: Facets): boolean {
  const has = (wanted: readonly string[], values: readonly { isChosen: boolean }[]) =>
    wanted.length === 0 || values.some(({ isChosen }) => isChosen);
  const keys = [...new Set(spec.map((each) => each.slice(0, each.indexOf(':'))))];
  return (
    has(categories, facets.categories) &&
    has(brand, facets.brands) &&
    has(merchant, facets.merchants) &&
    keys.every((key) => has(spec, facets.specifications.find((each) => each.key === key)?.values ?? []))
  );
}

/**
 * Products of a list that are in stock for at most `limitCents` delivered, the cheapest first, without those that a text
 * finds besides. @throws AppError `not_found`: unknown category
 */
export async function findListed(
  search: Pick<Search, 'search'>,
  categories: Categories,
  { category, search: query, isAsTyped, choice }: ChosenList,
  { limitCents, limit }: { limitCents: number; limit: number },
): Promise<number[]> {
  const own = category === undefined ? undefined : categories.find(category);
  if (category !== undefined && !own) throw new AppError('not_found', { reason: 'category_unknown' });
  const categoryId = own && Number(own._id);
  const { ids, leading, facets } = await search.search({
    query: query || undefined,
    isAsTyped,
    categoryId,
    filters: { ...toFilters({ ...choice, stock: 'in' }, categories), toCents: limitCents },
    facets: { specificationKeys: specificationKeysOf(categories), categoryId },
    sort: 'delivered',
    offset: 0,
    limit,
  });
  return facets && isAnswered(choice, facets) ? ids.slice(0, leading) : [];
}
