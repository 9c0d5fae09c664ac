import type { FeedRecord } from './feed-record.ts';

/** The first batches of a file, which may be all that is read of it. */
export type PeekedBatches = { first: FeedRecord[]; all: AsyncIterable<FeedRecord[]>; close(): Promise<void> };

/** Each holds its piece of the file's text in memory, and its records: a file may have no readable row at all. */
const [maxBatches, maxRecords] = [16, 50_000];

/** The first batches, up to so many readable rows, and all batches with them in front; what is broken there is told behind them. */
export async function peekBatch(
  batches: AsyncIterable<FeedRecord[]>,
  readableRows: number,
): Promise<PeekedBatches> {
  const iterator = batches[Symbol.asyncIterator]();
  const begun: FeedRecord[][] = [];
  let [records, readable] = [0, 0];
  let broken: { error: unknown } | undefined;
  try {
    while (begun.length < maxBatches && records < maxRecords && readable < readableRows) {
      const next = await iterator.next();
      if (next.done) break;
      begun.push(next.value);
      records += next.value.length;
      readable += next.value.filter(({ row }) => row !== undefined).length;
    }
  } catch (error) {
    // Nothing of the file was read: then there is nothing to wait for.
    if (begun.length === 0) throw error;
    broken = { error };
  }
  const first = begun.flat();
  async function* all() {
    try {
      yield* begun.splice(0);
      if (broken) throw broken.error;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  const close = async () => {
    await iterator.return?.();
  };
  return { first, all: all(), close };
}
