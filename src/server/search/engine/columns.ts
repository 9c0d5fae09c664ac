import { conditions } from '../../../contract/conditions.ts';
import { numberBrands } from './brands.ts';
import type { ConditionFacts, ProductFacts, SearchCategory, SearchMerchant } from './document.ts';
import { documentLimit, type IndexData, type StoredSort, shared } from './index-data.ts';
import { layOutMerchants } from './merchants.ts';
import { offerBitsOf } from './offer-bits.ts';
import { priceStep } from './price-bands.ts';
import { sortedBy } from './sorting.ts';
import { layOutSpecifications } from './specifications.ts';
import { dampedRating, standingOf } from './standing.ts';

type Columns = Omit<
  IndexData,
  | 'categoryNames'
  | 'dictionary'
  | 'spelling'
  | 'starts'
  | 'documents'
  | 'impacts'
  | 'places'
  | 'titleStarts'
  | 'titleTerms'
>;

const last = 2 ** 31 - 1;
const steps = 65_535;

/** Lays the facts of all products down in columns, in document order, with every order that lists are shown in. */
export function buildColumns(
  facts: readonly ProductFacts[],
  categories: readonly SearchCategory[],
  merchants: readonly SearchMerchant[],
): Columns {
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
  const facets = fillFacets(ordered, categories, listed);
  return {
    listed,
    byId,
    everything,
    categoryIds: categories.map(({ id }) => id),
    orders: buildOrders(ordered, listed),
    ...fillColumns(ordered),
    ...fillOffers(ordered, listed),
    ...layOutMerchants(ordered, merchants, listed),
    ...layOutSpecifications(ordered, listed),
    ...facets,
    ...groupByCategory(facets.facets.category.subarray(0, listed), categories.length + 1),
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
): Pick<Columns, 'ids' | 'priceCents' | 'totalCents' | 'standing'> {
  const columns = {
    ids: shared.float64(ordered.length),
    priceCents: shared.int32(ordered.length),
    totalCents: shared.int32(ordered.length),
    standing: shared.uint8(ordered.length),
  };
  ordered.forEach((facts, document) => {
    columns.ids[document] = facts.id;
    columns.priceCents[document] = facts.priceCents ?? 0;
    columns.totalCents[document] = facts.totalCents ?? 0;
    columns.standing[document] = Math.round(standingOf(facts) * 255);
  });
  return columns;
}

function fillFacets(
  ordered: readonly ProductFacts[],
  categories: readonly SearchCategory[],
  listed: number,
): Pick<Columns, 'facets' | 'brandKeys' | 'brandNames' | 'brandCounts'> {
  const { brand, ...brands } = numberBrands(ordered, listed);
  const column = () => shared.uint16(ordered.length);
  const facets = { category: column(), brand, price: column(), rating: column() };
  const placeOf = new Map(categories.map(({ id }, place) => [id, place]));
  ordered.forEach((facts, document) => {
    facets.category[document] = placeOf.get(facts.categoryId ?? 0) ?? categories.length;
    facets.price[document] = priceStep(facts.totalCents ?? 0);
    facets.rating[document] = Math.floor(facts.rating ?? 0);
  });
  return { facets, ...brands };
}

/** The main offer's condition first, then the others. */
function everyCondition({ condition, priceCents, totalCents, otherConditions, ...facts }: ProductFacts) {
  if (condition === null || priceCents === null || totalCents === null) return otherConditions;
  const main: ConditionFacts = { ...facts, condition, priceCents, totalCents };
  return [main, ...otherConditions];
}

function fillOffers(
  ordered: readonly ProductFacts[],
  listed: number,
): Pick<Columns, 'offerBits' | 'conditionPrices'> {
  const offerBits = shared.uint16(listed);
  const conditionPrices = conditions.map(() => ({
    priceCents: shared.int32(listed),
    totalCents: shared.int32(listed),
  }));
  for (let document = 0; document < listed; document++) {
    const facts = everyCondition(ordered[document] as ProductFacts);
    offerBits[document] = offerBitsOf(facts);
    for (const { condition, priceCents, totalCents } of facts) {
      const prices = conditionPrices[conditions.indexOf(condition)];
      if (!prices) continue;
      prices.priceCents[document] = priceCents;
      prices.totalCents[document] = totalCents;
    }
  }
  return { offerBits, conditionPrices };
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
  drop: (facts) => (facts.drop > 0 ? Math.round((1 - facts.drop) * 1e6) : last),
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
