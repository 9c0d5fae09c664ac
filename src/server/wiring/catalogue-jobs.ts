import {
  countMerchantCategories,
  getCategoryDecisionsVersion,
  raiseCatalogueVersion,
} from '../catalogue/service.ts';
import { refreshFacts } from '../feeds/service.ts';
import { findBrandAliases } from '../matching/service.ts';
import { applyDeliveryRules } from '../merchants/delivery-rules/service.ts';
import { applyMerchantChanges, measureMerchants } from '../merchants/service.ts';
import type { Database, DatabasePool } from '../platform/database/database.ts';
import { listenForVersions, type VersionListener } from '../platform/database/listen.ts';
import type { Job, Jobs } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { recordDrops, thinPricePoints } from '../prices/service.ts';
import { getCatalogueVersion } from '../search/queries.ts';

const minute = 60;

/** Finds the products whose prices fell, for lists sorted by that: after each change, and as days go by. */
export const dropsJob = (database: DatabasePool, log: Log): Job => ({
  name: 'find-price-drops',
  cron: '17 * * * *',
  timeout: 10 * minute,
  run: async () => {
    const changed = await recordDrops(database);
    if (changed === 0) return;
    await raiseCatalogueVersion(database);
    log.info({ changed }, 'price drops found');
  },
});

/** A chart shows a year at most. */
const wholeHistoryDays = 400;

/** Keeps the histories of what is long past small. */
export const thinHistoryJob = (database: DatabasePool, log: Log): Job => ({
  name: 'thin-price-history',
  cron: '20 3 * * 1',
  timeout: 60 * minute,
  run: async () => {
    const points = await thinPricePoints(database, wholeHistoryDays);
    if (points > 0) log.info({ points }, 'points of old price history thinned');
  },
});

/** Has offers follow their merchants' delivery rules: after each change, and now and then for what a stopped one left. */
export const deliveryRulesJob = (database: DatabasePool, log: Log): Job => ({
  name: 'apply-delivery-rules',
  cron: '*/10 * * * *',
  timeout: 10 * minute,
  run: async (signal) => {
    const merchants = await applyDeliveryRules(database, signal);
    if (merchants > 0) log.info({ merchants }, 'delivery rules applied');
  },
});

/** Has lists follow merchants that became active or inactive, or older: after each change, and for what a stopped one left. */
export const merchantChangesJob = (database: DatabasePool, log: Log): Job => ({
  name: 'apply-merchant-changes',
  cron: '*/10 * * * *',
  timeout: 10 * minute,
  run: async (signal) => {
    const merchants = await applyMerchantChanges(database, signal);
    if (merchants > 0) log.info({ merchants }, 'changes of merchants applied');
  },
});

/** Measures how good merchants' feeds are, after imports. */
export const measureMerchantsJob = (database: DatabasePool): Job => ({
  name: 'measure-merchants',
  cron: '*/5 * * * *',
  timeout: 10 * minute,
  run: async () => {
    await measureMerchants(database);
  },
});

/** Counts what stands in merchants' categories, for those who map them: after each import. */
export const merchantCategoriesJob = (database: DatabasePool, log: Log): Job => ({
  name: 'count-merchant-categories',
  cron: '*/10 * * * *',
  timeout: 10 * minute,
  run: async (signal) => {
    const merchants = await countMerchantCategories(database, signal);
    if (merchants > 0) log.info({ merchants }, 'merchants’ categories counted');
  },
});

/** Finds brands that may be one, for those who keep the brands' other names. */
export const brandAliasesJob = (database: DatabasePool): Job => ({
  name: 'find-brand-aliases',
  cron: '27 * * * *',
  timeout: 10 * minute,
  run: () => findBrandAliases(database),
});

/** Makes the facts of products anew that imports or decisions about categories have marked. */
export const factsJob = (database: DatabasePool, log: Log): Job => ({
  name: 'refresh-facts',
  // Imports do it at their end: this is for what a stopped one left.
  cron: '*/5 * * * *',
  timeout: 30 * minute,
  run: async (signal) => {
    const products = await refreshFacts(database, signal);
    if (products > 0) log.info({ products }, 'facts of products made anew');
  },
});

/** Has products follow as soon as somebody decides about merchants' categories, in whichever process. */
export const refreshFactsWhenDecided = (
  databaseUrl: string,
  { database, jobs, log }: { database: DatabasePool; jobs: Jobs; log: Log },
): VersionListener =>
  listenForVersions({
    databaseUrl,
    channel: 'categories_decided',
    readVersion: getCategoryDecisionsVersion,
    onVersion: () => {
      const { name } = factsJob(database, log);
      jobs.send(database, name).catch((err: unknown) => log.warn({ err, name }, 'will be done later'));
    },
    log,
  });

/** Has jobs run whenever the catalogue has changed, whichever process changed it. */
export function sendOnCatalogueChange(
  names: readonly string[],
  databaseUrl: string,
  { database, jobs, log }: { database: Database; jobs: Jobs; log: Log },
): VersionListener {
  return listenForVersions({
    databaseUrl,
    channel: 'catalogue_changed',
    readVersion: getCatalogueVersion,
    onVersion: () => {
      for (const name of names) {
        jobs.send(database, name).catch((err: unknown) => log.warn({ err, name }, 'will be done later'));
      }
    },
    log,
  });
}
