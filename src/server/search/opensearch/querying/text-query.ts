import type { Concept } from '../../engine/querying/reading/concepts.ts';

/** A query's words as terms; what a category or the way people open results adds to a score. */
export type TextQuery = {
  concepts: readonly Concept[];
  /** Words, by their place in the query, of which a product holds one where it lacks others (`keptWords`). */
  kind: readonly number[];
  /** They are one name of several words, which counts as a whole. */
  isKindWhole: boolean;
  /** Nothing but things of the kind is a match. */
  isOnlyKind: boolean;
  /** No category is called so, only things in it. */
  isPart: boolean;
  /** The query names another kind as well, as what the thing is for. */
  hasUse: boolean;
  /** Ids of the categories that are named, with those below them. */
  categories: readonly number[];
  /** The query is nothing but a category's name. */
  isCategory: boolean;
  /** What only mentions the thing, or stands on a shelf below, is not taken for one. */
  isStrict: boolean;
  /** Ids of the categories that are named, without those below them. */
  ownCategories: readonly number[];
  /** Ids of the categories that these are part of. */
  categoriesAbove: readonly number[];
  /** Ids of those of other departments, where the kind's name may mean another thing there. */
  categoriesFar: readonly number[];
  /** These are meant where they are guessed as well. */
  isPresent: boolean;
  /** By how much a product's score grows for being opened often. */
  learned: ReadonlyMap<number, number>;
  termOf(number: number): string;
};
