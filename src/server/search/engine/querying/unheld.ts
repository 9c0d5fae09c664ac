import { wordLimits } from '../fields.ts';
import type { IndexData } from '../index-data.ts';
import { splitWords } from '../words/scan-words.ts';
import type { Concept, QueryWords } from './query.ts';

/** Whether a term stands in a document: its postings are in the documents' order. */
function isHeld({ starts, documents }: IndexData, term: number, document: number): boolean {
  let from = starts[term];
  let to = starts[term + 1];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (documents[middle] < document) from = middle + 1;
    else to = middle;
  }
  return from < starts[term + 1] && documents[from] === document;
}

/** Words of a query, as typed, that none of these documents holds in whatever form: the shopper is told of them. */
export function findUnheld(
  data: IndexData,
  { text, words }: QueryWords,
  concepts: readonly Concept[],
  shown: readonly number[],
): string[] {
  const unheld = new Set<string>();
  concepts.forEach(({ alternatives }, at) => {
    const isFound = shown.some((document) => alternatives.some(({ term }) => isHeld(data, term, document)));
    if (!isFound) unheld.add(words[at]?.lexeme.term ?? '');
  });
  if (unheld.size === 0) return [];
  return text
    .split(/\s+/)
    .filter((piece) => splitWords(piece, wordLimits.query).some(({ lexeme }) => unheld.has(lexeme.term)));
}
