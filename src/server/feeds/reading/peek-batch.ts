import type { FeedRecord } from './feed-record.ts';

/** The first batches of a file, which may be all that is read of it. */
export type PeekedBatches = { first: FeedRecord[]; all: AsyncIterable<FeedRecord[]>; close(): Promise<void> };

/** Each holds its piece of the file's text in memory: a file may have no readable row at all. */
const maxBatches = 16;

/** The first batches, up to one with a readable row, and all batches with them in front. */
export async function peekBatch(batches: AsyncIterable<FeedRecord[]>): Promise<PeekedBatches> {
  const iterator = batches[Symbol.asyncIterator]();
  const begun: FeedRecord[][] = [];
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    begun.push(next.value);
    if (begun.length === maxBatches || next.value.some(({ row }) => row !== undefined)) break;
  }
  const first = begun.flat();
  async function* all() {
    try {
      yield* begun.splice(0);
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
