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
  ['as many readable rows as are wanted', 3, 2, 5],
  ['some batches where there is none', 1_000, 2, 16],
])('reads a file up to %s, and gives all of it out', async (_, readable, wanted, read) => {
  const file = openFile(1_000, readable);
  const { first, all } = await peekBatch(file.batches, wanted);
  expect(file.taken).toHaveLength(read);
  expect(first).toHaveLength(read);
  const numbers: number[] = [];
  for await (const batch of all) numbers.push(...batch.map(({ number }) => number));
  expect(numbers).toEqual(file.taken);
  expect(numbers).toHaveLength(1_000);
});

it('holds no more than some records of a file of many broken ones', async () => {
  let taken = 0;
  async function* batches() {
    while (taken < 16) {
      taken++;
      yield Array.from({ length: 20_000 }, (_, i) => record(i, false));
    }
  }
  await peekBatch(batches(), 1_000);
  expect(taken).toBe(3);
});

it('reads all of a short file', async () => {
  const { first, all } = await peekBatch(openFile(3, 0).batches, 200);
  expect(first).toHaveLength(3);
  const numbers: number[] = [];
  for await (const batch of all) numbers.push(...batch.map(({ number }) => number));
  expect(numbers).toEqual([0, 1, 2]);
});

it('gives out what stands before a broken place, which it tells there', async () => {
  async function* batches() {
    yield [record(0, true)];
    throw new Error('broken');
  }
  const { first, all } = await peekBatch(batches(), 200);
  expect(first).toHaveLength(1);
  const numbers: number[] = [];
  const read = async () => {
    for await (const batch of all) numbers.push(...batch.map(({ number }) => number));
  };
  await expect(read()).rejects.toThrow('broken');
  expect(numbers).toEqual([0]);
});
