import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Transaction } from '../platform/database.ts';
import { hashLine, type IncomingOffer, toLine } from './incoming.ts';
import { copyToStaging, createStaging, dropRepeatedRows } from './staging-queries.ts';

/** Where the offers of a file go before the import's transaction. */
export type Staging = {
  write(offers: readonly IncomingOffer[]): Promise<void>;
  /** Ends the copy, leaves one row of each article and answers how many others there were. */
  finish(): Promise<number>;
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
    async write(offers) {
      let lines = '';
      for (const incoming of offers) {
        const line = toLine(incoming);
        lines += `${incoming.number}\t${hashLine(line)}\t${line}\n`;
      }
      if (lines !== '' && !stream.write(lines)) await Promise.race([once(stream, 'drain'), end]);
    },
    async finish() {
      stream.end();
      await end;
      return dropRepeatedRows(session);
    },
    async abort(error) {
      stream.destroy(error);
      await end.catch(() => undefined);
    },
  };
}
