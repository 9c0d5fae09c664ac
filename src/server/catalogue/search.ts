import type { ProductSort } from '../../contract/sorting.ts';

type Awaitable<T> = T | Promise<T>;

export type SearchRequest = {
  query?: string | undefined;
  categoryId?: number | undefined;
  sort: ProductSort;
  offset: number;
  limit: number;
};

/** Ids of one page in order; `correctedQuery`: what was searched where the text itself found nothing. */
export type SearchAnswer = { ids: readonly number[]; total: number; correctedQuery?: string | null };

/** What the catalogue asks of a search index. It holds the products that have live offers. */
export type CatalogueSearch = {
  /** The catalogue version that the index was built from. */
  version(): number;
  search(request: SearchRequest): Awaitable<SearchAnswer>;
  /** Number of listed products by category id. */
  countsByCategory(): ReadonlyMap<number, number>;
  /** Ids of products like this one, best first; none for a product that is not listed. */
  similar(id: number, limit: number): Awaitable<readonly number[]>;
};
