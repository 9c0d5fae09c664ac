import type { MatchInput } from '../../src/server/matching/comparing/match-input.ts';

let articles = 0;

/** An offer as matching takes it; what a test does not name says nothing. */
export function matchInput(given: Partial<MatchInput> & { title: string }): MatchInput {
  articles++;
  return {
    merchantId: articles,
    articleId: `A${articles}`,
    productId: null,
    brand: '',
    gtins: [],
    mpn: '',
    model: '',
    byColour: true,
    condition: 'new',
    priceCents: 10_000,
    description: '',
    imageUrl: null,
    specifications: [],
    ...given,
  };
}
