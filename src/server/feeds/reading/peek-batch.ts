import type { FeedRecord } from './feed-record.ts';

/** The beginning of a file's batches, which may be all that is read of it. */
export type PeekedBatches = { first: FeedRecord[]; all: AsyncIterable<FeedRecord[]>; close(): Promise<void> };

/** The first batch with a readable row, and all batches with it in front. */
export async function peekBatch(batches: AsyncIterable<FeedRecord[]>): Promise<PeekedBatches> {
  const iterator = batches[Symbol.asyncIterator]();
  const begun: FeedRecord[] = [];
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    begun.push(...next.value);
    if (begun.some(({ row }) => row !== undefined)) break;
  }
  async function* all() {
    try {
      yield begun;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  const close = async () => {
    await iterator.return?.();
  };
  return { first: begun, all: all(), close };
}
