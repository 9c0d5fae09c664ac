import { describe, expect, it } from 'vitest';
import { isWithin, isWithinInterval } from './validity.ts';

describe('times of validity', () => {
  const noon = new Date('2026-08-01T12:00:00Z');

  it('lets missing and unreadable dates limit nothing', () => {
    expect(isWithin(noon, '', '')).toBe(true);
    expect(isWithin(noon, 'soon', '')).toBe(true);
  });

  it('counts a last day until its end', () => {
    expect(isWithin(noon, '2026-08-01', '2026-08-01')).toBe(true);
    expect(isWithin(noon, '2026-08-02', '')).toBe(false);
    expect(isWithin(noon, '', '2026-07-31')).toBe(false);
    expect(isWithin(noon, '', '2026-08-01 11:00:00')).toBe(false);
  });

  it('reads intervals with zones', () => {
    expect(isWithinInterval(noon, '2026-08-01T13:00+0200/2026-08-31T13:00+0200')).toBe(true);
    expect(isWithinInterval(noon, '2026-08-01T13:00Z/2026-08-31T13:00Z')).toBe(false);
    expect(isWithinInterval(noon, 'now/later')).toBe(false);
    expect(isWithinInterval(noon, '2026-08-01')).toBe(false);
  });

  it.each<[string, boolean]>([
    ['01/08/2026 - 31/08/2026', true],
    ['01/08/2026/31/08/2026', true],
    ['1.8.2026 bis 31.8.2026', true],
    ['01-07-2026 au 31-07-2026', false],
    ['01/07/2026 08:00 - 01/08/2026 11:00', false],
    ['2026-08-01 - 2026-08-01', true],
    ['2026-08-01T00:00:00+02:00 / 2026-08-01T23:59:59+02:00', true],
    ['2026-08-01 13:00:00 +0200/2026-08-31', true],
    ['2026-08-01,2026-08-31', true],
    ['08/31/2026 - 09/30/2026', false],
    ['2026-08-01 -', false],
    ['07/31/2026 - 08/31/2026', true],
    // Over on 2 January, if the month comes first.
    ['01/01/2026 - 01/12/2026', false],
    ['01.01.2026 - 01.12.2026', true],
  ])('reads the interval %s', (interval, holds) => {
    expect(isWithinInterval(noon, interval)).toBe(holds);
  });
});
