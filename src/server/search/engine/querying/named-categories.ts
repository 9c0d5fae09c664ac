import type { IndexData } from '../index-data.ts';
import { namesWithin } from '../words/category-names.ts';
import type { Word } from '../words/scan-words.ts';
import type { SenseFinder } from '../words/synonyms.ts';
import { canonicalForms, type Form, joined, listNames, termsOf } from './categories/list-names.ts';
import { type QueryWords, queryWords } from './query.ts';

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
  /** Categories that `own` are part of. */
  above: ReadonlySet<number>;
};

/** Names of categories are no longer than that; a query's phrases need not be looked up beyond. */
const maxNameLength = 5;

/** Words from `at` up to `end` that name categories. */
type Phrase = Extent & {
  places: ReadonlySet<number>;
  placesByName: ReadonlySet<number>;
  kind: Extent;
};
type Extent = { at: number; end: number };

const extentOf = (forms: readonly Form[]): Extent => {
  const [first, last] = [forms[0], forms.at(-1)];
  return { at: first?.at ?? 0, end: (last?.at ?? 0) + (last?.length ?? 0) };
};
const isWithin = ({ at, end }: Extent, word: number): boolean => at <= word && word < end;

/**
 * Accents, small words, what French puts behind a thing without one ("pull homme", "robinet cuisine", "portefeuille cuir"), and
 * endings that few English words have: "climatiseur", "tondeuse".
 */
const french =
  /[àâçéèêëîïôùûœ]|(?<!\p{L})(?:de|du|des|pour|avec|sans|et|le|la|les|un|une|au|aux|(?:homme|femme|enfant|fille|garcon|bebe|chien|voiture|maison|cuisine|jardin|chambre)s?|cuir|bois|laine|coton|acier|velours)(?!\p{L})|\p{L}{3}eu(?:r|se)s?(?!\p{L})/iu;

const isPlainlyFrench = ({ text, words }: Pick<QueryWords, 'words' | 'text'>): boolean =>
  french.test(text) || words.some(({ lexeme }) => lexeme.isFrench);

/**
 * Of several kinds that a query names the thing is the one at its beginning, as in French ("coque samsung galaxy s9"), or the one
 * at its end, as in English ("samsung galaxy s9 case"); any of them where it begins and ends with one and is not plainly French.
 */
function headsOf(
  all: readonly Phrase[],
  { words, text, linkAt }: Pick<QueryWords, 'words' | 'text' | 'linkAt'>,
): readonly Phrase[] {
  const phrases = thingsAmong(all, words, linkAt);
  const [first, last] = [phrases[0], phrases.at(-1)];
  if (!first || !last) return phrases;
  const [begins, ends] = [first.at === 0, last.end === words.length];
  if (begins && (!ends || isPlainlyFrench({ text, words }))) return [first];
  return ends && !begins ? [last] : phrases;
}

const amountOfData = /^\d+(?:\.\d+)?[gmt]b$/;

/** Without what a thing is for or comes with ("soundbar for tv"), and how much of it is built in ("laptop 16gb ram"). */
function thingsAmong(phrases: readonly Phrase[], words: readonly Word[], linkAt: number): readonly Phrase[] {
  const isBuiltIn = ({ at }: Phrase) => at > 1 && amountOfData.test(words[at - 1]?.lexeme.term ?? '');
  const [first] = phrases;
  const things = phrases.filter((phrase) => phrase.end <= linkAt && (phrase === first || !isBuiltIn(phrase)));
  return things.length > 0 ? things : phrases;
}

/** What several kinds that are named have in common ("capsule nespresso": coffee), else all of what they name. */
function placesOfAll(all: readonly ReadonlySet<number>[]): ReadonlySet<number> {
  const [first = none, ...others] = all;
  if (others.length === 0) return first;
  const shared = [...first].filter((place) => others.every((each) => each.has(place)));
  return new Set(shared.length > 0 ? shared : all.flatMap((each) => [...each]));
}

const none: ReadonlySet<number> = new Set();

/** Places of categories with those of all below them. */
export const placesBelow = (
  paths: IndexData['categoryPaths'],
  named: ReadonlySet<number>,
): ReadonlySet<number> =>
  new Set(paths.flatMap((path, place) => (path.some((each) => named.has(each)) ? place : [])));

export type CategoryFinder = (
  query: Pick<QueryWords, 'words' | 'senses' | 'text' | 'linkAt'>,
) => NamedCategories;

/** Whether two texts name things of one category: a slip of a kind's name is spelt as another name of that kind. */
export const isSameKind = (
  { own }: Pick<NamedCategories, 'own'>,
  other: Pick<NamedCategories, 'own'>,
): boolean => [...other.own].some((place) => own.has(place));

export type LesserKinds = (
  named: NamedCategories,
  query: Pick<QueryWords, 'words'>,
) => (NamedCategories & { isOnlyKind: true })[];

type Tree = Pick<IndexData, 'categoryNames' | 'categoryPaths'>;

/**
 * What the things of categories are, by their names: shoes of "Sports Shoes", "Chaussures de sport". English names say it with
 * their last word, French ones, which come second, with their first.
 */
function headTerms({ categoryNames }: Tree, places: ReadonlySet<number>): Set<string> {
  const names = [...places].flatMap((place) => categoryNames[place]?.map(namesWithin) ?? []);
  const terms = names.flatMap((parts, at) =>
    parts.map((part) => queryWords(part).at(at % 2 === 0 ? -1 : 0)?.lexeme.term ?? ''),
  );
  return new Set(terms);
}

