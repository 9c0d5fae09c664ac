import type { Category, ProductCard } from '../../contract/catalogue.schema.ts';
import type { ProductSort } from '../../contract/sorting.ts';
import { AppError } from '../platform/app-error.ts';
import type { Page } from '../platform/call-handlers.ts';
import type { Database } from '../platform/database.ts';
import type { Search } from '../search/service.ts';
import { mainOfferOf, toCard } from './cards.ts';
import type { Categories } from './categories.ts';
import { listProductCards, type ProductCardRow } from './queries.ts';

/** One page of a list as asked for; `category` by name or key. */
export type ListRequest = {
  category?: string | undefined;
  search?: string | undefined;
  sortBy?: ProductSort | undefined;
  limit: number;
  page: number;
};

/** A page of products as lists show them; `correctedQuery`: what was searched instead of the text itself. */
export type CardPage = Page<ProductCard> & { correctedQuery: string | null };

/** Reads products in the order that the search index gave. */
export type CardLists = {
  listCards(ids: readonly number[]): Promise<ProductCard[]>;
  /** @throws AppError `unavailable` until the index is there */
  findPage(request: ListRequest, category: Category | undefined): Promise<CardPage>;
};

function rowToCard(row: ProductCardRow, categories: Categories): ProductCard {
  const counts = { offersCount: row.offersCount ?? 0, merchantsCount: row.merchantsCount ?? 0 };
  return toCard(row, categories.byId.get(row.categoryId ?? 0), mainOfferOf(row), counts);
}

/** The index chooses and orders, the database tells what the products are. */
export function createCardLists(
  db: Database,
  search: Pick<Search, 'search' | 'version'>,
  getCategories: () => Promise<Categories>,
): CardLists {
  async function listCards(ids: readonly number[]): Promise<ProductCard[]> {
    if (ids.length === 0) return [];
    const [categories, rows] = await Promise.all([getCategories(), listProductCards(db, ids)]);
    return rows.map((row) => rowToCard(row, categories));
  }

  return {
    listCards,
    async findPage({ search: query, sortBy = 'relevance', limit, page }, category) {
      // Without an index there is no telling that a list is empty.
      if (search.version() === 0) throw new AppError('unavailable');
      const offset = (page - 1) * limit;
      const categoryId = category && Number(category._id);
      const found = await search.search({
        query: query || undefined,
        categoryId,
        sort: sortBy,
        offset,
        limit,
      });
      const { ids, total, correctedQuery } = found;
      return { items: await listCards(ids), total, page, limit, correctedQuery };
    },
  };
}
