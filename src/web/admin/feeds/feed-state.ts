import type { Feed } from '../../../contract/feeds/schema.ts';

export type FeedState = 'fresh' | 'stale' | 'waiting' | 'busy' | 'failed' | 'held' | 'off';

/** What somebody who looks at a feed should know first. */
export function stateOf(feed: Feed, now: Date): FeedState {
  if (feed.busySince !== null) return 'busy';
  if (feed.lastRun?.status === 'held') return 'held';
  if (!feed.isActive || !feed.isMerchantActive) return 'off';
  if (feed.nextAt !== null && new Date(feed.nextAt) <= now) return 'waiting';
  if (feed.failures > 0) return 'failed';
  return feed.isFresh ? 'fresh' : 'stale';
}

/** Whether it will look different soon without anybody doing anything. */
export const isMoving = (feed: Feed, now: Date): boolean => ['busy', 'waiting'].includes(stateOf(feed, now));
