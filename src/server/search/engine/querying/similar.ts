import type { IndexData } from '../index-data.ts';

/** The rarest words of a title say what it is like; common ones only cost time. */
export const wordsCompared = 6;
/** What stands in for like products costs between half and twice as much. */
export const priceRange = 2;
/** How many of a category are looked at for these. */
const maxLookedAt = 2_000;
/** The category of what is of no kind: nothing in it is like anything else but by its words. */
export const kindless = 'Other';

/**
 * Listed documents of the same category whose titles share the rarest words with a product's, best first; the further
 * a price is away, the less the words count. Where they are too few, those of a like price that stand best follow. Of each
 * other family one is enough, and of its own none: its page shows these already.
 */
export function findSimilar(data: IndexData, productId: number, limit: number): number[] {
  const document = findDocument(data, productId);
  if (document < 0) return [];
  const scored = [...scoreByWords(data, document)]
    .map(([other, score]) => ({ other, score: score / (1 + priceDistance(data, document, other)) }))
    .sort((a, b) => b.score - a.score || a.other - b.other)
    .map(({ other }) => other);
  const found = firstOfFamilies(data, document, scored, limit);
  if (found.length >= limit) return found;
  return firstOfFamilies(data, document, [...found, ...standIns(data, document, found)], limit);
}

/** The first `limit` of them, one of each family but the document's own. */
function firstOfFamilies(
  { family }: IndexData,
  document: number,
  all: readonly number[],
  limit: number,
): number[] {
  const seen = new Set(family[document] === 0 ? [] : [family[document]]);
  const found: number[] = [];
  for (const other of all) {
    if (found.length >= limit) break;
    const number = family[other];
    if (number !== 0 && seen.has(number)) continue;
    seen.add(number);
    found.push(other);
  }
  return found;
}

function scoreByWords(data: IndexData, document: number): Map<number, number> {
  const frequency = (term: number) => data.starts[term + 1] - data.starts[term];
  const terms = [...data.titleTerms.subarray(data.titleStarts[document], data.titleStarts[document + 1])]
    .filter((term) => frequency(term) > 1)
    .sort((a, b) => frequency(a) - frequency(b) || a - b)
    .slice(0, wordsCompared);
  const idf = (term: number) => Math.log(1 + data.listed / frequency(term));
  const scores = new Map<number, number>();
  for (const term of terms) {
    const end = data.starts[term + 1];
    for (let i = data.starts[term]; i < end; i++) {
      const other = data.documents[i];
      if (other === document || data.facets.category[other] !== data.facets.category[document]) continue;
      scores.set(other, (scores.get(other) ?? 0) + idf(term) * data.impacts[i]);
    }
  }
  return scores;
}

function standIns(data: IndexData, document: number, found: readonly number[]): number[] {
  const category = data.facets.category[document];
  if (data.categoryNames[category]?.includes(kindless) ?? true) return [];
  const start = data.categoryStarts[category];
  const end = Math.min(data.categoryStarts[category + 1], start + maxLookedAt);
  const taken = new Set([document, ...found]);
  return [...data.categoryDocuments.subarray(start, end)].filter(
    (other) =>
      !taken.has(other) &&
      data.facets.category[other] === category &&
      priceDistance(data, document, other) <= Math.log(priceRange),
  );
}

/** 0 for equal prices, ln 2 where one is twice the other; a price that is not known is 1 cent. */
function priceDistance(data: IndexData, document: number, other: number): number {
  const [price = 0, compared = 0] = [data.priceCents[document], data.priceCents[other]];
  return Math.abs(Math.log(Math.max(1, price) / Math.max(1, compared)));
}

/** The document of a product, or -1. */
export function findDocument({ ids, byId }: IndexData, productId: number): number {
  let from = 0;
  let to = byId.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (ids[byId[middle]] < productId) from = middle + 1;
    else to = middle;
  }
  const document = byId[from];
  return document !== undefined && ids[document] === productId ? document : -1;
}
