import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { addMissedSearches, deleteOldMissedSearches } from './missed-searches-queries.ts';

/**
 * Counts searches that found nothing, beside the answers: nobody waits for it or for its failure. A result
 * page that is kept is counted when it is made, so figures show which searches fail, not their exact number.
 */
export type MissedSearches = {
  /** Never throws; what cannot be kept is dropped. */
  count(query: string): void;
  /** Stores what was counted so far and stops. */
  close(): Promise<void>;
};

/** Milliseconds for which counts are gathered before they are stored. */
const gathering = 5_000;
/** Different queries held at once, and stored per day: floods of made-up ones cost no more than that. */
const maxHeld = 200;
const maxPerDay = 2_000;
const maxCharacters = 100;
const daysKept = 90;

/** What looks like someone's address or telephone number: codes of products are not that long, or are GTINs. */
const personal = /@|(?<!\d)\d(?:[ .-]?\d){8,10}(?!\d)/;

/** A query in one spelling; undefined where it is not for keeping. */
export function foldMissedSearch(query: string): string | undefined {
  if (/\p{Cc}/u.test(query) || personal.test(query)) return undefined;
  const folded = query.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return folded === '' || folded.length > maxCharacters ? undefined : folded;
}

export function createMissedSearches(db: Database, log: Pick<Log, 'warn'>): MissedSearches {
  let held = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let storing: Promise<void> = Promise.resolve();

  async function store(counts: Map<string, number>): Promise<void> {
    try {
      const missed = Array.from(counts, ([query, count]) => ({ query, count }));
      await addMissedSearches(db, missed, maxPerDay);
      await deleteOldMissedSearches(db, daysKept);
    } catch (err) {
      log.warn({ err, queries: counts.size }, 'searches without result not stored');
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counts = held;
    held = new Map();
    if (counts.size > 0) storing = storing.then(() => store(counts));
    return storing;
  }

  return {
    count(query) {
      const folded = foldMissedSearch(query);
      // Marks alone ask for nothing that a shop could offer.
      if (folded === undefined || !/[\p{L}\p{N}]/u.test(folded)) return;
      const before = held.get(folded);
      if (before === undefined && held.size >= maxHeld) return;
      held.set(folded, (before ?? 0) + 1);
      timer ??= setTimeout(() => void flush(), gathering);
      timer.unref();
    },
    close: flush,
  };
}
