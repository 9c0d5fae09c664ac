import { expect, it } from 'vitest';
import { lineKey } from '../../contract/cart/line-ref.ts';
import {
  type CartLine,
  followMerges,
  isSameCart,
  mergeCarts,
  parseCart,
  withAdded,
  withChoice,
  withGone,
  withoutLine,
  withQuantity,
} from './cart-lines.ts';
import { countPieces } from './cart-storage.ts';

const line = (id: number, more: Partial<CartLine> = {}): CartLine => ({
  _id: String(id),
  name: `Product ${id}`,
  price: 10,
  images: [],
  category: '',
  inStock: true,
  quantity: 1,
  condition: 'new',
  anyColour: false,
  size: '',
  ...more,
});
const quantities = (lines: readonly CartLine[] | undefined) =>
  lines?.map(({ _id, quantity }) => [Number(_id), quantity]);

it('gets a line with 1 for a new product, and one piece more of one that is there', () => {
  const product = { _id: '7', name: 'Souris', price: 12.5, condition: 'new' } as const;
  const once = withAdded([], product);
  expect(once).toEqual([line(7, { name: 'Souris', price: 12.5 })]);
  expect(quantities(withAdded(once ?? [], product))).toEqual([[7, 2]]);
});

it('never goes below 1 or above what a line may hold', () => {
  expect(quantities(withQuantity([line(1), line(2)], line(2), 0))).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect(quantities(withQuantity([line(1)], line(1), 100))).toEqual([[1, 99]]);
  expect(quantities(withAdded([line(1, { quantity: 99 })], line(1)))).toEqual([[1, 99]]);
});

it('takes no more than 50 products, but more of those that it has', () => {
  const full = Array.from({ length: 50 }, (_, index) => line(index + 1));
  expect(withAdded(full, line(99))).toBeUndefined();
  expect(withAdded(full, line(50))).toHaveLength(50);
});

it('counts nothing for products that are gone, until they are there again', () => {
  const lines = [line(1), line(2, { quantity: 3 }), line(3)];
  const gone = withGone(
    lines,
    new Map([
      ['1', true],
      ['2', false],
    ]),
  );
  expect(countPieces(JSON.stringify(gone))).toBe(2);
  expect(parseCart(JSON.stringify(gone)).map(({ isGone }) => isGone)).toEqual([undefined, true, undefined]);
  expect(withGone(gone ?? [], new Map([['2', false]]))).toBeUndefined();
  const back = withGone(gone ?? [], new Map([['2', true]]));
  expect(countPieces(JSON.stringify(back))).toBe(5);
});

it('loses a line, or changes what it is bought as, at that price', () => {
  expect(quantities(withoutLine([line(1), line(2)], line(1)))).toEqual([[2, 1]]);
  expect(withChoice([line(1)], line(1), { condition: 'used', price: 4 })).toEqual([
    line(1, { condition: 'used', price: 4 }),
  ]);
  expect(withChoice([line(1)], line(1), { anyColour: true, price: 8 })).toEqual([
    line(1, { anyColour: true, price: 8 }),
  ]);
  expect(isSameCart([line(1)], [line(1, { anyColour: true })])).toBe(false);
});

it('reads back what it wrote, and trusts nothing else that storage may hold', () => {
  const lines = [
    line(1),
    line(2, { quantity: 3, anyColour: true, images: ['/a.webp'], category: 'Laptops' }),
  ];
  expect(parseCart(JSON.stringify(lines))).toEqual(lines);
  const bare = [{ _id: '3', name: 'x', price: 1, quantity: 500 }];
  expect(parseCart(JSON.stringify(bare))).toEqual([line(3, { name: 'x', price: 1, quantity: 99 })]);
  const broken = [null, 5, {}, line(0), { ...line(1), _id: '../x' }, { ...line(1), price: -1 }];
  expect(parseCart(JSON.stringify([...broken, { ...line(1), quantity: '2' }]))).toEqual([]);
  expect(quantities(parseCart(JSON.stringify([line(1), line(1)])))).toEqual([[1, 2]]);
  for (const stored of [null, '', '{', '{"a":1}', 'null', '"text"']) expect(parseCart(stored)).toEqual([]);
});

it('follows products into those that took them in', () => {
  const merged = followMerges(
    [line(1, { quantity: 2 }), line(2), line(3)],
    new Map([[lineKey(line(2)), { _id: '1', size: '' }]]),
  );
  expect(quantities(merged)).toEqual([
    [1, 3],
    [3, 1],
  ]);
});

it('is one with another cart, what is in both in the larger quantity', () => {
  const both = mergeCarts([line(1, { quantity: 2 }), line(2)], [line(2, { quantity: 5 }), line(3)]);
  expect(quantities(both)).toEqual([
    [1, 2],
    [2, 5],
    [3, 1],
  ]);
  expect(isSameCart([line(1), line(2)], [line(2), line(1, { price: 99 })])).toBe(true);
  expect(isSameCart([line(1)], [line(1, { condition: 'used' })])).toBe(false);
});

const sizes = (lines: readonly CartLine[] | undefined) =>
  lines?.map(({ size, quantity }) => [size, quantity]);

it('has a line for each size of a product', () => {
  const shoe = { _id: '7', name: 'Baskets', price: 60, condition: 'new' } as const;
  const [once] = [withAdded([], { ...shoe, size: '42' })];
  const lines = withAdded(withAdded(once ?? [], { ...shoe, size: '43.5' }) ?? [], shoe) ?? [];
  expect(sizes(lines)).toEqual([
    ['42', 1],
    ['43.5', 1],
    ['', 1],
  ]);
  expect(sizes(withAdded(lines, { ...shoe, size: '43.5' }))).toContainEqual(['43.5', 2]);
  expect(sizes(withQuantity(lines, { _id: '7', size: '42' }, 3))?.[0]).toEqual(['42', 3]);
  expect(sizes(withoutLine(lines, { _id: '7', size: '' }))).toHaveLength(2);
  expect(sizes(mergeCarts(lines, [line(7, { size: '42', quantity: 5 })]))?.[0]).toEqual(['42', 5]);
  expect(isSameCart([line(1)], [line(1, { size: 'L' })])).toBe(false);
});

it('joins a line whose size becomes that of another', () => {
  const lines = [line(7, { size: '42' }), line(7, { size: '43', quantity: 2 }), line(7)];
  expect(sizes(withChoice(lines, lines[2] ?? line(7), { size: '43', price: 9 }))).toEqual([
    ['42', 1],
    ['43', 3],
  ]);
  const spelt = new Map([[lineKey({ _id: '7', size: '43' }), { _id: '8', size: '43.5' }]]);
  expect(followMerges(lines, spelt).map(lineKey)).toEqual(['7 42', '8 43.5', '7 ']);
});

it('trusts no size that storage may hold, and keeps its line', () => {
  const stored = [10_240, '4'.repeat(10_240), '42\n', '\ud800', null, { a: 1 }, '42'].map((size, at) => ({
    ...line(at + 1),
    size,
  }));
  expect(parseCart(JSON.stringify(stored)).map(({ size }) => size)).toEqual(['', '', '', '', '', '', '42']);
  expect(parseCart(JSON.stringify([line(1, { size: '🦶' })]))).toEqual([line(1, { size: '🦶' })]);
});

it('counts its pieces, whatever is stored', () => {
  expect(countPieces(JSON.stringify([line(1, { quantity: 2 }), line(2)]))).toBe(3);
  for (const stored of [null, '', '{', '[null]', '[{"quantity":"9"}]', '5'])
    expect(countPieces(stored)).toBe(0);
});
