import { singular } from '../../../language/singular.ts';
import type { IndexData } from '../index-data.ts';
import type { Word } from '../words/scan-words.ts';
import type { AskedSenseFinder } from '../words/synonyms.ts';
import { type Extent, extentOf, headsOf, isWithin, type Phrase } from './categories/choose-heads.ts';
import { canonicalForms, type Form, joined, listNames, termsOf } from './categories/list-names.ts';
import { areNear, createNeighbours, placesBelow } from './categories/neighbours.ts';
import { isAbsence, type QueryWords, queryWords } from './reading/read-query.ts';

/** Categories that a query names, by place. */
export type NamedCategories = {
  own: ReadonlySet<number>;
  /** Those of them that are called so themselves, not only things in them. */
  ownByName: ReadonlySet<number>;
  /** The same as `own` with all below them. */
  places: ReadonlySet<number>;
  /** The query is nothing but the name. */
  isWhole: boolean;
  /** Which of its words are no part of a name. */
  others: readonly number[];
  /** Which say what kind of thing it is. */
  kind: readonly number[];
  /** The same by name: each of several kinds has words of its own. */
  kinds: readonly (readonly number[])[];
  /** They are one name of several words, which counts as a whole: a coffee machine is no "machine à laver". */
  isKindWhole: boolean;
  /** None of them is called so, only things in it: of a dryer's shelf not all are dryers. */
  isPart: boolean;
  /** The query names another kind as well, as what the thing is for: the "onduleur" of a battery. */
  hasUse: boolean;
  /** Categories that `own` are part of. */
  above: ReadonlySet<number>;
  /**
   * Where the kind has a name of one word, those of other departments, in which that may mean another thing: a "pull" that raises an
   * alarm. Where a present is looked for that has no name, what nobody gives away.
   */
  far: ReadonlySet<number>;
  /** A present without a name: `far` is meant of guessed categories as well. */
  isPresent: boolean;
};

/** Names of categories are no longer than that; a query's phrases need not be looked up beyond. */
const maxNameLength = 5;

/** What several kinds that are named have in common ("capsule nespresso": coffee), else all of what they name. */
function placesOfAll(all: readonly ReadonlySet<number>[]): ReadonlySet<number> {
  const [first = none, ...others] = all;
  if (others.length === 0) return first;
  const shared = [...first].filter((place) => others.every((each) => each.has(place)));
  return new Set(shared.length > 0 ? shared : all.flatMap((each) => [...each]));
}

const none: ReadonlySet<number> = new Set();

/** What a word of several meanings names: the "casque" of a rider as well as of a listener. The same set for the same word. */
const united = new WeakMap<ReadonlySet<number>, Map<ReadonlySet<number>, ReadonlySet<number>>>();
function unitedPlaces([first = none, ...others]: readonly ReadonlySet<number>[]): ReadonlySet<number> {
  let all = first;
  for (const other of others) {
    const known = united.get(all) ?? new Map<ReadonlySet<number>, ReadonlySet<number>>();
    united.set(all, known);
    all = known.get(other) ?? new Set([all, other].flatMap((each) => [...each]));
    known.set(other, all);
  }
  return all;
}

const farOf = (far: ReadonlySet<number>, apart: ReadonlySet<number>): ReadonlySet<number> =>
  apart.size > 0 ? new Set([...far, ...apart]) : far;

export type CategoryFinder = (
  query: Pick<QueryWords, 'words' | 'senses' | 'text' | 'linkAt'> &
    Partial<Pick<QueryWords, 'unmeant' | 'isPresent' | 'formAt'>>,
) => NamedCategories;

/** Whether two texts name things of one category: a slip of a kind's name is spelt as another name of that kind. */
export const isSameKind = (
  { own }: Pick<NamedCategories, 'own'>,
  other: Pick<NamedCategories, 'own'>,
): boolean => [...other.own].some((place) => own.has(place));

