import type { Feed } from '../../../contract/feeds/schema.ts';

export type FeedState = 'fresh' | 'stale' | 'waiting' | 'busy' | 'failed' | 'held' | 'off';

/** The most important state of a feed. */
export function stateOf(feed: Feed, now: Date): FeedState {
  if (feed.busySince !== null) return 'busy';
  if (feed.lastRun?.status === 'held') return 'held';
  if (!feed.isActive || !feed.isMerchantActive) return 'off';
  if (feed.nextAt !== null && new Date(feed.nextAt) <= now) return 'waiting';
  if (feed.failures > 0) return 'failed';
  return feed.isFresh ? 'fresh' : 'stale';
}

/** Whether its state will change soon by itself. */
export const isMoving = (feed: Feed, now: Date): boolean => ['busy', 'waiting'].includes(stateOf(feed, now));
