import type { ArticleKey, DecidedPair } from '../matching/service.ts';
import { AppError } from '../platform/app-error.ts';

/** Pairs that one side of a decision may make. */
const maxPairs = 5_000;

/**
 * Each of the left with each of the right, so that what is decided of one later leaves the others as they are. Of very
 * many that are the same, each with the first alone. @throws AppError `conflict` where so many are to be kept apart
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
