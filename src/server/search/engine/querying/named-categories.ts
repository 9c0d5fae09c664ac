import type { IndexData } from '../index-data.ts';
import { namesWithin } from '../words/category-names.ts';
import type { Word } from '../words/scan-words.ts';
import type { Sense, SenseFinder } from '../words/synonyms.ts';
import { type QueryWords, queryWords } from './query.ts';

/** Categories that a query names, by place. */
export type NamedCategories = {
  own: ReadonlySet<number>;
  /** The same with all below them. */
  places: ReadonlySet<number>;
  /** The query is nothing but the name. */
  isWhole: boolean;
  /** Which of its words are no part of a name. */
  others: readonly number[];
  /** Categories that `own` are part of. */
  above: ReadonlySet<number>;
};

/** Names of categories are no longer than that; a query's phrases need not be looked up beyond. */
const longestName = 5;

/** A word or phrase as queries and names of categories are compared: `length` folded words from `at`. */
type Form = { form: string; at: number; length: number };

/** Folded words, phrases of one sense (`senses`: of these words) as that sense. */
function canonicalForms(words: readonly Word[], senses: readonly Sense<string>[]): Form[] {
  const forms = words.map((word, at): Form => ({ form: word.lexeme.term, at, length: 1 }));
  for (let i = senses.length - 1; i >= 0; i--) {
    const { at, length, terms: groups } = senses[i];
    forms.splice(at, length, { form: groups[0] ?? '', at, length });
  }
  return forms;
}

const joined = (forms: readonly Form[]): string => forms.map(({ form }) => form).join(' ');

/** Places of categories with those of all below them. */
export const placesBelow = (
  paths: IndexData['categoryPaths'],
  named: ReadonlySet<number>,
): ReadonlySet<number> =>
  new Set(paths.flatMap((path, place) => (path.some((each) => named.has(each)) ? place : [])));

/** Finds the categories whose name, or a name of whose things, a query is or holds: the longest phrases count. */
export function createCategoryFinder(
  {
    categoryNames,
    categoryCalled,
    categoryPaths,
  }: Pick<IndexData, 'categoryNames' | 'categoryCalled' | 'categoryPaths'>,
  findSenses: SenseFinder,
): (query: Pick<QueryWords, 'words' | 'senses'>) => NamedCategories {
  const places = new Map<string, Set<number>>();
  categoryNames.forEach((names, place) => {
    const called = categoryCalled[place] ?? [];
    for (const name of [...names.flatMap(namesWithin), ...called]) {
      const words = queryWords(name);
      const form = joined(canonicalForms(words, findSenses(words)));
      places.set(form, (places.get(form) ?? new Set()).add(place));
    }
  });

  const below = (named: ReadonlySet<number>) => placesBelow(categoryPaths, named);

  return ({ words, senses }) => {
    const forms = canonicalForms(words, senses);
    const named = new Set<number>();
    const others = new Set(words.keys());
    let isWhole = false;
    for (let at = 0; at < forms.length; at++) {
      for (let length = Math.min(longestName, forms.length - at); length > 0; length--) {
        const name = forms.slice(at, at + length);
        const found = places.get(joined(name));
        if (!found) continue;
        for (const place of found) named.add(place);
        for (const form of name) for (let i = 0; i < form.length; i++) others.delete(form.at + i);
        isWhole = length === forms.length;
        at += length - 1;
        break;
      }
    }
    const above = new Set([...named].flatMap((place) => categoryPaths[place]?.slice(1) ?? []));
    return { own: named, places: named.size > 0 ? below(named) : named, isWhole, others: [...others], above };
  };
}
