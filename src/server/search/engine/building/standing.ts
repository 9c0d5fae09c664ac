import type { ProductFacts } from '../search-document.ts';

/** Prior of the Bayesian mean: so many reviews of the mean rating. */
const priorReviews = 10;
const usualRating = 4;

/**
 * Rating damped towards the usual one (Bayesian mean), so that a single five-star review does not come first.
 * A rating without a count weighs as one review; null without a rating.
 */
export function dampedRating(rating: number | null, count: number | null): number | null {
  if (rating === null) return null;
  const reviews = Math.max(1, count ?? 1);
  return (priorReviews * usualRating + reviews * rating) / (priorReviews + reviews);
}

/**
 * A product's score without a query, between 0 and 1: in stock first, what is not stated before what is out of stock, then the
 * number of merchants and the rating. One star of damped rating weighs as much as twice the merchants.
 */
export function standingOf(facts: ProductFacts): number {
  const merchants = Math.min(5, Math.log2(1 + facts.merchantsCount));
  const stars = (dampedRating(facts.rating, facts.ratingCount) ?? usualRating) - usualRating;
  const merit = Math.max(0, Math.min(1, (merchants + stars + 4) / 10));
  if (facts.inStock) return 0.5 + merit / 2;
  return facts.stockUnknown ? 0.25 + merit / 4 : merit / 4;
}
