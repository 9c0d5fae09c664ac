import { expect, test } from 'vitest';
import type { Product } from '../../contract/catalogue/schema.ts';
import { sizeNote } from './size-note.ts';

const product = (size: string | null, ...states: string[]): Product => {
  const [mainOffer, ...offers] = states.map((sizeState, at) => ({ merchant: `Shop ${at}`, sizeState }));
  return { size, mainOffer, offers, merchantsCount: states.length } as unknown as Product;
};

test.each([
  ['fr', product('43.5', 'in_stock', 'out_of_stock', 'not_stated'), '1 marchand sur 3 a la taille 43,5.'],
  ['en', product('43.5', 'in_stock', 'in_stock', 'not_offered'), '2 of 3 merchants have size 43.5.'],
  ['fr', product('42', 'in_stock', 'in_stock'), undefined],
  ['fr', product('42', 'out_of_stock'), undefined],
  ['fr', product(null, 'in_stock', 'in_stock'), undefined],
] as const)(
  'says how many of the merchants have the size, where it is not all or none (%s)',
  (language, of, note) => {
    expect(sizeNote(of, language)).toBe(note);
  },
);
