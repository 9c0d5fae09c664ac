import type { Language } from '../language.ts';

/** That of a child that is born today. */
const newborn = '0 mois';

/** A size as a language calls it: children's are named by their age, halves with its comma. */
export const sizeName = (label: string, language: Language): string => {
  if (label === newborn) return language === 'fr' ? 'Naissance' : 'Newborn';
  if (language === 'fr') return label.replace(/^1 ans$/, '1 an').replaceAll('.', ',');
  return label
    .replace(/ ans$/, ' years')
    .replace(/ mois$/, ' months')
    .replace(/^(1 (?:year|month))s$/, '$1');
};

/** Longer names of sizes there are none. */
export const maxSizeLength = 60;

/** A size with a number of x: "3xl", "xxs". */
const counted = /^(?:(\d)X|(X{2,}))([SL])$/;
const writtenOut = { S: 3, L: 2 } as const;

/**
 * The one spelling of a size of letters: "2xl" → "XXL", "xxxl" → "3XL", "3xs" → "XXXS"; of another text its capitals.
 * "1XL" is no XL: larger sizes are counted so.
 */
export function spellLetters(written: string): string {
  const text = written.toUpperCase();
  const [, digit, marks = '', letter] = counted.exec(text) ?? [];
  const times = digit ? Number(digit) : marks.length;
  if (times < 2) return text;
  return times > writtenOut[letter as 'S' | 'L'] ? `${times}X${letter}` : `${'X'.repeat(times)}${letter}`;
}
