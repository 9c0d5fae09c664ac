import type { Language } from '../../../contract/language.ts';
import { foldName } from '../fold-name.ts';
import { readLines } from './read-lines.ts';
import { adjectives, colours, links, neutral, nouns, units } from './words.ts';

type Kind = 'adjective' | 'colour' | 'noun' | 'link' | 'unit';

/** A word or expression as both languages write it; `feminine`: in French, beside a feminine noun. */
export type Entry = { kind: Kind; fr: string; feminine: string; en: string; isFeminine: boolean };

const feminineMark = / \(f\)$/;

/** Each line's entry under what one language calls it, and under its other spellings. */
function readEntries(kind: Kind, text: string, language: Language): [string, Entry][] {
  const hasGenders = kind === 'adjective' || kind === 'colour';
  return readLines(text).flatMap(({ pair: { fr, en }, others }) => {
    const plain = fr.replace(feminineMark, '');
    const [masculine = plain, feminine = plain] = hasGenders ? plain.split('/') : [plain];
    const entry: Entry = { kind, fr: masculine, feminine, en, isFeminine: feminineMark.test(fr) };
    const french = [masculine, feminine].map(foldName);
    const own = language === 'fr' ? [...french.map((name) => `${name}s`), ...french] : [foldName(en)];
    return [...others, ...own].map((name): [string, Entry] => [name, entry]);
  });
}

const sources: readonly [Kind, string][] = [
  ['noun', nouns],
  ['adjective', adjectives],
  ['colour', colours],
  ['link', links],
  ['unit', units],
];

const read = (language: Language) =>
  new Map(sources.flatMap(([kind, text]) => readEntries(kind, text, language)));

/** By language, what its words and expressions are, folded. */
export const vocabulary: Record<Language, ReadonlyMap<string, Entry>> = { fr: read('fr'), en: read('en') };

const neutralWords = new Set(neutral.split(',').map((word) => foldName(word)));

/** What is no word of either language: figures, codes (USB-C, IPX8, eARC), signs, names. */
export function isNeutral(written: string): boolean {
  const word = written.replaceAll(/[()[\]"']/g, '');
  return (
    /\d/.test(word) ||
    !/\p{L}/u.test(word) ||
    /^\p{Lu}[\p{Lu}-]+$/u.test(word) ||
    /\p{Lu}-\p{Lu}|\p{Ll}\p{Lu}/u.test(word) ||
    neutralWords.has(foldName(word))
  );
}
