import fc from 'fast-check';
import { type Condition, conditions } from '../../src/contract/catalogue/conditions.ts';
import type { ProductSort } from '../../src/contract/catalogue/product-sorts.ts';
import { type Engine, openEngine } from '../../src/server/search/engine/engine.ts';
import type { Filters } from '../../src/server/search/engine/facets/filters.ts';
import {
  type ConditionFacts,
  type SearchDocument,
  type SizeFacts,
  sizeKey,
} from '../../src/server/search/engine/search-document.ts';
import { createSenseFinders } from '../../src/server/search/engine/words/synonyms.ts';
import { createTestCatalogue } from './search-index.ts';

const categories = [10, 20].map((id) => ({ id, names: [`Category ${id}`] }));
export const merchants = [
  { id: 7, name: 'Nord' },
  { id: 8, name: 'Été' },
  { id: 9, name: 'Sud' },
];
const specificationKeys = new Map([10, 20].map((id) => [id, ['socket', 'capacity', 'size', 'unknown']]));

export type Offer = Omit<ConditionFacts, 'priceCents'>;

export const inCondition = (condition: Condition, more: Partial<Offer> = {}): Offer => ({
  condition,
  totalCents: 1_000,
  inStock: true,
  hasFreeDelivery: false,
  merchantIds: [7],
  ...more,
});

/** A size of a product in a condition. */
export const inSize = (label: string, totalCents: number, more: Partial<SizeFacts> = {}): SizeFacts => {
  const stock = { inStock: true, hasFreeDelivery: false, merchantIds: [7] };
  return { label, condition: 'new', priceCents: totalCents, totalCents, ...stock, ...more };
};

/** Any size of these labels. */
export const anySize = (...labels: string[]): fc.Arbitrary<SizeFacts> =>
  fc
    .record({
      label: fc.constantFrom(...labels),
      condition: fc.constantFrom(...conditions),
      totalCents: fc.constantFrom(999, 1_000, 1_500, 2_000, 70_000),
      inStock: fc.boolean(),
      deliveryUnknown: fc.boolean(),
      isFree: fc.boolean(),
      days: fc.constantFrom(null, 0, 1, 2, 4, 10),
      merchantIds: fc.uniqueArray(fc.constantFrom(...merchants.map(({ id }) => id)), { minLength: 1 }),
    })
    .map(({ label, totalCents, isFree, days, ...more }) =>
      inSize(label, totalCents, {
        ...more,
        hasFreeDelivery: isFree && more.inStock,
        deliveryDays: more.inStock ? days : null,
      }),
    );

/**
 * A product by what is on offer in each condition, the main one first; each of its sizes is a specification, and only its own
 * merchants have them.
 */
export function product(
  id: number,
  offers: readonly Offer[],
  more: Partial<SearchDocument> = {},
): SearchDocument {
  const [main, ...others] = offers.map((offer) => ({ ...offer, priceCents: offer.totalCents }));
  const isOwn = (merchant: number) => offers.some(({ merchantIds }) => merchantIds.includes(merchant));
  const sizes = more.sizes?.map((size) => ({ ...size, merchantIds: size.merchantIds.filter(isOwn) }));
  return {
    id,
    title: 'radio',
    brand: '',
    description: '',
    codes: [],
    kinds: [],
    categoryId: 10,
    isCategoryGuessed: false,
    rating: null,
    ratingCount: null,
    merchantsCount: 1,
    createdAt: id * 1000,
    hasOffers: true,
    awaitsMerchant: false,
    ...(main ?? {
      ...inCondition('new'),
      condition: null,
      priceCents: null,
      totalCents: null,
      inStock: false,
    }),
    otherConditions: others,
    ...more,
    ...(sizes && { sizes }),
    specifications: [
      ...(more.specifications ?? []),
      ...[...new Set(more.sizes?.map(({ label }) => label))].map((label) => has(sizeKey, label)),
    ],
  };
}

/** A specification whose text is all that is known of it. */
export const has = (key: string, value: string) => ({ key, value, display: value });

export function createEngine(documents: readonly SearchDocument[], offeredBy = merchants): Engine {
  const data = createTestCatalogue(documents).build({ categories, merchants: offeredBy });
  return openEngine(data, createSenseFinders([]));
}

export const ask = (engine: Engine, filters: Filters, sort: ProductSort = 'newest', query = '') =>
  engine.search({ query, filters, facets: { specificationKeys }, sort, offset: 0, limit: 100 });
