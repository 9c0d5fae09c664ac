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
};

/** Names of categories are no longer than that; a query's phrases need not be looked up beyond. */
const longestName = 5;

/**
 * The form in which queries and names of categories are compared: folded words, phrases of one sense (`senses`: of
 * these words) as that sense.
 */
function canonicalForms(words: readonly Word[], senses: readonly Sense<string>[]): string[] {
  const terms = words.map((word) => word.lexeme.term);
  for (let i = senses.length - 1; i >= 0; i--) {
    const { at, length, terms: groups } = senses[i];
    terms.splice(at, length, groups[0] ?? '');
  }
  return terms;
}

/** Places of categories with those of all below them. */
export const placesBelow = (
  paths: IndexData['categoryPaths'],
  named: ReadonlySet<number>,
): ReadonlySet<number> =>
  new Set(paths.flatMap((path, place) => (path.some((each) => named.has(each)) ? place : [])));

/** Finds the categories whose name, or a name of whose things, a query is or holds: the longest phrases count. */
export function createCategoryFinder(
  { categoryNames, categoryCalled, categoryPaths }: IndexData,
  findSenses: SenseFinder,
): (query: Pick<QueryWords, 'words' | 'senses'>) => NamedCategories {
  const places = new Map<string, Set<number>>();
  categoryNames.forEach((names, place) => {
    const called = categoryCalled[place] ?? [];
    for (const name of [...names.flatMap(namesWithin), ...called]) {
      const words = queryWords(name);
      const form = canonicalForms(words, findSenses(words)).join(' ');
      places.set(form, (places.get(form) ?? new Set()).add(place));
    }
  });

  const below = (named: ReadonlySet<number>) => placesBelow(categoryPaths, named);

  return ({ words, senses }) => {
    const forms = canonicalForms(words, senses);
    const named = new Set<number>();
    let isWhole = false;
    for (let at = 0; at < forms.length; at++) {
      for (let length = Math.min(longestName, forms.length - at); length > 0; length--) {
        const found = places.get(forms.slice(at, at + length).join(' '));
        if (!found) continue;
        for (const place of found) named.add(place);
        isWhole = length === forms.length;
        at += length - 1;
        break;
      }
    }
    return { own: named, places: named.size > 0 ? below(named) : named, isWhole };
  };
}
