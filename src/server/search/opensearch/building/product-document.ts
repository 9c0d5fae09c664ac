import { conditions } from '../../../../contract/catalogue/conditions.ts';
import { expectedTotals } from '../../engine/building/expected-totals.ts';
import { createFactTable } from '../../engine/building/fact-table.ts';
import { merchantValues } from '../../engine/building/merchant-values.ts';
import { fallenWithin, sortKeys } from '../../engine/building/sort-keys.ts';
import { chooseConditions } from '../../engine/facets/offer-bits.ts';
import { daysUnknown, type StoredSort } from '../../engine/index-data.ts';
import { lastKey, unitPriceKey } from '../../engine/price-keys.ts';
import { awaitingFactor, standingEffect } from '../../engine/querying/scoring.ts';
import type { SearchDocument } from '../../engine/search-document.ts';
import { brandKey } from '../../engine/words/brand-key.ts';
import { writeOffered } from './offered.ts';
import { writeSizeTexts } from './sizes.ts';
import type { ProductWords } from './words-of-products.ts';

/** By the conditions that may be chosen together (as bits): values of what is on offer in these. */
type ByConditions = Record<string, number>;

/**
 * A product as OpenSearch holds it; `mapping.ts` says how each field is searched. Cents, working days. Left out is what
 * the product does not have.
 */
export type ProductDocument = Omit<ProductWords, 'isCategoryDoubtful' | 'isKindUnsaid' | 'isKindSaid'> & {
  id: number;
  listed: boolean;
  /** Its order among all: offered, then awaiting a merchant, then the others, each by standing; the newest id wins a tie. */
  rank: number;
  /** What a score is multiplied by. */
  standing: number;
  category?: number;
  isCategoryDoubtful: boolean;
  isKindUnsaid: boolean;
  isKindSaid: boolean;
  /** A category of which only the titles know… the same for families: the family, or of no family the product itself below 0. */
  fold: number;
  family?: number;
  /** Folded, and as the product writes it. */
  brand?: string;
  brandName?: string;
  stars: number;
  fallenWithin: readonly (1 | 7)[];
  price: number;
  total?: number;
  /** Of the offer that stands for the product in these conditions. */
  totalIn: ByConditions;
  priceIn: ByConditions;
  daysIn: ByConditions;
  unitPriceIn: ByConditions;
  /** 1 where it is sold out, else 0. */
  soldOutIn: ByConditions;
  /** Days until the soonest of the offers in these conditions. */
  soonestIn: ByConditions;
  /** "new", "new stock", "new free": what is on offer in a condition, in stock, delivered free. */
  offers: string[];
  /** The same in one value, with the days until it arrives (offered.ts). */
  offered: string;
  /** Ids × 8 + conditions as bits. */
  merchants: number[];
  /** By key, value and spelling with a tabulator in between. */
  specifications: Record<string, string[]>;
  /** Of clothes and shoes, with what is on offer in them (sizes.ts). */
  sizes?: string[];
  /** Ascending numbers by order. */
  order: Record<StoredSort, number>;
};

const steps = 65_535;
const sets = Array.from({ length: 2 ** conditions.length - 1 }, (_, i) => i + 1);
const representatives = new Map(sets.map((set) => [set, chooseConditions(set)]));

