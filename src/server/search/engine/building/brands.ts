import type { IndexData } from '../index-data.ts';
import { shared } from '../shared-arrays.ts';
import { buildDictionary } from '../words/dictionary.ts';
import type { FactTable } from './fact-table.ts';

/** A facet's value takes two bytes; brands beyond count as none. */
const maxBrands = 65_534;

type Brands = Pick<IndexData, 'brandKeys' | 'brandNames' | 'brandCounts'> & { brand: Uint16Array };

/**
 * Numbers the brands of documents from 1, by their rows. Brands that fold alike are one, under its most frequent
 * spelling.
 */
export function numberBrands({ brands, columns }: FactTable, ordered: Uint32Array, listed: number): Brands {
  const { brand: held } = columns();
  const counts = new Uint32Array(brands.names.length);
  for (const row of ordered) {
    const spelling = held[row];
    counts[spelling] = counts[spelling] + 1;
  }
  const nameOf = (spelling: number) => brands.names[spelling];
  const keyOf = (spelling: number) => brands.keys[spelling];
  const byFrequency = Array.from(counts.keys())
    .filter((spelling) => counts[spelling] > 0 && keyOf(spelling) !== '')
    .sort((a, b) => counts[b] - counts[a] || (nameOf(a) < nameOf(b) ? -1 : 1));
  const names = new Map<string, string>();
  for (const spelling of byFrequency) {
    if (names.size < maxBrands && !names.has(keyOf(spelling))) names.set(keyOf(spelling), nameOf(spelling));
  }
  const keys = [...names.keys()].sort();
  const numbers = new Map(keys.map((key, at) => [key, at + 1]));
  const numberOf = new Uint16Array(counts.length);
  for (const spelling of byFrequency) numberOf[spelling] = numbers.get(keyOf(spelling)) ?? 0;
  const brand = shared.uint16(ordered.length);
  const brandCounts = shared.uint32(keys.length + 1);
  ordered.forEach((row, document) => {
    const number = numberOf[held[row]];
    brand[document] = number;
    if (document < listed) brandCounts[number] = brandCounts[number] + 1;
  });
  return {
    brand,
    brandCounts,
    brandKeys: buildDictionary(keys),
    brandNames: buildDictionary(keys.map((key) => names.get(key) ?? '')),
  };
}
