import type { PriceIndex } from '../../contract/barometer/schema.ts';
import type { PriceHistory } from '../../contract/catalogue/history-schema.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database } from '../platform/database/database.ts';
import { dayMs } from '../platform/durations.ts';
import { createPriceIndex } from './barometer/price-index.ts';
import { toDropFigures } from './drops.ts';
import { listDropsOf } from './drops-queries.ts';
import { buildHistory, chooseCondition, historyStart } from './history.ts';
import { findLowestSeen, findOfferHistories } from './queries.ts';

export type PricesService = {
  /** How a product's lowest delivered price moved over the last `days`. @throws AppError `not_found` */
  getHistory(productId: number, days: number): Promise<PriceHistory>;
  /** How prices of a category (its English name) moved, or of all. @throws AppError `not_found` */
  getPriceIndex(days: number, category?: string): Promise<PriceIndex>;
};

/** Reads price histories; `now` in milliseconds. */
export function createPricesService(db: Database, now: () => number = Date.now): PricesService {
  return {
    async getHistory(productId, days) {
      const to = now();
      const from = to - days * dayMs;
      const start = new Date(historyStart(from, to));
      const [found, [drop]] = await Promise.all([
        findOfferHistories(db, productId, start, new Date(to)),
        listDropsOf(db, [productId], 7),
      ]);
      if (!found) throw new AppError('not_found');
      const { id, points } = found;
      const condition = chooseCondition(found.condition, found.offers);
      const offers = found.offers.filter((offer) => offer.condition === condition);
      const allTimeLow = await findLowestSeen(db, id, condition);
      const history = buildHistory({ productId: id, condition, from, to, offers, points, allTimeLow });
      return { ...history, drop: drop ? toDropFigures(drop) : null };
    },
    getPriceIndex: createPriceIndex(db),
  };
}

export { judgeAnnouncements } from './announced.ts';
export { registerBarometerFiles } from './barometer/csv-routes.ts';
export { recordIndex } from './barometer/record-index.ts';
export { recordDrops } from './drop-search.ts';
export { toDropFigures } from './drops.ts';
export { type DropDays, listDropsOf, listStrongestDrops, type WrittenDrop } from './drops-queries.ts';
export { findLowestSeen } from './queries.ts';
export { deletePricePoints, recordPricePoints, recordUnseenTime } from './recording-queries.ts';
export { thinPricePoints } from './thinning-queries.ts';
