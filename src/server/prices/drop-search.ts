import { isFollowedBy, listChanges, readMoment } from '../catalogue-version/service.ts';
import type { Database, DatabasePool } from '../platform/database/database.ts';
import { dayMs, minuteMs } from '../platform/durations.ts';
import { confirmDrops, dropBounds, minObservedDays, usualDays } from './drops.ts';
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
import { offersInParts } from './offers-in-parts.ts';

/** At most so many products are looked at for each period: the weakest of more would fall by hardly anything. */
const maxCandidates = 4_000;
const periods: readonly DropDays[] = [1, 7];
/** Products whose histories are read at once. */
const batchSize = 200;
/** Milliseconds after which all products are looked at again: a price of yesterday becomes one of the day before. */
const sweepEvery = 55 * minuteMs;

/** Products to look at, null: all; and what is known once they were. */
type Scope = { productIds: number[] | null; search: DropSearch };

/** What changed since the last search; everything where that is not recorded any more, and about once an hour. */
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

/** What may have fallen within each of the periods. */
type Candidate = DropCandidate & { days: DropDays };

async function listCandidates(
  db: Database,
  productIds: Scope['productIds'],
  now: number,
): Promise<Candidate[]> {
  const found: Candidate[] = [];
  for (const days of periods) {
    const candidates = await listDropCandidates(db, {
      from: new Date(now - days * dayMs),
      knownSince: new Date(now - minObservedDays * dayMs),
      minDrop: dropBounds.min,
      maxDrop: dropBounds.max,
      limit: maxCandidates,
      productIds,
    });
    found.push(...candidates.map((candidate) => ({ ...candidate, days })));
  }
  return found;
}

/** The products of one batch, each history read once. */
async function confirmCandidates(
  db: Database,
  productIds: readonly number[],
  candidates: ReadonlyMap<number, readonly Candidate[]>,
  now: number,
): Promise<WrittenDrop[]> {
  const found: WrittenDrop[] = [];
  for await (const { part, offers } of offersInParts(db, productIds, (id) => id)) {
    const ids = offers.map(({ id }) => id);
    const points = await listDeliveredPoints(db, ids, new Date(now - usualDays * dayMs));
    const own = part.flatMap((id) => candidates.get(id) ?? []);
    for (const days of periods) {
      const within = own.filter((candidate) => candidate.days === days);
      const drops = confirmDrops(within, offers, points, { from: now - days * dayMs, now });
      found.push(...drops.map((drop) => ({ ...drop, days })));
    }
  }
  return found;
}

async function findDrops(db: Database, productIds: Scope['productIds'], now: number): Promise<WrittenDrop[]> {
  const candidates = Map.groupBy(await listCandidates(db, productIds, now), ({ productId }) => productId);
  const ids = [...candidates.keys()];
  const found: WrittenDrop[] = [];
  for (let at = 0; at < ids.length; at += batchSize) {
    found.push(...(await confirmCandidates(db, ids.slice(at, at + batchSize), candidates, now)));
  }
  return found;
}

/**
 * Finds products whose best delivered price (new, in stock, delivery known) fell within the last day or the last
 * seven, and stores them for the home page and for lists of drops. Reads what changed since the last run; once an
 * hour, everything. Returns how many entries changed. `now` in milliseconds.
 */
export async function recordDrops(database: DatabasePool, now: number = Date.now()): Promise<number> {
  const { productIds, search } = await findScope(database, now);
  const drops = productIds?.length === 0 ? [] : await findDrops(database, productIds, now);
  return database.transaction(async (tx) => {
    const changed = await replaceDrops(tx, productIds, drops);
    await setDropSearch(tx, search);
    return changed;
  });
}
