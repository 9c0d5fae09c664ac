import { expect, it } from 'vitest';
import { parseRecent, type RecentProduct, withRecent } from './recently-viewed.ts';

const product = (id: number): RecentProduct => ({ id: String(id), title: `Product ${id}`, image: null });

it('puts the newest first, each once, and keeps five', () => {
  const list = [1, 2, 3, 4, 5, 6].reduce((recent, id) => withRecent(recent, product(id)), [product(9)]);
  expect(list.map(({ id }) => id)).toEqual(['6', '5', '4', '3', '2']);
  expect(withRecent(list, product(4)).map(({ id }) => id)).toEqual(['4', '6', '5', '3', '2']);
});

it('reads back what it wrote', () => {
  expect(parseRecent(JSON.stringify([product(1)]))).toEqual([product(1)]);
});

it('remembers in which size a product was seen last', () => {
  const [first, ...rest] = withRecent([product(1)], { ...product(1), size: '43.5' });
  expect([first, rest]).toEqual([{ ...product(1), size: '43.5' }, []]);
  expect(parseRecent(JSON.stringify([first]))).toEqual([first]);
  expect(withRecent([first as RecentProduct], product(1))).toEqual([product(1)]);
});

it('trusts nothing else that storage may hold', () => {
  const broken = [
    null,
    5,
    'x',
    {},
    { id: '../x', title: 'a', image: null },
    { id: '1', title: 3, image: null },
    { id: '1', title: 'a', image: null, size: 42 },
    { id: '1', title: 'a', image: null, size: '4'.repeat(61) },
  ];
  expect(parseRecent(JSON.stringify(broken))).toEqual([]);
  for (const stored of [null, '', '{', '{"a":1}', 'null', '"text"']) expect(parseRecent(stored)).toEqual([]);
});
