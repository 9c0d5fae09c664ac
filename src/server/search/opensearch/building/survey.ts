import { createCorpus, isExtraToken, tokenField, tokenTerm } from '../../engine/building/corpus.ts';
import { createPaths } from '../../engine/building/expected-totals.ts';
import { fields, isTitleField } from '../../engine/fields.ts';
import type { ProductFacts, ProductTexts, SearchCategory } from '../../engine/search-document.ts';
import { createTermCounts, type TermCounts } from './term-counts.ts';

/** What the document of each product depends on beside the product, its category and the synonyms. */
export type CatalogueMeans = {
  /** Mean length of each field in words, to an eighth (corpus.ts). */
  averageLengths: number[];
  /** Cents that delivery usually costs, by category; `everywhere` where a category has none. */
  usualCosts: Record<string, number>;
};

const everywhere = 'everywhere';

/** Reads every product once before any is written: what is usual, and which words are in use. */
export type Survey = {
  readTexts(products: readonly (ProductTexts & { id: number })[]): void;
  readFacts(
    products: readonly Pick<ProductFacts, 'categoryId' | 'priceCents' | 'totalCents' | 'deliveryUnknown'>[],
  ): void;
  means(): CatalogueMeans;
  /** The terms of the texts, as far as they are kept. */
  readonly terms: Pick<TermCounts, 'has'>;
};

export function createSurvey(categories: readonly SearchCategory[], maxTerms?: number): Survey {
  const terms = createTermCounts(maxTerms);
  const lengths = fields.map(() => 0);
  const pathOf = createPaths(categories);
  /** How often delivery costs so much, by category: few amounts, however many products. */
  const costs = new Map<number, Map<number, number>>();
  let products = 0;

  function countTokens(tokens: Uint32Array): void {
    for (const token of tokens) {
      const field = tokenField(token);
      if (isExtraToken(token) && isTitleField(field)) continue;
      lengths[field] = (lengths[field] ?? 0) + 1;
    }
  }

  return {
    terms,
    readTexts(batch) {
      const corpus = createCorpus();
      for (const { id, ...texts } of batch) corpus.put(id, texts);
      for (const { id } of batch) {
        const tokens = corpus.tokensOf(id);
        countTokens(tokens);
        for (const term of new Set(tokens.map(tokenTerm))) terms.add(corpus.lexicon.terms[term] as string);
      }
      products += batch.length;
    },
    readFacts(batch) {
      for (const { categoryId, priceCents, totalCents, deliveryUnknown } of batch) {
        if (priceCents === null || totalCents === null || deliveryUnknown) continue;
        for (const category of pathOf(categoryId ?? 0)) {
          const own = costs.get(category) ?? new Map<number, number>();
          costs.set(category, own);
          const cost = totalCents - priceCents;
          own.set(cost, (own.get(cost) ?? 0) + 1);
        }
      }
    },
    means() {
      const titleLength = lengths.reduce((sum, length, field) => sum + (isTitleField(field) ? length : 0), 0);
      const averageLengths = lengths.map((length, field) => {
        const mean = (isTitleField(field) ? titleLength : length) / Math.max(1, products);
        return Math.max(1, Math.round(8 * mean) / 8);
      });
      const usualCosts = Object.fromEntries(
        [...costs].map(([category, own]) => [
          Number.isNaN(category) ? everywhere : String(category),
          medianOf(own),
        ]),
      );
      return { averageLengths, usualCosts };
    },
  };
}

/** The lower of two middle ones, as the embedded index takes it. */
function medianOf(counts: ReadonlyMap<number, number>): number {
  const sorted = [...counts].sort(([a], [b]) => a - b);
  let rest = (sorted.reduce((sum, [, count]) => sum + count, 0) - 1) >> 1;
  for (const [cost, count] of sorted) {
    if (rest < count) return cost;
    rest -= count;
  }
  return 0;
}

/** What delivery usually costs in a category, else in those that it is part of, else anywhere; 0 where nobody states it. */
export function usualCostOf(
  { usualCosts }: CatalogueMeans,
  categories: readonly SearchCategory[],
): (category: number) => number {
  const pathOf = createPaths(categories);
  return (category) =>
    pathOf(category).flatMap((each) => usualCosts[Number.isNaN(each) ? everywhere : String(each)] ?? [])[0] ??
    0;
}
