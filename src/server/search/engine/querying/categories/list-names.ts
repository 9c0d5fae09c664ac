import type { IndexData } from '../../index-data.ts';
import { namesWithin } from '../../words/category-names.ts';
import { isQualifier } from '../../words/lexicon.ts';
import type { Word } from '../../words/scan-words.ts';
import type { Sense, SenseFinder } from '../../words/synonyms.ts';
import { isFaintTerm } from '../reading/faint-terms.ts';
import { queryWords } from '../reading/read-query.ts';

type CategoryTree = Pick<IndexData, 'categoryNames' | 'categoryCalled' | 'categoryPaths'>;

/** A word or phrase as queries and names of categories are compared: `length` folded words from `at`; `others`: what else it means. */
export type Form = { form: string; at: number; length: number; others?: readonly string[] };

/** Folded words, phrases of one sense (`senses`: of these words) as that sense. */
export function canonicalForms(words: readonly Word[], senses: readonly Sense<string>[]): Form[] {
  const forms = words.map((word, at): Form => ({ form: word.lexeme.term, at, length: 1 }));
  for (let i = senses.length - 1; i >= 0; i--) {
    const { at, length, terms: groups } = senses[i];
    const [form = '', ...others] = groups;
    forms.splice(at, length, { form, at, length, others });
  }
  return forms;
}

export const joined = (forms: readonly Form[]): string => forms.map(({ form }) => form).join(' ');

export const termsOf = (words: readonly Word[]): string => words.map(({ lexeme }) => lexeme.term).join(' ');

/** Places of categories by what they and the things in them are called. */
export type Names = {
  places: ReadonlyMap<string, ReadonlySet<number>>;
  /** By whole names of categories. */
  placesByName: ReadonlyMap<string, ReadonlySet<number>>;
  /** Those that a form means where it was typed in these words. */
  placesAs(form: string, typed: string): ReadonlySet<number> | undefined;
};

/** What was read last with each finder of senses. */
const lastRead = new WeakMap<SenseFinder, { text: string; names: Names }>();

/**
 * All names; words mean in queries what `findSenses` says. Most indexes have the names of the one before, and reading
 * them takes ten times as long as the rest of a swap.
 */
export function listNames(tree: CategoryTree, findSenses: SenseFinder): Names {
  const { categoryNames, categoryCalled, categoryPaths } = tree;
  const text = JSON.stringify([categoryNames, categoryCalled, categoryPaths]);
  const last = lastRead.get(findSenses);
  if (last?.text === text) return last.names;
  const names = readNames(tree, findSenses);
  lastRead.set(findSenses, { text, names });
  return names;
}

function readNames(
  { categoryNames, categoryCalled, categoryPaths }: CategoryTree,
  findSenses: SenseFinder,
): Names {
  const places = new Map<string, Set<number>>();
  const placesByName = new Map<string, Set<number>>();
  /** By form and the words of the name. */
  const placesByWords = new Map<string, Set<number>>();
  const add = (to: Map<string, Set<number>>, key: string, place: number) =>
    to.set(key, (to.get(key) ?? new Set()).add(place));
  categoryNames.forEach((names, place) => {
    const called = categoryCalled[place] ?? [];
    for (const name of [...names.flatMap(namesWithin), ...called]) {
      const words = queryWords(name);
      // "Femme" on a shelf of clothes names no kind of thing, nor does "pro": it occurs in names of models.
      if (words.every(({ lexeme: { term } }) => isFaintTerm(term) || isQualifier(term))) continue;
      const form = joined(canonicalForms(words, findSenses(words)));
      add(places, form, place);
      add(placesByWords, `${form}\n${termsOf(words)}`, place);
      if (names.includes(name)) add(placesByName, form, place);
    }
  });

  // "Watches" name the watches rather than all of "Jewellery & Watches", whose name only speaks of them.
  for (const [form, named] of places) {
    const byName = placesByName.get(form);
    const isBelowNamed = (place: number) =>
      [...named].some((other) => other !== place && categoryPaths[other]?.includes(place));
    const precise = [...named].filter((place) => byName?.has(place) || !isBelowNamed(place));
    places.set(form, new Set(precise));
  }

  // A notebook may be one of paper, a "portable" is none: where a sense is the name of a category, others mean only their words.
  const known = new Map<string, ReadonlySet<number>>();
  const placesAs = (form: string, typed: string) => {
    const named = places.get(form);
    const byName = placesByName.get(form);
    if (!named || !byName || byName.size === named.size) return named;
    const key = `${form}\n${placesByWords.has(`${form}\n${typed}`) ? typed : ''}`;
    const byWords = placesByWords.get(key);
    const meant =
      known.get(key) ?? new Set([...named].filter((each) => byName.has(each) || byWords?.has(each)));
    known.set(key, meant);
    return meant;
  };
  return { places, placesByName, placesAs };
}
