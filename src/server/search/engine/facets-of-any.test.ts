import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anySize,
  ask,
  createEngine,
  has,
  merchants,
  type Offer,
  product,
} from '../../../../test/helpers/facet-catalogue.ts';
import { type Condition, conditions } from '../../../contract/catalogue/conditions.ts';
import { productSorts } from '../../../contract/catalogue/product-sorts.ts';
import type { Facets, Filters } from './facets/filters.ts';
import { type SearchDocument, type SizeFacts, sizeKey } from './search-document.ts';

/** What is shown, said as plainly as can be. */
const reference = {
  chosenOffer(all: readonly Offer[], chosen: Filters['conditions']): Offer | undefined {
    if (!chosen?.length) return all[0];
    const wanted = conditions.flatMap((condition) =>
      chosen.includes(condition) ? all.filter((offer) => offer.condition === condition) : [],
    );
    return wanted.find((offer) => offer.inStock) ?? wanted[0];
  },
  /** What is on offer in the sizes that are chosen: of each condition the best one, the stock of all. */
  offersInSizes(sizes: readonly SizeFacts[]): Offer[] {
    return conditions.flatMap((condition) => {
      const own = sizes.filter((size) => size.condition === condition);
      const inStock = own.some((size) => size.inStock);
      const sold = own.filter((size) => size.inStock === inStock);
      const known = sold.filter(({ deliveryUnknown }) => !deliveryUnknown);
      if (own.length === 0) return [];
      return {
        condition,
        totalCents: Math.min(...(known.length > 0 ? known : sold).map(({ totalCents }) => totalCents)),
        inStock,
        hasFreeDelivery: own.some(({ hasFreeDelivery }) => hasFreeDelivery),
        deliveryDays: Math.min(...own.map(({ deliveryDays }) => deliveryDays ?? 99)),
        merchantIds: own.flatMap(({ merchantIds }) => merchantIds),
      };
    });
  },
  isShown({ otherConditions, ...main }: SearchDocument, filters: Filters): boolean {
    const { fromCents = 0, toCents = Number.POSITIVE_INFINITY } = filters;
    const whole = main.condition ? [main as Offer, ...otherConditions] : [];
    const labels = (filters.specifications ?? []).flatMap(({ key, value }) => (key === sizeKey ? value : []));
    const all =
      labels.length > 0
        ? reference.offersInSizes((main.sizes ?? []).filter(({ label }) => labels.includes(label)))
        : whole;
    const areChosen = labels.length > 0 || (filters.conditions?.length ?? 0) > 0;
    const wanted = all.filter(
      ({ condition }) => !filters.conditions?.length || filters.conditions.includes(condition),
    );
    const total = reference.chosenOffer(
      all,
      areChosen && !filters.conditions?.length ? conditions : filters.conditions,
    )?.totalCents;
    const hasOneOf = (key: string, values: readonly string[]) =>
      main.specifications.some((each) => each.key === key && values.includes(each.value));
    const byKey = Map.groupBy(filters.specifications ?? [], ({ key }) => key);
    return (
      wanted.length > 0 &&
      (!filters.categoryIds?.length || filters.categoryIds.includes(main.categoryId ?? -1)) &&
      (!filters.brands?.length || filters.brands.includes(main.brand)) &&
      (!filters.minRating || Math.floor(main.rating ?? 0) >= filters.minRating) &&
      total !== undefined &&
      total >= fromCents &&
      total <= toCents &&
      (!filters.inStock || wanted.some(({ inStock }) => inStock)) &&
      (!filters.freeDelivery || wanted.some(({ hasFreeDelivery }) => hasFreeDelivery)) &&
      (filters.arrivesWithin === undefined ||
        wanted.some(({ deliveryDays }) => (deliveryDays ?? 99) <= (filters.arrivesWithin ?? 0))) &&
      (!filters.merchants?.length ||
        wanted.some(({ merchantIds }) =>
          merchants.some(({ id, name }) => merchantIds.includes(id) && filters.merchants?.includes(name)),
        )) &&
      [...byKey].every(([key, values]) =>
        hasOneOf(
          key,
          values.map(({ value }) => value),
        ),
      )
    );
  },
};

/** Milliseconds: hundreds of small indexes are built. */
const timeout = 60_000;

