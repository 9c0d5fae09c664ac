import { conditions } from '../../../../contract/catalogue/conditions.ts';
import { offerBitsOf } from '../facets/offer-bits.ts';
import { daysUnknown } from '../index-data.ts';
import type { ConditionFacts, DropFacts, ProductFacts, SpecificationFact } from '../search-document.ts';
import { brandKey } from '../words/brand-key.ts';
import { merchantPlace, merchantValues } from './merchant-values.ts';
import { writeSizes } from './size-values.ts';
import { dampedRating, standingOf } from './standing.ts';
import { createValueLists, type ValueLists, type ValueListsSnapshot } from './value-lists.ts';

/** The bit of the main offer in `deliveryUnknown` and `soldOut`, after those of the conditions. */
export const mainOffer = 1 << conditions.length;
/** Whole numbers stand for null here; no price or rating is below 0. */
export const noValue = -1;
const free = -1;

/**
 * One row for each product: cents, `noValue` where none; `familyId` and `contentAmount` 0 where none; `rating` and its damped form likewise; `conditionPrices`,
 * `conditionTotals` and `conditionDays` have one value for each of the contract's conditions, 0 where nothing is on offer; `deliveryUnknown` and
 * `soldOut` have a bit for each, and `mainOffer`.
 */
const createColumns = (size: number) => ({
  id: new Float64Array(size).fill(free),
  categoryId: new Int32Array(size),
  isCategoryGuessed: new Uint8Array(size),
  brand: new Uint32Array(size),
  familyId: new Float64Array(size),
  priceCents: new Int32Array(size),
  totalCents: new Int32Array(size),
  rating: new Float64Array(size),
  dampedRating: new Float64Array(size),
  merchantsCount: new Int32Array(size),
  soldOut: new Uint8Array(size),
  standing: new Float64Array(size),
  drop: new Float64Array(size),
  dropCents: new Int32Array(size),
  belowUsual: new Float64Array(size),
  dropToday: new Float64Array(size),
  dropCentsToday: new Int32Array(size),
  belowUsualToday: new Float64Array(size),
  createdAt: new Float64Array(size),
  hasOffers: new Uint8Array(size),
  awaitsMerchant: new Uint8Array(size),
  offerBits: new Uint16Array(size),
  conditionPrices: new Int32Array(size * conditions.length),
  conditionTotals: new Int32Array(size * conditions.length),
  deliveryUnknown: new Uint8Array(size),
  conditionDays: new Uint8Array(size * conditions.length),
  deliveryDays: new Uint8Array(size),
  contentAmount: new Float64Array(size),
});
export type FactColumns = ReturnType<typeof createColumns>;

/**
 * The fields that lists filter and sort by, of every product: kept between builds, so that a build reads only
 * changes. Lives in the thread that builds, like the corpus; the index made from both is a separate, finished
 * thing.
 */
export type FactTable = {
  /** Replaces the product's facts; its specifications stay. */
  put(facts: ProductFacts): void;
  /** The product must be in the table. */
  putSpecifications(id: number, specifications: readonly SpecificationFact[]): void;
  remove(id: number): void;
  /** The rows of all products. */
  rows(): Uint32Array;
  columns(): FactColumns;
  /** Brands by number, as products name them and folded; 0 is none. */
  readonly brands: { names: readonly string[]; keys: readonly string[] };
  /** Values as merchant-values.ts packs them, but with ids in place of places. */
  readonly merchants: Pick<ValueLists, 'all'>;
  /** Values as size-values.ts packs them, but with numbers in `specifications.facts`. */
  readonly sizes: Pick<ValueLists, 'all'>;
  /** Values are numbers in `facts`. */
  readonly specifications: Pick<ValueLists, 'all'> & { facts: readonly SpecificationFact[] };
  /** A snapshot, for `createFactTable` to continue from. */
  keep(): FactsSnapshot;
};

export type FactsSnapshot = {
  columns: FactColumns;
  brands: readonly string[];
  merchants: ValueListsSnapshot;
  sizes: ValueListsSnapshot;
  specifications: ValueListsSnapshot & { facts: readonly SpecificationFact[] };
};

/** Creates an empty table, or continues from a snapshot. */
export function createFactTable(kept?: FactsSnapshot): FactTable {
  let columns = kept ? resized(kept.columns, kept.columns.id.length) : createColumns(1024);
  let used = kept ? kept.columns.id.length : 0;
  const rowOf = new Map<number, number>();
  const freeRows: number[] = [];
  for (let row = 0; row < used; row++) {
    const id = columns.id[row];
    if (id === free) freeRows.push(row);
    else rowOf.set(id, row);
  }
  const brands = numberNames(kept?.brands ?? ['']);
  const brandKeys = brands.names.map(brandKey);
  const facts = numberFacts(kept?.specifications.facts ?? []);
  const merchants = createValueLists(kept?.merchants);
  const sizes = createValueLists(kept?.sizes);
  const specifications = createValueLists(kept?.specifications);

  function takeRow(id: number): number {
    const row = rowOf.get(id) ?? freeRows.pop() ?? used++;
    if (row >= columns.id.length) columns = resized(columns, (row + 1) * 2);
    rowOf.set(id, row);
    columns.id[row] = id;
    return row;
  }

  function brandNumber(name: string): number {
    const number = brands.numberOf(name);
    if (number === brandKeys.length) brandKeys.push(brandKey(name));
    return number;
  }

  return {
    put(product) {
      const row = takeRow(product.id);
      columns.brand[row] = brandNumber(product.brand);
      fillRow(columns, row, product);
      const offeredBy = merchantValues(product);
      merchants.set(row, offeredBy);
      sizes.set(row, writeSizes(product.sizes ?? [], offeredBy.map(merchantPlace), facts.numberOf));
    },
    putSpecifications(id, given) {
      const row = rowOf.get(id);
      if (row !== undefined) specifications.set(row, given.map(facts.numberOf));
    },
    remove(id) {
      const row = rowOf.get(id);
      if (row === undefined) return;
      rowOf.delete(id);
      freeRows.push(row);
      columns.id[row] = free;
      merchants.set(row, []);
      sizes.set(row, []);
      specifications.set(row, []);
    },
    rows() {
      const rows = new Uint32Array(rowOf.size);
      for (let row = 0, at = 0; row < used; row++) if (columns.id[row] !== free) rows[at++] = row;
      return rows;
    },
    columns: () => columns,
    brands: { names: brands.names, keys: brandKeys },
    merchants,
    sizes,
    specifications: { all: specifications.all, facts: facts.all },
    keep: () => ({
      columns: resized(columns, used),
      brands: brands.names,
      merchants: merchants.keep(used),
      sizes: sizes.keep(used),
      specifications: { ...specifications.keep(used), facts: facts.all },
    }),
  };
}

