// The public interface of feeds: importing a file, collecting due feeds, the hourly sweep, and admins' calls.

export { collectDueFeeds } from './collecting/collect-due.ts';
export { collectFeed } from './collecting/collect-feed.ts';
export { getFeedRequestVersion } from './collecting/collecting-queries.ts';
export { createFeedFiles } from './collecting/feed-files.ts';
export { importFeedFile } from './importing/import-feed.ts';
export { deleteOldRuns } from './importing/store-runs-queries.ts';
export { createProgressWatch } from './managing/progress-watch.ts';
export { createPushes, type Pushes } from './pushing/push-offers.ts';
export { sweepStaleOffers } from './sweep.ts';
export { parseMoney } from './values/parse-money.ts';
