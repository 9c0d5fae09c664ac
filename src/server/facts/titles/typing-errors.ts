import { rememberRecent } from '../../platform/memory/remember-recent.ts';
import { findExactNoun } from '../categories/nouns/nouns.ts';
import { foldName } from '../fold-name.ts';
import { isRealWord, kindWords, languageOfWord, properNames } from './title-vocabulary.ts';
import { titleWord, wordsOf } from './title-words.ts';

/** Shorter words are too near to others, or names where they have a capital. */
const shortest = 4;
const minNameLength = 7;
/** From this length on one wrong letter is no other word. */
const long = 9;

const without = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1);
const swapped = (word: string, at: number) =>
  word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);

const targets = new Set(
  [...kindWords, ...properNames.keys()].filter((word) => word.length > shortest && !/[^a-z]/.test(word)),
);
/** From this length on a word may lack its first letter: "ocking". */
const longEnough = 7;
/** Words with a letter missing, the last one excepted; of two such words none is meant. */
const lacking = new Map<string, string>();
for (const target of targets)
  for (let at = target.length < longEnough ? 1 : 0; at < target.length - 1; at++) {
    const slip = without(target, at);
    lacking.set(slip, lacking.has(slip) && lacking.get(slip) !== target ? '' : target);
  }

/** The word of shops that a folded word is with one typing error; undefined: none, or it is a word itself, in whichever language. */
export function meantWord(word: string): string | undefined {
  if (word.length < shortest || targets.has(word) || isRealWord(word) || findExactNoun([word]))
    return undefined;
  const missing = lacking.get(word);
  if (missing) return missing;
  for (let at = 1; at < word.length - 1; at++) {
    const [more, other] = [without(word, at), swapped(word, at)];
    if (targets.has(more)) return more;
    if (targets.has(other)) return other;
    if (word.length < long) continue;
    const same = lacking.get(more);
    if (same && same.length === word.length && without(same, at) === more) return same;
  }
  return undefined;
}

/** Shorter ones begin too many words: "Venti". */
const shortestCut = 6;

/** What a merchant's cut left of a word that names a thing, at the end: "Fingerprin", "Freestan". */
function completedWord(word: string): string | undefined {
  const folded = foldName(word);
  if (folded.length < shortestCut || isRealWord(folded)) return undefined;
  const [only, ...others] = new Set(
    [...targets].filter((target) => target.startsWith(folded)).map((each) => each.replace(/s$/, '')),
  );
  return others.length > 0 ? undefined : only;
}

/** Titles are written in few words. */
const recentWords = { max: 15_000, maxLength: 60 };

const mendWord = rememberRecent(recentWords, (word): string => {
  if (!/^(?:\p{Ll}{4,}|\p{Lu}\p{Ll}{5,}|\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+)$/u.test(word)) return word;
  const meant = meantWord(foldName(word));
  const isName = meant !== undefined && /^\p{Lu}/u.test(word);
  // The first letter of a name is not what is forgotten: "Rimmer" is no trimmer.
  if (meant === undefined || (isName && (meant.length < minNameLength || meant.endsWith(foldName(word)))))
    return word;
  const name = properNames.get(meant);
  if (name !== undefined || /\p{Ll}\p{Lu}/u.test(word)) return name ?? word;
  return /^\p{Lu}/u.test(word) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
});

/** Small words of languages that are none of ours. */
const foreignWord =
  /(?<!\p{L})(?:com|con|para|di|della|mit|und|für|aus|met|voor|het|een|dla|za|med|och|og)(?!\p{L})/u;

/** What is no word of ours is one of another language where most words beside it are none either: "Campera de cuero". */
function isInOurs(title: string): boolean {
  const words = wordsOf(title).filter((word) => word.length >= shortest && !/[^\p{L}]/u.test(word));
  const known = words.filter((word) => isReal(word)).length;
  return 2 * known >= words.length - 1 && !foreignWord.test(title);
}

/** A title without typing errors in words that name things: "caemra lens filter" → "camera lens filter". */
export function withoutTypingErrors(title: string): string {
  const mended = withCutWord(withSpacesInPlace(title)).replace(titleWord, mendWord);
  return mended === title || isInOurs(title) ? mended : title;
}

const neighbours = /(?<= )(\p{L}{3,}) (?=(\p{L}{3,})(?![\p{L}\d'’-]))/gu;
const isReal = rememberRecent(recentWords, (word) => word.length > 2 && isRealWord(foldName(word)));
/** Of any language that is known here. */
const isAnyWord = (word: string): boolean =>
  isReal(word) ||
  languageOfWord(foldName(word)) !== undefined ||
  findExactNoun([foldName(word)]) !== undefined;
/** What nobody writes so: "oCable", "MouseB". */
const looksMoved = (one: string, other: string) =>
  /^\p{Ll}\p{Lu}\p{Ll}/u.test(other) || (/\p{Ll}\p{Lu}$/u.test(one) && /^\p{Ll}+$/u.test(other));

/** "handhel dmobile", "Cya nToner", "MouseB lack": a letter on the wrong side of a space. */
function withSpacesInPlace(title: string): string {
  const moved = title.replace(neighbours, (whole, one: string, other: string) => {
    if (!looksMoved(one, other) && (isAnyWord(one) || isAnyWord(other))) return whole;
    const [first, last] = [other.charAt(0), one.slice(-1)];
    if (isReal(one + first) && isReal(other.slice(1))) return `${one}${first}\0`;
    return isReal(one.slice(0, -1)) && isReal(last + other) ? `${one.slice(0, -1)} ${last}` : whole;
  });
  return moved.includes('\0') ? moved.replace(/\0./gsu, ' ') : moved;
}

/** With the last word in full where only its beginning is there; behind a name it is another one: "Dolce Venti". */
const withCutWord = (title: string): string =>
  title.replace(/(?<=(\S+) )\p{Lu}?\p{Ll}{4,}$/u, (word, before: string) => {
    const whole = /\d/.test(before) || isReal(before) ? completedWord(word) : undefined;
    return whole === undefined ? word : word + whole.slice(word.length);
  });
