import { plainLetters } from '../../../contract/plain-letters.ts';
import { decodeEntities } from './entities.ts';

/** The only currency that is published. */
export const ownCurrency = 'EUR';

/** ISO 4217 codes of currencies that shops' feeds hold. */
const codes = new Set(
  (
    'EUR USD GBP CHF PLN CZK HUF SEK NOK DKK RON BGN HRK RSD BAM MKD ALL MDL ISK UAH RUB RUR BYN KZT GEL AMD AZN UZS TRY ' +
    'ILS AED SAR QAR KWD BHD OMR EGP MAD DZD TND ZAR NGN KES GHS XOF XAF XPF MGA GNF CDF MUR CAD AUD NZD MXN BRL ARS CLP COP PEN UYU BOB ' +
    'DOP GTQ CRC PYG JPY CNY HKD TWD KRW SGD MYR THB IDR PHP VND INR PKR BDT LKR NPR'
  ).split(' '),
);

/**
 * Signs and words, as `plainLetters` folds them, with the code that they stand for. `$`, `kr`, `£` and `¥` are used in several
 * countries: whichever it is, it is not ours, and the sign itself says enough.
 */
const signs = new Map<string, string>([
  ...['€', 'euro', 'euros'].map((sign): [string, string] => [sign, ownCurrency]),
  ...['$', 'kr', '£', '¥'].map((sign): [string, string] => [sign, sign]),
  ['us$', 'USD'],
  ['ca$', 'CAD'],
  ['c$', 'CAD'],
  ['a$', 'AUD'],
  ['au$', 'AUD'],
  ['nz$', 'NZD'],
  ['hk$', 'HKD'],
  ['r$', 'BRL'],
  ['mx$', 'MXN'],
  ['dollar', '$'],
  ['dollars', '$'],
  ['pounds', '£'],
  ['fr', 'CHF'],
  ['sfr', 'CHF'],
  ['zł', 'PLN'],
  ['zl', 'PLN'],
  ['złotych', 'PLN'],
  ['kc', 'CZK'],
  ['ft', 'HUF'],
  ['lei', 'RON'],
  ['лв', 'BGN'],
  ['kn', 'HRK'],
  ['din', 'RSD'],
  ['дин', 'RSD'],
  ['грн', 'UAH'],
  ['₴', 'UAH'],
  ['₽', 'RUB'],
  ['руб', 'RUB'],
  ['₸', 'KZT'],
  ['₺', 'TRY'],
  ['tl', 'TRY'],
  ['₹', 'INR'],
  ['₩', 'KRW'],
  ['₪', 'ILS'],
  ['₫', 'VND'],
  ['฿', 'THB'],
  ['₦', 'NGN'],
  ['dh', 'MAD'],
  ['dhs', 'MAD'],
  ['dt', 'TND'],
  ['da', 'DZD'],
  ['cfa', 'XOF'],
  ['fcfa', 'XOF'],
  ['f cfa', 'XOF'],
  ['ariary', 'MGA'],
]);

/** The currency that a text without digits names ("EUR", "zł", "kr."): its ISO code, or a sign of several; undefined: none. */
export function currencyNamed(text: string): string | undefined {
  const name = text.trim();
  if (codes.has(name)) return name;
  const folded = plainLetters(name).replace(/\.$/, '').trim();
  const code = folded.toUpperCase();
  return codes.has(code) ? code : signs.get(folded);
}

const amount = /[-+]?\d[\d\s.,'’\u00a0\u202f]*(?:[.,][-–—]{1,2})?/;

/** Of one piece, as all prices are: "/ pièce", "l'unité". */
const perPiece =
  /\s?(?:(?:\/|par|la|per|pro|je|al|por|za) ?(?:pi[èe]ce|unit[ée]?|pce|pcs?|stück|stk|pezzo|pieza|unidad|und?|uds?|szt)|l['’]unit[ée]|each)\.?\s?$/i;
const mayBeDressed = /[&<\u0080]|^\s*'|pi[èe]ce|unit|pce|pcs?\b|st(?:ü|k)|pez|pie|uni|ud|szt|each|\/ ?un/i;

/** What stands between tags, where one of them has all digits: of a crossed-out price and another one none is taken. */
function withoutMarkup(text: string): string {
  if (!text.includes('<')) return text;
  const texts = text.split(/<[^<>]*>/);
  return texts.filter((part) => /\d/.test(part)).length === 1 ? texts.join(' ') : text;
}

/** An amount without what shops dress it in: markup, character references, a misread "€", a spreadsheet's quote, "/ pièce". */
export function bareAmount(text: string): string {
  if (!mayBeDressed.test(text)) return text;
  return decodeEntities(withoutMarkup(text))
    .trim()
    .replace(/^'\s?(?=\d)/, '')
    .replace(perPiece, '');
}

/** The currency that an amount states before or behind its digits ("12,50 zł", "CHF 12.–", "USD12"); undefined: none. */
export function currencyOfAmount(written: string): string | undefined {
  const text = bareAmount(written);
  const [found] = amount.exec(text) ?? [];
  if (found === undefined) return undefined;
  const at = text.indexOf(found);
  return currencyNamed(text.slice(at + found.length)) ?? currencyNamed(text.slice(0, at));
}

const columnName =
  /^(?:(?:price|iso|store|shop|product|variant|feed|offer)_?)?(?:currency|devise|monnaie|moneda|divisa|valuta|wahrung|waehrung|waluta|mena|penznem|moeda)_?(?:code|id|iso|symbol)?$/;

/** Whether a column's or element's normalised name says that it holds the prices' currency. */
export const isCurrencyName = (name: string): boolean => columnName.test(plainLetters(name));

/** Codes that are words of other columns as well. */
const words = new Set(['ALL', 'GEL', 'COP', 'PEN', 'MAD']);

/** Whether a currency's code is a word of other columns, too ("size all", "gel"). */
export const isWordAsWell = (code: string): boolean => words.has(code);

/** Whether a text is a currency's code and hardly anything else. */
export const isPlainCode = (text: string): boolean => codes.has(text) && !isWordAsWell(text);
