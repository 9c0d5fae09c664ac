import { buildDictionary } from './dictionary.ts';
import type { ProductFacts } from './document.ts';
import { withoutAccents } from './fold.ts';
import { type DictionaryData, shared } from './index-data.ts';

/** A facet's value takes two bytes; brands beyond count as none. */
const mostBrands = 65_534;

/** Numbers the brands of documents from 1. Brands that fold alike are one, under its most frequent spelling. */
export function numberBrands(ordered: readonly ProductFacts[]): {
  brand: Uint16Array;
  brandNames: DictionaryData;
} {
  const counts = new Map<string, number>();
  for (const { brand } of ordered) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  counts.delete('');
  const byFrequency = [...counts.keys()].sort(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1),
  );
  const nameOf = new Map<string, string>();
  for (const spelling of byFrequency) {
    if (nameOf.size < mostBrands && !nameOf.has(keyOf(spelling))) nameOf.set(keyOf(spelling), spelling);
  }
  const names = [...nameOf.values()].sort();
  const numbers = new Map(names.map((name, at) => [name, at + 1]));
  const numberOf = new Map(byFrequency.map((one) => [one, numbers.get(nameOf.get(keyOf(one)) ?? '') ?? 0]));
  const brand = shared.uint16(ordered.length);
  ordered.forEach((facts, document) => {
    brand[document] = numberOf.get(facts.brand) ?? 0;
  });
  return { brand, brandNames: buildDictionary(names) };
}

const keyOf = (brand: string): string => withoutAccents(brand).toLowerCase();
