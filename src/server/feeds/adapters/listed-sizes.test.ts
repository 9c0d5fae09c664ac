import { expect, it } from 'vitest';
import { rowsOfSizes } from './listed-sizes.ts';

const shoe = (size: string, more: Record<string, string> = {}) => ({
  id: '1',
  title: 'Runner',
  product_type: 'Sneakers',
  size,
  ...more,
});

it('makes a row of each size that a row lists', () => {
  const rows = rowsOfSizes(shoe('38,38.5, 40 2/3', { quantity: '7' }), 'skroutz');
  expect(rows.map(({ size }) => size)).toEqual(['38', '38.5', '40 2/3']);
  // Seven in all: how many of each is not said.
  expect(rows[0]).toMatchObject({ id: '1', availability: 'in stock', quantity: '' });
  expect(rowsOfSizes(shoe('SMALL,2X-LARGE'), 'mapped').map(({ size }) => size)).toEqual([
    'SMALL',
    '2X-LARGE',
  ]);
});

it('knows what is worn by Meta’s category as well', () => {
  const luna = { ...shoe('S,M'), title: 'Luna', product_type: '' };
  const meta = { fb_product_category: 'clothing & accessories > clothing > dresses' };
  expect(rowsOfSizes({ ...luna, ...meta }, 'google-tsv').map(({ size }) => size)).toEqual(['S', 'M']);
  expect(rowsOfSizes(luna, 'google-tsv')).toEqual([luna]);
});

it('takes sizes of one system for a list', () => {
  expect(rowsOfSizes(shoe('EU 40 | EU 41'), 'google-tsv').map(({ size }) => size)).toEqual([
    'EU 40',
    'EU 41',
  ]);
});

it.each([
  ['one size', shoe('42')],
  ['a half size with a comma', shoe('38,5')],
  ['one size in two systems', shoe('EU 40 | US 7')],
  ['the size of what is not worn', { ...shoe('40,60,80'), title: 'Tuyau', product_type: 'Jardin' }],
  ['measures', shoe('10 cm, 20 cm, 30 kg')],
  ['the same twice', shoe('M, M')],
])('leaves a row as it is: %s', (_, row) => {
  expect(rowsOfSizes(row, 'google-tsv')).toEqual([row]);
});
