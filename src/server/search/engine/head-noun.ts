import type { Word } from './words.ts';

/** Words beside a type that never are one: colours and sales talk. Plurals folded. */
const qualifiers = new Set(
  (
    'black white cyan magenta colour color grey gray silver blue red green yellow pink purple orange gold brown beige clear transparent ' +
    'noir noire blanc blanche gris grise argent bleu bleue rouge vert verte jaune rose violet violette or dore marron ' +
    'new neuf neuve used occasion refurbished reconditionne original officiel official genuine universal ' +
    'universel pack set kit lot edition version series serie pro plus max mini ultra deluxe standard premium'
  ).split(' '),
);
const frenchWords =
  /(?:^|[\s'’])(?:de|du|des|à|et|pour|avec|sans|l|d|pouces|Go|To|noir|blanc|gris)(?:[\s'’]|$)/;

/**
 * Where the word stands that says what the thing is, or -1: "keyboard" in "Acme K70 gaming keyboard for PC".
 *
 * Titles differ by language and by house style, so in this order: common nouns written in lower case among
 * capitalised names; in French the first noun ("Souris sans fil Acme"); in English the last noun before
 * the first measure, bracket, comma or "for".
 */
export function headNounAt(title: string, words: readonly Word[], brand: ReadonlySet<string>): number {
  const isNoun = (word: Word) =>
    word.kind === 'word' &&
    word.term.length > 2 &&
    !/\d/.test(word.term) &&
    !qualifiers.has(word.term) &&
    !brand.has(word.term);
  const end = endOfName(words);
  const common = lastOfFirstRun(words, end, (word) => isNoun(word) && !word.isCapital);
  if (common >= 0 && words.some((word) => word.isCapital && word.kind === 'word')) return common;
  if (frenchWords.test(title)) return words.findIndex(isNoun);
  for (let at = end - 1; at >= 0; at--) if (isNoun(words[at] as Word)) return at;
  return -1;
}

/** The name of a thing ends where its measures, brackets or uses begin, once something has been said. */
function endOfName(words: readonly Word[]): number {
  const end = words.findIndex(
    (word, at) =>
      at > 0 && (word.kind === 'link' || ((word.kind === 'measure' || word.startsClause) && at > 2)),
  );
  return end < 0 ? words.length : end;
}

function lastOfFirstRun(words: readonly Word[], end: number, belongs: (word: Word) => boolean): number {
  const first = words.findIndex(belongs);
  if (first < 0 || first >= end) return -1;
  let last = first;
  while (last + 1 < end && belongs(words[last + 1] as Word)) last++;
  return last;
}
