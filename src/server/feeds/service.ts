// What other parts use of feeds: importing a file, and the hourly sweep.
export {
  feedNameOf,
  type ImportOptions,
  type ImportProgress,
  type ImportResult,
  importFeedFile,
} from './import-feed.ts';
export { FeedFileError } from './reading/feed-file-error.ts';
export { sweepStaleOffers } from './sweep.ts';
