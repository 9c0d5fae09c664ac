import { describe, expect, it } from 'vitest';
import type { Offer } from '../../../contract/catalogue/schema.ts';
import { everyOffer } from './offer-choice.ts';
import { allOffers, countChosen, hasFreeDelivery, offerSections, otherConditions } from './offer-sections.ts';

function offer(id: string, storePrice: number, deliveryCost: number, rest: Partial<Offer> = {}): Offer {
  return {
    _id: id,
    merchant: id,
    merchantLogo: null,
    seller: '',
    condition: 'new',
    storePrice,
    deliveryCost,
    deliveryKnown: true,
    totalPrice: storePrice + deliveryCost,
    deliveryInfo: '',
    inStock: true,
    stockKnown: true,
    affiliateLink: `/go/${id}`,
    lastSeenAt: '2026-11-21T08:00:00.000Z',
    sizes: [],
    sizeState: null,
    ...rest,
  };
}

const main = offer('main', 400, 5);
const cheaperButGone = offer('sold-out', 390, 0, { inStock: false });
const notStated = offer('not-stated', 410, 0, { deliveryKnown: false });
const refurbished = offer('refurbished', 300, 0, { condition: 'refurbished' });
const usedSoldOut = offer('used', 200, 9, { condition: 'used', inStock: false });
const product = { mainOffer: main, offers: [cheaperButGone, notStated, refurbished, usedSoldOut] };
const offers = allOffers(product);

const shown = (choice: Partial<typeof everyOffer>) =>
  offerSections(offers, { ...everyOffer, ...choice }).map(({ condition, best, offers: chosen }) => ({
    condition,
    best: best?._id,
    offers: chosen.map(({ _id }) => _id),
  }));

describe('offerSections', () => {
  it('keeps conditions apart, each with its own best price first', () => {
    expect(shown({})).toEqual([
      { condition: 'new', best: 'main', offers: ['main', 'sold-out', 'not-stated'] },
      { condition: 'refurbished', best: 'refurbished', offers: ['refurbished'] },
      { condition: 'used', best: undefined, offers: ['used'] },
    ]);
  });

  it('marks the best price of all, not the best of what a filter leaves', () => {
    expect(shown({ freeDelivery: true })).toEqual([
      { condition: 'new', best: 'main', offers: ['sold-out'] },
      { condition: 'refurbished', best: 'refurbished', offers: ['refurbished'] },
    ]);
  });

  it('filters by stock and condition', () => {
    expect(shown({ inStock: true, condition: 'new' })).toEqual([
      { condition: 'new', best: 'main', offers: ['main', 'not-stated'] },
    ]);
    expect(shown({ inStock: true, condition: 'used' })).toEqual([]);
  });

  it('sorts by price alone and by merchant', () => {
    expect(shown({ sort: 'price', condition: 'new' })[0]?.offers).toEqual(['sold-out', 'main', 'not-stated']);
    expect(shown({ sort: 'merchant', condition: 'new' })[0]?.offers).toEqual([
      'main',
      'not-stated',
      'sold-out',
    ]);
  });

  it('is empty for a product without offers', () => {
    expect(offerSections(allOffers({ mainOffer: null, offers: [] }), everyOffer)).toEqual([]);
  });
});

it('takes a delivery cost that is not stated for unknown, not for free', () => {
  expect(hasFreeDelivery(notStated)).toBe(false);
  expect(hasFreeDelivery(refurbished)).toBe(true);
});

it('counts what a choice leaves', () => {
  expect(countChosen(offers, everyOffer)).toBe(5);
  expect(countChosen(offers, { ...everyOffer, inStock: true })).toBe(3);
});

it('names the best of the other conditions that are in stock', () => {
  expect(otherConditions(product).map(({ _id }) => _id)).toEqual(['refurbished']);
});
