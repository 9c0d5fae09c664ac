import type { ProductFacts, SearchCategory } from './document.ts';
import { documentLimit, type IndexData, type StoredSort, shared } from './index-data.ts';
import { sortedBy } from './sorting.ts';
import { dampedRating, standingOf } from './standing.ts';

type Columns = Pick<
  IndexData,
  | 'listed'
  | 'ids'
  | 'byId'
  | 'category'
  | 'categoryIds'
  | 'categoryStarts'
  | 'categoryDocuments'
  | 'priceCents'
  | 'standing'
  | 'orders'
>;

const last = 2 ** 31 - 1;
const steps = 65_535;

/** Facts in document order: listed ones first, then by standing, then the newest id. */
export function inDocumentOrder(facts: readonly ProductFacts[]): ProductFacts[] {
  if (facts.length >= documentLimit)
    throw new RangeError(`the index holds ${documentLimit} products at most`);
  const newestFirst = facts.toSorted((a, b) => b.id - a.id);
  const order = sortedBy(facts.length, (i) => {
    const product = newestFirst[i] as ProductFacts;
    return (product.hasOffers ? 0 : steps + 1) + Math.round((1 - standingOf(product)) * steps);
  });
  return Array.from(order, (i) => newestFirst[i] as ProductFacts);
}

/** Lays the facts of ordered documents down in columns, with every order that lists are shown in. */
export function buildColumns(
  ordered: readonly ProductFacts[],
  categories: readonly SearchCategory[],
): Columns {
  const listed = ordered.reduce((sum, facts) => sum + (facts.hasOffers ? 1 : 0), 0);
  const ids = shared.float64(ordered.length);
  const category = shared.uint16(ordered.length);
  const priceCents = shared.int32(ordered.length);
  const standing = shared.uint8(ordered.length);
  const placeOf = new Map(categories.map(({ id }, place) => [id, place]));
  ordered.forEach((facts, document) => {
    ids[document] = facts.id;
    category[document] = placeOf.get(facts.categoryId ?? 0) ?? categories.length;
    priceCents[document] = facts.priceCents ?? 0;
    standing[document] = Math.round(standingOf(facts) * 255);
  });
  const byId = shared.uint32(ordered.length);
  byId.set(Uint32Array.from(ids, (_, i) => i).sort((a, b) => (ids[a] as number) - (ids[b] as number)));
  return {
    listed,
    ids,
    byId,
    category,
    categoryIds: categories.map(({ id }) => id),
    priceCents,
    standing,
    orders: buildOrders(ordered, listed),
    ...groupByCategory(category.subarray(0, listed), categories.length + 1),
  };
}

/** Whole numbers that ascend in each order; what a product lacks puts it last. */
const sortKeys: Record<StoredSort, (facts: ProductFacts) => number> = {
  delivered: (facts) => facts.totalCents ?? last,
  price: (facts) => facts.priceCents ?? last,
  price_desc: (facts) => (facts.priceCents === null ? last : last - 1 - facts.priceCents),
  rating: (facts) => {
    const rating = dampedRating(facts.rating, facts.ratingCount);
    return rating === null ? last : Math.round((5 - rating) * 1e6);
  },
  offers: (facts) => last - facts.offersCount,
  newest: (facts) => last - Math.max(0, Math.floor(facts.createdAt / 1000)),
};

function buildOrders(ordered: readonly ProductFacts[], listed: number): IndexData['orders'] {
  const entries = Object.entries(sortKeys).map(([sort, key]) => {
    const documents = shared.uint32(listed);
    const places = shared.uint32(listed);
    documents.set(sortedBy(listed, (document) => key(ordered[document] as ProductFacts)));
    documents.forEach((document, place) => {
      places[document] = place;
    });
    return [sort, { documents, places }];
  });
  return Object.fromEntries(entries) as IndexData['orders'];
}

function groupByCategory(
  category: Uint16Array,
  count: number,
): Pick<IndexData, 'categoryStarts' | 'categoryDocuments'> {
  const categoryStarts = shared.uint32(count + 1);
  for (const place of category) categoryStarts[place + 1] = (categoryStarts[place + 1] as number) + 1;
  for (let i = 0; i < count; i++) {
    categoryStarts[i + 1] = (categoryStarts[i + 1] as number) + (categoryStarts[i] as number);
  }
  const next = categoryStarts.slice();
  const categoryDocuments = shared.uint32(category.length);
  category.forEach((place, document) => {
    const at = next[place] as number;
    categoryDocuments[at] = document;
    next[place] = at + 1;
  });
  return { categoryStarts, categoryDocuments };
}
