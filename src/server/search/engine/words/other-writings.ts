import { begunInches, otherDiagonals } from './diagonals.ts';
import { inOtherUnits } from './other-units.ts';
import type { Word } from './scan-words.ts';

/** Units that shoppers leave out: "écran 34", "ddr4 16", "lave-linge 10"; of "70-200" it is the lens's. */
const unspokenUnits = ['in', 'gb', 'tb', 'kg', 'hz'];
const shortNumber = /^[1-9]\d{1,2}$/;
const wholeInches = /^([1-9]\d)in$/;
/** Titles leave them out as well: "15.6 laptop backpack". */
const withoutInches = (term: string): string => term.replace(/in$/, '');

/**
 * A number without its unit stands for one with it, whole inches for a bare number and for those that begin so, an amount for the
 * same in other units, and the size of a screen (`isScreen`) for what else it is called.
 */
export function otherWritings({ lexeme: { term }, isGlued }: Word, isScreen: boolean): string[] {
  const inches = begunInches(term);
  if (shortNumber.test(term))
    return isGlued ? [`${term}mm`] : [...unspokenUnits.map((unit) => `${term}${unit}`), ...inches];
  const others = [...inOtherUnits(term), ...(isScreen ? otherDiagonals(term) : [])];
  const [, bare] = wholeInches.exec(term) ?? [];
  return bare ? [bare, ...inches, ...inches.map(withoutInches), ...others] : others;
}
