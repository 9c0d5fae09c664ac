import { describe, expect, it } from 'vitest';
import {
  formatClock,
  formatDate,
  formatDateTime,
  formatMoment,
  formatPercent,
  formatPrice,
  formatRating,
  formatRelative,
} from './format.ts';

describe('formatPrice', () => {
  it('writes euros with two decimals in each language', () => {
    expect(formatPrice('fr', 1234.5)).toBe('1\u202f234,50\u00a0€');
    expect(formatPrice('en', 1234.5)).toBe('€1,234.50');
    expect(formatPrice('fr', 0)).toBe('0,00\u00a0€');
  });
});

describe('numbers', () => {
  it('have the decimal sign and spaces of their language', () => {
    expect(formatRating('fr', 4.25)).toBe('4,3');
    expect(formatRating('en', 4)).toBe('4.0');
    expect(formatPercent('fr', 0.12)).toMatch(/^12\s%$/u);
    expect(formatPercent('en', 0.12)).toBe('12%');
  });
});

describe('dates', () => {
  const newYear = new Date('2025-12-31T23:30:00Z');

  it('are those of Paris', () => {
    expect(formatDate('fr', newYear)).toBe('1 janv. 2026');
    expect(formatDate('en', newYear)).toBe('1 Jan 2026');
    expect(formatDateTime('en', newYear)).toContain('00:30');
    expect(formatClock('fr', newYear)).toContain('jeudi 1 janvier 2026');
  });
});

describe('formatMoment', () => {
  it('reads on from the words before it', () => {
    const at = new Date('2026-11-22T05:05:00Z');
    expect(`relevé ${formatMoment('fr', at)}`).toBe('relevé le 22 nov. 2026, 06:05');
    expect(`seen ${formatMoment('en', at)}`).toBe('seen 22 Nov 2026, 06:05');
  });
});

describe('formatRelative', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

  it('takes the unit that fits', () => {
    expect(formatRelative('en', ago(5), now)).toMatch(/^5 min/);
    expect(formatRelative('en', ago(190), now)).toMatch(/^3 hr/);
    expect(formatRelative('fr', ago(190), now)).toMatch(/^il y a 3\sh$/u);
    expect(formatRelative('en', ago(60 * 24 * 3), now)).toBe('3 days ago');
  });

  it('calls less than a minute a moment', () => {
    expect(formatRelative('fr', ago(0.9), now)).toBe('à l’instant');
    expect(formatRelative('en', now, now)).toBe('just now');
  });

  it('never speaks of the future', () => {
    expect(formatRelative('en', ago(-10), now)).toBe(formatRelative('en', now, now));
  });
});
