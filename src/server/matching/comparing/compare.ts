import { compareTitles, isPart, namesWhole, type TitleEvidence } from './compare-titles.ts';
import { sharesGtin } from './conflicts.ts';
import { type Division, divideTitles } from './divide-titles.ts';
import { featureNames } from './features/names.ts';
import { readFeatures } from './features/read-features.ts';
import type { Listing } from './listing.ts';
import { prepare, prepareDetails } from './prepare.ts';
import { holds } from './word-facts.ts';

type Agreement = 'same' | 'other' | 'unknown';

/** What the beginnings of two descriptions say. */
type DetailsEvidence = {
  /** Share of equal words; -1: one has none. */
  share: number;
  /** Numbers in both that the other lacks. */
  numbers: number;
};

/** What two listings say about being one product. */
export type Evidence = {
  /** The words of both titles. */
  division: Division;
  titles: TitleEvidence;
  /** Features for the trees; to be read before the next comparison, which reuses the array. */
  features: () => Float64Array;
  sharedGtin: boolean;
  /** Both state GTINs, none in common. */
  otherGtin: boolean;
  brand: Agreement;
  mpn: Agreement;
  /** Both state one part number, which is no other thing's. */
  sharedPart: boolean;
  model: Agreement;
  details: DetailsEvidence;
  /** Ratio of the higher to the lower price, 1 or more. */
  priceRatio: number;
  sameCondition: boolean;
  /** Both merchants show the very same address, or other pictures of one host (a supplier's catalogue). */
  picture: Agreement;
};

const minDetailWords = 3;
const minDetailsLength = 12;

const features = new Float64Array(featureNames.length);

/** Compares two listings field by field. */
export function compare(a: Listing, b: Listing): Evidence {
  const division = divideTitles(a, b);
  const sharedGtin = sharesGtin(a, b);
  return {
    division,
    sharedGtin,
    otherGtin: !sharedGtin && a.gtins.length > 0 && b.gtins.length > 0,
    brand: agreement(a.brand, b.brand),
    mpn: agreement(a.mpn, b.mpn),
    sharedPart: sharesPart(a, b),
    model: agreement(a.model, b.model),
    titles: compareTitles(a, b, division),
    details: compareDetails(a, b),
    priceRatio: Math.max(a.priceCents, b.priceCents) / Math.max(1, Math.min(a.priceCents, b.priceCents)),
    sameCondition: a.isNew === b.isNew,
    picture: comparePictures(a, b),
    features: () => {
      readFeatures(a, b, division, features);
      return features;
    },
  };
}

const agreement = (a: string, b: string): Agreement =>
  a === '' || b === '' ? 'unknown' : a === b ? 'same' : 'other';

/** Of one maker. Short numbers are often a shop's own. */
const partNumber = /^(?=.*\d)(?=.*[a-z])[a-z\d]{4,}$|^\d{5,}$/;
/** Of whichever maker. */
const longPartNumber = /^(?=.*\d)(?=.*[a-z])[a-z\d]{7,}$/;

/** A series ("vivobook15"), or no number at all ("sansref1"). */
export const seriesName = /^[a-z]{4,}\d{1,4}$/;

/**
 * One merchant's variants often share one. Shops count their articles as others do, and state that: what stands in a title is the
 * maker's. The title of what is made for a thing names its number as well.
 */
const sharesPart = (a: Listing, b: Listing): boolean =>
  a.merchantId !== b.merchantId &&
  a.mpn === b.mpn &&
  (agreement(a.brand, b.brand) === 'same' ? partNumber : longPartNumber).test(a.mpn) &&
  !seriesName.test(a.mpn) &&
  (namesWhole(a.mpn, prepare(a).words) || namesWhole(b.mpn, prepare(b).words)) &&
  isPart(a.title) === isPart(b.title);

/** Pictures say nothing between articles of one merchant: variants share one, and one article has several. */
function comparePictures(a: Listing, b: Listing): Agreement {
  if (a.merchantId === b.merchantId || a.picture === '' || b.picture === '') return 'unknown';
  if (a.picture === b.picture) return 'same';
  const host = a.picture.slice(0, a.picture.indexOf('.') + 1);
  return b.picture.startsWith(host) ? 'other' : 'unknown';
}

function compareDetails(a: Listing, b: Listing): DetailsEvidence {
  if (a.details === b.details) return { share: a.details.length < minDetailsLength ? -1 : 1, numbers: 0 };
  const left = prepareDetails(a);
  const right = prepareDetails(b);
  const length = Math.min(left.length, right.length);
  if (length < minDetailWords) return { share: -1, numbers: 0 };
  let same = 0;
  let numbersA = 0;
  let numbersB = 0;
  for (let i = 0; i < length; i++) {
    const x = left[i];
    const y = right[i];
    if (x.word === y.word) {
      same++;
      continue;
    }
    if (holds(right, x.word)) same++;
    else if (x.hasDigit) numbersA++;
    if (y.hasDigit && !holds(left, y.word)) numbersB++;
  }
  return { share: same / length, numbers: Math.min(numbersA, numbersB) };
}
