import type { IndexData } from './index-data.ts';

/** The rarest words of a title say what it is like; common ones only cost time. */
const wordsCompared = 6;
/** A like product costs between half and twice as much. */
const priceRange = 2;

/**
 * Listed documents of the same category whose titles share the rarest words with a product's, best first;
 * a similar price counts as much as one of its words on average.
 */
export function findSimilar(data: IndexData, productId: number, limit: number): number[] {
  const document = findDocument(data, productId);
  if (document < 0) return [];
  const frequency = (term: number) => (data.starts[term + 1] as number) - (data.starts[term] as number);
  const terms = [...data.titleTerms.subarray(data.titleStarts[document], data.titleStarts[document + 1])]
    .filter((term) => frequency(term) > 1)
    .sort((a, b) => frequency(a) - frequency(b) || a - b)
    .slice(0, wordsCompared);
  const idf = (term: number) => Math.log(1 + data.listed / frequency(term));
  const scores = new Map<number, number>();
  for (const term of terms) {
    const end = data.starts[term + 1] as number;
    for (let i = data.starts[term] as number; i < end; i++) {
      const other = data.documents[i] as number;
      if (other === document || data.facets.category[other] !== data.facets.category[document]) continue;
      scores.set(other, (scores.get(other) ?? 0) + idf(term) * (data.impacts[i] as number));
    }
  }
  const pricePoints = average([...scores.values()]) / Math.max(1, terms.length);
  return [...scores]
    .map(([other, score]) => ({
      other,
      score: score + (isPriceLike(data, document, other) ? pricePoints : 0),
    }))
    .sort((a, b) => b.score - a.score || a.other - b.other)
    .slice(0, limit)
    .map(({ other }) => other);
}

function isPriceLike(data: IndexData, document: number, other: number): boolean {
  const price = data.priceCents[document] as number;
  const compared = data.priceCents[other] as number;
  return price <= compared * priceRange && compared <= price * priceRange;
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The document of a product, or -1. */
function findDocument({ ids, byId }: IndexData, productId: number): number {
  let from = 0;
  let to = byId.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((ids[byId[middle] as number] as number) < productId) from = middle + 1;
    else to = middle;
  }
  const document = byId[from];
  return document !== undefined && ids[document] === productId ? document : -1;
}
