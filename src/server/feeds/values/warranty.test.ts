import { expect, test } from 'vitest';
import { readWarranty, takeWarranty, warrantyInProse } from './warranty.ts';

test.each([
  ['2 ans', 24, null],
  ['24 mois', 24, null],
  ['24', 24, null],
  ['Garantie constructeur 24 mois', 24, 'manufacturer'],
  ['3 ans (constructeur)', 36, 'manufacturer'],
  ['12 mois vendeur', 12, 'seller'],
  ['2 ans pièces et main d’œuvre', 24, null],
  ['2 ans, 10 ans sur le moteur', 24, null],
  ['5 ans sur le compresseur', undefined, null],
  ['2-year manufacturer warranty', 24, 'manufacturer'],
  ['deux ans', 24, null],
  ['2', undefined, null],
  ['Garantie légale de conformité 2 ans', undefined, null],
  ['Garantie à vie', undefined, null],
  ['2 ans + extension 3 ans', 24, null],
  ['2 ans / 3 ans', undefined, null],
  ['999 ans', undefined, null],
  ['Jusqu’à 5 ans', undefined, null],
  ['3 years (registration required)', undefined, null],
])('a column that says "%s"', (text, months, by) => {
  expect(readWarranty(text)).toEqual(months === undefined ? null : { months, by });
});

test.each([
  ['Livré en boîte pour socket AM5, garantie trois ans.', 36],
  ['[Officiel] HP 512 Mo | Garantie 2 ans', 24],
  ['It is backed by a 1-year warranty.', 12],
  ['Garantie légale de 2 ans.', undefined],
  ['Service Pack 3 Year Extended Warranty', undefined],
  ['Un studio de 25 ans', undefined],
  ['Profitez de jusqu’à 5 ans de garantie.', undefined],
  ['With up to 10 years warranty', undefined],
])('running text that says "%s"', (text, months) => {
  expect(warrantyInProse(text)?.months).toBe(months);
});

test('a specification that states it goes, as it is one merchant’s word; what is not understood stays', () => {
  const other = { name: 'Couleur', value: 'noir' };
  const of = (...specifications: { name: string; value: string }[]) =>
    takeWarranty({
      title: 'Souris',
      description: 'Garantie 5 ans.',
      specifications: [other, ...specifications],
    });
  expect(of({ name: 'Garantie (mois)', value: '36' })).toEqual({
    warranty: { months: 36, by: null },
    specifications: [other],
  });
  expect(of({ name: 'Garantie constructeur', value: '2 ans' }).warranty).toEqual({
    months: 24,
    by: 'manufacturer',
  });
  expect(of({ name: 'Warranty', value: 'à vie' })).toEqual({
    warranty: { months: 60, by: null },
    specifications: [other, { name: 'Warranty', value: 'à vie' }],
  });
  expect(of({ name: 'Garantie du pied', value: '5 ans' }).specifications).toHaveLength(2);
});
