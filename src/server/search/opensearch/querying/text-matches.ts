import type { Concept } from '../../engine/querying/reading/concepts.ts';
import type { QueryWords } from '../../engine/querying/reading/read-query.ts';
import type { Clause } from '../query-language.ts';

/** What a text finds, as a query that scores it. */
export type TextMatches = {
  clause: Clause;
  /** Some product holds every word of the query. */
  isWhole: boolean;
  /** … and is such a thing as was asked for. */
  hasMatch: boolean;
  /** Some product of the whole catalogue says all words outside its description, of whatever kind it is. */
  isSaid(): Promise<boolean>;
  /** What lacks a word stands behind what holds all. */
  isParted: boolean;
  /** The kind is asked for by a name ("iphone"). */
  isOfName: boolean;
  /** Words of it, as typed, that none of the best ones holds. */
  unheld: string[];
  /** How many it has. */
  words: number;
  /** Categories whose products are shown as nothing is of the kind that was named. */
  shelfIds: number[];
  /** The best and how many there are; requested once. */
  look(): Promise<Look>;
};

export type Look = {
  /** Of the best, best first. */
  scores: readonly number[];
  count: number;
  matched: readonly (readonly string[])[];
};

/** A query's words and what they stand for. */
export type QueryRead = { query: QueryWords; concepts: readonly Concept[] };
