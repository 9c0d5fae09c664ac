import type { IndexData } from '../index-data.ts';
import type { ClickedProduct } from '../search-document.ts';
import type { Word } from '../words/scan-words.ts';
import { queryWords } from './reading/read-query.ts';
import type { Matches } from './scoring.ts';
import { findDocument } from './similar.ts';

/** The product that is opened most from a query scores a quarter more, others in proportion. */
export const maxLift = 0.25;

/** What all spellings of a query have in common. */
export const nameOfWords = (words: readonly Word[]): string =>
  words.map(({ lexeme }) => lexeme.term).join(' ');

/** By listed document, how often it was opened. */
function countByDocument(data: IndexData, products: readonly ClickedProduct[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { productId, count } of products) {
    const document = findDocument(data, productId);
    if (document >= 0 && document < data.listed) counts.set(document, (counts.get(document) ?? 0) + count);
  }
  return counts;
}

/** Lifts, in place, what people open from the same query, in whatever spelling. */
export function createLearnedLifter(
  data: IndexData,
  clicked: readonly ClickedProduct[],
): (words: readonly Word[], matches: Matches) => void {
  const byQuery = Map.groupBy(clicked, ({ query }) => nameOfWords(queryWords(query)));
  const learned = new Map([...byQuery].map(([name, products]) => [name, countByDocument(data, products)]));
  return (words, { scores }) => {
    const counts = learned.size > 0 ? learned.get(nameOfWords(words)) : undefined;
    if (!counts) return;
    const most = Math.max(...counts.values());
    for (const [document, count] of counts)
      scores[document] = scores[document] * (1 + (maxLift * count) / most);
  };
}
