import { expect, it } from 'vitest';
import type { FeedRecord } from './feed-record.ts';
import { peekBatch } from './peek-batch.ts';

const record = (number: number, isReadable: boolean): FeedRecord => ({
  number,
  row: isReadable ? {} : undefined,
  hash: 0,
  raw: () => '',
});

/** A file of so many batches of one row, of which those from `readable` on can be read. */
function openFile(count: number, readable: number) {
  const taken: number[] = [];
  async function* batches() {
    for (let i = 0; i < count; i++) {
      taken.push(i);
      yield [record(i, i >= readable)];
    }
  }
  return { taken, batches: batches() };
}

it.each([
  ['the first readable row', 3, 4],
  ['some batches where there is none', 1_000, 16],
])('reads a file up to %s, and gives all of it out', async (_, readable, read) => {
  const file = openFile(1_000, readable);
  const { first, all } = await peekBatch(file.batches);
  expect(file.taken).toHaveLength(read);
  expect(first).toHaveLength(read);
  const numbers: number[] = [];
  for await (const batch of all) numbers.push(...batch.map(({ number }) => number));
  expect(numbers).toEqual(file.taken);
  expect(numbers).toHaveLength(1_000);
});
