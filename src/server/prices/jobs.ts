import { raiseCatalogueVersion } from '../catalogue-version/service.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { recordDrops, recordIndex, thinPricePoints } from './service.ts';

/** Finds the products whose prices fell, for home and lists sorted by that: once changes have calmed, and as days go by. */
export const dropsJob = (database: DatabasePool, log: Log): Job => ({
  name: 'find-price-drops',
  cron: '17 * * * *',
  timeoutMinutes: 10,
  run: async () => {
    const changed = await recordDrops(database);
    if (changed === 0) return;
    await raiseCatalogueVersion(database, { known: { productIds: [], mayLag: true } });
    log.info({ changed }, 'price drops found');
  },
});

/** Counts for the barometer how prices moved, once a day is over; at first also what lies behind. */
export const priceIndexJob = (database: DatabasePool, log: Log): Job => ({
  name: 'record-price-index',
  cron: '25 * * * *',
  timeoutMinutes: 60,
  run: async (signal) => {
    const days = await recordIndex(database, new Date(), signal);
    if (days === 0) return;
    await raiseCatalogueVersion(database, { known: { productIds: [], mayLag: true } });
    log.info({ days }, 'price index recorded');
  },
});

/** A chart shows a year at most. */
const wholeHistoryDays = 400;

/** Thins old price history. */
export const thinHistoryJob = (database: DatabasePool, log: Log): Job => ({
  name: 'thin-price-history',
  cron: '20 3 * * 1',
  timeoutMinutes: 60,
  run: async () => {
    const points = await thinPricePoints(database, wholeHistoryDays);
    if (points > 0) log.info({ points }, 'points of old price history thinned');
  },
});
