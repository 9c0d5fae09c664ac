/**
 * Where in a product a word stands. The order is part of the token format (corpus.ts).
 * Weights are round and a priori: a word in the title tells three times as much as in the description, the noun
 * that says what the thing is twice that, and a word behind "for" half ("case for a laptop" is no laptop).
 */
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

export const fieldWeights: readonly number[] = [3, 6, 1.5, 3, 3, 3, 1];

/** How much longer texts than usual dilute their words, by field: 0 not at all, 1 in proportion (BM25F's b). */
export const lengthEffects: readonly number[] = [0.5, 0.5, 0.5, 0, 0, 0, 0.75];

/** How fast a word's repetition stops counting (BM25's k1), in units of weighted occurrences. */
export const saturation = 3;

/** Words read of each text: what stands further behind says little of what the thing is. */
export const wordLimits = { title: 40, brand: 6, code: 12, description: 40, query: 12 } as const;