const noDrop: DropFacts = { share: 0, cents: 0, belowUsual: 0 };

function fillRow(columns: FactColumns, row: number, facts: ProductFacts): void {
  columns.categoryId[row] = facts.categoryId ?? 0;
  columns.familyId[row] = facts.familyId ?? 0;
  columns.isCategoryGuessed[row] = facts.isCategoryGuessed ? 1 : 0;
  columns.priceCents[row] = facts.priceCents ?? noValue;
  columns.totalCents[row] = facts.totalCents ?? noValue;
  columns.rating[row] = facts.rating ?? noValue;
  columns.dampedRating[row] = dampedRating(facts.rating, facts.ratingCount) ?? noValue;
  columns.merchantsCount[row] = facts.merchantsCount;
  columns.standing[row] = standingOf(facts);
  const { 1: today = noDrop, 7: week = noDrop } = facts.drops ?? {};
  columns.drop[row] = week.share;
  columns.dropCents[row] = week.cents;
  columns.belowUsual[row] = week.belowUsual;
  columns.dropToday[row] = today.share;
  columns.dropCentsToday[row] = today.cents;
  columns.belowUsualToday[row] = today.belowUsual;
  columns.createdAt[row] = facts.createdAt;
  columns.hasOffers[row] = facts.hasOffers ? 1 : 0;
  columns.awaitsMerchant[row] = facts.awaitsMerchant && !facts.hasOffers ? 1 : 0;
  const offered = everyCondition(facts);
  columns.offerBits[row] = offerBitsOf(offered);
  const first = row * conditions.length;
  columns.conditionPrices.fill(0, first, first + conditions.length);
  columns.conditionTotals.fill(0, first, first + conditions.length);
  columns.conditionDays.fill(daysUnknown, first, first + conditions.length);
  columns.deliveryDays[row] = daysOf(facts);
  columns.contentAmount[row] = facts.contentAmount ?? 0;
  let unknown = facts.totalCents !== null && facts.deliveryUnknown ? mainOffer : 0;
  let soldOut = isSoldOut(facts) ? mainOffer : 0;
  for (const each of offered) {
    const { condition, priceCents, totalCents, deliveryUnknown, deliveryDays } = each;
    const place = conditions.indexOf(condition);
    columns.conditionPrices[first + place] = priceCents;
    columns.conditionTotals[first + place] = totalCents;
    columns.conditionDays[first + place] = daysOf({ deliveryDays });
    if (deliveryUnknown) unknown |= 1 << place;
    if (isSoldOut(each)) soldOut |= 1 << place;
  }
  columns.deliveryUnknown[row] = unknown;
  columns.soldOut[row] = soldOut;
}

const isSoldOut = ({ inStock, stockUnknown }: Pick<ConditionFacts, 'inStock' | 'stockUnknown'>): boolean =>
  !inStock && !stockUnknown;

const daysOf = ({ deliveryDays }: Pick<ProductFacts, 'deliveryDays'>): number =>
  Math.min(deliveryDays ?? daysUnknown, daysUnknown);

/** The main offer's condition first, then the others. */
function everyCondition({ condition, priceCents, totalCents, otherConditions, ...facts }: ProductFacts) {
  if (condition === null || priceCents === null || totalCents === null) return otherConditions;
  const main: ConditionFacts = { ...facts, condition, priceCents, totalCents };
  return [main, ...otherConditions];
}

function resized(from: FactColumns, rows: number): FactColumns {
  const to = createColumns(rows);
  for (const name of Object.keys(to) as (keyof FactColumns)[])
    to[name].set(from[name].subarray(0, to[name].length));
  return to;
}

/** Numbers names in order of appearance. */
function numberNames(known: readonly string[]) {
  const names = [...known];
  const numbers = new Map(names.map((name, number) => [name, number]));
  return {
    names,
    numberOf(name: string): number {
      const number = numbers.get(name) ?? names.push(name) - 1;
      numbers.set(name, number);
      return number;
    },
  };
}

/** Numbers specifications in order of appearance: shared ones are stored once. */
function numberFacts(known: readonly SpecificationFact[]) {
  const all = [...known];
  const names = numberNames(all.map(nameOf));
  return {
    all,
    numberOf({ key, value, display }: SpecificationFact): number {
      const number = names.numberOf(nameOf({ key, value, display }));
      if (number === all.length) all.push({ key, value, display });
      return number;
    },
  };
}

const nameOf = ({ key, value, display }: SpecificationFact): string => `${key}\n${value}\n${display}`;
