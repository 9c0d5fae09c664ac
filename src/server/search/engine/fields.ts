/** Fields of a product's texts. The order is part of the token format (corpus.ts). */
export const fields = ['title', 'head', 'use', 'brand', 'code', 'category', 'description', 'kind'] as const;
export type Field = (typeof fields)[number];

export const fieldNumber: Readonly<Record<Field, number>> = {
  title: 0,
  head: 1,
  use: 2,
  brand: 3,
  code: 4,
  category: 5,
  description: 6,
  kind: 7,
};

/** The title's words are in the first three fields, which share one length and one order. */
export const isTitleField = (field: number): boolean => field <= 2;

/** Fields whose words are read one after the other, as phrases: a title's, then those of a product's kinds. */
export const isRunField = (field: number): boolean => isTitleField(field) || field === fieldNumber.kind;

/**
 * Weight of an occurrence by field. All weights are round; docs/search.md says which were chosen by judged
 * queries.
 */
export const fieldWeights: readonly number[] = [3, 3, 3, 3, 3, 3, 2, 3];

/** Length normalisation by field: 0 not at all, 1 in proportion (BM25F's b). */
export const lengthEffects: readonly number[] = [0.5, 0.5, 0.5, 0, 0, 0, 1, 1];

/** Saturation of repetitions (BM25's k1): one occurrence in a title is worth two thirds of any number. */
export const saturation = 1.5;

/**
 * Factor of a term's best role in a product: 1.5 where it says what the thing is, 0.5 where it only says what
 * it is for or of which kind ("laptop sleeve").
 */
export const roleFactors: readonly number[] = [1, 0.5, 1, 1.5];
const rolesByField: readonly number[] = [2, 3, 1, 2, 2, 2, 0, 3];
/** A field's role, the higher the better: aside, use, name, head. */
export const roleOf = (field: number): number => rolesByField[field];
/** The largest weight that a term can come near to. */
export const maxWeight = 1.5;

/** Maximum words read of each text: later ones say little about the product. */
export const wordLimits = { title: 40, brand: 6, code: 12, kind: 6, description: 40, query: 12 } as const;
