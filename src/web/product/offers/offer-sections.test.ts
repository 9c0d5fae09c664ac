import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditions } from '../../../contract/catalogue/conditions.ts';
import { offerSorts } from '../../../contract/catalogue/offer-sorts.ts';
import type { Offer } from '../../../contract/catalogue/schema.ts';
import { allOffers, hasFreeDelivery, otherConditions } from './best-offers.ts';
import { everyOffer } from './offer-choice.ts';
import { countChosen, groupByMerchant, offerSections } from './offer-sections.ts';

function offer(id: string, storePrice: number, deliveryCost: number, rest: Partial<Offer> = {}): Offer {
  return {
    _id: id,
    merchant: id,
    merchantLogo: null,
    seller: '',
    condition: 'new',
    storePrice,
    announced: null,
    deliveryCost,
    deliveryKnown: true,
    totalPrice: storePrice + deliveryCost,
    deliveryInfo: '',
    deliveryDays: null,
    warranty: null,
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
const notStated = offer('not-stated', 310, 0, { deliveryKnown: false });
const refurbished = offer('refurbished', 300, 0, { condition: 'refurbished' });
const usedSoldOut = offer('used', 200, 9, { condition: 'used', inStock: false });
const product = { mainOffer: main, offers: [cheaperButGone, notStated, refurbished, usedSoldOut] };
const untold = { deliveryKnown: false };
const offers = allOffers(product);

const shown = (choice: Partial<typeof everyOffer>) =>
  offerSections(offers, { ...everyOffer, ...choice }).map(({ condition, best, rows, unstated }) => ({
    condition,
    best: best?._id,
    offers: rows.map((row) => row.offer._id),
    unstated: unstated.map((row) => row.offer._id),
  }));

describe('offerSections', () => {
  it('keeps conditions apart, each with its own best price first', () => {
    expect(shown({})).toEqual([
      { condition: 'new', best: 'main', offers: ['main', 'sold-out'], unstated: ['not-stated'] },
      { condition: 'refurbished', best: 'refurbished', offers: ['refurbished'], unstated: [] },
      { condition: 'used', best: undefined, offers: ['used'], unstated: [] },
    ]);
  });

  it('marks the best price of all, not the best of what a filter leaves', () => {
    expect(shown({ freeDelivery: true })).toEqual([
      { condition: 'new', best: 'main', offers: ['sold-out'], unstated: [] },
      { condition: 'refurbished', best: 'refurbished', offers: ['refurbished'], unstated: [] },
    ]);
  });

  it('filters by stock and condition', () => {
    expect(shown({ inStock: true, condition: 'new' })).toEqual([
      { condition: 'new', best: 'main', offers: ['main'], unstated: ['not-stated'] },
    ]);
    expect(shown({ inStock: true, condition: 'used' })).toEqual([]);
  });

  it('sorts by price alone and by merchant', () => {
    const of = (sort: typeof everyOffer.sort) => shown({ sort, condition: 'new' })[0];
    expect(of('price')).toMatchObject({ offers: ['sold-out', 'main'], unstated: ['not-stated'] });
    expect(of('merchant')).toMatchObject({ offers: ['main', 'sold-out'], unstated: ['not-stated'] });
  });

  it('has no best price where no delivery cost is known, only what it is offered from', () => {
    const [section] = offerSections([offer('a', 30, 0, untold), offer('b', 20, 0, untold)], everyOffer);
    expect(section).toMatchObject({ best: undefined, from: { _id: 'b' }, rows: [] });
  });

  it('calls no offer best of another condition, unknown delivery or unknown stock while a known one is in stock', () => {
    const drawn = fc.record({
      merchant: fc.constantFrom('a', 'b', 'c'),
      condition: fc.constantFrom(...conditions),
      storePrice: fc.integer({ min: 1, max: 4 }),
      deliveryKnown: fc.boolean(),
      stock: fc.constantFrom('in', 'unknown', 'out'),
    });
    fc.assert(
      fc.property(fc.array(drawn, { maxLength: 10 }), fc.constantFrom(...offerSorts), (all, sort) => {
        const made = all.map(({ stock, storePrice, ...each }, id) =>
          offer(`${id}`, storePrice, 0, {
            ...each,
            inStock: stock === 'in',
            stockKnown: stock !== 'unknown',
          }),
        );
        for (const section of offerSections(made, { ...everyOffer, sort })) {
          const alike = made.filter(({ condition }) => condition === section.condition);
          const known = alike.filter(({ inStock, deliveryKnown }) => inStock && deliveryKnown);
          expect(section.best?.totalPrice).toBe(
            known.length > 0 ? Math.min(...known.map(({ totalPrice }) => totalPrice)) : undefined,
          );
          if (section.best) expect(known).toContain(section.best);
          expect(section.rows.every((row) => row.offer.deliveryKnown)).toBe(true);
          expect(section.unstated.every((row) => !row.offer.deliveryKnown)).toBe(true);
        }
      }),
    );
  });

  it('is empty for a product without offers', () => {
    expect(offerSections(allOffers({ mainOffer: null, offers: [] }), everyOffer)).toEqual([]);
  });
});

it('takes a delivery cost that is not stated for unknown, not for free', () => {
  expect(hasFreeDelivery(notStated)).toBe(false);
  expect(hasFreeDelivery(refurbished)).toBe(true);
});

it('has one row for each merchant, seller and condition: its best offer in stock, then the others', () => {
  const gone = { inStock: false };
  const made = [
    offer('1', 10, 0, { merchant: 'Nord' }),
    offer('2', 11, 0, { merchant: 'Place', seller: 'Ana' }),
    offer('3', 12, 0, { merchant: 'Place', seller: 'Place' }),
    offer('4', 5, 0, { merchant: 'Nord', ...gone }),
    offer('5', 8, 0, { merchant: 'Sud', ...gone }),
    offer('6', 9, 0, { merchant: 'Sud', ...untold }),
    offer('7', 13, 0, { merchant: 'Place' }),
    offer('8', 1, 0, { merchant: 'Nord', condition: 'used' }),
  ];
  expect(
    groupByMerchant(made).map(({ offer: { _id }, others }) => [_id, ...others.map((each) => each._id)]),
  ).toEqual([['1', '4'], ['2'], ['3', '7'], ['6', '5'], ['8']]);
  expect(countChosen(made, everyOffer)).toBe(3);
  expect(countChosen(made, { ...everyOffer, condition: 'used' })).toBe(1);
});

it('counts merchants that a choice leaves', () => {
  expect(countChosen(offers, everyOffer)).toBe(5);
  expect(countChosen(offers, { ...everyOffer, inStock: true })).toBe(3);
});

it('names the best of the other conditions that are in stock', () => {
  expect(otherConditions(product).map(({ _id }) => _id)).toEqual(['refurbished']);
});
