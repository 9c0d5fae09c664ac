import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Transaction } from '../../platform/database/database.ts';
import { copySeenOffers, copyToStaging, createStaging, dropRepeatedRows } from './staging-queries.ts';

/** Where the offers of a file go before the import's transaction. */
export type Staging = {
  /** Lines of COPY, whole ones. */
  write(lines: Uint8Array): Promise<void>;
  /**
   * Ends the copy, leaves one row of each article and answers how many others there were. `seen`: offers whose rows
   * were the same as last time.
   */
  finish(seen: Iterable<number[]>): Promise<number>;
  /** Ends the copy without rows, after a failure. */
  abort(error: Error): Promise<void>;
};

/** Begins copying offers into the session's own temporary table. */
export async function openStaging(session: Transaction): Promise<Staging> {
  await createStaging(session);
  const stream = copyToStaging(session);
  const end = finished(stream);
  // Whoever writes or finishes hears of a failure; without either it must not end the process.
  end.catch(() => undefined);

  return {
    async write(lines) {
      if (lines.length > 0 && !stream.write(lines)) await Promise.race([once(stream, 'drain'), end]);
    },
    async finish(seen) {
      stream.end();
      await end;
      await copySeenOffers(session, seen);
      return dropRepeatedRows(session);
    },
    async abort(error) {
      stream.destroy(error);
      await end.catch(() => undefined);
    },
  };
}
