import { compare, type Evidence, seriesName } from './compare.ts';
import { madeFor } from './compare-titles.ts';
import { sharesGtin } from './conflicts.ts';
import type { Listing } from './listing.ts';
import { withoutLoneCodes } from './lone-codes.ts';
import { prepare } from './prepare.ts';
import { compareVariants, isOneVague, type VariantVeto } from './variant.ts';
import { explain, type Reason, scoreOf } from './weigh.ts';

/** How an offer found its product; 'new': it found none. */
export type How = 'gtin' | 'mpn' | 'title' | 'new';

export type Veto = 'pack' | 'accessory' | VariantVeto;

/** The judgement of two listings alone, independent of earlier results and order. */
export type Verdict = {
  /** Log-odds of being one product; minus infinity with a veto. */
  score: number;
  how: Exclude<How, 'new'>;
  /** Why they can never be one product, whatever else agrees. */
  veto?: Veto;
};

/** From here on two listings are taken for one product. */
export const threshold = 0.25;
/** The penalty for a second article of one merchant being the same product, without a common GTIN. */
export const listedAlready = 4;

/** How likely two listings are one product, with reasons; symmetric. */
export function judgePair(a: Listing, b: Listing): Verdict {
  const veto = vetoOf(a, b);
  if (veto !== undefined) return { score: Number.NEGATIVE_INFINITY, how: 'title', veto };
  const { evidence, score } = compareFairly(a, b);
  const isNumbered = evidence.sharedGtin || evidence.sharedPart;
  return { score: isNumbered ? score : withoutSeries(a, b, score), how: howOf(evidence) };
}

/**
 * A title that names only a series is not one of its models, whichever it is most like; it may be one of a group whose other
 * titles say no more.
 */
const withoutSeries = (a: Listing, b: Listing, score: number): number =>
  score >= threshold && isOneVague(prepare(a).variant, prepare(b).variant) ? threshold - apart : score;

/** How far below the threshold such titles are. */
const apart = 1;

/** The reasons behind a score without veto, for people who look at a decision; the weights add up to the score. */
export function explainPair(a: Listing, b: Listing): Reason[] {
  return explain(compareFairly(a, b).evidence);
}

/**
 * A model number that only one of both titles names is no evidence against: the pair is scored with it and without it, and
 * the better score counts where it is above the threshold. Beside another one that both name, it is part of a kit.
 */
function compareFairly(a: Listing, b: Listing): { evidence: Evidence; score: number } {
  const [first, second] = inOrder(a, b);
  const evidence = compare(first, second);
  const score = scoreOf(evidence);
  const bare = withoutLoneCodes(first, second, evidence.division);
  if (bare === undefined) return { evidence, score };
  const other = compare(...inOrder(...bare));
  other.titles.sharedNumber = false;
  const otherScore = scoreOf(other);
  return otherScore > Math.max(score, threshold)
    ? { evidence: other, score: otherScore }
    : { evidence, score };
}

/** Comparing titles depends on which comes first: the order is fixed by their texts, so that a pair always gets one score. */
const inOrder = (a: Listing, b: Listing): [Listing, Listing] => (comesFirst(a, b) ? [a, b] : [b, a]);

const comesFirst = (a: Listing, b: Listing) =>
  a.title === b.title ? a.details <= b.details : a.title < b.title;

function howOf({ sharedGtin, mpn, brand }: Evidence): Verdict['how'] {
  if (sharedGtin) return 'gtin';
  return mpn === 'same' && brand === 'same' ? 'mpn' : 'title';
}

/** Why they can never be one product, whatever their score. */
export function vetoOf(a: Listing, b: Listing): Veto | undefined {
  if (a.pack !== b.pack) return 'pack';
  if (a.accessory !== b.accessory && (isForThing(a, b) || isForThing(b, a))) return 'accessory';
  if (sharesGtin(a, b)) return undefined;
  const veto = compareVariants(prepare(a).variant, prepare(b).variant);
  if (veto === 'colour' && !a.byColour && !b.byColour) return undefined;
  // A part lists some of the models that it fits: its own number says which it is.
  const isNumbered = a.mpn !== '' && a.mpn === b.mpn && !seriesName.test(a.mpn);
  return veto === 'model' && isNumbered ? undefined : veto;
}

/**
 * Whether `a` is an accessory and `b` is not: the title of `b` does not name that kind of accessory, nor what it is made
 * for (words decide between two accessories), and is not the title of `a` cut short.
 */
const isForThing = (a: Listing, b: Listing) =>
  a.accessory !== '' &&
  !madeFor.test(b.title) &&
  !b.title.split(' ').includes(a.accessory) &&
  !a.title.startsWith(b.title);
