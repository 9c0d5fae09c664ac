// What other parts use of feeds: importing a file, and the hourly sweep.
export { importFeedFile } from './import-feed.ts';
export { refreshFacts } from './refresh-facts.ts';
export { sweepStaleOffers } from './sweep.ts';
