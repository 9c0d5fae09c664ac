import { conditions } from '../../../../contract/catalogue/conditions.ts';
import type { Filters } from '../../engine/facets/filters.ts';
import { conditionBits } from '../../engine/facets/offer-bits.ts';
import { type SearchMerchant, sizeKey } from '../../engine/search-document.ts';
import { brandKey } from '../../engine/words/brand-key.ts';
import { valueAndDisplay } from '../building/product-document.ts';
import { any, type Clause, oneOf, range, term } from '../query-language.ts';
import { offeredInSizes, type SizesIn } from './size-script.ts';

/** All conditions, as bits. */
export const everyCondition = 2 ** conditions.length - 1;

/** What was chosen, as far as the catalogue knows it; empty: nothing. Conditions as bits, 0: any. */
export type Choice = {
  /** With those below them, and without. */
  categories: readonly number[];
  ownCategories: readonly number[];
  brands: readonly string[];
  merchants: readonly SearchMerchant[];
  minRating: number;
  price: { gte?: number; lte?: number } | undefined;
  inStock: boolean;
  freeDelivery: boolean;
  arrivesWithin: number | undefined;
  conditions: number;
  specifications: ReadonlyMap<string, readonly string[]>;
};

/** The clause of each facet in which something is chosen; specifications under `specification <key>`. */
export type FacetClauses = ReadonlyMap<string, Clause>;

type Known = {
  /** A category with all below it; none where it is not known. */
  categoriesBelow(id: number): readonly number[];
  merchants: readonly SearchMerchant[];
  /** Of brands and values of specifications, those that some product has. */
  keepKnown(wanted: readonly Clause[]): Promise<readonly boolean[]>;
};

export const specificationName = (key: string): string => `specification ${key}`;
/** Keys come from addresses: they name no field of their own. */
const fieldOfKey = /^[a-z\d][a-z\d_-]{0,63}$/;
export const specificationField = (key: string): string => `specifications.${key}`;
const valueClause = (key: string, value: string): Clause => ({
  prefix: { [specificationField(key)]: { value: valueAndDisplay(value, '') } },
});

/** Reads what was chosen; what the catalogue does not know is left out, as a facet of which nothing is left. */
export async function readChoice(filters: Filters, known: Known): Promise<Choice> {
  const { fromCents = 0, toCents = Number.POSITIVE_INFINITY, minRating = 0 } = filters;
  const brands = [...new Set((filters.brands ?? []).map(brandKey))].filter((brand) => brand !== '');
  const values = (filters.specifications ?? []).filter(({ key }) => fieldOfKey.test(key));
  const isKnown = await known.keepKnown([
    ...brands.map((brand) => term('brand', brand)),
    ...values.map(({ key, value }) => valueClause(key, value)),
  ]);
  const knownValues = values.filter((_, at) => isKnown[brands.length + at]);
  const ownCategories = (filters.categoryIds ?? []).filter((id) => known.categoriesBelow(id).length > 0);
  const merchantKeys = new Set(filters.merchants?.map(brandKey));
  const hasPrice = fromCents > 0 || toCents < Number.POSITIVE_INFINITY;
  return {
    categories: [...new Set(ownCategories.flatMap(known.categoriesBelow))],
    ownCategories: [...new Set(ownCategories)],
    brands: brands.filter((_, at) => isKnown[at]),
    merchants: known.merchants.filter(({ name }) => merchantKeys.has(brandKey(name))),
    minRating,
    price: hasPrice
      ? { gte: fromCents, ...(toCents < Number.POSITIVE_INFINITY && { lte: toCents }) }
      : undefined,
    inStock: filters.inStock ?? false,
    freeDelivery: filters.freeDelivery ?? false,
    arrivesWithin: filters.arrivesWithin,
    conditions: conditionBits(conditions.filter((condition) => filters.conditions?.includes(condition))),
    specifications: new Map(
      [...Map.groupBy(knownValues, ({ key }) => key)].map(([key, own]) => [
        key,
        [...new Set(own.map(({ value }) => value))],
      ]),
    ),
  };
}

const named = (set: number) => conditions.filter((_, place) => set & (1 << place));
const offeredIn = (set: number): Clause => oneOf('offers', named(set));
const inStockIn = (set: number): Clause =>
  oneOf(
    'offers',
    named(set).map((each) => `${each} stock`),
  );
const freeIn = (set: number): Clause =>
  oneOf(
    'offers',
    named(set).map((each) => `${each} free`),
  );
