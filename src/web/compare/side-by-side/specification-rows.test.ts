import { expect, test } from 'vitest';
import type { Specification } from '../../../contract/catalogue/schema.ts';
import { specificationRows } from './specification-rows.ts';

const said = (name: string, value: string): Specification => ({
  name,
  value,
  number: null,
  unit: null,
  nameLanguage: 'fr',
  valueLanguage: 'fr',
});
const rowsOf = (...products: [string, string][][]) =>
  specificationRows(products.map((each) => each.map(([name, value]) => said(name, value)))).map((row) => [
    row.name.name,
    ...row.values.map((value) => value?.value ?? null),
    row.isDifferent,
  ]);

test('what is known of most products comes first; names and values are the same in any case', () => {
  expect(
    rowsOf(
      [
        ['Poids', '1 kg'],
        ['Couleur', 'Noir'],
      ],
      [
        ['couleur', 'noir '],
        ['Écran', '14"'],
      ],
    ),
  ).toEqual([
    ['Couleur', 'Noir', 'noir ', false],
    ['Poids', '1 kg', null, false],
    ['Écran', null, '14"', false],
  ]);
});

test('products differ where two say different things, not where one says nothing', () => {
  expect(rowsOf([['RAM', '8 Go']], [['RAM', '16 Go']], [])).toEqual([['RAM', '8 Go', '16 Go', null, true]]);
});

test('of what a product says twice, the first counts', () => {
  expect(
    rowsOf([
      ['RAM', '8 Go'],
      ['RAM', '16 Go'],
    ]),
  ).toEqual([['RAM', '8 Go', false]]);
});
