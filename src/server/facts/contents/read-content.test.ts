import { describe, expect, test } from 'vitest';
import { readContent } from './read-content.ts';

const read = (
  title: string,
  categoryKey: string,
  specifications: Record<string, string> = {},
  capacities: number[] = [],
) => {
  const written = Object.entries(specifications).map(([name, value]) => ({ name, value }));
  const content = readContent({ title, categoryKey, specifications: written, capacities });
  return content && `${content.amount} ${content.unit}${content.isUsual ? '' : ' unusual'}`;
};

describe('what a product holds', () => {
  test.each<[string, string, string | null]>([
    ['Eau minérale 6 x 1,5 L', 'soft-drinks', '9 l'],
    ['Eau minérale 6 x 1,5 L (9 litres)', 'soft-drinks', '9 l'],
    ['Cola 33cl x 24', 'soft-drinks', '7.92 l'],
    ['Lot de 6 Bordeaux 2020 75 cl', 'wine', '4.5 l'],
    ['Lot de 12 canettes (12 x 33 cl)', 'soft-drinks', '3.96 l'],
    ['Lot de 2 - eau 6 x 1,5 L', 'soft-drinks', '18 l'],
    ['Bordeaux 2020, 6 bouteilles 75 cl', 'wine', '4.5 l'],
    ['Cola 33 cl (x24)', 'soft-drinks', null],
    ['Thé vert 25 sachets 50 g', 'coffee-tea', null],
    ['Lot de 50 DVD-R', 'blank-media', '50 piece'],
    ['Café en grains 500 g', 'coffee-tea', '0.5 kg'],
    ['Café 250 g + 1 kg offert', 'coffee-tea', null],
    ['Shampooing 400 ml', 'hair-care', '0.4 l'],
    ['Couches taille 4, 186 couches', 'nappies-hygiene', '186 piece'],
    ['Western Digital Red Plus 4 To 256 Mo cache 3,5"', 'internal-drives', '4 tb'],
    ['Lot de 10 - Seagate Exos X18 12 TB 7200', 'internal-drives', '120 tb'],
    ['Kingston DataTraveler 64 Go', 'storage', '0.064 tb'],
    ['Clé USB 2 x 64 Go', 'storage', '0.128 tb'],
    ['Boîtier externe 2,5" jusqu’à 4 To', 'storage', null],
    ['Sony LTX1500GWN LTO 1500 Go / 3 To', 'storage', null],
    ['Samsung 990 Pro 1 To ou 2 To', 'internal-drives', null],
    ['OKI toner cyan 2 000 pages', 'printer-ink-toner', '2000 page'],
    ['Xerox toner (10,000 pages)', 'printer-ink-toner', '10000 page'],
    ['Lot de 5 - Canon toner 2300 pages', 'printer-ink-toner', '11500 page'],
    ['Xerox ink stick 3 pc(s) black 3900 pages', 'printer-ink-toner', null],
    ['ADATA Legend 860 500 GB SSD M.2', 'internal-drives', '0.5 tb'],
    ['StarTech USB 3.0 to SATA hard drive', 'internal-drives', null],
    ['HP 305 300 pages', 'printer-ink-toner', null],
    ['Lexmark W850H22G imaging unit 60000 pages', 'printer-ink-toner', null],
    ['Xerox Phaser 7760 fuser 100000 pages', 'printer-ink-toner', null],
    ['Machine à laver 7 kg 1400 tr/min', 'laundry', null],
    ['Robe 500 g', 'clothing', null],
  ])('%s, in %s: %s', (title, category, content) => {
    expect(read(title, category)).toBe(content);
  });

  test('is what feeds state of prices per unit, before what a title says', () => {
    expect(read('Crème 50', 'skin-care', { 'Unit price measure': '50 ml / 100 ml' })).toBe('0.05 l');
    expect(read('Peinture 2,5 L', 'paint-glue', { 'Unit price measure': '2.5 l' })).toBe('2.5 l unusual');
  });

  test('is what specifications state, where the title does not contradict them', () => {
    expect(read('HP 207A noir', 'printer-ink-toner', { 'Page yield': '1350' })).toBe('1350 page');
    expect(read('HP 207A 2450 pages', 'printer-ink-toner', { 'Page yield': '1350' })).toBeNull();
    expect(read('Crucial MX500', 'internal-drives', {}, [1000])).toBe('1 tb');
    expect(read('Crucial MX500 2 To', 'internal-drives', {}, [1000])).toBeNull();
  });
});
