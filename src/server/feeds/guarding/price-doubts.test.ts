import { describe, expect, it } from 'vitest';
import { findContradicted, isJump, type PricedOffer } from './price-doubts.ts';

describe('isJump', () => {
  it.each([
    ['a hundredfold', { priceCents: 200_000, own: [2_000], others: [] }, true],
    ['a hundredth', { priceCents: 20, own: [2_000], others: [] }, true],
    ['against other offers too', { priceCents: 200_000, own: [2_000], others: [2_100, 1_900] }, true],
    ['sevenfold', { priceCents: 14_000, own: [2_000], others: [] }, false],
    ['other offers speak for it', { priceCents: 2_000, own: [200_000], others: [2_500] }, false],
    ['a hundredfold again', { priceCents: 200_000, own: [2_000], others: [], isRepeated: true }, true],
    ['twelvefold again', { priceCents: 24_000, own: [2_000], others: [], isRepeated: true }, false],
    [
      'a hundredfold again, and others agree',
      { priceCents: 200_000, own: [2_000], others: [190_000], isRepeated: true },
      false,
    ],
    ['its own past speaks for it', { priceCents: 2_000, own: [200_000, 2_100], others: [] }, false],
  ])('%s: %j', (_, reprice, expected) => {
    expect(isJump({ isRepeated: false, ...reprice })).toBe(expected);
  });
});

describe('findContradicted', () => {
  const lone = (id: number) => ({ id, merchantId: id, alsoHeld: [], isRepeated: false });
  const offers = (...prices: (number | [number, 'confirmed'])[]): PricedOffer[] =>
    prices.map((price, id) =>
      typeof price === 'number'
        ? { ...lone(id), priceCents: price, isOpen: true, isNew: true }
        : { ...lone(id), priceCents: price[0], isOpen: false, isNew: false },
    );
  const repeated = (price: number) =>
    offers(2_000, 2_100, price).map((offer) => ({ ...offer, isRepeated: offer.priceCents === price }));
  /** The first ones are all of one merchant. */
  const ofOne = (count: number, given: PricedOffer[]) =>
    given.map((offer, i) => (i < count ? { ...offer, merchantId: 0 } : offer));
  const pricesOf = (found: readonly PricedOffer[]) => found.map(({ priceCents }) => priceCents);

  it.each<[string, PricedOffer[], number[]]>([
    ['one of many', offers(2_000, 2_200, 190_000, 1_900), [190_000]],
    ['one far below', offers(200_000, 220_000, 2_100), [2_100]],
    ['two are enough to tell', offers(2_000, 2_100, 20_000), [20_000]],
    ['the dearer of two that lie a hundredfold apart', offers(2_000, 200_000), [200_000]],
    ['the new one of two, if the other is confirmed', offers(2_000, [200_000, 'confirmed']), [2_000]],
    [
      'not the older one of two, if the other comes confirmed',
      offers(2_000, [200_000, 'confirmed']).map((offer) => ({ ...offer, isNew: false })),
      [],
    ],
    ['neither of two that lie twentyfold apart', offers(2_000, 40_000), []],
    ['nothing that is confirmed', offers(2_000, 2_100, [200_000, 'confirmed']), []],
    ['nothing that another offer speaks for', offers(2_000, 2_100, 200_000, 210_000), []],
    ['nothing where others disagree among themselves', offers(2_000, 20_000, 200_000), []],
    ['nothing of one offer', offers(200_000), []],
    ['a hundredfold that is repeated', repeated(190_000), [190_000]],
    ['nothing else that is repeated', repeated(25_000), []],
    ['nothing because of one merchant’s two offers', ofOne(2, offers(2_000, 2_100, 24_000)), []],
    ['none of one merchant’s offers because of its others', ofOne(3, offers(2_000, 2_100, 24_000)), []],
    [
      'what only its own merchant’s open offers speak for',
      ofOne(2, offers(2_000, 2_100, [24_000, 'confirmed'], [25_000, 'confirmed'])),
      [2_000, 2_100],
    ],
    [
      'nothing that another merchant’s held price speaks for',
      offers([2_000, 'confirmed'], 200_000).map((offer) => ({
        ...offer,
        alsoHeld: offer.isOpen ? [199_000] : [],
      })),
      [],
    ],
  ])('holds %s', (_, given, expected) => {
    expect(pricesOf(findContradicted(given))).toEqual(expected);
  });
});
