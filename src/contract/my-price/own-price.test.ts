import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestOwn,
  byOwnPrice,
  dayInParis,
  type OwnConditions,
  type OwnOrder,
  ownPriceOf,
  type PromoCode,
} from './own-price.ts';
import { deliveryTerms, loyaltyKinds, type MerchantTerms, plainTerms, termLimits } from './terms.ts';

const day = '2026-11-24';
const order = (cents: number, deliveryCents: number | null, more: Partial<OwnOrder> = {}): OwnOrder => ({
  merchant: 'Nord',
  isMarketplace: false,
  items: [{ cents, offer: '11', categories: ['7', '2'] }],
  deliveryCents,
  ...more,
});
const code = (more: Partial<PromoCode>): PromoCode => ({
  merchant: 'Nord',
  code: 'RENTREE10',
  percent: null,
  amount: 10,
  minimum: 50,
  from: null,
  until: null,
  category: null,
  isFirstOrder: false,
  offers: null,
  ...more,
});
const by = (terms: Partial<MerchantTerms>, codes: PromoCode[] = []): OwnConditions => ({
  terms: { merchants: [{ ...plainTerms('Nord'), ...terms }], usesCodes: true },
  codes,
  day,
});

describe('the own price', () => {
  it('is the public one without terms, unknown delivery staying unknown', () => {
    const none = { terms: { merchants: [], usesCodes: false }, codes: [code({})], day };
    expect(ownPriceOf(order(6_000, 499), none)).toEqual({
      isLeftOut: false,
      totalCents: 6_499,
      deliveryCents: 499,
      parts: [],
    });
    expect(ownPriceOf(order(6_000, null), none)).toMatchObject({ totalCents: 6_000, deliveryCents: null });
  });

  it('is delivered free by a membership from its amount, or collected, whatever is known of delivery', () => {
    const member = by({ delivery: 'member', memberFrom: 25 });
    expect(ownPriceOf(order(2_500, 499), member)).toMatchObject({
      totalCents: 2_500,
      parts: [{ kind: 'member', cents: 499 }],
    });
    expect(ownPriceOf(order(2_499, 499), member)).toMatchObject({ totalCents: 2_998, parts: [] });
    expect(ownPriceOf(order(2_499, null), member).deliveryCents).toBeNull();
    expect(ownPriceOf(order(900, null), by({ delivery: 'collect' }))).toMatchObject({
      totalCents: 900,
      deliveryCents: 0,
      parts: [{ kind: 'collect', cents: null }],
    });
    expect(ownPriceOf(order(900, 0), by({ delivery: 'collect' })).parts).toEqual([]);
  });

  it('has loyalty taken off to the cent, rounded down; a voucher is told, not taken off', () => {
    expect(ownPriceOf(order(999, 500), by({ loyaltyPercent: 5 }))).toMatchObject({
      totalCents: 1_450,
      parts: [{ kind: 'loyalty', cents: 49, percent: 5 }],
    });
    expect(ownPriceOf(order(100_000, 0), by({ loyaltyPercent: 4.1 })).totalCents).toBe(95_900);
    expect(ownPriceOf(order(999, 500), by({ loyaltyPercent: 5, loyaltyKind: 'voucher' }))).toMatchObject({
      totalCents: 1_499,
      parts: [{ kind: 'voucher', cents: 49, percent: 5 }],
    });
  });

  it('has the one code that takes most off, then loyalty on what is left to pay', () => {
    const codes = [code({}), code({ code: 'QUINZE', percent: 15, amount: null, minimum: 0 })];
    expect(ownPriceOf(order(6_000, 0), by({ loyaltyPercent: 10 }, codes))).toMatchObject({
      totalCents: 4_500,
      parts: [
        { kind: 'code', code: 'RENTREE10', cents: 1_000 },
        { kind: 'loyalty', cents: 500 },
      ],
    });
    expect(ownPriceOf(order(4_999, 0), by({}, codes)).parts).toEqual([
      { kind: 'code', code: 'QUINZE', cents: 749 },
    ]);
    expect(ownPriceOf(order(300, 0), by({}, [code({ minimum: 0 })])).totalCents).toBe(0);
  });

  it('counts delivery thresholds after a code, and has no code that costs more than it takes off', () => {
    const five = [code({ amount: 5, minimum: 0 })];
    const member = (memberFrom: number) => by({ delivery: 'member', memberFrom }, five);
    expect(ownPriceOf(order(6_000, 600), member(55))).toMatchObject({ totalCents: 5_500, deliveryCents: 0 });
    expect(ownPriceOf(order(6_000, 600), member(56))).toMatchObject({
      totalCents: 6_000,
      parts: [{ kind: 'member', cents: 600 }],
    });
    expect(ownPriceOf(order(6_000, 400), member(56))).toMatchObject({
      totalCents: 5_900,
      deliveryCents: 400,
    });
    const below = { fromCents: 6_000, deliveryCents: 499 };
    expect(ownPriceOf(order(6_000, 0, { below }), by({}, five))).toMatchObject({
      totalCents: 5_999,
      deliveryCents: 499,
    });
    expect(ownPriceOf(order(6_500, 0, { below }), by({}, five)).totalCents).toBe(6_000);
  });

  it.each([
    ['expired', code({ until: '2026-11-23' })],
    ['not yet valid', code({ from: '2026-11-25' })],
    ['of another merchant', code({ merchant: 'Sud' })],
    ['of another category', code({ category: '3' })],
    ['of other offers', code({ offers: ['12'] })],
    ['for a first order', code({ isFirstOrder: true })],
    ['below its minimum', code({ minimum: 60.01 })],
  ])('has no code that is %s', (_why, wrong) => {
    expect(ownPriceOf(order(6_000, 0), by({}, [wrong])).parts).toEqual([]);
  });

  it('has codes of today, of the category above, and for a first order where it is one', () => {
    const right = code({ from: day, until: day, category: '2', isFirstOrder: true, offers: ['11'] });
    expect(ownPriceOf(order(6_000, 0), by({ isNewCustomer: true }, [right])).totalCents).toBe(5_000);
    const off = { ...by({ isNewCustomer: true }, [right]) };
    off.terms = { ...off.terms, usesCodes: false };
    expect(ownPriceOf(order(6_000, 0), off).totalCents).toBe(6_000);
  });

  it('has no terms for what others sell on the merchant’s marketplace, but that it is left out', () => {
    const sold = order(6_000, 499, { isMarketplace: true });
    const terms = { delivery: 'member', loyaltyPercent: 5 } as const;
    expect(ownPriceOf(sold, by(terms, [code({})]))).toMatchObject({ totalCents: 6_499, parts: [] });
    expect(ownPriceOf(sold, by({ isLeftOut: true })).isLeftOut).toBe(true);
  });

  it('goes by the day in Paris', () => {
    expect(dayInParis(new Date('2026-11-23T23:30:00Z'))).toBe('2026-11-24');
  });
});

