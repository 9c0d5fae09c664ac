import type { PriceHistory } from '../../contract/catalogue.schema.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database } from '../platform/database.ts';
import { confirmDrops, dropBounds, minObservedDays, type PriceDrop, usualDays } from './drops.ts';
import { listCandidateOffers, listDeliveredPoints, listDropCandidates } from './drops-queries.ts';
import { buildHistory, chooseCondition, day, historyStart } from './history.ts';
import { findMainCondition, listHistoryOffers, listPoints } from './queries.ts';

export type PricesService = {
  /** How a product's lowest delivered price moved over the last `days`. @throws AppError `not_found` */
  getHistory(productId: number, days: number): Promise<PriceHistory>;
};

/** Reads price histories; `now` in milliseconds. */
export function createPricesService(db: Database, now: () => number = Date.now): PricesService {
  return {
    async getHistory(productId, days) {
      const to = now();
      const from = to - days * day;
      const [main, everyOffer] = await Promise.all([
        findMainCondition(db, productId),
        listHistoryOffers(db, productId),
      ]);
      if (!main) throw new AppError('not_found');
      const condition = chooseCondition(main.condition, everyOffer);
      const offers = everyOffer.filter((offer) => offer.condition === condition);
      const points = await listPoints(
        db,
        offers.map((offer) => offer.id),
        new Date(historyStart(from, to)),
        new Date(to),
      );
      return buildHistory({ productId, condition, from, to, offers, points });
    },
  };
}

/** Drops within some last days; empty where nothing fell. */
export type PriceDrops = { days: 1 | 7; drops: PriceDrop[] };

/** Lists hold fewer: not every candidate stands up to its history. */
const maxCandidates = 40;

async function findDropsWithin(db: Database, days: number, now: number): Promise<PriceDrop[]> {
  const from = now - days * day;
  const candidates = await listDropCandidates(db, {
    from: new Date(from),
    knownSince: new Date(now - minObservedDays * day),
    minDrop: dropBounds.min,
    maxDrop: dropBounds.max,
    limit: maxCandidates,
  });
  if (candidates.length === 0) return [];
  const offers = await listCandidateOffers(
    db,
    candidates.map(({ productId }) => productId),
  );
  const start = new Date(now - usualDays * day);
  const points = await listDeliveredPoints(
    db,
    offers.map(({ id }) => id),
    start,
  );
  return confirmDrops(candidates, offers, points, { from, now });
}

/**
 * The strongest drops of products' best delivered prices (new, in stock, delivery known), as we observed them: of
 * the last 24 hours, else of the last 7 days. `now` in milliseconds.
 */
export async function findPriceDrops(db: Database, now: number = Date.now()): Promise<PriceDrops> {
  const today = await findDropsWithin(db, 1, now);
  return today.length > 0 ? { days: 1, drops: today } : { days: 7, drops: await findDropsWithin(db, 7, now) };
}

export type { PriceDrop } from './drops.ts';
export { forgetPricePoints, recordPricePoints } from './recording-queries.ts';
