import { expect, test } from 'vitest';
import type { ProductCard } from '../../../contract/catalogue/schema.ts';
import { createChangeLog } from '../../platform/response-cache/change-log.ts';
import { createCardCache } from './card-cache.ts';

const card = (id: number, title: string) => ({ _id: String(id), title }) as ProductCard;

function open() {
  const changes = createChangeLog();
  const state = { asked: [] as number[][], onRead: () => {} };
  const cards = createCardCache({
    changes,
    read: async (ids) => {
      state.asked.push([...ids]);
      const read = ids.filter((id) => id < 100).map((id) => card(id, `change ${changes.count()}`));
      state.onRead();
      return read;
    },
  });
  const touch = (...productIds: number[]) => changes.note({ productIds, lagsFrom: null });
  return {
    ...{ state, changes, cards, touch },
    read: async (ids: number[]) => (await cards(ids)).map(({ _id }) => Number(_id)),
  };
}

test('reads each card once, keeps the order of the ids, leaves out what no longer exists', async () => {
  const { state, read } = open();
  expect(await read([3, 1, 100])).toEqual([3, 1]);
  expect(await read([2, 1, 3])).toEqual([2, 1, 3]);
  expect(await read([1])).toEqual([1]);
  expect(state.asked).toEqual([[3, 1, 100], [2]]);
});

test('reads those again whose products changed, and all where anything may have', async () => {
  const { changes, cards, touch } = open();
  await cards([1, 2]);
  touch(1);
  expect(await cards([1, 2])).toEqual([card(1, 'change 1'), card(2, 'change 0')]);
  changes.note({ productIds: null, lagsFrom: null });
  expect(await cards([1, 2])).toEqual([card(1, 'change 2'), card(2, 'change 2')]);
});

test('does not trust what was read while its product changed', async () => {
  const { state, read, touch } = open();
  state.onRead = () => touch(1);
  await read([1]);
  state.onRead = () => {};
  await read([1]);
  expect(state.asked).toEqual([[1], [1]]);
});
