// Screens are sold by inches and by centimetres, and shops round both: 138, 139.7 and 140 cm are 55".

import { splitWords, type Word } from './scan-words.ts';

const centimetresPerInch = 2.54;
/** What shops call 55" measures 138 to 140 cm: less than the inches come to, hardly ever more. */
const [under, over] = [2.2, 0.5];
/** Watches have smaller screens, walls larger ones: there a centimetre is another size. */
const [minCentimetres, maxCentimetres] = [20, 260];

const centimetres = /^(\d{2,3}(?:\.\d)?)cm$/;
/** A term that may be the size of a screen: "27in", "140cm", "27". */
export const diagonal = /^\d{1,3}(?:\.\d)?(?:in|cm)$|^\d{2}$/;
const wholeInches = /^([1-9]\d)(in)?$/;

/** What has a diagonal, as shoppers call it. */
const screens: ReadonlySet<string> = new Set(
  splitWords('tv télé télévision téléviseur écran moniteur monitor screen display oled qled', 20).map(
    ({ lexeme }) => lexeme.term,
  ),
);

/** Whether a query asks for a screen: other things of 55 cm are not 22 inches, and none of 56. */
export const namesScreen = (words: readonly Word[]): boolean =>
  words.some(({ lexeme }) => screens.has(lexeme.term));

const tenths = (from: number, to: number): number[] => {
  const [first, last] = [Math.ceil(from * 10), Math.floor(to * 10)];
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) / 10);
};

function inCentimetres(inches: number): string[] {
  const length = inches * centimetresPerInch;
  return tenths(length - under, length + over).map((each) => `${each}cm`);
}

function fromCentimetres(length: number): string[] {
  if (length < minCentimetres || length > maxCentimetres) return [];
  const inches = tenths((length - over) / centimetresPerInch, (length + under) / centimetresPerInch);
  return [
    ...inches.map((each) => `${each}in`),
    ...new Set(inches.filter(Number.isInteger).flatMap(inCentimetres)),
  ];
}

/** Who asks for 15 inches gets 15.6, who asks for 10 gets 10.1. */
export function begunInches(term: string): string[] {
  const inches = Number(wholeInches.exec(term)?.[1] ?? 0);
  return inches > 0 ? tenths(inches + 0.1, inches + 0.9).map((each) => `${each}in`) : [];
}

/**
 * How else the diagonal of a screen is written that a term of a query may be: a length in centimetres, or whole inches. A number
 * without its unit may be many other things: no centimetres are made of it.
 */
export function otherDiagonals(term: string): string[] {
  const [, length] = centimetres.exec(term) ?? [];
  if (length) return fromCentimetres(Number(length)).filter((each) => each !== term);
  const [, whole, unit] = wholeInches.exec(term) ?? [];
  return whole && unit ? inCentimetres(Number(whole)) : [];
}
