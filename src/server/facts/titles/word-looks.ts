import { anyOf } from '../../language/any-of.ts';
import { allUnits } from '../../language/unit-spellings.ts';
import { rememberRecent } from '../../platform/memory/remember-recent.ts';
import { acronyms, isRealWord, smallWords } from './title-vocabulary.ts';

/** Units by their letters; of one letter they are other things as well: "5G", "3M". */
export const spelledUnits = new Map(
  allUnits
    .flatMap(({ fr, en }) => [fr, en])
    .concat('lm', 'rpm', 'pcs', 'ppm', 'Mbit', 'Gbit', 'Mpix')
    .filter((label) => /^\p{L}{2,}$/u.test(label))
    .map((label) => [label.toLowerCase(), label]),
);

/** A word in a title: its folded form, the language that it tells, and its other language's name where it is a unit. */
export type TitledWord = {
  folded: string;
  language: 'fr' | 'en' | 'de' | undefined;
  unit?: readonly ['fr' | 'en', string];
};

/** What the letters of a word tell of who wrote it. */
export type WordLook = {
  word: string;
  lower: string;
  /** Of a script with case, unlike Japanese or Arabic. */
  hasCase: boolean;
  /** Without small letters, and without capitals. */
  isUpper: boolean;
  isLower: boolean;
  hasDigit: boolean;
  /** Four letters and more: enough to tell a title's case. */
  isTelling: boolean;
  /** "Mc28H5013Aw": a capital after everything that is no letter, none elsewhere. */
  isTitled: boolean;
  /** A code that a machine gave a capital after each digit: "Ue65Mu6500", "Spi24Cs00E". */
  isTitledCode: boolean;
  /** What nobody writes with one capital: "Led", "Ghz", "And", "Ik2310". */
  isTitledByMachine: boolean;
  /** A word in capitals that is no acronym, as far as can be told: "GAMING", not "HDMI". */
  isShout: boolean;
  /** It may name a model: letters and digits, no amount ("177cm", "1920x1080"). */
  isCode: boolean;
  /** What it is alone and behind a number; filled in when first asked for (title-language.ts). */
  titled?: { alone: TitledWord; behindNumber: TitledWord };
};

const isCode = (lower: string) =>
  lower.length >= 4 &&
  /\d/.test(lower) &&
  /\p{L}/u.test(lower) &&
  !/^\d+(?:[.,]\d+)?\p{L}+$|^\d+x\d+/u.test(lower);

const titled = (lower: string) =>
  lower.replace(
    /(^|[^\p{L}])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );

/** "Suign1554": letters that are no word. */
export function isUnknownWithNumber(word: string): boolean {
  const [, letters] = /^(\p{Lu}\p{Ll}{3,4})\d{4,}$/u.exec(word) ?? [];
  return letters !== undefined && !isRealWord(letters.toLowerCase());
}

function isOfMachine(word: string): boolean {
  if (/^\p{Lu}\p{Ll}{1,3}\d{3,}$/u.test(word) || isUnknownWithNumber(word)) return true;
  const [, letters = ''] = /^\d*(\p{Lu}\p{Ll}+)$/u.exec(word) ?? [];
  const lower = letters.toLowerCase();
  return (
    letters.length > 1 &&
    (acronyms.has(lower) || smallWords.has(lower) || (spelledUnits.get(lower) ?? letters) !== letters)
  );
}

/** Two consonants that begin words of French, English and German, and names. */
const onset =
  /^(?:b[lr]|c[hlnrtz]|d[hjrw]|f[jlr]|g[bhlnrw]|k[bhlnrw]|l[lh]|m[cjn]|n[cgv]|p[fhlnrst]|qt|rh|s[bcfghklmnpqrtvwz]|t[hrswz]|v[lr]|w[hr]|x[bpt]|z[hlw])/i;
const threeConsonants = /^(?!s[chklmnpqtw]|[bcdfgkptvw][hlrnsz]|mc|x[pt])[bcdfghjklmnpqrstvwxz]{3}/i;

