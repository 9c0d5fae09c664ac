import { sharesGtin } from '../conflicts.ts';
import type { Division } from '../divide-titles.ts';
import type { Listing } from '../listing.ts';
import { digitsOf, prepare, prepareDetails, tellingOf } from '../prepare.ts';
import { meaningApart } from '../word-meanings.ts';
import { compareBrands, compareParts, longestBeginning } from './codes.ts';
import { compareDetails, shareInDetails } from './details.ts';
import { at } from './names.ts';
import { readDigitFeatures, readNumberFeatures } from './numbers.ts';
import { readOpening, readOrderFeatures, readWordFeatures } from './words.ts';

/** Prices further apart than this power of two are mistakes. */
const maxPriceDistance = 4;

/** Writes the features of two listings into `x` (one number for each name); which listing is first does not matter. */
export function readFeatures(a: Listing, b: Listing, division: Division, x: Float64Array): void {
  const left = prepare(a);
  const right = prepare(b);
  readWordFeatures(left, right, division, x);
  readNumberFeatures(division, x);
  readDigitFeatures(digitsOf(left), digitsOf(right), x);
  readOrderFeatures(left, right, division, x);
  readOpening(tellingOf(a), tellingOf(b), x);
  const { onlyA, onlyB } = division;
  x[at.meaningApart] = meaningApart(onlyA, onlyB);
  x[at.brands] = compareBrands(a.brand, b.brand, left, right);
  x[at.parts] = compareParts(left, right);
  x[at.partBeginnings] = Math.max(
    longestBeginning(left.parts, right, onlyB),
    longestBeginning(right.parts, left, onlyA),
  );
  x[at.price] = comparePrices(a.priceCents, b.priceCents);
  const leftDetails = prepareDetails(a);
  const rightDetails = prepareDetails(b);
  compareDetails(leftDetails, rightDetails, x);
  x[at.leftoverInDetails] = Math.max(shareInDetails(onlyA, rightDetails), shareInDetails(onlyB, leftDetails));
  x[at.otherGtin] = a.gtins.length > 0 && b.gtins.length > 0 && !sharesGtin(a, b) ? 1 : 0;
}

/** How far apart, as a power of two; -1 where a price is missing (one cent or none). */
function comparePrices(a: number, b: number): number {
  if (a <= 1 || b <= 1) return -1;
  return Math.min(maxPriceDistance, Math.abs(Math.log2(a / b)));
}
