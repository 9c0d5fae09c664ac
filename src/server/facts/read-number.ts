import { plainLetters } from '../../contract/plain-letters.ts';
import type { Quantity } from './quantities.ts';

// "2 × 8 Go", "2 460 MHz", "23,8 pouces", `34"`, "34-inch", "35 dB(A)"
const amount =
  /(?:(\d{1,3}) ?[×x*] ?)?(\d{1,3}(?: \d{3})+(?!\d)|\d+)(?:[.,](\d+))?[ -]?(dm3|[a-zμ]+(?:\([a-z]\))?(?:\/[a-zμ]+2?)?|"|'')?/g;
/** Some feeds write lists of bare numbers: "[2, 16]". */
const list = /^\[\s*(\d+(?:\.\d+)?)\s*,\s*(\d+(?:\.\d+)?)\s*\]$/;
const onlyNumber = /^[\d .,]+$/;
/** "1,024": thousands in English, decimals in French. */
const ambiguous = /(?<!\d)[1-9]\d{0,2},\d{3}(?!\d)/;
const maxReadLength = 200;

type Found = { times: number; number: number; factor: number | undefined };

const hoursAndMinutes = /(\d+) ?h ?([0-5]\d)(?!\d)/g;

const prepare = (text: string) =>
  plainLetters(text.slice(0, maxReadLength))
    .replace(/\s/g, ' ')
    .replace(hoursAndMinutes, (_, hours, minutes) => `${Number(hours) + Number(minutes) / 60} h`)
    .trim();

function findAmounts(text: string, { factors }: Quantity): Found[] {
  return [...text.matchAll(amount)].map(([, times, whole, decimals, unit]) => ({
    times: Number(times ?? 1),
    number: Number(`${(whole as string).replaceAll(' ', '')}.${decimals ?? 0}`),
    factor: unit === undefined ? undefined : factors.get(unit),
  }));
}

/** The parsed amount, before normalisation. */
function findNumber(text: string, quantity: Quantity): number | undefined {
  const [, first, second] = list.exec(text) ?? [];
  if (second !== undefined) {
    return quantity.bare(quantity.multiplies ? Number(first) * Number(second) : Number(second));
  }
  const found = findAmounts(text, quantity);
  const stated = found.find(({ factor }) => factor === 1) ?? found.find(({ factor }) => factor !== undefined);
  if (stated) return stated.number * (stated.factor as number) * (quantity.multiplies ? stated.times : 1);
  const [only] = found;
  if (!only || found.length > 1) return undefined;
  const isBare = onlyNumber.test(text) || quantity.factors.size === 0;
  return isBare ? quantity.bare(only.number) : undefined;
}

/**
 * The amount that a merchant's text states, in the quantity's canonical unit: the first in that unit, else the first
 * in another known one, else a number that stands alone. undefined: it states none.
 */
export function readNumber(text: string, quantity: Quantity): number | undefined {
  const plain = prepare(text);
  if (ambiguous.test(plain)) return undefined;
  const number = findNumber(plain, quantity);
  if (number === undefined || !Number.isFinite(number) || number > 1e9) return undefined;
  // Six digits are more than any specification needs, and drop rounding errors of the factors.
  const rounded = Number(number.toPrecision(6));
  return quantity.tidy ? quantity.tidy(rounded) : rounded;
}

/** Whether a text is an amount and nothing else: "23,8 pouces", not "8 Go GDDR6" or "34 pouces (86 cm)". */
export function isWholeAmount(text: string, quantity: Quantity): boolean {
  const plain = prepare(text);
  const [found, ...others] = plain.matchAll(amount);
  if (!found || others.length > 0 || found[0].trim() !== plain) return false;
  return found[4] === undefined || quantity.factors.has(found[4]);
}
