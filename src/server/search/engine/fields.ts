/** Where in a product a word stands. The order is part of the token format (corpus.ts). */
export const fields = ['title', 'head', 'use', 'brand', 'code', 'category', 'description'] as const;
export type Field = (typeof fields)[number];

export const fieldNumber: Readonly<Record<Field, number>> = {
  title: 0,
  head: 1,
  use: 2,
  brand: 3,
  code: 4,
  category: 5,
  description: 6,
};

/** The title's words stand in three fields, the first ones; they have one length and one order. */
export const isTitleField = (field: number): boolean => field <= 2;

/**
 * What one occurrence counts by field. This and the numbers below are round; docs/search.md tells which of them
 * judged queries picked.
 */
export const fieldWeights: readonly number[] = [3, 3, 3, 3, 3, 3, 2];

/** How much longer texts than usual dilute their words, by field: 0 not at all, 1 in proportion (BM25F's b). */
export const lengthEffects: readonly number[] = [0.5, 0.5, 0.5, 0, 0, 0, 1];

/** How fast repetition stops counting (BM25's k1): one occurrence in a title is worth two thirds of any number. */
export const saturation = 1.5;

/**
 * What a term's best role in a product multiplies its weight by, repetition summed: half as much again where it says
 * what the thing is, half where it only says what it is for or of which kind ("laptop sleeve").
 */
export const roleFactors: readonly number[] = [1, 0.5, 1, 1.5];
const rolesByField: readonly number[] = [2, 3, 1, 2, 2, 2, 0];
/** A field's role, the higher the better: aside, use, name, head. */
export const roleOf = (field: number): number => rolesByField[field];
/** The largest weight that a term can come near to. */
export const largestWeight = 1.5;

/** Words read of each text: what stands further behind says little of what the thing is. */
export const wordLimits = { title: 40, brand: 6, code: 12, description: 40, query: 12 } as const;