const departmentsOf = ({ categoryPaths }: Tree, places: ReadonlySet<number>): Set<number> =>
  new Set([...places].flatMap((place) => categoryPaths[place]?.at(-1) ?? []));

/**
 * Where nothing is what a name of several words names, "chaussure de course": what its first or last word names, and nothing else.
 * In another department the word means another thing ("housse de couette", "nintendo switch"), unless the category's own name
 * says so. `findSaid`: what words mean in products' texts; who types "jeu" may mean a video game, but not in "jeu de société".
 */
export const createLesserKinds =
  (find: CategoryFinder, findSaid: SenseFinder, tree: Tree): LesserKinds =>
  (named, { words }) => {
    if (!named.isKindWhole) return [];
    const departments = departmentsOf(tree, named.own);
    const heads = headTerms(tree, named.own);
    const isHead = (at: number) => heads.has(words[at]?.lexeme.term ?? '');
    // Of "running shoes" the shoes, before what runs.
    const ends = [named.kind[0] ?? 0, named.kind.at(-1) ?? 0];
    return ends
      .toSorted((a, b) => Number(isHead(b)) - Number(isHead(a)))
      .flatMap((at) => {
        const one = words.slice(at, at + 1);
        const text = one.map(({ lexeme }) => lexeme.term).join(' ');
        const found = find({ words: one, senses: findSaid(one), text, linkAt: 1 });
        // A department's name says no kind: "gamer" of "fauteuil gamer".
        if (found.kind.length === 0 || found.above.size === 0) return [];
        const { own, ownByName, places, above, isPart } = found;
        const isNear = [...departmentsOf(tree, own)].some((each) => departments.has(each));
        if (!isNear && !isHead(at)) return [];
        return {
          ...named,
          own,
          ownByName,
          places,
          above,
          isPart,
          kind: [at],
          kinds: [[at]],
          isKindWhole: false,
          isWhole: false,
          isOnlyKind: true,
        };
      });
  };

/** Finds the categories whose name, or a name of whose things, a query is or holds: the longest phrases count. */
export function createCategoryFinder(
  {
    categoryNames,
    categoryCalled,
    categoryPaths,
  }: Pick<IndexData, 'categoryNames' | 'categoryCalled' | 'categoryPaths'>,
  findSenses: SenseFinder,
): CategoryFinder {
  const { places, placesByName, placesAs } = listNames(
    { categoryNames, categoryCalled, categoryPaths },
    findSenses,
  );

  /** What says the kind in a name: of "coque samsung" the part that names the same category alone. */
  function kindIn(name: readonly Form[], named: ReadonlySet<number>): Extent {
    const isName = (part: readonly Form[]) =>
      [...(places.get(joined(part)) ?? [])].some((place) => named.has(place));
    const shorter = [name.slice(0, -1), name.slice(1)].find((part) => part.length > 0 && isName(part));
    return shorter ? kindIn(shorter, named) : extentOf(name);
  }

  const neighbours = new WeakMap<ReadonlySet<number>, Pick<NamedCategories, 'places' | 'above'>>();

  /** What is below and above categories; of one name looked up once. */
  function neighboursOf(own: ReadonlySet<number>): Pick<NamedCategories, 'places' | 'above'> {
    const known = neighbours.get(own);
    if (known) return known;
    const above = new Set([...own].flatMap((place) => categoryPaths[place]?.slice(1) ?? []));
    const found = { places: own.size > 0 ? placesBelow(categoryPaths, own) : own, above };
    neighbours.set(own, found);
    return found;
  }

  /** Two words that a name spells as one: "vidéo projecteur". */
  function compoundOf(name: readonly Form[], words: readonly Word[]): string {
    const { at, end } = extentOf(name);
    if (name.length !== 2 || end - at !== 2) return '';
    const compound = queryWords(
      words
        .slice(at, end)
        .map(({ lexeme }) => lexeme.term)
        .join(''),
    );
    return joined(canonicalForms(compound, findSenses(compound)));
  }

  return ({ words, senses, text, linkAt }) => {
    const forms = canonicalForms(words, senses);
    const phrases: Phrase[] = [];
    let isWhole = false;
    for (let at = 0; at < forms.length; at++) {
      for (let length = Math.min(maxNameLength, forms.length - at); length > 0; length--) {
        const name = forms.slice(at, at + length);
        const called = [joined(name), compoundOf(name, words)].find((form) => places.has(form)) ?? '';
        const typed = termsOf(words.slice(extentOf(name).at, extentOf(name).end));
        const found = placesAs(called, typed);
        if (!found) continue;
        const byName = placesByName.get(called) ?? none;
        phrases.push({ ...extentOf(name), places: found, placesByName: byName, kind: kindIn(name, found) });
        isWhole = length === forms.length;
        at += length - 1;
        break;
      }
    }
    const heads = headsOf(phrases, { words, text, linkAt });
    const own = placesOfAll(heads.map((each) => each.places));
    const wordsOf = (isIn: (at: number) => boolean) => [...words.keys()].filter(isIn);
    const others = wordsOf((at) => !heads.some((each) => isWithin(each, at)));
    const kinds = heads.map((each) => wordsOf((at) => isWithin(each.kind, at)));
    const kind = kinds.flat();
    const isKindWhole = heads.length === 1 && kind.length > 1;
    const byName = heads.flatMap((each) => [...each.placesByName]);
    const ownByName = new Set(byName.filter((place) => own.has(place)));
    const isPart = ownByName.size === 0;
    return { own, ownByName, ...neighboursOf(own), isWhole, others, kind, kinds, isKindWhole, isPart };
  };
}
