import type { QueryVocabulary, QueryWords } from '../reading/read-query.ts';
import { type Revision, reviseQuery } from './revise.ts';

/**
 * Another spelling of what is being typed: of words that nothing holds, else of rare ones. Where something holds all of the text
 * (`isWhole`), its last word is begun, "samsung gal", and none is left out.
 */
export function reviseTyped(
  query: QueryWords,
  vocabulary: QueryVocabulary,
  isWhole: boolean,
): Revision | undefined {
  const revision =
    reviseQuery(query, vocabulary, { mayRespell: true }) ??
    reviseQuery(query, vocabulary, { mayRespell: true, isDoubting: true });
  return isWhole && revision && revision.missing.length > 0 ? undefined : revision;
}
