import { plainLetters } from '../../contract/plain-letters.ts';
import { rememberRecent } from '../platform/memory/remember-recent.ts';

const fold = (text: string): string =>
  plainLetters(text)
    .replace(/(\d)\s*[x×]\s*(?=\d)/g, '$1 x ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * Lower case, without accents, words separated by single spaces: "Fréquence_boost (max.)" → "frequence boost
 * max". Names, values and titles come again with each merchant; descriptions do not.
 */
export const foldName: (text: string) => string = rememberRecent({ max: 10_000, maxLength: 120 }, fold);

/** By which brands are told apart: "TP-Link", "TP Link" and "TPLink" are one. */
export const foldBrand = (brand: string): string => foldName(brand).replaceAll(' ', '');

/** A value that stands in addresses: "1920 × 1080" → "1920x1080", "Cuir brun" → "cuir-brun". */
export const foldValue = (text: string): string => foldName(text).replaceAll(' x ', 'x').replaceAll(' ', '-');