const arrivesIn = (set: number, days: number): Clause => range(`soonestIn.${set}`, { lte: days });

/** Where the delivered totals are that count: of the conditions chosen, else of the main offer. */
export const totalField = ({ conditions }: Pick<Choice, 'conditions'>): string =>
  conditions ? `totalIn.${conditions}` : 'total';

/** The sizes that were chosen, in the conditions that count; undefined: none was. */
export function sizesChosen(
  { specifications, conditions: chosen }: Pick<Choice, 'specifications' | 'conditions'>,
  set = chosen || everyCondition,
): SizesIn | undefined {
  const labels = specifications.get(sizeKey);
  return labels && { labels, set };
}

/** A merchant's values in the documents, as far as it offers in one of the conditions. */
const merchantValuesIn = (id: number, set: number): number[] =>
  Array.from({ length: everyCondition + 1 }, (_, bits) => bits)
    .filter((bits) => bits & set)
    .map((bits) => id * 8 + bits);
const offeredBy = (merchants: readonly SearchMerchant[], set: number): Clause =>
  oneOf(
    'merchants',
    merchants.flatMap(({ id }) => merchantValuesIn(id, set)),
  );

/** What is the same for any condition. */
function fixedClauses(choice: Choice): Map<string, Clause> {
  const clauses = new Map<string, Clause>();
  if (choice.categories.length > 0) clauses.set('category', oneOf('category', choice.categories));
  if (choice.brands.length > 0) clauses.set('brand', oneOf('brand', choice.brands));
  if (choice.minRating > 0) clauses.set('rating', range('stars', { gte: choice.minRating }));
  for (const [key, values] of choice.specifications)
    clauses.set(specificationName(key), any(values.map((value) => valueClause(key, value))));
  return clauses;
}

const clausesOfOffers = {
  price: (choice: Choice, _set: number, price: string) => range(price, choice.price ?? {}),
  stock: (_: Choice, set: number) => inStockIn(set),
  delivery: (_: Choice, set: number) => freeIn(set),
  arrival: ({ arrivesWithin: days = 0 }: Choice, set: number) => arrivesIn(set, days),
  merchant: ({ merchants }: Choice, set: number) => offeredBy(merchants, set),
};
type OfferFacet = keyof typeof clausesOfOffers;

/** What was chosen of offers in each facet. */
export const wantedOf = ({ price, inStock, freeDelivery, arrivesWithin, merchants }: Choice) => ({
  ...(price && { price: { price } }),
  ...(inStock && { stock: { inStock } }),
  ...(freeDelivery && { delivery: { freeDelivery } }),
  ...(arrivesWithin !== undefined && { arrival: { arrivesWithin } }),
  ...(merchants.length > 0 && { merchant: { merchants } }),
});

/** Clauses about what is on offer in some conditions; `price`: where their totals are. Of chosen sizes, in these. */
function offerClauses(choice: Choice, set: number, price: string): [string, Clause][] {
  const sizes = sizesChosen(choice, set);
  return Object.entries(wantedOf(choice)).map(([facet, wanted]) => [
    facet,
    sizes ? offeredInSizes(sizes, wanted) : clausesOfOffers[facet as OfferFacet](choice, set, price),
  ]);
}

/** What is on offer in some conditions: of chosen sizes, in these. */
function offeredAtAll(choice: Choice, set: number): Clause {
  const sizes = sizesChosen(choice, set);
  return sizes ? offeredInSizes(sizes) : offeredIn(set);
}

/** Every facet's clause. What is not on offer in the conditions chosen matters to none: that is `conditions`. */
export function facetClauses(choice: Choice): FacetClauses {
  const set = choice.conditions || everyCondition;
  return new Map([
    ...fixedClauses(choice),
    ...(choice.conditions ? [['conditions', offeredAtAll(choice, set)] as const] : []),
    ...offerClauses(choice, set, totalField(choice)),
  ]);
}

/** What a product has to be to count for one condition: that condition's own price, stock and merchants. */
export function conditionClauses(choice: Choice, place: number): Clause[] {
  const set = 1 << place;
  return [
    ...fixedClauses(choice).values(),
    offeredAtAll(choice, set),
    ...offerClauses(choice, set, `totalIn.${set}`).map(([, clause]) => clause),
  ];
}

/** What a product has to be to count for a size, beside on offer in it as was chosen: that is `wantedOf`. */
export const sizeClauses = (choice: Choice): Clause[] =>
  [...fixedClauses(choice)]
    .filter(([facet]) => facet !== specificationName(sizeKey))
    .map(([, clause]) => clause);
