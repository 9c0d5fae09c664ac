import fc from 'fast-check';
import { type Condition, conditions } from '../../src/contract/catalogue/conditions.ts';
import { productSorts } from '../../src/contract/catalogue/product-sorts.ts';
import type { EngineRequest } from '../../src/server/search/engine/request.ts';
import { type SearchDocument, sizeKey } from '../../src/server/search/engine/search-document.ts';
import { anySize, has, merchants, product } from '../helpers/facet-catalogue.ts';

/** Categories of the products below; keys that lists of them are narrowed by. */
export const categories = [10, 20].map((id) => ({ id, names: [`Category ${id}`] }));
export const specificationKeys = new Map(
  categories.map(({ id }) => [id, ['socket', 'capacity', 'size', 'unknown']]),
);

const offerIn = (condition: Condition) =>
  fc
    .record({
      totalCents: fc.constantFrom(999, 1_000, 1_500, 2_000, 70_000),
      deliveryUnknown: fc.boolean(),
      inStock: fc.boolean(),
      isUntold: fc.boolean(),
      isFree: fc.boolean(),
      days: fc.constantFrom(null, 0, 1, 2, 4, 10),
      merchantIds: fc.uniqueArray(fc.constantFrom(...merchants.map(({ id }) => id)), { minLength: 1 }),
    })
    .map(({ isFree, isUntold, days, ...offer }) => ({
      ...offer,
      condition,
      stockUnknown: isUntold && !offer.inStock,
      hasFreeDelivery: isFree && offer.inStock,
      deliveryDays: offer.inStock ? days : null,
    }));

const offers = fc
  .tuple(...conditions.map((condition) => fc.option(offerIn(condition), { freq: 2 })))
  .map((all) => all.filter((offer) => offer !== null))
  // The main offer's condition comes first: what is in stock, then the better condition.
  .map((all) => all.toSorted((a, b) => Number(b.inStock) - Number(a.inStock)));

const specification = fc
  .tuple(fc.constantFrom('socket', 'capacity'), fc.constantFrom('1', '2', '10'))
  .map(([key, value]) => has(key, value));

const size = anySize('40', '42', 'W32/L34');

const drop = fc.record({
  share: fc.constantFrom(0.1, 0.3),
  cents: fc.constantFrom(100, 900),
  belowUsual: fc.constantFrom(0.05, 0.2),
});

const facts = fc.record({
  offers,
  title: fc.constantFrom('radio', 'radio alarm', 'alarm for radio', 'radio usb', 'usb hub', 'lamp'),
  description: fc.constantFrom('', 'a radio', 'with usb'),
  categoryId: fc.constantFrom(10, 20, null),
  brand: fc.constantFrom('Acme', 'Zeta', ''),
  rating: fc.constantFrom(null, 2.5, 4, 5),
  ratingCount: fc.constantFrom(null, 1, 30),
  merchantsCount: fc.constantFrom(1, 2, 5),
  familyId: fc.constantFrom(null, null, 1, 2),
  drops: fc.record({ 1: drop, 7: drop }, { requiredKeys: [] }),
  contentAmount: fc.constantFrom(null, 100, 2_000),
  isAwaiting: fc.boolean(),
  sizes: fc.option(
    fc.uniqueArray(size, { maxLength: 5, selector: ({ label, condition }) => label + condition }),
    { nil: [], freq: 2 },
  ),
  specifications: fc.uniqueArray(specification, { maxLength: 3, selector: ({ key, value }) => key + value }),
});

type Facts = typeof facts extends fc.Arbitrary<infer T> ? T : never;

function toProduct({ offers: own, isAwaiting, drops, sizes, ...more }: Facts, at: number): SearchDocument {
  const isNew = own[0]?.condition === 'new' && own[0].inStock;
  return product(at + 1, own, {
    ...more,
    sizes: own.length > 0 ? sizes : [],
    hasOffers: own.length > 0,
    awaitsMerchant: own.length === 0 && isAwaiting,
    ...(own.length === 0 && { inStock: false }),
    // Only new goods in stock fall.
    drops: isNew ? drops : {},
  });
}

/** Any products, the same for the same seed. */
export const anyProducts = (seed: number): SearchDocument[] =>
  fc.sample(facts, { numRuns: 40, seed }).map(toProduct);

const chosen = fc.oneof(
  specification,
  fc.constantFrom('40', '42', 'W32/L34').map((value) => has(sizeKey, value)),
);
const some = <T>(...values: T[]) => fc.option(fc.subarray(values), { nil: [], freq: 2 });

const request = fc.record({
  query: fc.constantFrom(
    '',
    '',
    'radio',
    'radio alarm',
    'usb radio',
    'raido',
    'lamp usb alarm',
    'acme radio',
  ),
  filters: fc.option(
    fc.record({
      categoryIds: some(10, 20),
      brands: some('Acme', 'Zeta', 'Nobody'),
      merchants: some(...merchants.map(({ name }) => name)),
      fromCents: fc.constantFrom(0, 0, 1_000),
      toCents: fc.constantFrom(99_999, 99_999, 2_000),
      minRating: fc.constantFrom(0, 0, 4),
      inStock: fc.boolean(),
      freeDelivery: fc.boolean(),
      arrivesWithin: fc.constantFrom(undefined, 1, 2, 5),
      conditions: some(...conditions),
      specifications: fc.oneof(fc.constant([]), fc.array(chosen, { maxLength: 3 })),
    }),
    { nil: undefined },
  ),
  categoryId: fc.constantFrom(undefined, undefined, 10),
  fallenWithin: fc.constantFrom(undefined, undefined, undefined, 1 as const, 7 as const),
  isFolded: fc.boolean(),
  sort: fc.constantFrom(...productSorts),
  offset: fc.constantFrom(0, 3, 20),
  limit: fc.constantFrom(100, 5),
});

/** Any requests, with facets, the same for the same seed. */
export const anyRequests = (seed: number, count: number): EngineRequest[] =>
  fc.sample(request, { numRuns: count, seed }).map(({ fallenWithin, ...rest }) => ({
    ...rest,
    facets: { specificationKeys, categoryId: rest.categoryId },
    // Falls of prices are listed without a query only.
    ...(rest.query === '' && { fallenWithin }),
  }));
