import { plainLetters } from '../../contract/plain-letters.ts';
import { rememberRecent } from '../platform/memory/remember-recent.ts';

const fold = (text: string): string =>
  plainLetters(text)
    .replace(/(\d)\s*[x×]\s*(?=\d)/g, '$1 x ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Names, values and titles come again with each merchant; descriptions do not. */
const foldRecent = rememberRecent(10_000, fold);
const maxKnownLength = 120;

/**
 * Lower case, without accents, words separated by single spaces: "Fréquence_boost (max.)" → "frequence boost
 * max".
 */
export const foldName = (text: string): string =>
  text.length > maxKnownLength ? fold(text) : foldRecent(text);

/** A value that stands in addresses: "1920 × 1080" → "1920x1080", "Cuir brun" → "cuir-brun". */
export const foldValue = (text: string): string => foldName(text).replaceAll(' x ', 'x').replaceAll(' ', '-');
