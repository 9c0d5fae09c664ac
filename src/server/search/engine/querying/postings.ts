import type { IndexData } from '../index-data.ts';

/** Where a term's posting for a document stands, by halving: postings are in the documents' order; -1: there is none. */
export function findPosting(
  { starts, documents }: Pick<IndexData, 'starts' | 'documents'>,
  term: number,
  document: number,
): number {
  let from = starts[term];
  let to = starts[term + 1];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (documents[middle] < document) from = middle + 1;
    else to = middle;
  }
  return from < starts[term + 1] && documents[from] === document ? from : -1;
}
