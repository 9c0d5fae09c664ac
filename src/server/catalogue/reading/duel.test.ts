import { expect, it } from 'vitest';
import { createFixtureApi } from '../../../../test/fixtures/catalogue-api.ts';
import type { Offer, Product } from '../../../contract/catalogue/schema.ts';
import { strongestDrop, strongestDuel } from './duel.ts';

const api = createFixtureApi();
const example = await api('getProduct', { language: 'en', params: { id: '1' }, query: {} });

const offer = (merchant: string, totalPrice: number, rest: Partial<Offer> = {}): Offer => ({
  ...(example.mainOffer as Offer),
  merchant,
  totalPrice,
  ...rest,
});

const product = (id: string, [mainOffer, ...offers]: Offer[]): Product => ({
  ...example,
  _id: id,
  mainOffer: mainOffer ?? null,
  offers,
});

it('takes the product whose merchants are furthest apart for its price', () => {
  const duel = strongestDuel([
    product('1', [offer('A', 1000), offer('B', 1100)]),
    product('2', [offer('A', 50), offer('B', 65)]),
  ]);
  expect(duel).toMatchObject({ product: { _id: '2' }, gap: 15 });
  expect(duel?.lowest.merchant).toBe('A');
  expect(duel?.highest.merchant).toBe('B');
});

it('compares only new goods in stock whose delivery is known', () => {
  const duel = strongestDuel([
    product('1', [
      offer('A', 100),
      offer('Used', 60, { condition: 'used' }),
      offer('Sold out', 70, { inStock: false }),
      offer('Silent', 80, { deliveryKnown: false }),
      offer('B', 120),
    ]),
  ]);
  expect(duel?.lowest.merchant).toBe('A');
  expect(duel?.highest.merchant).toBe('B');
});

it('does not believe a price far above the lowest', () => {
  const duel = strongestDuel([product('1', [offer('A', 100), offer('B', 150), offer('C', 900)])]);
  expect(duel?.highest.merchant).toBe('B');
});

it('finds none where one merchant stands alone or all ask the same', () => {
  expect(strongestDuel([product('1', [offer('A', 100), offer('A', 120)])])).toBeUndefined();
  expect(strongestDuel([product('1', [offer('A', 100), offer('B', 100)])])).toBeUndefined();
  expect(strongestDuel([product('1', [])])).toBeUndefined();
});

it('takes the strongest drop whose merchants can be compared', () => {
  const alone = product('1', [offer('A', 100)]);
  const compared = product('2', [offer('A', 100), offer('B', 109.99)]);
  const drops = [alone, compared].map((each, index) => ({
    ...each,
    previousTotal: 150,
    drop: 40 - index,
    isConfirmed: true,
  }));
  expect(strongestDrop({ days: 1, merchantsCount: 2, products: drops }, [alone, compared])).toMatchObject({
    product: { _id: '2' },
    gap: 9.99,
    drop: { days: 1, drop: 39, previousTotal: 150, isConfirmed: true },
  });
});
