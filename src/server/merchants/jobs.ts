import { factsJob } from '../facts/service.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import type { VersionListener } from '../platform/database/listen.ts';
import type { Job, Jobs } from '../platform/jobs/jobs.ts';
import { sendJobsOnVersion } from '../platform/jobs/send-jobs.ts';
import type { Log } from '../platform/telemetry/log.ts';
import {
  applyDeliveryRules,
  countMerchantCategories,
  getCategoryDecisionsVersion,
  measureMerchants,
} from './service.ts';

/** Applies delivery rules to offers: after each change, and periodically for interrupted runs. */
export const deliveryRulesJob = (database: DatabasePool, log: Log): Job => ({
  name: 'apply-delivery-rules',
  cron: '*/10 * * * *',
  timeoutMinutes: 10,
  run: async (signal) => {
    const merchants = await applyDeliveryRules(database, signal);
    if (merchants > 0) log.info({ merchants }, 'delivery rules applied');
  },
});

/** Measures how good merchants' feeds are, after imports. */
export const measureMerchantsJob = (database: DatabasePool): Job => ({
  name: 'measure-merchants',
  cron: '*/5 * * * *',
  timeoutMinutes: 10,
  run: async () => {
    await measureMerchants(database);
  },
});

/** Updates the counts of merchants' categories after each import. */
export const merchantCategoriesJob = (database: DatabasePool, log: Log): Job => ({
  name: 'count-merchant-categories',
  cron: '*/10 * * * *',
  timeoutMinutes: 10,
  run: async (signal) => {
    const merchants = await countMerchantCategories(database, signal);
    if (merchants > 0) log.info({ merchants }, 'merchants’ categories counted');
  },
});

/** Updates products as soon as somebody decides about merchants' categories, in any process. */
export const refreshFactsWhenDecided = (
  databaseUrl: string,
  { database, jobs, log }: { database: DatabasePool; jobs: Jobs; log: Log },
): VersionListener =>
  sendJobsOnVersion(
    [factsJob(database, log).name],
    { databaseUrl, channel: 'categories_decided', readVersion: getCategoryDecisionsVersion },
    { database, jobs, log },
  );
