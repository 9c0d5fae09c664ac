import { expect, test } from 'vitest';
import type { ProductCard } from '../../../contract/catalogue/schema.ts';
import { describeFamily, type Member, summarizeFamily } from './families.ts';

const none = { colour: null, capacity: null, memory: null, size: null, sizeUnit: null, pack: 1 };

function member(
  id: number,
  variant: Partial<Member['variant']>,
  totalPrice: number,
  card: Partial<ProductCard> = {},
): Member {
  const offered = { condition: 'new', inStock: true, deliveryKnown: true, totalPrice } as const;
  const shown = { _id: String(id), title: `P${id}`, ...offered, ...card };
  return { card: shown as ProductCard, variant: { ...none, ...variant } };
}

const black128 = member(1, { capacity: 128, colour: 'black' }, 600);
const black256 = member(2, { capacity: 256, colour: 'black' }, 700);
const blue256 = member(3, { capacity: 256, colour: 'midnight-blue' }, 650);
const blue1000 = member(4, { capacity: 1000, colour: 'midnight-blue' }, 500, { deliveryKnown: false });
const all = [blue1000, black256, blue256, black128];

const shown = (id: number, members: readonly Member[] = all) =>
  describeFamily(id, members, 'fr').axes.map(({ axis, values }) => [
    axis,
    ...values.map(({ label, productId, isOwn, isOnlyChange }) => [label, productId, isOwn, isOnlyChange]),
  ]);

test('each value leads to the variant that differs in nothing else, or least', () => {
  expect(shown(1)).toEqual([
    [
      'capacity',
      ['128\u00a0Go', '1', true, true],
      ['256\u00a0Go', '2', false, true],
      ['1\u00a0To', '4', false, false],
    ],
    // No blue one has 128 GB: the one whose delivered price is known stands before the one whose is not.
    ['colour', ['Noir', '1', true, true], ['Bleu nuit', '3', false, false]],
  ]);
  expect(shown(2)[1]).toEqual(['colour', ['Noir', '2', true, true], ['Bleu nuit', '3', false, true]]);
});

test('of products alike the best offered stands for its value, the one that is looked at for its own', () => {
  const twin = member(9, { capacity: 128, colour: 'black' }, 590);
  const capacity = (id: number) => shown(id, [...all, twin])[0]?.[1];
  expect(capacity(9)).toEqual(['128\u00a0Go', '9', true, true]);
  expect(capacity(2)).toEqual(['128\u00a0Go', '9', false, true]);
});

test('a product without variants has no family to show', () => {
  const nothing = { axes: [], products: [], otherColours: 0 };
  expect(describeFamily(1, [black128], 'fr')).toEqual(nothing);
  expect(describeFamily(7, all, 'fr')).toEqual(nothing);
});

test('both languages name sizes and packs', () => {
  const members = [
    member(1, { size: 27, sizeUnit: 'in' }, 1),
    member(2, { size: 60.96, sizeUnit: 'cm' }, 1),
    member(3, { size: 200, sizeUnit: 'cm', pack: 3 }, 1),
  ];
  const labels = (language: 'fr' | 'en') =>
    describeFamily(1, members, language).axes.map(({ values }) => values.map(({ label }) => label));
  expect(labels('fr')).toEqual([
    ['60,96\u00a0cm', '27\u00a0pouces', '2\u00a0m'],
    ['À l’unité', 'Lot de 3'],
  ]);
  expect(labels('en')[1]).toEqual(['Single', 'Pack of 3']);
});

test('a card says how many values there are, and the lowest delivered price of new goods in stock', () => {
  const used = member(5, { capacity: 512, colour: 'black' }, 100, { condition: 'used' });
  expect(summarizeFamily('1', [...all, used], false)).toEqual({
    productId: '1',
    variants: [
      { axis: 'capacity', count: 4 },
      { axis: 'colour', count: 2 },
    ],
    lowestTotal: 600,
  });
  expect(summarizeFamily('1', all, true)?.lowestTotal).toBeNull();
  expect(summarizeFamily('1', [black128], false)).toBeUndefined();
});

test('a colour that no table has is named by its words', () => {
  const members = [member(1, { colour: 'granite-dark' }, 1), member(2, { colour: 'rock' }, 2)];
  const [axis] = describeFamily(1, members, 'en').axes;
  expect(axis?.values.map(({ label }) => label)).toEqual(['Granite dark', 'Rock']);
});

test('of what is not in stock what may be stands before what is sold out', () => {
  const out = { inStock: false, stockKnown: true };
  const twins = [
    member(5, { capacity: 512, colour: 'black' }, 100, out),
    member(6, { capacity: 512, colour: 'black' }, 200, { inStock: false, stockKnown: false }),
  ];
  const values = describeFamily(1, [...all, ...twins], 'fr').axes[0]?.values ?? [];
  expect(values.find(({ label }) => label === '512\u00a0Go')).toMatchObject({
    productId: '6',
    stockKnown: false,
  });
});
