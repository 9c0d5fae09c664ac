import { isKnownWord } from '../../../language/known-words.ts';
import { asidePlace, type IndexData } from '../index-data.ts';
import { openDictionary } from '../words/dictionary.ts';
import { openLikeFinder } from '../words/spelling.ts';
import type { NamedCategories } from './named-categories.ts';
import { queryWords } from './reading/read-query.ts';

/** Terms that may replace each word, and products looked at per term: enough to tell their categories. */
export const likeTerms = 3;
const postingsRead = 2_000;

/**
 * Places of the nearest categories, from those that a text names upwards, that hold something: home appliances where there is no
 * washing machine. `sizeOf`: how much one holds.
 */
export const findHeldAbove = (
  { own }: Pick<NamedCategories, 'own'>,
  paths: IndexData['categoryPaths'],
  sizeOf: (place: number) => number,
): number[] => [
  ...new Set([...own].flatMap((place) => paths[place]?.find((each) => sizeOf(each) > 0) ?? [])),
];

/** Words of a text that may be slips of others. Words of a language were meant: "chat" is not like "hats". */
export const unknownWords = (text: string): string[] =>
  queryWords(text).flatMap(({ lexeme: { term } }) => (isKnownWord(term) ? [] : term));

/**
 * Similar categories for a query without results: those of the products whose terms are most similar to its
 * words, most products first.
 */
export function createNearbyFinder(data: IndexData): (text: string, limit: number) => number[] {
  const findLike = openLikeFinder(data.spelling, openDictionary(data.dictionary));
  return (text, limit) => {
    const counts = new Map<number, number>();
    for (const term of unknownWords(text).flatMap((word) => findLike(word, likeTerms))) {
      const start = data.starts[term];
      const end = Math.min(data.starts[term + 1], start + postingsRead);
      for (let i = start; i < end; i++) {
        if (data.places[i] === asidePlace) continue;
        const place = data.facets.category[data.documents[i]];
        counts.set(place, (counts.get(place) ?? 0) + 1);
      }
    }
    return [...counts]
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .flatMap(([place]) => data.categoryIds[place] ?? [])
      .slice(0, limit);
  };
}
