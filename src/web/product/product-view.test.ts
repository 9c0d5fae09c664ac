import { expect, it } from 'vitest';
import { everyOffer } from './offers/offer-choice.ts';
import { productViewQuery, readProductView, sizeIn } from './product-view.ts';

const read = (query: string) => readProductView(new URLSearchParams(query));

it('opens with every offer and 90 days, and says nothing of it in the address', () => {
  expect(read('')).toEqual({ choice: everyOffer, isUnfolded: false, days: 90 });
  expect(productViewQuery(read(''))).toBe('');
});

it('goes through the address and back', () => {
  const query = '?condition=refurbished&stock=in&delivery=free&sort=merchant&offers=all&days=365';
  expect(read(query)).toEqual({
    choice: { condition: 'refurbished', inStock: true, freeDelivery: true, sort: 'merchant' },
    isUnfolded: true,
    days: 365,
  });
  expect(productViewQuery(read(query))).toBe(query);
});

it('takes what it does not know for the default', () => {
  expect(read('?condition=broken&stock=1&delivery=&sort=__proto__&offers=1&days=7')).toEqual(read(''));
});

it('takes what cannot be a size for none', () => {
  const read = (size: string) => sizeIn(`https://shop.test/fr/compare/1?size=${size}`);
  expect([read('42'), read('42,5'), read('XL')]).toEqual(['42', '42,5', 'XL']);
  expect([read(''), read('%00'), read('42%0A'), read('4'.repeat(61))]).toEqual(Array(4).fill(undefined));
});
