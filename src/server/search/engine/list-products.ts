import type { FacetRequest, Facets } from './facets/filters.ts';
import { type Narrower, sizesOf } from './facets/narrower.ts';
import { fallenBit, type IndexData } from './index-data.ts';
import { createFoldedLists, type Folder } from './querying/fold.ts';
import type { OrderPages } from './querying/order-pages.ts';
import type { Scratch } from './querying/scratch.ts';
import { asTyped, type EngineRequest, type EngineResult, isStored, mayFold } from './request.ts';

type Parts = Folder & {
  narrow: Narrower;
  orderPages: OrderPages;
  /** All listed documents, or those of a category, by standing. Read-only. */
  browse(categoryId: number | undefined): Uint32Array;
  productIds(documents: ArrayLike<number>): number[];
};

export type ProductLists = {
  /** All listed products, or those of a category. */
  list(request: EngineRequest): EngineResult;
  /** For a query without words, such as "%": it matches nothing. */
  listNothing(request: EngineRequest): EngineResult;
};

/** Lists without a query. What an unfiltered one holds is cached with the index. */
export function createProductLists(data: IndexData, scratch: Scratch, parts: Parts): ProductLists {
  const { fold, narrow, browse, productIds } = parts;
  const { pageInOrder, isFirst } = parts.orderPages;
  const listing = scratch('uint32', 'listing', data.listed);
  const wholeFacets = new Map<number | undefined, Facets>();
  const wholeFolded = createFoldedLists(4 * data.listed);

  function facetsOf(all: Uint32Array, categoryId: number | undefined, request: FacetRequest): Facets | null {
    const kept = wholeFacets.get(categoryId);
    if (kept) return kept;
    listing.set(all);
    const { facets } = narrow({ documents: listing, count: all.length }, undefined, request);
    if (facets) wholeFacets.set(categoryId, facets);
    return facets;
  }

  /** One product of each family, in an order. */
  function foldWhole(whole: Uint32Array, request: EngineRequest): Uint32Array {
    return wholeFolded(`${request.categoryId} ${request.sort}`, () => {
      listing.set(whole);
      return listing.slice(0, fold(listing, whole.length, isFirst(request, undefined)));
    });
  }

  function listWhole(whole: Uint32Array, request: EngineRequest): EngineResult {
    const { offset, limit, categoryId } = request;
    const facets = request.facets ? facetsOf(whole, categoryId, request.facets) : null;
    const isFolded = mayFold(request);
    const all = isFolded ? foldWhole(whole, request) : whole;
    const folding = { products: whole.length, isFolded };
    const shown = isStored(request)
      ? pageInOrder({ documents: all, count: all.length }, request, undefined)
      : all.subarray(offset, offset + limit);
    return { ids: productIds(shown), total: all.length, ...folding, leading: all.length, ...asTyped, facets };
  }

  /** Copies documents to where they are narrowed; returns how many. */
  function copyListed(all: Uint32Array, days: EngineRequest['fallenWithin']): number {
    if (days === undefined) {
      listing.set(all);
      return all.length;
    }
    let count = 0;
    for (const document of all) {
      if (data.fallenWithin[document] & fallenBit[days]) listing[count++] = document;
    }
    return count;
  }

  function listNarrowed(all: Uint32Array, request: EngineRequest): EngineResult {
    const whole = { documents: listing, count: copyListed(all, request.fallenWithin) };
    const { count: products, facets, chosen } = narrow(whole, request.filters, request.facets);
    const { offset, limit } = request;
    const isFolded = mayFold(request);
    const count = isFolded ? fold(listing, products, isFirst(request, chosen)) : products;
    const shown = isStored(request)
      ? pageInOrder({ documents: listing, count }, request, chosen)
      : listing.subarray(0, count).subarray(offset, offset + limit);
    const folding = { products, isFolded };
    const sizes = sizesOf(chosen);
    return { ids: productIds(shown), total: count, ...folding, leading: count, ...asTyped, ...sizes, facets };
  }

  return {
    list(request) {
      const all = browse(request.categoryId);
      const isWhole = !request.filters && request.fallenWithin === undefined;
      return isWhole ? listWhole(all, request) : listNarrowed(all, request);
    },
    listNothing({ filters, facets: request }) {
      const { facets } = narrow({ documents: listing, count: 0 }, filters, request);
      return { ids: [], total: 0, products: 0, isFolded: false, leading: 0, ...asTyped, facets };
    },
  };
}
