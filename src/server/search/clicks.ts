import { createHmac } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { addClicks, deleteOldClicks } from './clicks-queries.ts';
import { createGatheredCounts } from './gathered-counts.ts';
import { foldMissedSearch } from './missed-searches.ts';

/**
 * Counts how many people open which results of a search. Instead of who they are, one of 64 marks is stored, the same
 * for every click from one address on results of one query: nobody counts twice, and a mark identifies nobody.
 */
export type SearchClicks = {
  /** Never throws; what looks like somebody's own data is dropped. */
  count(query: string, productId: number, address: string): Promise<void>;
  /** Stores what was counted so far and stops. */
  close(): Promise<void>;
};

export type SearchClicksOptions = {
  db: Database;
  log: Pick<Log, 'warn'>;
  /** What marks are made with, the same in all processes; nobody can tell an address's marks without it. */
  readSecret: () => Promise<Uint8Array>;
};

/** Different rows of query and product stored per day. */
const maxPerDay = 20_000;
const daysKept = 90;
const marks = 64;

export function createSearchClicks({ db, log, readSecret }: SearchClicksOptions): SearchClicks {
  const counts = createGatheredCounts(
    'clicks on results',
    async (held) => {
      const clicks = Array.from(held.keys(), (key) => {
        const [productId, mark] = key.split(' ', 2);
        const query = key.slice(`${productId} ${mark} `.length);
        return { productId: Number(productId), query, mark: Number(mark) };
      });
      await addClicks(db, clicks, maxPerDay);
      await deleteOldClicks(db, daysKept);
    },
    log,
  );
  let secret: Promise<Uint8Array> | undefined;
  return {
    async count(query, productId, address) {
      const folded = foldMissedSearch(query);
      if (folded === undefined) return;
      try {
        secret ??= readSecret();
        counts.count(`${productId} ${markOf(await secret, folded, address)} ${folded}`);
      } catch (err) {
        secret = undefined;
        log.warn({ err }, 'a click on a result not counted');
      }
    },
    close: counts.close,
  };
}

/** Of one query: marks of different queries tell nothing of each other. */
const markOf = (secret: Uint8Array, query: string, address: string): number =>
  createHmac('sha256', secret).update(`${query}\n${address}`).digest().readUInt8(0) % marks;
