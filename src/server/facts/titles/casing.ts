import { rememberRecent } from '../../platform/memory/remember-recent.ts';
import { isAllLowerCase, isAllUpperCase, looksOf, recentTitles } from './title-words.ts';

/** How a title is cased: as people write, or by a machine, which knows nothing of codes and acronyms. */
export type Casing = 'natural' | 'capitals' | 'titled' | 'lower';

/** What no machine writes that gives each word a capital: told without looking at its words. */
const notTitled = /\p{Lu}{2}|(?<!\p{L})\p{Ll}/u;

function readCasing(title: string): Casing {
  if (isAllLowerCase(title) || isLowBehindFirst(title)) return 'lower';
  if (title === title.toUpperCase() || isAllUpperCase(title)) return 'capitals';
  if (notTitled.test(title)) return 'natural';
  const looks = looksOf(title).filter(({ hasCase }) => hasCase);
  const isMachines = looks.length >= 3 && looks.some((look) => look.isTitledByMachine || look.isTitledCode);
  return isMachines && looks.every(({ isTitled }) => isTitled) ? 'titled' : 'natural';
}

/** A title is asked for as its merchant gives it, and without what stands around it: mostly the same. */
export const casingOf: (title: string) => Casing = rememberRecent(recentTitles, readCasing);

const isLow = (text: string) => text === text.toLowerCase();

/** "Coque de protection for canon eos 800d": a shelf in front of a title without capitals. */
const isLowBehindFirst = (title: string) =>
  isLow(title.slice(title.indexOf(' ') + 1)) &&
  /\s\p{L}+\d\S*|\s(?!\d+(?:g|kg|mg|ml|cl|l|mm|cm|m|w|v|go|to|gb|tb|mo)(?:\s|$))\d+\p{L}{1,2}\d*(?:\s|$)/u.test(
    title,
  );

/** How words are spelled where case says something: folded word to the word. */
export type Spellings = ReadonlyMap<string, string>;

/** A sentence, or a line of one: what begins small is a copied title. */
const isWritten = (text: string) => /^[^\p{L}]*\p{Lu}/u.test(text) && casingOf(text) === 'natural';

/**
 * How most texts in natural case spell each of the words that are `wanted`, in small letters; in titles with a capital after
 * each digit that is no evidence of codes. A word in capitals counts where it is short or an acronym.
 */
export function collectSpellings(texts: readonly string[], wanted: ReadonlySet<string>): Spellings {
  const counts = new Map<string, Map<string, number>>();
  for (const text of texts) {
    if (!isWritten(text)) continue;
    for (const { word, lower, isTitledCode, isShout, isLower, hasDigit } of looksOf(text)) {
      // A code that lost its capitals is none: "g5400t", "39lb580v".
      if (!wanted.has(lower) || isTitledCode || isShout || (isLower && hasDigit)) continue;
      const spellings = counts.get(lower) ?? new Map<string, number>();
      counts.set(lower, spellings.set(word, (spellings.get(word) ?? 0) + 1));
    }
  }
  const best = new Map<string, string>();
  for (const [key, spellings] of counts) {
    const [first] = [...spellings].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    if (first) best.set(key, first[0]);
  }
  return best;
}
