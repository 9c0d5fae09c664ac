import { expect, it } from 'vitest';
import type { Offer } from '../../contract/catalogue/schema.ts';
import { nextMerchant } from './next-merchant.ts';

const offer = (totalPrice: number, changes: Partial<Offer> = {}) =>
  ({
    merchant: 'Bazar',
    seller: '',
    condition: 'new',
    totalPrice,
    inStock: true,
    deliveryKnown: true,
    ...changes,
  }) as Offer;

it('is the next seller of a marketplace as well, and no offer of the same one or of unknown delivery', () => {
  const best = offer(30, { seller: 'Quai' });
  const others = [
    offer(31, { seller: 'Quai' }),
    offer(31.5, { merchant: 'Sud', deliveryKnown: false }),
    offer(32, { seller: 'Lot' }),
    offer(40, { merchant: 'Nord' }),
  ];
  expect(nextMerchant({ offers: others }, best)).toEqual({ merchant: 'Lot', gap: 2 });
  expect(nextMerchant({ offers: others.slice(3) }, best)).toEqual({ merchant: 'Nord', gap: 10 });
  expect(nextMerchant({ offers: others.slice(0, 2) }, best)).toBeUndefined();
});
