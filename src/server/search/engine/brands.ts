import { buildDictionary } from './dictionary.ts';
import type { ProductFacts } from './document.ts';
import { withoutAccents } from './fold.ts';
import { type IndexData, shared } from './index-data.ts';

/** A facet's value takes two bytes; brands beyond count as none. */
const mostBrands = 65_534;

type Brands = Pick<IndexData, 'brandKeys' | 'brandNames' | 'brandCounts'> & { brand: Uint16Array };

/** Numbers the brands of documents from 1. Brands that fold alike are one, under its most frequent spelling. */
export function numberBrands(ordered: readonly ProductFacts[], listed: number): Brands {
  const counts = new Map<string, number>();
  for (const { brand } of ordered) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  counts.delete('');
  const byFrequency = [...counts.keys()].sort(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1),
  );
  const nameOf = new Map<string, string>();
  for (const spelling of byFrequency) {
    const key = brandKey(spelling);
    if (nameOf.size < mostBrands && key !== '' && !nameOf.has(key)) nameOf.set(key, spelling);
  }
  const keys = [...nameOf.keys()].sort();
  const numbers = new Map(keys.map((key, at) => [key, at + 1]));
  const numberOf = new Map(byFrequency.map((spelling) => [spelling, numbers.get(brandKey(spelling)) ?? 0]));
  const brand = shared.uint16(ordered.length);
  const brandCounts = shared.uint32(keys.length + 1);
  ordered.forEach((facts, document) => {
    const number = numberOf.get(facts.brand) ?? 0;
    brand[document] = number;
    if (document < listed) brandCounts[number] = (brandCounts[number] as number) + 1;
  });
  return {
    brand,
    brandCounts,
    brandKeys: buildDictionary(keys),
    brandNames: buildDictionary(keys.map((key) => nameOf.get(key) ?? '')),
  };
}

/** What spellings of one brand have in common. */
export const brandKey = (brand: string): string => withoutAccents(brand).toLowerCase().trim();