/** Whether no word begins like that: "Wdal", "PDIGTR", "Rcsa". */
export const beginsAsNoWord = (word: string): boolean =>
  threeConsonants.test(word) || (/^[bcdfghjklmnpqrstvwxz]{2}/i.test(word) && !onset.test(word));

/** Two consonants and more that end words, the longest first. */
const coda = new RegExp(
  `${anyOf`
    ngths?|rths?|rsts?|rcts?|nct|mpts?|ngs?|ghts?|cks|lks|rks|nks|rds|nds|lds|rts|nts|lts|mps|rms|lms|rps|lps|fts
    sts|cts|pts|tch|rch|nch|lch|rsh|[bcdfgklmnprstvz]s|s[hkpt]|[clnprsx]t|[cf]t|[clnr]k|[ctpsg]h|gh|ll|ss|ff|zz|tt
    nn|mm|rr|pp|dd|gg|bb|[lr][bcdfgklmnptvxz]|[lmr]p|mb|rm|lm|n[cdgxz]|gn|d[gt]|[hw][nlkmr]|wd|tz|rl|rn
  `}$`,
);

/** Whether no word ends like that: "Ekgc", "Ikb". */
export const endsAsNoWord = (word: string): boolean => {
  const [end = ''] = /[bcdfghjklmnpqrstvwxz]{2,}$/i.exec(word) ?? [];
  return end !== '' && coda.exec(end.toLowerCase())?.[0] !== end.toLowerCase();
};

const consonantsInside = /(?<=[aeiouyà-ÿ])[bcdfghjklmnpqrstvwxz]{3,}(?=[aeiouyà-ÿ])/g;

const longOnset = /^(?:s[cpt][hlr]|[cpst]h[lr]|sch)$/;

/** Whether consonants inside a word end one syllable and begin the next: "mpr" of "impression", not "drb" of "ADRBEZ". */
function isJoint(lower: string): boolean {
  for (let at = 0; at <= lower.length; at++) {
    const [end, begin] = [lower.slice(0, at), lower.slice(at)];
    const isEnd = end.length < 2 || coda.exec(end)?.[0] === end;
    const isBegin = begin.length < 3 ? begin.length < 2 || !beginsAsNoWord(begin) : longOnset.test(begin);
    if (isEnd && isBegin) return true;
  }
  return false;
}

/** "SIDM", "IPDS": longer names lose vowels at their end ("FROZN"). */
const shortest = 4;

/** Whether no word begins, ends or goes on like that. */
const isNoWord = (word: string, lower: string): boolean =>
  beginsAsNoWord(word) ||
  (word.length === shortest && endsAsNoWord(word) && !isRealWord(lower)) ||
  (!(lower.match(consonantsInside) ?? []).every(isJoint) && !isRealWord(lower));

const hasVowel = /[AEIOUY]/;

function look(word: string): WordLook {
  const [lower, upper] = [word.toLowerCase(), word.toUpperCase()];
  const hasCase = lower !== upper;
  const isTitled = word === titled(lower);
  return {
    word,
    lower,
    hasCase,
    isUpper: word === upper,
    isLower: word === lower,
    hasDigit: /\d/.test(word),
    isTelling: hasCase && /^\p{L}{4,}$/u.test(word),
    isTitled,
    isTitledCode: isTitled && /\d\p{Lu}/u.test(word) && /\p{Lu}\p{Ll}+\d/u.test(word),
    isTitledByMachine: isOfMachine(word),
    isShout:
      /^\p{Lu}{4,}$/u.test(word) && !acronyms.has(lower) && hasVowel.test(word) && !isNoWord(word, lower),
    isCode: isCode(lower),
  };
}

/** Titles and descriptions are written in few words. */
export const lookOf: (word: string) => WordLook = rememberRecent({ max: 15_000, maxLength: 60 }, look);
