import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { addClicks, deleteOldClicks } from './clicks-queries.ts';
import { createGatheredCounts } from './gathered-counts.ts';
import { foldMissedSearch } from './missed-searches.ts';

/** Counts which results of a search are opened, by nobody: there is no person, address or order in it. */
export type SearchClicks = {
  /** Never throws; what looks like somebody's own data is dropped. */
  count(query: string, productId: number): void;
  /** Stores what was counted so far and stops. */
  close(): Promise<void>;
};

/** Different pairs of query and product stored per day. */
const maxPerDay = 20_000;
const daysKept = 90;

export function createSearchClicks(db: Database, log: Pick<Log, 'warn'>): SearchClicks {
  const counts = createGatheredCounts(
    'clicks on results',
    async (held) => {
      const clicks = Array.from(held, ([key, count]) => {
        const at = key.indexOf(' ');
        return { productId: Number(key.slice(0, at)), query: key.slice(at + 1), count };
      });
      await addClicks(db, clicks, maxPerDay);
      await deleteOldClicks(db, daysKept);
    },
    log,
  );
  return {
    count(query, productId) {
      const folded = foldMissedSearch(query);
      if (folded !== undefined) counts.count(`${productId} ${folded}`);
    },
    close: counts.close,
  };
}
