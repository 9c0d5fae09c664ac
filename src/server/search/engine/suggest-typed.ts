import { type Completions, readTyped } from './querying/complete-phrase.ts';
import { type QueryVocabulary, type QueryWords, readQuery } from './querying/reading/read-query.ts';
import { reviseTyped } from './querying/revising/revise-typed.ts';
import { isBetter, isMeant, mergeSuggestions, noSuggestions, type Suggestions } from './querying/suggest.ts';

/** `isWhole`: some product holds all words. */
type SuggestFor = (query: QueryWords, limit: number) => Suggestions & { isWhole: boolean };

/** Suggestions for a text that is still being typed: as it is, as the word that it begins, and spelt another way. */
export function createTypedSuggester(
  vocabulary: QueryVocabulary,
  suggest: SuggestFor,
): (text: string, limit: number) => Suggestions {
  const read = (text: string) => readQuery(text, vocabulary);

  /** For the best phrase that a text begins: behind other words one that something holds with these. */
  function suggestCompleted(
    { texts, isBehind }: Completions,
    refused: QueryWords['refused'],
    limit: number,
  ): Suggestions | undefined {
    for (const completed of texts) {
      const found = suggest({ ...read(completed), refused }, limit);
      if (!isBehind || found.isWhole) return found;
    }
    return undefined;
  }

  return (text, limit) => {
    const { query, completions } = readTyped(text, vocabulary);
    if (query.words.length === 0) return noSuggestions;
    const found = suggest(query, limit);
    const completed = suggestCompleted(completions, query.refused, limit);
    const isOneWord = query.words.length === 1;
    const merged = completed ? mergeSuggestions(found, completed, { limit, isOneWord }) : found;
    const isWhole = found.isWhole || completed !== undefined;
    if (isMeant(merged, isWhole)) return merged;
    const revision = reviseTyped(query, vocabulary, isWhole);
    const revised = revision && suggest({ ...read(revision.text), refused: query.refused }, limit);
    return revised && isBetter(revised, merged) ? revised : merged;
  };
}
