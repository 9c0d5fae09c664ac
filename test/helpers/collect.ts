import { collectDueFeeds, collectFeed, createFeedFiles } from '../../src/server/feeds/service.ts';
import type { DatabasePool } from '../../src/server/platform/database/database.ts';
import { createSafeFetch } from '../../src/server/platform/fetch/safe-fetch.ts';
import { openFiles } from '../../src/server/platform/files/open-files.ts';
import { merchantAddress } from './merchant-server.ts';
import { silentLog } from './silent-log.ts';

type Collecting = { database: DatabasePool; dataDir: string };
type Collect = (feedId: number, signal: AbortSignal, really: () => Promise<void>) => Promise<void>;

/** What the worker does about feeds that are due, in this process. `collect`: what it does about each. */
export function collectNow({ database, dataDir }: Collecting, collect?: Collect): Promise<number> {
  const fetch = createSafeFetch({ userAgent: 'test', allowHttp: true, allowAddresses: [merchantAddress] });
  const files = createFeedFiles(openFiles({ dataDir, s3: undefined }, 'feeds'));
  return collectDueFeeds({
    database,
    log: silentLog,
    collect(feedId, signal) {
      const really = () => collectFeed({ database, fetch, files, feedId });
      return collect ? collect(feedId, signal, really) : really();
    },
    signal: new AbortController().signal,
    pollEvery: 5,
  });
}
