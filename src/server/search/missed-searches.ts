import { maxPhraseCharacters } from '../../contract/aliases/phrase-limit.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { refusedIn } from './engine/querying/reading/refused.ts';
import { createGatheredCounts } from './gathered-counts.ts';
import { addMissedSearches, deleteOldMissedSearches } from './missed-searches-queries.ts';

/**
 * Counts searches that found nothing, beside the responses: nobody waits for it or for its failure. A result
 * page that is cached is counted when it is rendered, so figures show which searches fail, not their exact number.
 */
export type MissedSearches = {
  /** Never throws; what cannot be kept is dropped. */
  count(query: string): void;
  /** Stores what was counted so far and stops. */
  close(): Promise<void>;
};

/** Different queries stored per day: floods of made-up ones cost no more than that. */
const maxPerDay = 2_000;
const daysKept = 90;

/** What looks like someone's address or telephone number: codes of products are not that long, or are GTINs. */
const personal = /@|(?<!\d)\d(?:[ .-]?\d){8,10}(?!\d)/;

/** A query in one spelling; undefined where it is not for keeping. */
export function foldMissedSearch(query: string): string | undefined {
  if (/\p{Cc}/u.test(query) || personal.test(query)) return undefined;
  const folded = query.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return folded === '' || folded.length > maxPhraseCharacters ? undefined : folded;
}

export function createMissedSearches(db: Database, log: Pick<Log, 'warn'>): MissedSearches {
  const counts = createGatheredCounts(
    'searches without result',
    async (held) => {
      const missed = Array.from(held, ([query, count]) => ({ query, count }));
      await addMissedSearches(db, missed, maxPerDay);
      await deleteOldMissedSearches(db, daysKept);
    },
    log,
  );
  return {
    count(query) {
      // What refuses all that there is lacks no word: where nothing is for the rest either, that is counted (catalogue/).
      if (refusedIn(query)) return;
      const folded = foldMissedSearch(query);
      // Marks alone ask for nothing that a shop could offer.
      if (folded !== undefined && /[\p{L}\p{N}]/u.test(folded)) counts.count(folded);
    },
    close: counts.close,
  };
}
