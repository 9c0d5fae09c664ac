import type { IndexData } from '../index-data.ts';
import { openDictionary } from '../words/dictionary.ts';
import type { NamedCategories } from './named-categories.ts';
import { type QueryWords, queryWords } from './reading/read-query.ts';
import { awaitingFactor, type Matches, type Scorer } from './scoring.ts';
import { enoughMatches } from './tiers.ts';

/** Brands that begin like the words, at most. */
export const brandsCompared = 32;
/** Less than half of the best: in other orders they are among what also matches. */
export const shareOfBest = 0.45;

/**
 * Where a query names a kind of thing and a brand ("xilence cpu cooler") and few are found, adds, behind those, what the
 * brand has on a shelf above ("Computer components") and nobody says the kind of.
 */
export function createUnsaidAdder(data: IndexData, { setScore }: Pick<Scorer, 'setScore'>) {
  const keys = openDictionary(data.brandKeys);
  const names = openDictionary(data.brandNames);
  const { starts, documents, facets, isKindUnsaid, listed, offered } = data;

  /** The number of the brand that these folded words name; 0: none. */
  function brandOf(terms: readonly string[]): number {
    const [from, to] = keys.range(terms[0] ?? '');
    for (let at = from; at < Math.min(to, from + brandsCompared); at++) {
      const own = queryWords(names.term(at)).map(({ lexeme }) => lexeme.term);
      if (own.length === terms.length && own.every((term, i) => term === terms[i])) return at + 1;
    }
    return 0;
  }

  return (
    { words, exact }: QueryWords,
    { others, above, own }: Pick<NamedCategories, 'others' | 'above' | 'own'>,
    matches: Matches,
  ): Matches => {
    if (own.size === 0 || above.size === 0 || others.length === 0 || !matches.isWhole) return matches;
    if (matches.wholeCount >= enoughMatches) return matches;
    const brand = brandOf(others.map((at) => words[at]?.lexeme.term ?? ''));
    const term = exact[others[0] ?? 0] ?? -1;
    if (brand === 0 || term < 0) return matches;
    const { scores, count } = matches;
    const known = new Set(matches.documents.subarray(0, count));
    const best = matches.documents
      .subarray(0, count)
      .reduce((most, document) => Math.max(most, scores[document]), 0);
    let added = count;
    for (let i = starts[term]; i < starts[term + 1]; i++) {
      const document = documents[i];
      if (isKindUnsaid[document] === 0 || facets.brand[document] !== brand) continue;
      if (document >= listed || !above.has(facets.category[document])) continue;
      // Documents are numbered by standing: the better ones stay before the others.
      const onOffer = document < offered ? 1 : awaitingFactor;
      const score = best * shareOfBest * (1 - document / listed / 10) * onOffer;
      if (!known.has(document)) matches.documents[added++] = document;
      // What only lacks the kind's word stands before what lacks the brand's.
      else if (scores[document] >= score) continue;
      setScore(document, score);
    }
    return { ...matches, count: added };
  };
}
