import { buildDictionary } from './dictionary.ts';
import type { ProductFacts, SearchCategory } from './document.ts';
import { withoutAccents } from './fold.ts';
import {
  conditionBit,
  documentLimit,
  type IndexData,
  inStockBit,
  ratingScale,
  type StoredSort,
  shared,
} from './index-data.ts';
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
  | 'everything'
  | 'priceCents'
  | 'totalCents'
  | 'rating'
  | 'flags'
  | 'brand'
  | 'brandNames'
  | 'standing'
  | 'orders'
>;

const last = 2 ** 31 - 1;
const steps = 65_535;

/** Lays the facts of all products down in columns, in document order, with every order that lists are shown in. */
export function buildColumns(facts: readonly ProductFacts[], categories: readonly SearchCategory[]): Columns {
  if (facts.length >= documentLimit)
    throw new RangeError(`the index holds ${documentLimit} products at most`);
  const newestFirst = facts.toSorted((a, b) => b.id - a.id);
  const order = documentOrder(newestFirst);
  const ordered = Array.from(order, (at) => newestFirst[at] as ProductFacts);
  const byId = shared.uint32(order.length);
  order.forEach((at, document) => {
    byId[order.length - 1 - at] = document;
  });
  const everything = shared.uint32(ordered.reduce((sum, { hasOffers }) => sum + (hasOffers ? 1 : 0), 0));
  everything.forEach((_, document) => {
    everything[document] = document;
  });
  const listed = everything.length;
  const columns = fillColumns(ordered, categories);
  return {
    listed,
    byId,
    everything,
    categoryIds: categories.map(({ id }) => id),
    orders: buildOrders(ordered, listed),
    ...columns,
    ...nameBrands(ordered),
    ...groupByCategory(columns.category.subarray(0, listed), categories.length + 1),
  };
}

/** Listed products first, then by standing, then as they came. */
function documentOrder(facts: readonly ProductFacts[]): Uint32Array {
  return sortedBy(facts.length, (i) => {
    const product = facts[i] as ProductFacts;
    return (product.hasOffers ? 0 : steps + 1) + Math.round((1 - standingOf(product)) * steps);
  });
}

function fillColumns(
  ordered: readonly ProductFacts[],
  categories: readonly SearchCategory[],
): Pick<Columns, 'ids' | 'category' | 'priceCents' | 'totalCents' | 'rating' | 'flags' | 'standing'> {
  const columns = {
    ids: shared.float64(ordered.length),
    category: shared.uint16(ordered.length),
    priceCents: shared.int32(ordered.length),
    totalCents: shared.int32(ordered.length),
    rating: shared.uint8(ordered.length),
    flags: shared.uint8(ordered.length),
    standing: shared.uint8(ordered.length),
  };
  const placeOf = new Map(categories.map(({ id }, place) => [id, place]));
  ordered.forEach((facts, document) => {
    columns.ids[document] = facts.id;
    columns.category[document] = placeOf.get(facts.categoryId ?? 0) ?? categories.length;
    columns.priceCents[document] = facts.priceCents ?? 0;
    columns.totalCents[document] = facts.totalCents ?? 0;
    columns.rating[document] = Math.round((facts.rating ?? 0) * ratingScale);
    columns.flags[document] = flagsOf(facts);
    columns.standing[document] = Math.round(standingOf(facts) * 255);
  });
  return columns;
}

const flagsOf = ({ inStock, condition }: ProductFacts): number =>
  (inStock ? inStockBit : 0) | (condition ? conditionBit[condition] : 0);

/** Brands that fold alike are one, under the spelling that most products have. */
function nameBrands(ordered: readonly ProductFacts[]): Pick<Columns, 'brand' | 'brandNames'> {
  const spellings = new Map<string, number>();
  for (const { brand } of ordered) if (brand !== '') spellings.set(brand, (spellings.get(brand) ?? 0) + 1);
  const names = new Map<string, string>();
  for (const [spelling, count] of spellings) {
    const known = names.get(keyOf(spelling));
    const others = known === undefined ? 0 : (spellings.get(known) ?? 0);
    if (known === undefined || count > others || (count === others && spelling < known)) {
      names.set(keyOf(spelling), spelling);
    }
  }
  const sorted = [...names.values()].sort();
  const numbers = new Map(sorted.map((name, at) => [name, at + 1]));
  const numberOf = new Map(
    [...spellings.keys()].map((one) => [one, numbers.get(names.get(keyOf(one)) ?? '') ?? 0]),
  );
  const brand = shared.uint32(ordered.length);
  ordered.forEach((facts, document) => {
    brand[document] = numberOf.get(facts.brand) ?? 0;
  });
  return { brand, brandNames: buildDictionary(sorted) };
}

const keyOf = (brand: string): string => withoutAccents(brand).toLowerCase();

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
