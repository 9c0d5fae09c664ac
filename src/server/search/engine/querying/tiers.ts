// Which products are shown where few or none hold all words of a query. A tier is how many of them a product holds; the one above
// that of all words is for what says them all outside its description (`tierOf` in word-scores.ts). The engine and OpenSearch alike.

import type { Concept } from './reading/concepts.ts';

/** A first page: with so many full matches what lacks a word is left out, and nothing of an unsaid kind is added. */
export const enoughMatches = 24;
/** With so many matches in the main fields, mere mentions are left out. */
export const plentyMatches = 500;

/**
 * Words, by place, of which a product holds one where it lacks others: those that say what the thing is, else the first one and
 * names ("thinkpad carbon" asks for nothing else in carbon, "apple airpods" for either), else those that are not faint.
 * `kind`: those that say what it is.
 */
export function keptWords(
  concepts: readonly Concept[],
  kind: readonly number[] | undefined,
): readonly number[] {
  if (!kind || kind.length > 0) return kind ?? [];
  const telling = [...concepts.keys()].filter((at) => concepts[at]?.isFaint === false);
  const isNamed = telling.some((at) => concepts[at]?.isName);
  return isNamed
    ? telling.filter((at, i) => i === 0 || concepts[at]?.isName || concepts[at]?.isExact)
    : telling;
}

/** The lowest tier that may stand beside products that hold all of so many words, or in their place: half of them. */
export const lowestBeside = (words: number): number => Math.ceil(words / 2);

/**
 * Where nothing holds all words: the tier, up to the chosen one, down to which the things of the kind are shown: enough of them,
 * whatever they lack ("bague or 18 carats" shows rings, not the one of a carat alone). `atLeast`: how many are of a tier or above.
 */
export function chooseTierOfKind(atLeast: (tier: number) => number, chosen: number): number {
  let tier = chosen;
  while (tier > 1 && atLeast(tier) < enoughMatches) tier--;
  return atLeast(tier) > 0 ? tier : 0;
}

/**
 * The lowest tier to show. With plenty of full matches in title, brand, code or category, mere mentions in
 * descriptions are left out: sorted by price they would come first. Documents that lack a word, with at least
 * half of the words, are added where there are too few full matches; never beside a model that was named and
 * found.
 */
export function chooseTier(counts: readonly number[], concepts: readonly Concept[]): number {
  const words = concepts.length;
  if (counts[words + 1] >= plentyMatches) return words + 1;
  let matches = counts[words + 1] + counts[words];
  if (matches > 0 && concepts.some((concept) => concept.isExact)) return words;
  const minTier = lowestBeside(words);
  let tier = words;
  while (tier > minTier && matches < enoughMatches) matches += counts[--tier];
  return matches > 0 ? tier : 1;
}
