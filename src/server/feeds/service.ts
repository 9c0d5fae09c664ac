// The public interface of feeds: importing a file, collecting due feeds, the hourly sweep, and admins' calls.

export { collectDueFeeds } from './collecting/collect-due.ts';
export { collectFeed, faultOf } from './collecting/collect-feed.ts';
export { getFeedRequestVersion } from './collecting/collecting-queries.ts';
export { createFeedFiles } from './collecting/feed-files.ts';
export { nextDue } from './collecting/schedule.ts';
export { importFeedFile } from './importing/import-feed.ts';
export { deleteOldRuns } from './importing/store-runs-queries.ts';
export { checkAddress } from './managing/check-address.ts';
export { createProgressWatch } from './managing/progress-watch.ts';
export { createPushes, type Pushes } from './pushing/push-offers.ts';
export { FeedFileError } from './reading/feed-file-error.ts';
export { readSmallFile, type SmallRecord } from './reading/small-file.ts';
export { sweepStaleOffers } from './stale-offers.ts';
export { cleanLine } from './values/clean-text.ts';
export { isNetworkHost, isNetworkLink } from './values/network-hosts.ts';
export { parseMoney, statesEuro } from './values/parse-money.ts';
export { parseTime } from './values/validity.ts';
