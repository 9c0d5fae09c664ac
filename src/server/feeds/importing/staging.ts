import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Transaction } from '../../platform/database/database.ts';
import { copySeenOffers, copyToStaging, createStaging, dropRepeatedRows } from './staging-queries.ts';

/** Staging of a file's offers before the import's transaction. */
export type Staging = {
  /** Complete lines of COPY. */
  write(lines: Uint8Array): Promise<void>;
  /**
   * Ends the copy, leaves one row of each article and returns how many others there were. `seen`: offers
   * whose rows were the same as last time; `addRows`: adds others before that.
   */
  finish(seen: Iterable<number[]>, addRows?: () => Promise<unknown>): Promise<number>;
  /** Ends the copy without rows, after a failure. */
  abort(error: Error): Promise<void>;
};

/** Starts copying offers into the session's temporary table. */
export async function openStaging(session: Transaction): Promise<Staging> {
  await createStaging(session);
  const stream = copyToStaging(session);
  const end = finished(stream);
  // A failure is thrown by the next write or by finish; without either it must not end the process.
  end.catch(() => undefined);

  return {
    async write(lines) {
      if (lines.length > 0 && !stream.write(lines)) await Promise.race([once(stream, 'drain'), end]);
    },
    async finish(seen, addRows) {
      stream.end();
      await end;
      await addRows?.();
      await copySeenOffers(session, seen);
      return dropRepeatedRows(session);
    },
    async abort(error) {
      stream.destroy(error);
      await end.catch(() => undefined);
    },
  };
}
