import { conditions } from '../../../../contract/catalogue/conditions.ts';
import { daysUnknown, type IndexData } from '../index-data.ts';
import { type SizeFacts, type SpecificationFact, sizeKey } from '../search-document.ts';
import { shared } from '../shared-arrays.ts';
import type { ValueLists } from './value-lists.ts';

/**
 * Whole numbers of each size in a condition: its value of the specification, what is on offer, price and total in cents, and
 * from `sizeMerchants` on who has it, a bit for each of so many merchants of the product in their order. Those of one size
 * stand together.
 */
export const sizeStride = (merchants: number): number => sizeMerchants + merchantWords(merchants);
const sizeMerchants = 4;
const bitsOfWord = 32;
export const merchantWords = (merchants: number): number => Math.ceil(merchants / bitsOfWord);

/** Whether the merchant at a place among the product's has the size at `at`. */
export const hasSize = (values: Uint32Array, at: number, place: number): boolean =>
  ((values[at + sizeMerchants + Math.floor(place / bitsOfWord)] >>> (place % bitsOfWord)) & 1) === 1;

/** Bits of those of a product's merchants that are chosen, as its sizes have theirs. */
export function markMerchants(words: Uint32Array, count: number, isChosen: (place: number) => boolean): void {
  words.fill(0);
  for (let place = 0; place < count; place++) {
    const word = Math.floor(place / bitsOfWord);
    if (isChosen(place)) words[word] = words[word] | (1 << (place % bitsOfWord));
  }
}

/** Whether a merchant that is marked has the size whose numbers stand from one place to another. */
export function isOfMarked(values: Uint32Array, from: number, to: number, words: Uint32Array): boolean {
  for (let at = from + sizeMerchants, word = 0; at < to; at++, word++)
    if ((values[at] & words[word]) !== 0) return true;
  return false;
}

/** Which of a product's merchants have a size. */
function writeMerchants(ids: readonly number[], all: readonly number[]): Uint32Array {
  const words = new Uint32Array(merchantWords(all.length));
  markMerchants(words, all.length, (place) => ids.includes(all[place] as number));
  return words;
}

// What is on offer in a size fits in one number: the condition, three flags, and days until it arrives.
const conditionBits = 2;
const inStock = 1 << conditionBits;
const free = inStock << 1;
const deliveryUnknown = free << 1;
const daysShift = 8;

export const sizeCondition = (facts: number): number => facts & (2 ** conditionBits - 1);
export const isSizeInStock = (facts: number): boolean => (facts & inStock) !== 0;
export const isSizeFree = (facts: number): boolean => (facts & free) !== 0;
export const daysOfSize = (facts: number): number => facts >>> daysShift;
/** The lower the better, whatever they cost: in stock before unknown stock, known delivery before unknown. */
export const rankOfSize = (facts: number): number =>
  ((facts & inStock) !== 0 ? 0 : 2) + ((facts & deliveryUnknown) !== 0 ? 1 : 0);

/**
 * The best first: by `rankOfSize`, then the cheapest. So the first of some sizes in a condition is the one whose price counts,
 * also where delivery is expected, which is one cost for a product.
 */
export const bestSizesFirst = (sizes: readonly SizeFacts[]): SizeFacts[] =>
  sizes.toSorted(
    (a, b) =>
      Number(b.inStock) - Number(a.inStock) ||
      Number(a.deliveryUnknown ?? false) - Number(b.deliveryUnknown ?? false) ||
      a.totalCents - b.totalCents ||
      a.priceCents - b.priceCents,
  );

const writeFacts = ({ condition, deliveryDays, ...is }: SizeFacts): number =>
  conditions.indexOf(condition) |
  (is.inStock ? inStock : 0) |
  (is.hasFreeDelivery ? free : 0) |
  (is.deliveryUnknown ? deliveryUnknown : 0) |
  (Math.min(deliveryDays ?? daysUnknown, daysUnknown) << daysShift);

const byLabel = (a: SizeFacts, b: SizeFacts): number => (a.label < b.label ? -1 : a.label > b.label ? 1 : 0);

/** Packs the sizes of a product that has these merchants; `numberOf` numbers their names. */
export const writeSizes = (
  sizes: readonly SizeFacts[],
  merchantIds: readonly number[],
  numberOf: (fact: SpecificationFact) => number,
): number[] =>
  sizes
    .toSorted(byLabel)
    .flatMap((size) => [
      numberOf({ key: sizeKey, value: size.label, display: size.label }),
      writeFacts(size),
      size.priceCents,
      size.totalCents,
      ...writeMerchants(size.merchantIds, merchantIds),
    ]);

/** Lays out the sizes of rows in document order, with expected totals; `toIndex`: the index's number of a name. */
export function layOutSizes(
  { sizes, merchants }: Record<'sizes' | 'merchants', Pick<ValueLists, 'all'>>,
  rows: Uint32Array,
  toIndex: (fact: number) => number,
  costOf: (row: number) => number,
): IndexData['sizes'] {
  const { starts: from, lengths, values: held } = sizes.all();
  const { lengths: merchantsOf } = merchants.all();
  const starts = shared.uint32(rows.length + 1);
  for (let document = 0; document < rows.length; document++)
    starts[document + 1] = starts[document] + (lengths[rows[document]] ?? 0);
  const values = shared.uint32(starts[rows.length]);
  for (let document = 0; document < rows.length; document++) {
    const row = rows[document];
    const end = starts[document + 1];
    const first = from[row] ?? 0;
    const stride = sizeStride(merchantsOf[row] ?? 0);
    values.set(held.subarray(first, first + (lengths[row] ?? 0)), starts[document]);
    for (let at = starts[document]; at < end; at += stride) {
      values[at] = toIndex(values[at]);
      if ((values[at + 1] & deliveryUnknown) !== 0) values[at + 3] = values[at + 3] + costOf(row);
    }
  }
  return { starts, values };
}