const someTerms = fc.record({
  isLeftOut: fc.boolean(),
  delivery: fc.constantFrom(...deliveryTerms),
  memberFrom: fc.integer({ min: 0, max: 100 }),
  loyaltyPercent: fc.integer({ min: 0, max: termLimits.loyaltyPercent * 10 }).map((tenths) => tenths / 10),
  loyaltyKind: fc.constantFrom(...loyaltyKinds),
  isNewCustomer: fc.boolean(),
});
const someCode = fc
  .record({
    percent: fc.option(fc.integer({ min: 1, max: 90 })),
    amount: fc.integer({ min: 1, max: 5_000 }).map((cents) => cents / 100),
    minimum: fc.integer({ min: 0, max: 10_000 }).map((cents) => cents / 100),
    isFirstOrder: fc.boolean(),
    category: fc.option(fc.constantFrom('7', '3')),
    until: fc.option(fc.constantFrom('2026-11-23', '2026-11-24')),
  })
  .map((made) => code({ ...made, amount: made.percent === null ? made.amount : null }));
const someOrder = fc
  .record({ cents: fc.integer({ min: 1, max: 1_000_000 }), delivery: fc.option(fc.nat(5_000)) })
  .map(({ cents, delivery }) => order(cents, delivery));

it('is in whole cents, never above the public price nor below nothing, and the sum of its parts', () => {
  fc.assert(
    fc.property(someOrder, someTerms, fc.array(someCode, { maxLength: 4 }), (made, terms, codes) => {
      const own = ownPriceOf(made, by(terms, codes));
      const [{ cents = 0 } = {}] = made.items;
      const stated = cents + (made.deliveryCents ?? 0);
      expect(Number.isInteger(own.totalCents)).toBe(true);
      expect(own.totalCents).toBeLessThanOrEqual(stated);
      expect(own.totalCents).toBeGreaterThanOrEqual(0);
      const off = own.parts.filter(({ kind }) => kind !== 'voucher');
      expect(stated - off.reduce((sum, part) => sum + (part.cents ?? 0), 0)).toBe(own.totalCents);
      if (own.deliveryCents === null) expect(made.deliveryCents).toBeNull();
      if (own.isLeftOut) expect(own.parts).toEqual([]);
      const without = ownPriceOf(made, by(terms));
      expect(own.totalCents).toBeLessThanOrEqual(without.totalCents);
    }),
  );
});

it('never puts unknown delivery before known, nor who is left out before anybody', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(someOrder, someTerms), { maxLength: 8 }), (all) => {
      const owns = all.map(([made, terms]) => ({ own: ownPriceOf(made, by(terms)) }));
      const best = bestOwn(owns)?.own;
      const candidates = owns.map(({ own }) => own).filter(({ isLeftOut }) => !isLeftOut);
      expect(best === undefined).toBe(candidates.length === 0);
      if (!best) return;
      const known = candidates.filter(({ deliveryCents }) => deliveryCents !== null);
      const comparable = known.length > 0 ? known : candidates;
      expect(best.deliveryCents === null).toBe(known.length === 0);
      expect(best.totalCents).toBe(Math.min(...comparable.map(({ totalCents }) => totalCents)));
      expect(candidates.every((own) => byOwnPrice(best, own) <= 0)).toBe(true);
    }),
  );
});
