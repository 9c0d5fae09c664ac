import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createDemoProducts } from '../catalogue/products.ts';
import { createListings } from '../merchants/listings.ts';
import { merchants } from '../merchants/merchants.ts';
import { dayOf } from '../prices/day.ts';
import { writeFeed } from './write-feed.ts';

const today = dayOf(new Date('2026-11-21T00:00:00Z'));
const listings = createListings(createDemoProducts(), merchants);

function feedOf(name: string, day = today): Buffer {
  const merchant = merchants.find((candidate) => candidate.name === name);
  if (!merchant) throw new Error(`no merchant ${name}`);
  const bytes = writeFeed(merchant, listings.get(merchant) ?? [], day);
  return merchant.file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

describe('feeds', () => {
  test('are the same each time, and others on other days', () => {
    for (const { name } of merchants) {
      expect(feedOf(name).equals(feedOf(name))).toBe(true);
      expect(feedOf(name).equals(feedOf(name, today - 7))).toBe(false);
    }
  });

  test('cover the formats and dialects that the import reads', () => {
    const formats = merchants.map(({ dialect }) => dialect.format);
    expect(new Set(formats)).toEqual(new Set(['awin-csv', 'google-rss', 'google-atom', 'google-tsv']));
  });

  test('keep to their dialects', () => {
    expect(feedOf('La Bonne Puce').toString('latin1')).toMatch(/;\d+,90;EUR;/);
    expect(feedOf('La Bonne Puce').includes(Buffer.from('é', 'latin1'))).toBe(true);
    expect(feedOf('Tramontane Informatique').subarray(0, 3)).toEqual(Buffer.from('\ufeff'));
    expect(feedOf('Prisme & Filles').toString()).toContain('Casque sans fil');
    expect(feedOf('Prisme & Filles').toString()).toContain('&eacute;');
    expect(feedOf('Le Grand Bazar du Quai').toString()).toContain('|sur devis|');
    expect(feedOf('Seconde Prise').toString()).toContain('<g:condition>refurbished</g:condition>');
  });

  test('state no delivery cost where the merchant has no rule', () => {
    const [header = '', row = ''] = feedOf('Le Grand Bazar du Quai').toString().split('\r\n');
    expect(row.split('|')[header.split('|').indexOf('delivery_cost')]).toBe('');
  });
});
