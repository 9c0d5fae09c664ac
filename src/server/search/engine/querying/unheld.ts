import { wordLimits } from '../fields.ts';
import type { IndexData } from '../index-data.ts';
import { splitWords } from '../words/scan-words.ts';
import { findPosting } from './postings.ts';
import type { Concept, QueryWords } from './query.ts';

/** Words of a query, as typed, that none of these documents holds in whatever form: the shopper is told of them. */
export function findUnheld(
  data: IndexData,
  { text, words }: QueryWords,
  concepts: readonly Concept[],
  shown: readonly number[],
): string[] {
  const unheld = new Set<string>();
  concepts.forEach(({ alternatives }, at) => {
    const isFound = shown.some((document) =>
      alternatives.some(({ term }) => findPosting(data, term, document) >= 0),
    );
    if (!isFound) unheld.add(words[at]?.lexeme.term ?? '');
  });
  if (unheld.size === 0) return [];
  return text
    .split(/\s+/)
    .filter((piece) => splitWords(piece, wordLimits.query).some(({ lexeme }) => unheld.has(lexeme.term)));
}
