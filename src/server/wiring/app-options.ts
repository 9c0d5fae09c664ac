import type { CatalogueSearch } from '../catalogue/service.ts';
import type { Config } from '../platform/config.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import type { ReadDatabase } from '../platform/database/read-database.ts';
import type { SafeFetch } from '../platform/fetch/safe-fetch.ts';
import type { Siblings } from '../platform/process/siblings.ts';
import type { Log } from '../platform/telemetry/log.ts';
import type { OnResultOpened } from '../search/routes.ts';
import type { Pages } from './ssr.ts';

/** The configuration that the web process needs. */
export type AppConfig = Pick<
  Config,
  | 'publicUrl'
  | 'dataDir'
  | 's3'
  | 'trustProxy'
  | 'rateLimit'
  | 'metricsToken'
  | 'shop'
  | 'seedDemo'
  | 'corsOrigins'
  | 'allowAddresses'
  | 'allowChannelOrigins'
  | 'electricity'
  | 'openDataLicence'
  | 'tokenSecret'
  | 'merchantPages'
  | 'google'
  | 'facebook'
>;

export type AppOptions = {
  database: DatabasePool;
  /** Where what everybody sees is read (products, categories, prices, sitemaps); left out: in `database`. */
  reads?: ReadDatabase;
  search: CatalogueSearch;
  /** Left out: nobody counts. */
  onResultOpened?: OnResultOpened;
  config: AppConfig;
  log: Log;
  /** The other web processes at the same port; left out: there are none. */
  siblings?: Siblings;
  /** The interface; left out, only the API is served. */
  pages?: Pages;
  /** Left out: nothing is cached, for development. */
  responseCacheBytes?: number;
  /** Milliseconds from a change until popular responses are made anew; left out: 4 s. */
  refreshPause?: number | undefined;
  /** Folder of the interface's built files. */
  clientDirectory?: string;
  /** Milliseconds between looks at what feeds do, and whether who watches them may; left out: one second and two. */
  watchFeedsEvery?: number;
  /** Fetches pages that visitors name; left out: from public addresses only, whichever feeds may be fetched from. */
  fetchPasted?: SafeFetch;
};
