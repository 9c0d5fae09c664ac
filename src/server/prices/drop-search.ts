import { isFollowedBy, listChanges, readMoment } from '../catalogue-version/service.ts';
import type { Database, DatabasePool } from '../platform/database/database.ts';
import { confirmDrops, dropBounds, minObservedDays, type PriceDrop, usualDays } from './drops.ts';
import {
  type DropCandidate,
  type DropDays,
  type DropSearch,
  getDropSearch,
  listDeliveredPoints,
  listDropCandidates,
  replaceDrops,
  setDropSearch,
  type WrittenDrop,
} from './drops-queries.ts';
import { day } from './history.ts';
import { offersInParts } from './offers-in-parts.ts';

/**
 * At most so many products are looked at that fell within so many days. Home shows a few of a day, of which some may
 * not stand up to their history; lists are sorted by those of seven, the weakest of more would fall by hardly anything.
 */
const maxCandidates: Record<DropDays, number> = { 1: 200, 7: 4_000 };
/** Products whose histories are read at once. */
const batchSize = 200;
/** Milliseconds after which all products are looked at again: a price of yesterday becomes one of the day before. */
const sweepEvery = 55 * 60_000;

/** Products to look at, null: all; and what is known once they were. */
type Scope = { productIds: number[] | null; search: DropSearch };

/** What changed since the last look, or everything where an hour has passed or that is not told. */
async function findScope(db: Database, now: number): Promise<Scope> {
  const { moment: earlier, sweptAt } = await getDropSearch(db);
  const moment = await readMoment(db);
  const age = sweptAt === null ? Number.POSITIVE_INFINITY : now - sweptAt.getTime();
  // Of a clock that ran ahead the age is below zero.
  const isDue = age < 0 || age >= sweepEvery;
  const changes =
    earlier && !isDue && isFollowedBy(earlier, moment) ? await listChanges(db, earlier) : undefined;
  if (!changes) return { productIds: null, search: { moment, sweptAt: new Date(now) } };
  return { productIds: changes.ids, search: { moment, sweptAt } };
}

async function confirmCandidates(
  db: Database,
  candidates: readonly DropCandidate[],
  bounds: { from: number; now: number },
): Promise<PriceDrop[]> {
  const found: PriceDrop[] = [];
  for await (const { part, offers } of offersInParts(db, candidates, ({ productId }) => productId)) {
    const ids = offers.map(({ id }) => id);
    const points = await listDeliveredPoints(db, ids, new Date(bounds.now - usualDays * day));
    found.push(...confirmDrops(part, offers, points, bounds));
  }
  return found;
}

async function findDropsWithin(
  db: Database,
  days: DropDays,
  productIds: Scope['productIds'],
  now: number,
): Promise<PriceDrop[]> {
  const from = now - days * day;
  const candidates = await listDropCandidates(db, {
    from: new Date(from),
    knownSince: new Date(now - minObservedDays * day),
    minDrop: dropBounds.min,
    maxDrop: dropBounds.max,
    limit: maxCandidates[days],
    productIds,
  });
  const found: PriceDrop[] = [];
  for (let at = 0; at < candidates.length; at += batchSize) {
    found.push(...(await confirmCandidates(db, candidates.slice(at, at + batchSize), { from, now })));
  }
  return found;
}

/**
 * Finds products whose best delivered price (new, in stock, delivery known) fell within the last day or the last seven,
 * and writes them down for home and for lists that are sorted by it. Looks at what changed since it looked last, once an
 * hour at everything. Tells how many entries changed. `now` in milliseconds.
 */
export async function recordDrops(database: DatabasePool, now: number = Date.now()): Promise<number> {
  const { productIds, search } = await findScope(database, now);
  const drops: WrittenDrop[] = [];
  if (productIds?.length !== 0) {
    for (const days of [1, 7] as const) {
      const found = await findDropsWithin(database, days, productIds, now);
      drops.push(...found.map((drop) => ({ ...drop, days })));
    }
  }
  return database.transaction(async (tx) => {
    const changed = await replaceDrops(tx, productIds, drops);
    await setDropSearch(tx, search);
    return changed;
  });
}