describe('for any catalogue and any choice', () => {
  const offerIn = (condition: Condition) =>
    fc
      .record({
        totalCents: fc.constantFrom(999, 1_000, 1_500, 2_000, 70_000),
        inStock: fc.boolean(),
        isFree: fc.boolean(),
        days: fc.constantFrom(null, 0, 1, 2, 4, 10),
        merchantIds: fc.uniqueArray(fc.constantFrom(7, 8, 9), { minLength: 1 }),
      })
      .map(({ isFree, days, ...offer }) => ({
        ...offer,
        condition,
        hasFreeDelivery: isFree && offer.inStock,
        deliveryDays: offer.inStock ? days : null,
      }));
  const offers = fc
    .tuple(...conditions.map((condition) => fc.option(offerIn(condition), { freq: 2 })))
    .map((all) => all.filter((offer) => offer !== null))
    .filter((all) => all.length > 0)
    // The main offer's condition comes first: what is in stock, then the better condition.
    .map((all) => all.toSorted((a, b) => Number(b.inStock) - Number(a.inStock)));
  const specification = fc
    .tuple(fc.constantFrom('socket', 'capacity'), fc.constantFrom('1', '2', '10'))
    .map(([key, value]) => has(key, value));
  const size = anySize('40', '42', '43');
  const sizes = fc.uniqueArray(size, {
    maxLength: 5,
    selector: ({ label, condition }) => label + condition,
  });
  const chosen = fc.oneof(
    specification,
    fc.constantFrom('40', '42', '43').map((value) => has(sizeKey, value)),
  );
  const documents = fc
    .array(
      fc.record({
        offers,
        categoryId: fc.constantFrom(10, 20, null),
        brand: fc.constantFrom('Acme', 'Zeta', ''),
        rating: fc.constantFrom(null, 2.5, 4, 5),
        sizes: fc.option(sizes, { nil: [], freq: 2 }),
        specifications: fc.uniqueArray(specification, {
          maxLength: 3,
          selector: ({ key, value }) => key + value,
        }),
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map((all) => all.map(({ offers, ...more }, at) => product(at + 1, offers, more)));
  const some = <T>(...values: T[]) => fc.option(fc.subarray(values), { nil: [], freq: 2 });
  const filters: fc.Arbitrary<Filters> = fc.record({
    categoryIds: some(10, 20),
    brands: some('Acme', 'Zeta'),
    merchants: some('Nord', 'Été', 'Sud'),
    fromCents: fc.constantFrom(0, 0, 1_000),
    toCents: fc.constantFrom(99_999, 99_999, 2_000),
    minRating: fc.constantFrom(0, 0, 4),
    inStock: fc.boolean(),
    freeDelivery: fc.boolean(),
    arrivesWithin: fc.constantFrom(undefined, 1, 2, 5),
    conditions: some(...conditions),
    specifications: fc.oneof(fc.constant([]), fc.array(chosen, { maxLength: 3 })),
  });

  /** The part of a choice that exists in the catalogue. */
  const knownOf = (
    all: readonly SearchDocument[],
    { brands, specifications, ...rest }: Filters,
  ): Filters => ({
    ...rest,
    brands: brands?.filter((brand) => all.some((document) => document.brand === brand)) ?? [],
    specifications:
      specifications?.filter(({ key, value }) =>
        all.some((document) => document.specifications.some((own) => own.key === key && own.value === value)),
      ) ?? [],
  });

  test(
    'the list and every count are what a plain look at each product says',
    () => {
      const property = fc.property(documents, filters, fc.constantFrom('', 'radio'), (all, wanted, query) => {
        const engine = createEngine(all);
        const choice = knownOf(all, wanted);
        const shown = (instead: Partial<Filters>) =>
          all.filter((document) => reference.isShown(document, { ...choice, ...instead }));
        const { ids, total, facets } = ask(engine, wanted, 'newest', query);
        expect(ids).toEqual(
          shown({})
            .map(({ id }) => id)
            .toReversed(),
        );
        expect(total).toBe(ids.length);
        expectCounts(facets as Facets, shown, choice);
      });
      fc.assert(property, { numRuns: 200 });
    },
    timeout,
  );

  test(
    'every order holds the same products, and pages part it',
    () => {
      const property = fc.property(
        documents,
        filters,
        fc.constantFrom(...productSorts),
        (all, wanted, sort) => {
          const engine = createEngine(all);
          const { ids } = ask(engine, wanted, sort);
          expect(ids.toSorted((a, b) => a - b)).toEqual(ask(engine, wanted).ids.toReversed());
          const pages = ids.map(
            (_, offset) => engine.search({ filters: wanted, sort, offset, limit: 1 }).ids,
          );
          expect(pages.flat()).toEqual(ids);
        },
      );
      fc.assert(property, { numRuns: 100 });
    },
    timeout,
  );
});

function expectCounts(
  facets: Facets,
  shown: (instead: Partial<Filters>) => SearchDocument[],
  choice: Filters,
): void {
  const many = <V>(
    values: Facets['categories'] | Facets['brands'] | Facets['merchants'],
    of: (value: V) => Partial<Filters>,
  ) => {
    for (const { value, count } of values) expect(shown(of(value as V))).toHaveLength(count);
  };
  many<number>(facets.categories, (id) => ({ categoryIds: [id] }));
  many<string>(facets.brands, (brand) => ({ brands: [brand] }));
  many<string>(facets.merchants, (name) => ({ merchants: [name] }));
  for (const { value, count } of facets.conditions)
    expect(shown({ conditions: [value] })).toHaveLength(count);
  for (const { least, count } of facets.ratings) expect(shown({ minRating: least })).toHaveLength(count);
  expect(shown({ inStock: true })).toHaveLength(facets.inStock);
  expect(shown({ freeDelivery: true })).toHaveLength(facets.freeDelivery);
  for (const { within, count } of facets.arrivals)
    expect(shown({ arrivesWithin: within })).toHaveLength(count);
  for (const { fromCents, toCents, count } of facets.prices.bands) {
    expect(shown({ fromCents, toCents: toCents ?? Number.POSITIVE_INFINITY })).toHaveLength(count);
  }
  for (const { key, values } of facets.specifications) {
    const others = choice.specifications?.filter((each) => each.key !== key) ?? [];
    for (const { value, count } of values) {
      expect(shown({ specifications: [...others, { key, value }] })).toHaveLength(count);
    }
  }
  // Nothing that would show products is missing.
  expect(facets.brands.length).toBeGreaterThanOrEqual(
    new Set(shown({ brands: [] }).flatMap(({ brand }) => (brand ? [brand] : []))).size,
  );
}
