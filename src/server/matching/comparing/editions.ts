import type { WordFacts } from './word-facts.ts';

/** A model whose title says more behind its number: "rtx 4070 ti super", "i5 12400f", "s24 fe". */
export type Edition = {
  /** The number that the plain model has as well: "4070", "12400", "s24". */
  base: string;
  /** "ti" and "super", "f". */
  marks: readonly string[];
  /** The word itself, where the mark is a part of it: "12400f". */
  whole: string | undefined;
};

/** Words behind a model's number that make it another model, which shops do not leave out. */
const marks = new Set('pro max plus ultra ti super xt xtx fe lite mini evo neo se'.split(' '));
/** "49 Ultra HD", "55 Super UHD": what a screen shows. */
const ofPictures = /^(?:u?hd|hdr\d*|4k|8k|wide|slim|fast|qhd|amoled|retina)$/;
/** Behind these "Pro" is an edition of what runs a computer, of which shops write much, little or nothing. */
const ofSystems = /^(?:windows|win|office)$/;
/** Behind no other number is "super" a part of the model's name: "RTX 4070 Super", but "Lego 7612 Super Heroes". */
const hasSuper = /^(?:[a-z]{3})?(?:16[56]|[2-9]0[5-9])0$/;

/** The editions that a title names; most name none. */
export function readEditions(words: readonly WordFacts[]): readonly Edition[] {
  const editions: Edition[] = [];
  for (let i = 0; i < words.length; i++) {
    const { word, hasDigit, base, isNumbered: mayHaveMarks } = words[i] as WordFacts;
    if (!hasDigit) continue;
    if (base !== undefined) editions.push({ base, marks: [word.slice(base.length)], whole: word });
    const behind = mayHaveMarks ? marksBehind(words, i) : none;
    if (behind.length > 0) editions.push({ base: word, marks: behind, whole: undefined });
  }
  return editions;
}

const none: readonly never[] = [];

function marksBehind(words: readonly WordFacts[], place: number): string[] {
  const before = words[place - 1]?.word ?? '';
  if (ofSystems.test(before)) return [];
  const { word: base } = words[place] as WordFacts;
  const found = marksFrom(words, place + 1);
  if (found[0] === 'super' && !hasSuper.test(base)) return [];
  // The sign is not read behind a number alone, which may be an age: "Primacy 4+", "3+".
  return found.length === 1 && found[0] === 'plus' && /^\d\d?$/.test(base) && before !== 'iphone'
    ? []
    : found;
}

function marksFrom(words: readonly WordFacts[], first: number): string[] {
  const found: string[] = [];
  for (let i = first; marks.has(words[i]?.word ?? ''); i++) found.push((words[i] as WordFacts).word);
  return ofPictures.test(words[first + found.length]?.word ?? '') ? found.slice(0, -1) : found;
}

/** Whether the other title names the plain model, or another edition of it, and nowhere this one. */
function lacks({ base, marks: own, whole }: Edition, others: readonly WordFacts[]): boolean {
  // Nearly always nothing does: a loop costs least.
  let first = 0;
  while (first < others.length && !(others[first] as WordFacts).word.startsWith(base)) first++;
  if (first === others.length) return false;
  let hasBase = false;
  const missing = new Set(own);
  for (let i = 0; i < others.length; i++) {
    const { word, base: plain } = others[i] as WordFacts;
    if (word === whole || (own.length > 1 && word === own.join(''))) return false;
    if (whole !== undefined && word === base && isSpelled(own[0] ?? '', others[i + 1]?.word)) return false;
    hasBase ||= word === base || (whole !== undefined && plain === base);
    missing.delete(professional.test(word) ? 'pro' : word);
    if (whole === undefined && word.startsWith(base) && missing.delete(word.slice(base.length)))
      hasBase = true;
  }
  return hasBase && missing.size > 0;
}

/** "Bosch Professional", "Windows Professionnel": "Pro". */
const professional = /^professional|^professionn?el/;

/** Whether the letter behind a number is a unit that the other title spells: "5000h", "5000 heures"; "4000K", "4000 Kelvin". */
const isSpelled = (letter: string, next: string | undefined): boolean =>
  next !== undefined && next.length > letter.length && next.startsWith(letter) && /^[a-z]+$/.test(next);

/** Whether one of two titles names an edition of a model that the other names without it: "RTX 4070 Ti", "RTX 4070". */
export const areOtherEditions = (
  some: readonly Edition[],
  words: readonly WordFacts[],
  others: readonly Edition[],
  otherWords: readonly WordFacts[],
): boolean =>
  (some.length > 0 && some.some((each) => lacks(each, otherWords))) ||
  (others.length > 0 && others.some((each) => lacks(each, words)));