/** Finds the categories whose name, or a name of whose things, a query is or holds: the longest phrases count. */
export function createCategoryFinder(
  {
    categoryNames,
    categoryCalled,
    neverGiven,
    categoryPaths,
  }: Pick<IndexData, 'categoryNames' | 'categoryCalled' | 'categoryPaths' | 'neverGiven'>,
  findSenses: AskedSenseFinder,
): CategoryFinder {
  const { places, placesByName, placesAs } = listNames(
    { categoryNames, categoryCalled, categoryPaths },
    findSenses,
  );
  const neighboursOf = createNeighbours({ categoryPaths, categoryNames });
  const notGiven = placesBelow(categoryPaths, new Set(neverGiven));

  /** What says the kind in a name: of "coque samsung" the part that names the same category alone. */
  function kindIn(name: readonly Form[], named: ReadonlySet<number>): Extent {
    const isName = (part: readonly Form[]) =>
      [...(places.get(joined(part)) ?? [])].some((place) => named.has(place));
    const shorter = [name.slice(0, -1), name.slice(1)].find((part) => part.length > 0 && isName(part));
    return shorter ? kindIn(shorter, named) : extentOf(name);
  }

  /** Two words that a name spells as one: "vidéo projecteur". */
  function compoundOf(name: readonly Form[], words: readonly Word[]): string {
    const { at, end } = extentOf(name);
    if (name.length !== 2 || end - at !== 2) return '';
    const [first, second] = [words[at]?.lexeme.term ?? '', words[at + 1]?.lexeme.term ?? ''];
    const one = singular(first + second);
    if (!places.has(one) && findSenses.writtenAs(one) === undefined) return '';
    const compound = queryWords(first + second);
    return joined(canonicalForms(compound, findSenses(compound)));
  }

  /** Of a phrase that names no category the part that says what it is a kind of: "robe" of "robe longue". */
  function widerIn([phrase]: readonly Form[], words: readonly Word[]): Form[] {
    const { form = '', at = 0, length = 0 } = phrase ?? {};
    const wider = length > 1 ? findSenses.widerOf(form).filter((term) => places.has(term)) : [];
    if (wider.length === 0) return [];
    const parts = Array.from({ length: length - 1 }, (_, i) => length - 1 - i).flatMap((size) => [
      { at, length: size },
      { at: at + length - size, length: size },
    ]);
    for (const part of parts) {
      const [sense] = findSenses(words.slice(part.at, part.at + part.length));
      const term =
        sense?.length === part.length ? sense.terms.find((each) => wider.includes(each)) : undefined;
      if (term !== undefined) return [{ form: term, ...part }];
    }
    return [];
  }

  /** A phrase of a query that names categories; undefined: it names none. */
  function phraseOf(name: readonly Form[], called: string, words: readonly Word[]): Phrase | undefined {
    const extent = extentOf(name);
    const typed = termsOf(words.slice(extent.at, extent.end));
    const found = placesAs(called, typed);
    if (!found) return undefined;
    const [first] = name;
    const others =
      name.length === 1 ? (first?.others ?? []).flatMap((form) => placesAs(form, typed) ?? []) : [];
    const all = unitedPlaces([found, ...others]);
    return {
      ...extent,
      places: all,
      placesByName: placesByName.get(called) ?? none,
      kind: kindIn(name, all),
    };
  }

  /** The longest phrase that begins at a form and names categories, and how many forms it has. */
  function longestPhrase(
    forms: readonly Form[],
    at: number,
    words: readonly Word[],
  ): { phrase: Phrase; length: number } | undefined {
    for (let length = Math.min(maxNameLength, forms.length - at); length > 0; length--) {
      const name = forms.slice(at, at + length);
      const whole = joined(name);
      const called = places.has(whole) ? whole : compoundOf(name, words);
      const phrase = places.has(called) ? phraseOf(name, called, words) : undefined;
      if (phrase) return { phrase, length };
    }
    return undefined;
  }

  /** The phrases of a query that name categories, and whether one of them is all of it. */
  function phrasesIn(
    forms: readonly Form[],
    words: readonly Word[],
  ): { phrases: Phrase[]; isWhole: boolean } {
    const phrases: Phrase[] = [];
    let isWhole = false;
    for (let at = 0; at < forms.length; at++) {
      const longest = longestPhrase(forms, at, words);
      if (longest) {
        phrases.push(longest.phrase);
        isWhole = longest.length === forms.length;
        at += longest.length - 1;
        continue;
      }
      const wider = widerIn(forms.slice(at, at + 1), words);
      phrases.push(...wider.flatMap((part) => phraseOf([part], part.form, words) ?? []));
    }
    return { phrases, isWhole };
  }

  /** Without the shelves of what words mean in the other language than the page's, unless there are no others. */
  function withoutUnmeant(
    own: ReadonlySet<number>,
    unmeant: NonNullable<QueryWords['unmeant']>,
  ): { own: ReadonlySet<number>; apart: ReadonlySet<number> } {
    const named = new Set(
      unmeant.flatMap(({ terms }) => terms.flatMap((term) => [...(places.get(term) ?? [])])),
    );
    if (named.size === 0) return { own, apart: none };
    const left = new Set([...own].filter((place) => !named.has(place)));
    const meant = left.size > 0 ? left : own;
    const { places: near } = neighboursOf(meant);
    const apart = [...placesBelow(categoryPaths, named)].filter((place) => !near.has(place));
    return { own: meant, apart: new Set(apart) };
  }

  return ({ words, senses, text, linkAt, unmeant = [], ...query }) => {
    const { phrases: all, isWhole } = phrasesIn(canonicalForms(words, senses), words);
    // "En verre trempé" is a kind of protection all the same; a "gel sans alcool" is no drink.
    const phrases = all.filter(
      ({ at, end }) =>
        (at !== query.formAt || end - at > 1) &&
        (end - at === words.length || !isAbsence(words, at, end - at)),
    );
    const heads = headsOf(phrases, { words, senses, text, linkAt }, (one, other) =>
      areNear(categoryPaths, one, other),
    );
    const { own, apart } = withoutUnmeant(placesOfAll(heads.map((each) => each.places)), unmeant);
    const wordsOf = (isIn: (at: number) => boolean) => [...words.keys()].filter(isIn);
    const others = wordsOf((at) => !heads.some((each) => isWithin(each, at)));
    const kinds = heads.map((each) => wordsOf((at) => isWithin(each.kind, at)));
    const kind = kinds.flat();
    const isKindWhole = heads.length === 1 && kind.length > 1;
    const byName = heads.flatMap((each) => [...each.placesByName]);
    const ownByName = new Set(byName.filter((place) => own.has(place)));
    const isPart = ownByName.size === 0;
    const { far, ...near } = neighboursOf(own);
    const hasUse = phrases.length > heads.length;
    const isPresent = query.isPresent === true && kinds.length === 0;
    const mayMeanOther = kinds.every(({ length }) => length === 1);
    return {
      ...{ own, ownByName, ...near, isWhole, others, kind, kinds, isKindWhole, isPart, hasUse, isPresent },
      far: farOf(isPresent ? notGiven : mayMeanOther ? far : none, apart),
    };
  };
}
