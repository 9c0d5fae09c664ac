import { frenchNouns } from '../../../language/french-nouns.ts';
import { isKnownWord } from '../../../language/known-words.ts';
import { begunInches, otherDiagonals } from './diagonals.ts';
import { inOtherUnits } from './other-units.ts';
import type { Word } from './scan-words.ts';

/** Units that shoppers leave out: "écran 34", "ddr4 16", "lave-linge 10"; of "70-200" it is the lens's. */
const unspokenUnits = ['in', 'gb', 'tb', 'kg', 'hz'];
const shortNumber = /^[1-9]\d{1,2}$/;
const wholeInches = /^([1-9]\d)in$/;
/** Fans and radiators are called by their millimetres alone: "Silent Wings 140". */
const ofFans = /^([1-9]\d{2})mm$/;
/** Titles leave them out as well: "15.6 laptop backpack". */
const withoutInches = (term: string): string => term.replace(/in$/, '');

const onlyLetters = /^[a-z]+$/;

type Ending = readonly [RegExp, string, RegExp, string];

/** Endings of one word in both languages, folded: "scientifique" and "scientific", "projecteur", "humidité", "artificiel", "solaire". */
const languages: readonly Ending[] = [
  [/ique$/, 'ic', /ic$/, 'ique'],
  [/([st])eur$/, '$1or', /([st])or$/, '$1eur'],
  [/ite$/, 'ity', /ity$/, 'ite'],
  [/([iu])elle$/, '$1al', /([iu])al$/, '$1elle'],
  [/([iu])el$/, '$1al', /([iu])al$/, '$1el'],
  [/aire$/, 'ar', /ar$/, 'aire'],
  [/oire$/, 'ory', /ory$/, 'oire'],
  [/eux$/, 'ous', /ous$/, 'eux'],
];
/**
 * Those of one adjective in both genders: an "hydratante" says what an "hydratant" does; -if and -ive are also of both languages. No
 * "fraise" that is "frais", no "graine" that is a "grain".
 */
const genders: readonly Ending[] = [
  [/ant$/, 'ante', /ante$/, 'ant'],
  [/if$/, 'ive', /ive$/, 'if'],
  [/eux$/, 'euse', /euse$/, 'eux'],
  [/([iu])el$/, '$1elle', /([iu])elle$/, '$1el'],
  [/al$/, 'ale', /ale$/, 'al'],
  [/ien$/, 'ienne', /ienne$/, 'ien'],
  [/teur$/, 'trice', /trice$/, 'teur'],
];
const endings = [...languages, ...genders];
const minCognate = 5;
/** Words of both languages that look alike and mean different things: "matériel de camping" is of any material. */
const falseFriends = new Set(['materiel', 'material', 'actuel', 'actual', 'fabrique', 'fabric']);

/**
 * The same word in the other language or gender, as far as dictionaries have both. Short ones may be other words ("paire", "par"), and what
 * lacks the end of a noun is a slip of it ("imprimant").
 */
function cognatesOf(term: string): string[] {
  if (term.length < minCognate || falseFriends.has(term) || !isKnownWord(term)) return [];
  const isSlipOf = (found: string) => found.startsWith(term) && frenchNouns.has(found);
  return endings
    .flatMap(([one, asOther, other, asOne]) => [term.replace(one, asOther), term.replace(other, asOne)])
    .filter(
      (found) =>
        found !== term &&
        found.length >= minCognate &&
        !falseFriends.has(found) &&
        isKnownWord(found) &&
        !isSlipOf(found),
    );
}

const minParticiple = 6;

/**
 * Participles sound alike, whatever they stand beside: "robe plissé", "pull matelassée". What is none is no word with another ending
 * either, as a rule.
 */
function otherGender(term: string): string[] {
  if (term.length < minParticiple || !term.endsWith('e')) return [];
  if (!term.endsWith('ee')) return [`${term}e`];
  return term.length > minParticiple ? [term.slice(0, -1)] : [];
}

/**
 * A word stands for its other gender and for the same in the other language. A number without its unit stands for one with it, whole inches for a bare number and for those that begin so, an amount for the
 * same in other units, and the size of a screen (`isScreen`) for what else it is called.
 */
export function otherWritings({ lexeme: { term }, isGlued }: Word, isScreen: boolean): string[] {
  if (onlyLetters.test(term)) return [...otherGender(term), ...cognatesOf(term)];
  const inches = begunInches(term);
  if (shortNumber.test(term))
    return isGlued ? [`${term}mm`] : [...unspokenUnits.map((unit) => `${term}${unit}`), ...inches];
  const others = [...inOtherUnits(term), ...(isScreen ? otherDiagonals(term) : [])];
  const [, millimetres] = ofFans.exec(term) ?? [];
  if (millimetres) others.push(millimetres);
  const [, bare] = wholeInches.exec(term) ?? [];
  return bare ? [bare, ...inches, ...inches.map(withoutInches), ...others] : others;
}
