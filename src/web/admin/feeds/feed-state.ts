import type { Feed } from '../../../contract/feeds/schema.ts';

export type FeedState = 'fresh' | 'stale' | 'waiting' | 'busy' | 'failed' | 'held' | 'off' | 'empty';

const movingStates: readonly FeedState[] = ['busy', 'waiting'];

/** The most important state of a feed. */
export function stateOf(feed: Feed, now: Date): FeedState {
  if (feed.busySince !== null) return 'busy';
  if (feed.lastRun?.status === 'held') return 'held';
  if (!feed.isActive || !feed.isMerchantActive) return 'off';
  if (feed.nextAt !== null && new Date(feed.nextAt) <= now) return 'waiting';
  if (feed.failures > 0 || feed.lastRun?.status === 'failed') return 'failed';
  if (feed.observedAt === null && !feed.isFresh) return 'empty';
  return feed.isFresh ? 'fresh' : 'stale';
}

/**
 * Why a feed is in its state; null: nothing to report. The fault of the last attempt counts first; a file that the
 * import command refused is known from its run only. Of a feed that is tried anew, nothing that it was before: a
 * question that has just been answered would seem to be asked again.
 */
export function reasonOf(feed: Feed, state: FeedState): string | null {
  if (movingStates.includes(state) || (state === 'held' && feed.failures === 0)) return null;
  return feed.lastError ?? (feed.lastRun?.status === 'failed' ? feed.lastRun.error : null);
}

/** Whether its state will change soon by itself. */
export const isMoving = (feed: Feed, now: Date): boolean => movingStates.includes(stateOf(feed, now));
