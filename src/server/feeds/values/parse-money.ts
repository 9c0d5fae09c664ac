import type { PriceNotation } from '../../../contract/feeds/feed-fields.ts';
import { bareAmount, currencyOfAmount, ownCurrency } from './currency.ts';

/** What keeps a text from being an amount in euros, VAT included. */
export type MoneyFault = 'empty' | 'unreadable' | 'ambiguous' | 'foreign' | 'without_vat';

/** What stands before the cents of a file's prices. */
export type DecimalMark = '.' | ',';

/** How a file writes amounts. */
export type AmountNotation = {
  /** undefined: unknown, and "1,299" is no amount. */
  decimalMark?: DecimalMark | undefined;
  /** What its feed's settings say; null, undefined: nothing. */
  said?: PriceNotation | null | undefined;
};

/** Integer cents (negative ones as well), or why there are none. */
export type Money = { cents: number } | { fault: MoneyFault };

const plain = /^\d{1,9}\.\d\d$/;
const anySpace = /[\s\u00a0\u2007\u2009\u202f]+/g;
const euro = '(?:€|eur(?:os?)?)';
const centsAfterSign = new RegExp(`^(\\d+) ?${euro} ?(\\d\\d)$`, 'i');
const euroBefore = new RegExp(`^${euro} ?`, 'i');
const euroAfter = new RegExp(` ?${euro}$`, 'i');
const amount = /^([-+]?) ?(\d[\d .,'’]*)$/;
// "12,–", "12.-": no cents.
const noCents = /(\d)[.,][-–—]{1,2}(?= |$)/;
// "TTC", "(incl. btw)", "TVA incluse".
const withVat =
  / ?\(?(?:t\.?t\.?c\.?|in[ck]l?\.? ?(?:vat|tax|tva|btw|mwst|iva|moms)\.?|(?:vat|tva|btw|mwst|iva) in[ck]l[a-z]*\.?|tva comprise)\)?$/i;
const withoutVat = / (?:h\.?t\.?|hors taxes?|excl\.? ?(?:vat|tax|btw|mwst)\.?|netto|ex vat)$/i;

/**
 * Reads an amount as merchants write it: `249.90`, `249,90`, `1 234,56 €`, `EUR130.00`, `1,806.99`, `12€90`.
 * A lone separator before exactly three digits (`1,806`) may stand for thousands or decimals: ambiguous, unless the file that it is
 * of has another mark before its cents, or its feed's settings say so (`notation`). Of what is said to be in cents, digits
 * without any cents are cents: `1999`, `1999.00`.
 */
export function parseMoney(text: string, notation: AmountNotation = {}): Money {
  if (notation.said === 'cents') return inCents(parseMoney(text, { decimalMark: notation.decimalMark }));
  if (plain.test(text)) return { cents: Number(text.slice(0, -3) + text.slice(-2)) };
  const tidy = bareAmount(text).replace(anySpace, ' ').trim();
  if (tidy === '') return { fault: 'empty' };
  const [, euros, cents] = centsAfterSign.exec(tidy) ?? [];
  if (euros !== undefined) return readAmount(`${euros}.${cents}`);
  return readAmount(withoutCurrency(tidy), notation);
}

/** "1999" is 19.99; "19.99" among such is what it says. */
const inCents = (money: Money): Money =>
  'cents' in money && money.cents % 100 === 0 ? { cents: money.cents / 100 } : money;

function withoutCurrency(text: string): string {
  const net = text.replace(withVat, '');
  return net.replace(euroBefore, '').replace(euroAfter, '').replace(noCents, '$1,00');
}

function readAmount(text: string, notation: AmountNotation = {}): Money {
  const [, sign, digits] = amount.exec(text) ?? [];
  if (digits === undefined) return { fault: faultOf(text) };
  const decimal = toDecimal(digits.trim(), notation);
  if (typeof decimal === 'object') return decimal;
  const cents = Math.round(Number(`${decimal}e2`));
  return Number.isSafeInteger(cents) ? { cents: sign === '-' ? -cents : cents } : { fault: 'unreadable' };
}

function faultOf(text: string): MoneyFault {
  if (!/\d/.test(text)) return 'unreadable';
  if (withoutVat.test(text)) return 'without_vat';
  return foreignCurrencyOf(text) === undefined ? 'unreadable' : 'foreign';
}

// A code that we do not know, beside digits: "399.90 XYZ".
const anyCode = /^([a-z]{3}) ?-?\d|\d ?([a-z]{3})$/i;

/** The currency of an amount that is not in euros ("12,50 zł", "$12", "399.90 BRL"); undefined: it is, or does not say. */
export function foreignCurrencyOf(text: string): string | undefined {
  const stated = currencyOfAmount(text);
  if (stated !== undefined) return stated === ownCurrency ? undefined : stated;
  const [, before, after] = anyCode.exec(text.trim()) ?? [];
  return (before ?? after)?.toUpperCase();
}

/** Whether an amount that was read says that it is in euros. */
export const statesEuro = (amount: string): boolean => /[€\u0080]|eur/i.test(amount);

/** Digits with separators to digits with at most one point. */
function toDecimal(digits: string, { decimalMark, said }: AmountNotation): string | { fault: MoneyFault } {
  const grouped = /[ '’]/.test(digits);
  if (grouped && !/^\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d*)?$/.test(digits)) return { fault: 'unreadable' };
  const ungrouped = digits.replace(/[ '’]/g, '');
  const point = Math.max(ungrouped.lastIndexOf('.'), ungrouped.lastIndexOf(','));
  if (point < 0) return ungrouped;
  const whole = ungrouped.slice(0, point);
  const fraction = ungrouped.slice(point + 1);
  const mark = ungrouped[point] as string;
  if (!/[.,]/.test(whole)) {
    const readsAsThousands = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole) && !grouped;
    if (!readsAsThousands || said === 'decimals') return `${whole}.${fraction}`;
    if (said === 'thousands') return whole + fraction;
    return decimalMark === undefined || decimalMark === mark ? { fault: 'ambiguous' } : whole + fraction;
  }
  return joinThousands(whole, fraction, mark);
}

/** "1,806" + "99" (another mark between) or "1.806" + "990" (the same mark: thousands again). */
function joinThousands(whole: string, fraction: string, mark: string): string | { fault: MoneyFault } {
  const other = mark === '.' ? ',' : '.';
  const thousands = (text: string, separator: string) => {
    const [first = '', ...groups] = text.split(separator);
    return /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group))
      ? first + groups.join('')
      : undefined;
  };
  const joined = whole.includes(mark)
    ? !whole.includes(other) && thousands(`${whole}${mark}${fraction}`, mark)
    : thousands(whole, other);
  if (!joined) return { fault: 'unreadable' };
  return whole.includes(mark) ? joined : `${joined}.${fraction}`;
}
