import { plainLetters } from '../../../contract/plain-letters.ts';
import { compact, readWords } from './title-text.ts';

/** Brands' other names: alias as it is compared (folded, letters and digits only) → the name that stands for both. */
export type BrandNames = ReadonlyMap<string, string>;

/** Names that are well known to be one brand; those that admins keep go before. */
const wellKnown: BrandNames = new Map([
  ['hewlettpackard', 'HP'],
  ['hewlettpackardhp', 'HP'],
  ['hpinc', 'HP'],
  ['westerndigital', 'WD'],
  ['wdc', 'WD'],
  ['asustek', 'ASUS'],
  ['asustekcomputer', 'ASUS'],
  ['microstar', 'MSI'],
  ['microstarinternational', 'MSI'],
  ['americanpowerconversion', 'APC'],
  ['apcbyschneiderelectric', 'APC'],
  ['schneiderelectricapc', 'APC'],
  ['samsungelectronics', 'Samsung'],
  ['lgelectronics', 'LG'],
  ['appleinc', 'Apple'],
  ['applecomputer', 'Apple'],
  ['microsoftcorporation', 'Microsoft'],
  ['kingstontechnology', 'Kingston'],
  ['crucialbymicron', 'Crucial'],
  ['crucialtechnology', 'Crucial'],
  ['sandiskcorporation', 'SanDisk'],
  ['seagatetechnology', 'Seagate'],
  ['creativelabs', 'Creative'],
  ['creativetechnology', 'Creative'],
  ['tplinktechnologies', 'TP-Link'],
  ['logitechg', 'Logitech'],
  ['logi', 'Logitech'],
  ['cablestogo', 'C2G'],
  ['startech', 'StarTech.com'],
  ['okidata', 'OKI'],
  ['lexmarkinternational', 'Lexmark'],
  ['philipselectronics', 'Philips'],
]);

/** Only the built-in aliases. */
export const noBrandNames: BrandNames = new Map();

export type Brand = {
  /** As it is compared; '' unknown. */
  brand: string;
  words: readonly string[];
  /** Words of the name as the offer writes it. */
  written: readonly string[];
};

/** Size of the cache of parsed brands, for the last set of names. */
const maxKnown = 5_000;
const known = new Map<string, Brand>();
let knownWith = noBrandNames;

export function readBrand(text: string, names: BrandNames): Brand {
  if (names !== knownWith) {
    known.clear();
    knownWith = names;
  }
  let read = known.get(text);
  if (read === undefined) {
    const key = compact(text);
    const name = names.get(key) ?? wellKnown.get(key) ?? text;
    read = {
      brand: compact(name),
      words: readWords(plainLetters(name)),
      written: readWords(plainLetters(text)),
    };
    if (known.size >= maxKnown) known.clear();
    known.set(text, read);
  }
  return read;
}
