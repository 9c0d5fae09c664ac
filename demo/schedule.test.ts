import { describe, expect, test } from 'vitest';
import { merchants } from './merchants/merchants.ts';
import { dayOf } from './prices/day.ts';
import { dueDeliveries, historyDays } from './schedule.ts';

const now = new Date('2026-11-21T12:00:00Z');
const never = () => undefined;

describe('feeds that are due', () => {
  test('begin with every merchant’s feed of the first day, in the order of first imports', () => {
    const due = dueDeliveries(merchants, never, now);
    const first = due.slice(0, merchants.length);
    expect(first.map(({ merchant }) => merchant)).toEqual(merchants);
    expect(new Set(first.map(({ day }) => day))).toEqual(new Set([dayOf(now) - historyDays]));
  });

  test('end with today’s feed of every merchant', () => {
    const latest = dueDeliveries(merchants, never, now).slice(-merchants.length);
    expect(new Set(latest.map(({ merchant }) => merchant)).size).toBe(merchants.length);
    expect(latest.every(({ day, at }) => day === dayOf(now) && at <= now)).toBe(true);
  });

  test('hold each change of the last weeks, and of each week before one, within a merchant’s time of freshness', () => {
    const due = dueDeliveries(merchants, never, now);
    for (const merchant of merchants) {
      const days = due.filter((each) => each.merchant === merchant).map(({ day }) => dayOf(now) - day);
      const recent = days.filter((ago) => ago > 0 && ago <= 35);
      expect(recent).toHaveLength(5 * merchant.changesOn.length);
      expect(days.length - recent.length).toBeLessThan(16);
      for (const [i, ago] of days.entries()) expect(ago - (days[i + 1] ?? 0)).toBeLessThanOrEqual(7);
    }
  });

  test('never come from the future', () => {
    const night = new Date('2026-11-21T00:30:00Z');
    expect(dueDeliveries(merchants, never, night).every(({ at }) => at <= night)).toBe(true);
  });

  test('are none when all were read', () => {
    expect(dueDeliveries(merchants, () => now, now)).toEqual([]);
  });

  test('catch up day by day after a pause', () => {
    const aWeekAgo = new Date('2026-11-14T12:00:00Z');
    const due = dueDeliveries(merchants, () => aWeekAgo, now);
    expect(due.every(({ at }) => at > aWeekAgo)).toBe(true);
    expect(new Set(due.map(({ day }) => day)).size).toBe(7);
    for (const merchant of merchants) {
      expect(due.filter((delivery) => delivery.merchant === merchant).length).toBeGreaterThanOrEqual(
        merchant.changesOn.length,
      );
    }
  });
});
