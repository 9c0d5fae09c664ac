import { LRUCache } from 'lru-cache';
import { plainLetters } from '../../contract/plain-letters.ts';

/** Names, values and titles come again with each merchant; descriptions do not. */
const known = new LRUCache<string, string>({ max: 20_000 });
const maxKnownLength = 120;

/**
 * Lower case, without accents, words separated by single spaces: "Fréquence_boost (max.)" → "frequence boost
 * max".
 */
export function foldName(text: string): string {
  if (text.length > maxKnownLength) return fold(text);
  const found = known.get(text);
  if (found !== undefined) return found;
  const folded = fold(text);
  known.set(text, folded);
  return folded;
}

const fold = (text: string): string =>
  plainLetters(text)
    .replace(/(\d)\s*[x×]\s*(?=\d)/g, '$1 x ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** A value that stands in addresses: "1920 × 1080" → "1920x1080", "Cuir brun" → "cuir-brun". */
export const foldValue = (text: string): string => foldName(text).replaceAll(' x ', 'x').replaceAll(' ', '-');
