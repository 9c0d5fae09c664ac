import type { QueryVocabulary, QueryWords } from '../query.ts';
import { type Revision, reviseQuery } from './revise.ts';

/** Another spelling of what is being typed: of words that nothing holds, else of rare ones. */
export function reviseTyped(query: QueryWords, vocabulary: QueryVocabulary): Revision | undefined {
  return (
    reviseQuery(query, vocabulary, { mayRespell: true }) ??
    reviseQuery(query, vocabulary, { mayRespell: true, isDoubting: true })
  );
}
