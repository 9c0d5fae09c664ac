import type { MatchReason } from '../../../contract/matches/match-reasons.ts';
import type { Evidence } from './compare.ts';
import { type FeatureName, featureNames } from './features/names.ts';
import { explainTrees, scoreByTrees } from './trees.ts';
import { weighWithGtin, weighWithoutGtin } from './weigh-by-rules.ts';

/** One thing that speaks for (above 0) or against two listings being one product, in units of log-odds. */
export type Reason = { name: MatchReason; weight: number };

/** Rules and trees judge the same evidence: each counts for half. */
const share = 0.5;
/** Lower bound of the rules' score: the trees judge differing titles better. */
const minByRules = -1.25;
/** The threshold without a common GTIN: a wrong match costs more than a missed one. */
const caution = 1.4;

/** What a model number in both titles, or one part number, adds. */
const sameNumber = 2;

/** What everything together says: above `threshold` (judge-pair.ts) they are taken for one product. */
export function scoreOf(evidence: Evidence): number {
  let rules = 0;
  const add = (_: MatchReason, weight: number) => {
    rules += weight;
  };
  if (evidence.sharedGtin) {
    weighWithGtin(evidence, add);
    return rules;
  }
  weighWithoutGtin(evidence, add);
  const score = share * (Math.max(minByRules, rules) + scoreByTrees(evidence.features())) - caution;
  return score + (areOneModel(evidence) || areOnePart(evidence) ? sameNumber : 0);
}

/** Spare parts name the model that they fit as well, but cost less. */
const maxPriceRatio = 1.6;
/** Share of equal words from which descriptions may be of one thing. */
const minDetails = 0.3;

/**
 * Two shops describe one thing in words of their own, but under its model number: nothing else says as much where their
 * descriptions do not say otherwise.
 */
const areOneModel = (e: Evidence) =>
  e.titles.sharedNumber &&
  (e.details.share < 0 || e.details.share >= minDetails) &&
  !(e.titles.codeConflict || e.titles.colourConflict || e.otherGtin) &&
  e.brand !== 'other' &&
  e.mpn !== 'other' &&
  e.priceRatio < maxPriceRatio;

/** Makers' imitators and parts for a thing give its number as well, at another price. */
const maxPriceRatioOfPart = 2;

/** Two shops say nothing as sure as the maker's part number, whatever their words: titles and descriptions are their own. */
const areOnePart = (e: Evidence) =>
  e.sharedPart &&
  !(e.titles.colourConflict || e.otherGtin) &&
  e.brand !== 'other' &&
  e.priceRatio < maxPriceRatioOfPart;

/** The same, reason by reason, the weightiest first. */
export function explain(evidence: Evidence): Reason[] {
  const weights = new Map<MatchReason, number>();
  let rules = 0;
  const add = (name: MatchReason, weight: number) => weights.set(name, (weights.get(name) ?? 0) + weight);
  const addRule = (name: MatchReason, weight: number) => {
    rules += weight;
    add(name, evidence.sharedGtin ? weight : share * weight);
  };
  if (evidence.sharedGtin) weighWithGtin(evidence, addRule);
  else {
    weighWithoutGtin(evidence, addRule);
    add('enough against', share * Math.max(0, minByRules - rules));
    const x = evidence.features();
    const { base, parts } = explainTrees(x);
    for (const [i, part] of parts.entries()) {
      const reason = reasonOf[featureNames[i]];
      add(isStated[reason]?.(x) === false ? 'no common GTIN' : reason, share * part);
    }
    add('no common GTIN', share * base - caution);
    if (areOneModel(evidence)) add('codes', sameNumber);
    else if (areOnePart(evidence)) add('part number', sameNumber);
  }
  return Array.from(weights, ([name, weight]) => ({ name, weight }))
    .filter(({ weight }) => weight !== 0)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
}

const is = (x: Float64Array, name: FeatureName, ...values: number[]) =>
  values.includes(x[featureNames.indexOf(name)] ?? Number.NaN);
const hasAny = (x: Float64Array, ...names: FeatureName[]) =>
  names.some((name) => (x[featureNames.indexOf(name)] ?? 0) > 0);

/**
 * Whether the listings say something of it, of brands and part numbers both. What they do not state moves the trees as well, but
 * people would read "the same part number" of two that have none: it counts with the margin.
 */
const isStated: { readonly [R in MatchReason]?: (x: Float64Array) => boolean } = {
  'other GTIN': (x) => hasAny(x, 'otherGtin'),
  brand: (x) => !is(x, 'brands', 0.5, 1),
  'part number': (x) => !is(x, 'parts', 0, -1),
  colour: (x) => !is(x, 'colours', 1),
  amounts: (x) => hasAny(x, 'unitConflicts', 'unitsShared'),
  codes: (x) => hasAny(x, 'longestSharedCode', 'codesAgainst', 'codesSurplus'),
  numbers: (x) => hasAny(x, 'numbersShared', 'numbersAgainst', 'numbersSurplus'),
};

/** Under which reason a feature's part is told: the rules' names where both speak of the same. */
const reasonOf: Readonly<Record<FeatureName, MatchReason>> = {
  wordCosine: 'words in common',
  wordContainment: 'words in common',
  wordOverlap: 'words in common',
  wordsShared: 'words in common',
  rarestShared: 'words in common',
  opening: 'words in common',
  openingShare: 'words in common',
  neighbours: 'words in common',
  wordsAgainst: 'words of one title only',
  wordsSurplus: 'words of one title only',
  rarestAgainst: 'words of one title only',
  rarestLeft: 'words of one title only',
  trigrams: 'words of one title only',
  namesAgainst: 'words of one title only',
  namesSurplus: 'words of one title only',
  oneTitleWithinOther: 'words of one title only',
  meaningApart: 'words of one title only',
  shortestTitle: 'length of titles',
  maxTitleLength: 'length of titles',
  longestSharedCode: 'codes',
  codesAgainst: 'codes',
  codesSurplus: 'codes',
  codeBeginnings: 'codes',
  numbersShared: 'numbers',
  numbersAgainst: 'numbers',
  numbersSurplus: 'numbers',
  digitsShared: 'numbers',
  longestDigits: 'numbers',
  digitsAgainst: 'numbers',
  digitsSurplus: 'numbers',
  unitConflicts: 'amounts',
  unitsShared: 'amounts',
  colours: 'colour',
  brands: 'brand',
  parts: 'part number',
  partBeginnings: 'part number',
  price: 'price',
  details: 'description',
  detailNumbers: 'description',
  leftoverInDetails: 'description',
  otherGtin: 'other GTIN',
};
