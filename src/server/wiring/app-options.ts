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
  /** The database that public data (products, categories, prices, sitemaps) is read from; left out: `database`. */
  reads?: ReadDatabase;
  search: CatalogueSearch;
  /** Left out: clicks on results are not counted. */
  onResultOpened?: OnResultOpened;
  config: AppConfig;
  log: Log;
  /** The other web processes at the same port; left out: there are none. */
  siblings?: Siblings;
  /** The interface; left out, only the API is served. */
  pages?: Pages;
  /** Left out: nothing is cached, for development. */
  responseCacheBytes?: number;
  /** Milliseconds from a change until popular responses are refreshed; left out: 4 s. */
  refreshPause?: number | undefined;
  /** Folder of the interface's built files. */
  clientDirectory?: string;
  /** Milliseconds between two checks of import progress and of the watcher's session; left out: one second and two. */
  watchFeedsEvery?: number;
  /**
   * Fetches pages whose links visitors paste; left out: from public addresses only, whatever feeds may be fetched
   * from.
   */
  fetchPasted?: SafeFetch;
};
