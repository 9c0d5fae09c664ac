import type { PriceHistory } from '../../contract/catalogue/schema.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database, DatabasePool } from '../platform/database/database.ts';
import { confirmDrops, dropBounds, minObservedDays, type PriceDrop, usualDays } from './drops.ts';
import {
  type DropCandidate,
  listCandidateOffers,
  listDeliveredPoints,
  listDropCandidates,
  replaceDrops,
} from './drops-queries.ts';
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
      const main = await findMainCondition(db, productId);
      if (!main) throw new AppError('not_found');
      const everyOffer = await listHistoryOffers(db, main.id);
      const condition = chooseCondition(main.condition, everyOffer);
      const offers = everyOffer.filter((offer) => offer.condition === condition);
      const points = await listPoints(
        db,
        offers.map((offer) => offer.id),
        new Date(historyStart(from, to)),
        new Date(to),
      );
      return buildHistory({ productId: main.id, condition, from, to, offers, points });
    },
  };
}

/** Drops within some last days; empty where nothing fell. */
export type PriceDrops = { days: 1 | 7; drops: PriceDrop[] };

/** Lists hold fewer: not every candidate stands up to its history. */
const maxCandidates = 40;
/** What is sorted by drop is sorted by as many; the weakest of more would fall by hardly anything. */
const maxSortedCandidates = 4_000;
/** Days that the drops of sorted lists look back. */
const sortedDropDays = 7;
/** Products whose histories are read at once. */
const batchSize = 200;

async function confirmCandidates(
  db: Database,
  candidates: readonly DropCandidate[],
  bounds: { from: number; now: number },
): Promise<PriceDrop[]> {
  const offers = await listCandidateOffers(
    db,
    candidates.map(({ productId }) => productId),
  );
  const start = new Date(bounds.now - usualDays * day);
  const points = await listDeliveredPoints(
    db,
    offers.map(({ id }) => id),
    start,
  );
  return confirmDrops(candidates, offers, points, bounds);
}

async function findDropsWithin(db: Database, days: number, now: number, limit: number): Promise<PriceDrop[]> {
  const from = now - days * day;
  const candidates = await listDropCandidates(db, {
    from: new Date(from),
    knownSince: new Date(now - minObservedDays * day),
    minDrop: dropBounds.min,
    maxDrop: dropBounds.max,
    limit,
  });
  const found: PriceDrop[] = [];
  for (let at = 0; at < candidates.length; at += batchSize) {
    found.push(...(await confirmCandidates(db, candidates.slice(at, at + batchSize), { from, now })));
  }
  return found;
}

/**
 * Finds every product whose best delivered price fell within the last days and writes them down for lists that are
 * sorted by it; tells how many entries changed. `now` in milliseconds.
 */
export async function recordDrops(database: DatabasePool, now: number = Date.now()): Promise<number> {
  const drops = await findDropsWithin(database, sortedDropDays, now, maxSortedCandidates);
  return database.transaction((tx) => replaceDrops(tx, drops));
}

/**
 * The strongest drops of products' best delivered prices (new, in stock, delivery known), as we observed them: of
 * the last 24 hours, else of the last 7 days. `now` in milliseconds.
 */
export async function findPriceDrops(db: Database, now: number = Date.now()): Promise<PriceDrops> {
  const today = await findDropsWithin(db, 1, now, maxCandidates);
  if (today.length > 0) return { days: 1, drops: today };
  return { days: 7, drops: await findDropsWithin(db, 7, now, maxCandidates) };
}

export type { PriceDrop } from './drops.ts';
export { listDropsOf } from './drops-queries.ts';
export { forgetPricePoints, recordPricePoints, recordUnseenTime } from './recording-queries.ts';
export { thinPricePoints } from './thinning-queries.ts';
