import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../../contract/language.ts';
import {
  formatClock,
  formatDate,
  formatDateTime,
  formatDayOfYear,
  formatMoment,
  formatNumber,
  formatPercent,
  formatPrice,
  formatRating,
  formatRelative,
  formatRoundPrice,
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

describe.each(languages)('what %s shoppers read', (language) => {
  const locale = { fr: 'fr-FR', en: 'en-GB' }[language];
  const intl = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options);
  const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

  it('is written as Intl writes it: prices', () => {
    const euros = { style: 'currency', currency: 'EUR' } as const;
    const exact = intl(euros);
    const round = intl({ ...euros, trailingZeroDisplay: 'stripIfInteger' });
    const check = fc.property(cents, (n) => {
      expect(formatPrice(language, n / 100)).toBe(exact.format(n / 100));
      expect(formatRoundPrice(language, n / 100)).toBe(round.format(n / 100));
    });
    fc.assert(check);
  });

  it('is written as Intl writes it: numbers and shares', () => {
    const numbers = intl();
    const oneDecimal = intl({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const shares = intl({ style: 'percent' });
    const finer = intl({ style: 'percent', maximumFractionDigits: 1 });
    const check = fc.property(fc.nat(100_000_000), fc.nat(7), (digits, decimals) => {
      const n = Number(`${digits}e-${decimals}`);
      expect(formatNumber(language, n)).toBe(numbers.format(n));
      expect(formatRating(language, n)).toBe(oneDecimal.format(n));
      expect(formatPercent(language, n)).toBe(shares.format(n));
      expect(formatPercent(language, n, { max: 1 })).toBe(finer.format(n));
    });
    fc.assert(check);
  });

  it('is written as Intl writes it: how long ago', () => {
    const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
    const now = new Date('2026-11-21T12:00:00Z');
    const seen = (ms: number) => formatRelative(language, new Date(now.getTime() - ms), now);
    for (let n = 1; n < 60; n++) expect(seen(n * 60_000)).toBe(ago.format(-n, 'minute'));
    for (let n = 1; n < 24; n++) expect(seen(n * 3_600_000)).toBe(ago.format(-n, 'hour'));
    for (let n = 1; n < 1_100; n++) expect(seen(n * 86_400_000)).toBe(ago.format(-n, 'day'));
  });
});

describe('dates', () => {
  const newYear = new Date('2025-12-31T23:30:00Z');

  it('are those of Paris', () => {
    expect(formatDate('fr', newYear)).toBe('1er janv. 2026');
    expect(formatDayOfYear('fr', newYear)).toBe('1er janv.');
    expect(formatDateTime('fr', newYear)).toMatch(/^1er janv\. 2026.*00:30$/);
    expect(formatDate('fr', new Date('2026-01-11T12:00:00Z'))).toBe('11 janv. 2026');
    expect(formatDate('en', newYear)).toBe('1 Jan 2026');
    expect(formatDateTime('en', newYear)).toContain('00:30');
    expect(formatClock('fr', newYear)).toContain('jeudi 1er janvier 2026');
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
