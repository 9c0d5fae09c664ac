import { expect, test } from 'vitest';
import type { ProductCard } from '../../../contract/catalogue/schema.ts';
import { createCardCache } from './card-cache.ts';

const card = (id: number, title: string) => ({ _id: String(id), title }) as ProductCard;

function open() {
  const state = { version: 1, asked: [] as number[][], onRead: () => {} };
  const read = createCardCache({
    version: () => state.version,
    read: async (ids) => {
      state.asked.push([...ids]);
      state.onRead();
      return ids.filter((id) => id < 100).map((id) => card(id, `version ${state.version}`));
    },
  });
  return {
    state,
    read: async (ids: number[]) => (await read(ids)).map(({ _id }) => Number(_id)),
    cards: read,
  };
}

test('reads each card once, keeps the order of the ids, leaves out what no longer exists', async () => {
  const { state, read } = open();
  expect(await read([3, 1, 100])).toEqual([3, 1]);
  expect(await read([2, 1, 3])).toEqual([2, 1, 3]);
  expect(await read([1])).toEqual([1]);
  expect(state.asked).toEqual([[3, 1, 100], [2]]);
});

test('is cleared when the version changes', async () => {
  const { state, cards } = open();
  await cards([1]);
  state.version++;
  expect(await cards([1])).toEqual([card(1, 'version 2')]);
});

test('does not keep what was read while the version changed', async () => {
  const { state, read } = open();
  state.onRead = () => {
    state.version++;
  };
  await read([1]);
  state.onRead = () => {};
  await read([1]);
  expect(state.asked).toEqual([[1], [1]]);
});
