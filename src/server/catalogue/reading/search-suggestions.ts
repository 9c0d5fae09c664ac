import type { ProductCard } from '../../../contract/catalogue/schema.ts';
import type { Suggestions } from '../../../contract/catalogue/suggestions-schema.ts';
import type { Language } from '../../../contract/language.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Search } from '../../search/service.ts';
import type { Categories } from '../categories.ts';

type SuggestionSources = {
  search: Pick<Search, 'version' | 'suggest'>;
  getCategories(): Promise<Categories>;
  listCards(ids: readonly number[]): Promise<ProductCard[]>;
};

/** Things suggested in all, and of the kinds that lead to lists: products fill what these leave. */
const maxSuggestions = 8;
const maxOfListKind = 2;
const maxProducts = 5;
/** One letter matches too much to be useful. */
const minLength = 2;

const nothing: Suggestions = { products: [], categories: [], brands: [] };

/** What a text that is still being typed may mean. @throws AppError `unavailable` until the index is there */
export async function findSuggestions(
  text: string,
  language: Language,
  sources: SuggestionSources,
): Promise<Suggestions> {
  if (sources.search.version() === 0) throw new AppError('unavailable');
  if (text.length < minLength) return nothing;
  const [found, categories] = await Promise.all([
    sources.search.suggest(text, maxProducts, language),
    sources.getCategories(),
  ]);
  const meant = found.categoryIds.slice(0, maxOfListKind).flatMap((id) => categories.byId.get(id) ?? []);
  const brands = found.brands.slice(0, maxOfListKind);
  const left = maxSuggestions - meant.length - brands.length;
  return {
    products: await sources.listCards(found.productIds.slice(0, left)),
    categories: meant,
    brands: brands.map(({ brand, count }) => ({ brand, productsCount: count })),
  };
}
