import type { IndexData } from '../index-data.ts';
import { brandKey } from '../words/brand-key.ts';
import { namesWithin } from '../words/category-names.ts';
import { openDictionary } from '../words/dictionary.ts';
import type { NamedCategories } from './named-categories.ts';
import { queryWords } from './reading/read-query.ts';

/** Suggestions while typing, each list with the most likely first. */
export type Suggestions = { productIds: number[]; categoryIds: number[]; brands: BrandCount[] };

export const noSuggestions: Suggestions = { productIds: [], categoryIds: [], brands: [] };

/** A brand as shown, with how many listed products it has. */
export type BrandCount = { brand: string; count: number };

/** How near a category is to a text: how it is named, most of all. */
const nearness = { named: 6, thingNamed: 5, begun: 4, nameBegun: 3, partNamed: 2, held: 1, none: 0 } as const;

/**
 * Categories that the text names, before those of which it names a thing, then those one of whose names, or of their things' names, the text
 * begins, those first of which a name has no more words ("lapt" is laptops rather than laptop parts), then those that a part of it
 * names ("crème vis" is a begun "crème visage" rather than a screw), then those where its words
 * stand anywhere, the last one begun at least. Among these, departments last (and what has parts of its own, unless it is named so), and those with
 * most products first.
 */
export function createCategorySuggester(
  data: Pick<
    IndexData,
    'categoryNames' | 'categoryCalled' | 'categoryPaths' | 'categoryIds' | 'categoryStarts'
  >,
): (text: string, limit: number, named: Pick<NamedCategories, 'own' | 'ownByName' | 'isWhole'>) => number[] {
  const withParts = new Set(data.categoryPaths.flatMap((path) => path.slice(1)));
  const all = data.categoryNames.map((names, place) => ({
    place,
    id: data.categoryIds[place],
    count: data.categoryStarts[place + 1] - data.categoryStarts[place],
    isDepartment: (data.categoryPaths[place]?.length ?? 0) < 2,
    hasParts: withParts.has(place),
    names: [...names.flatMap(namesWithin), ...(data.categoryCalled[place] ?? [])].map(termsOf),
  }));
  return (text, limit, { own, ownByName, isWhole }) => {
    const words = termsOf(text);
    const last = words.at(-1);
    if (last === undefined) return [];
    const before = words.slice(0, -1);
    const begins = (name: readonly string[]) =>
      before.every((word, at) => name[at] === word) && (name[before.length]?.startsWith(last) ?? false);
    const holds = (name: readonly string[]) =>
      before.every((word) => name.includes(word)) && name.some((term) => term.startsWith(last));
    const nearnessOf = (names: readonly (readonly string[])[], place: number): number => {
      if (isWhole && own.has(place)) return ownByName.has(place) ? nearness.named : nearness.thingNamed;
      const begun = names.filter(begins);
      if (begun.some(({ length }) => length === words.length)) return nearness.begun;
      if (begun.length > 0) return nearness.nameBegun;
      if (own.has(place)) return nearness.partNamed;
      return names.some(holds) ? nearness.held : nearness.none;
    };
    const mayHaveParts = (near: number) => near !== nearness.nameBegun && near !== nearness.held;
    return all
      .filter(({ count }) => count > 0)
      .map((each) => ({ ...each, near: nearnessOf(each.names, each.place) }))
      .filter(({ near }) => near > nearness.none)
      .sort(
        (a, b) =>
          b.near - a.near ||
          Number(a.isDepartment) - Number(b.isDepartment) ||
          (mayHaveParts(a.near) ? 0 : Number(a.hasParts) - Number(b.hasParts)) ||
          b.count - a.count ||
          a.id - b.id,
      )
      .slice(0, limit)
      .map(({ id }) => id);
  };
}

const termsOf = (text: string): string[] => queryWords(text).map(({ lexeme }) => lexeme.term);

/** Brands that begin so, those with most products first. */
export function createBrandSuggester(data: IndexData): (text: string, limit: number) => BrandCount[] {
  const keys = openDictionary(data.brandKeys);
  const names = openDictionary(data.brandNames);
  return (text, limit) => {
    const key = brandKey(text);
    if (key === '') return [];
    const [from, to] = keys.range(key);
    const count = (at: number) => data.brandCounts[at + 1];
    return Array.from({ length: to - from }, (_, i) => from + i)
      .filter((at) => count(at) > 0)
      .sort((a, b) => count(b) - count(a) || a - b)
      .slice(0, limit)
      .map((at) => ({ brand: names.term(at), count: count(at) }));
  };
}

/** A thing's name is no beginning of a brand's of more words: "thé" is no "The Tea Shop". */
const isThing = (text: string, brand: string, { own, isWhole }: Pick<NamedCategories, 'own' | 'isWhole'>) =>
  isWhole && own.size > 0 && brandKey(brand).startsWith(`${brandKey(text)} `);

/** How many products the first brand that a text begins has to one of the first category, which has so many (`size`). */
export const shareOfBrand = (
  text: string,
  [first]: readonly BrandCount[],
  size: number,
  named: Pick<NamedCategories, 'own' | 'isWhole'>,
): number => (first && !isThing(text, first.brand, named) ? first.count / Math.max(1, size) : 0);

/** The number of a brand by its name, as the documents' columns have it. */
export function createBrandFinder(data: IndexData): (brand: string) => number {
  const keys = openDictionary(data.brandKeys);
  return (brand) => keys.find(brandKey(brand)) + 1;
}

/** The first of both, then the second of both, … */
export const inTurns = <T>(some: readonly T[], others: readonly T[]): T[] =>
  some.flatMap((each, i) => [each, ...others.slice(i, i + 1)]);

/** A beginning of one word may be of other words as well: then the phrase has to be of what the text is of by itself. */
const isOtherThing = (typed: Suggestions, completed: Suggestions): boolean =>
  typed.categoryIds.length > 0 && typed.categoryIds[0] !== completed.categoryIds[0];

/** Of one word products take turns with what titles say that begins so, behind those of a brand that does. */
function mergeProducts(typed: Suggestions, completed: Suggestions, isOneWord: boolean): number[] {
  const [some, others] = [completed.productIds, typed.productIds];
  if (!isOneWord) return [...some, ...others];
  return typed.brands.length > 0
    ? [...inTurns(others, some), ...some]
    : [...inTurns(some, others), ...others];
}

/** What is suggested for a text as it was `typed` and for its `completed` phrase. */
export function mergeSuggestions(
  typed: Suggestions,
  completed: Suggestions,
  { limit, isOneWord }: { limit: number; isOneWord: boolean },
): Suggestions {
  if (isOneWord && isOtherThing(typed, completed)) return typed;
  return {
    productIds: [...new Set(mergeProducts(typed, completed, isOneWord))].slice(0, limit),
    categoryIds: [...new Set([...completed.categoryIds, ...typed.categoryIds])].slice(0, limit),
    brands: typed.brands,
  };
}

/** Whether a text may be left as it was typed; `isWhole`: some product holds all of its words. */
export const isMeant = ({ productIds, categoryIds, brands }: Suggestions, isWhole: boolean): boolean =>
  productIds.length > 0 && isWhole && (categoryIds.length > 0 || brands.length > 0);

/** Whether another spelling is meant rather: some product holds all of its words and it is called something, or nothing else is. */
export const isBetter = (
  revised: Suggestions & { isWhole: boolean },
  { productIds, categoryIds }: Suggestions,
): boolean =>
  productIds.length === 0 ||
  (revised.isWhole && (revised.categoryIds.length > 0 || categoryIds.length === 0));
