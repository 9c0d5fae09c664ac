import type { ArticleKey, DecidedPair } from '../matching/service.ts';
import { AppError } from '../platform/app-error.ts';

/** Maximum number of pairs of a decision. */
const maxPairs = 5_000;

/**
 * All pairs of left and right, so that a later decision about one leaves the others. For many articles of one
 * product, each with the first only. @throws AppError `conflict` where so many are to be kept apart
 */
export function pairUp(
  verdict: 'same' | 'different',
  left: readonly ArticleKey[],
  right: readonly ArticleKey[],
): DecidedPair[] {
  const pairsOf = (some: readonly ArticleKey[], others: readonly ArticleKey[]) =>
    some.flatMap((a) => others.map((b): DecidedPair => ({ verdict, a, b })));
  if (left.length * right.length <= maxPairs) return pairsOf(left, right);
  if (verdict === 'different' || left.length + right.length > maxPairs)
    throw new AppError('conflict', { reason: 'match_too_large' });
  return [...pairsOf(left.slice(0, 1), right), ...pairsOf(left.slice(1), right.slice(0, 1))];
}