/** Writes products as OpenSearch holds them; `costOf`: what delivery usually costs in a category. */
export function writeDocuments(
  products: readonly Omit<SearchDocument, 'title' | 'description' | 'codes' | 'kinds'>[],
  words: ReadonlyMap<number, ProductWords>,
  costOf: (category: number) => number,
): ProductDocument[] {
  const table = createFactTable();
  for (const product of products) table.put(product);
  const stated = table.columns();
  // Rows are taken in the order in which products came.
  const rows = Uint32Array.from(products.keys());
  const columns = { ...stated, ...expectedTotals(stated, rows, costOf) };
  const keys = Object.entries(sortKeys).map(([sort, keyOf]) => [sort, keyOf(columns)] as const);
  return products.map((product, row) => {
    const { id, categoryId, brand, hasOffers, awaitsMerchant, familyId } = product;
    const isListed = hasOffers || awaitsMerchant;
    const group = hasOffers ? 0 : awaitsMerchant ? 1 : 2;
    const standing = columns.standing[row];
    const bits = columns.offerBits[row];
    const { isCategoryDoubtful, isKindUnsaid, isKindSaid, ...texts } = words.get(id) ?? noWords;
    const key = brandKey(brand);
    const total = columns.totalCents[row];
    return {
      id,
      listed: isListed,
      rank: group * (steps + 1) + Math.round((1 - standing) * steps),
      standing: (hasOffers ? 1 : awaitingFactor) * (1 + (standingEffect * Math.round(standing * 255)) / 255),
      ...(categoryId !== null && { category: categoryId }),
      isCategoryDoubtful,
      isKindUnsaid,
      isKindSaid,
      fold: familyId ?? -id,
      ...(familyId != null && { family: familyId }),
      ...(key !== '' && { brand: key, brandName: brand }),
      stars: Math.max(0, Math.floor(columns.rating[row])),
      fallenWithin: fallenWithin(columns, row),
      price: Math.max(0, columns.priceCents[row]),
      ...(total >= 0 && { total }),
      ...inConditions(columns, row, bits),
      offers: offersOf(bits),
      offered: writeOffered(bits, daysOf(columns, row)),
      merchants: merchantValues(product),
      specifications: byKey(product.specifications),
      ...(product.sizes?.length && { sizes: writeSizeTexts(product.sizes, costOf(categoryId ?? 0)) }),
      order: Object.fromEntries(
        keys.map(([sort, keyOf]) => [sort, hasOffers ? keyOf(row) : lastKey + 1]),
      ) as ProductDocument['order'],
      // What no list holds, no word finds.
      ...(isListed ? texts : { words: '', main: '', title: texts.title }),
    };
  });
}

const noWords: ProductWords = {
  words: '',
  main: '',
  title: '',
  isCategoryDoubtful: false,
  isKindUnsaid: false,
  isKindSaid: false,
};

function offersOf(bits: number): string[] {
  return conditions.flatMap((condition, place) => [
    ...(bits & (1 << place) ? [condition] : []),
    ...(bits & (1 << (place + conditions.length)) ? [`${condition} stock`] : []),
    ...(bits & (1 << (place + 2 * conditions.length)) ? [`${condition} free`] : []),
  ]);
}

type Columns = Pick<
  ReturnType<ReturnType<typeof createFactTable>['columns']>,
  'conditionPrices' | 'conditionTotals' | 'conditionDays' | 'contentAmount' | 'soldOut'
>;

/** Days until the offer in each condition arrives. */
const daysOf = ({ conditionDays }: Pick<Columns, 'conditionDays'>, row: number): number[] =>
  conditions.map((_, place) => conditionDays[row * conditions.length + place]);

function inConditions(columns: Columns, row: number, bits: number) {
  const found = {
    totalIn: {},
    priceIn: {},
    daysIn: {},
    unitPriceIn: {},
    soldOutIn: {},
    soonestIn: {},
  } as Pick<ProductDocument, 'totalIn' | 'priceIn' | 'daysIn' | 'unitPriceIn' | 'soldOutIn' | 'soonestIn'>;
  const first = row * conditions.length;
  const days = daysOf(columns, row);
  for (const set of sets) {
    if ((bits & set) === 0) continue;
    const place = representatives.get(set)?.[bits] ?? 0;
    const at = first + place;
    found.totalIn[set] = columns.conditionTotals[at];
    found.priceIn[set] = columns.conditionPrices[at];
    found.daysIn[set] = columns.conditionDays[at];
    found.unitPriceIn[set] = unitPriceKey(columns.conditionPrices[at], columns.contentAmount[row], false);
    found.soldOutIn[set] = (columns.soldOut[row] >>> place) & 1;
    const soonest = Math.min(...days.filter((_, each) => set & (1 << each)));
    if (soonest < daysUnknown) found.soonestIn[set] = soonest;
  }
  return found;
}

/** A value is shown as the product's merchants write it. */
export const valueAndDisplay = (value: string, display: string): string => `${value}\t${display}`;

function byKey(specifications: SearchDocument['specifications']): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { key, value, display } of specifications) {
    const own = found[key] ?? [];
    found[key] = own;
    const token = valueAndDisplay(value, display);
    if (!own.includes(token)) own.push(token);
  }
  return found;
}
