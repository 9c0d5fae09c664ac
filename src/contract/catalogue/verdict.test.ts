import { describe, expect, it, test } from 'vitest';
import type { PriceHistory } from './history-schema.ts';
import { verdictOn, withoutEarlyFigures } from './verdict.ts';

const history = { observedDays: 120, pricedDays90: 90, lowest30: 95, lowest90: 80, median90: 100 };

const at = (totalPrice: number) => ({ totalPrice, deliveryKnown: true });

describe('verdictOn', () => {
  it('is silent before 14 days with a price, or without a median', () => {
    expect(verdictOn(at(80), { ...history, pricedDays90: 13 })).toEqual({ kind: 'tooEarly' });
    expect(verdictOn(at(80), { ...history, pricedDays90: 14 })).not.toEqual({ kind: 'tooEarly' });
    expect(verdictOn(at(80), { ...history, median90: null })).toEqual({ kind: 'tooEarly' });
  });

  it('does not judge a price whose delivery cost is not known', () => {
    expect(verdictOn({ totalPrice: 80, deliveryKnown: false }, history)).toEqual({ kind: 'noDelivery' });
  });

  it('names the longest time of which the price is the lowest', () => {
    expect(verdictOn(at(80), history)).toEqual({ kind: 'lowest', days: 90 });
    expect(verdictOn(at(95), history)).toEqual({ kind: 'lowest', days: 30 });
  });

  it('claims no more days than were observed', () => {
    expect(verdictOn(at(80), { ...history, observedDays: 20, pricedDays90: 20 })).toEqual({
      kind: 'lowest',
      days: 20,
    });
    expect(verdictOn(at(80.01), { ...history, lowest30: 80, observedDays: 20, pricedDays90: 20 })).toEqual({
      kind: 'below',
      days: 20,
      share: 0.1999,
    });
  });

  it('measures the distance from the median', () => {
    expect(verdictOn(at(88), { ...history, lowest30: 85 })).toEqual({ kind: 'below', days: 90, share: 0.12 });
    expect(verdictOn(at(112), history)).toEqual({ kind: 'above', days: 90, share: 0.12 });
    expect(verdictOn(at(101.9), history)).toEqual({ kind: 'usual', days: 90 });
  });

  it('does not praise a price that never moved, nor one above its median', () => {
    expect(
      verdictOn(at(100), { observedDays: 60, pricedDays90: 60, lowest30: 100, lowest90: 100, median90: 100 }),
    ).toEqual({
      kind: 'usual',
      days: 60,
    });
    expect(
      verdictOn(at(120), { observedDays: 90, pricedDays90: 90, lowest30: 120, lowest90: 80, median90: 100 }),
    ).toEqual({
      kind: 'above',
      days: 90,
      share: 0.2,
    });
  });
});

test('a history of few days knows no lowest price ever, nor figures of 30 and 90 days', () => {
  const whole = { ...history, allTimeLow: { at: '2026-01-02T03:04:05.000Z', total: 80 } } as PriceHistory;
  expect(withoutEarlyFigures(whole)).toBe(whole);
  const nothing = { allTimeLow: null, lowest30: null, lowest90: null, median90: null };
  expect(withoutEarlyFigures({ ...whole, pricedDays90: 13 })).toEqual({
    ...whole,
    pricedDays90: 13,
    ...nothing,
  });
});
