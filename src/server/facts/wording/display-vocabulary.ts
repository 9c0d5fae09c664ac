import type { Language } from '../../../contract/language.ts';
import { allColours, type NamedColour } from '../../language/colour-words.ts';
import { allUnits, type SpelledUnit } from '../../language/unit-spellings.ts';
import { ambiguousSpellings } from '../../language/units.ts';
import { foldName } from '../fold-name.ts';
import { type Pair, readLines } from './read-lines.ts';
import { adjectives, counted, links, neutral, nouns } from './words.ts';

type Kind = 'adjective' | 'colour' | 'noun' | 'link' | 'unit';

/** A word or expression as both languages write it; `feminine`: in French, beside a feminine noun. */
export type Entry = { kind: Kind; fr: string; feminine: string; en: string; isFeminine: boolean };

const feminineMark = / \(f\)$/;

/** Each line's entry under what one language calls it, and under its other spellings. */
function readEntries(kind: Kind, text: string, language: Language): [string, Entry][] {
  const hasGenders = kind === 'adjective';
  return readLines(text).flatMap(({ pair: { fr, en }, others }) => {
    const plain = fr.replace(feminineMark, '');
    const [masculine = plain, feminine = plain] = hasGenders ? plain.split('/') : [plain];
    const entry: Entry = { kind, fr: masculine, feminine, en, isFeminine: feminineMark.test(fr) };
    const french = [masculine, feminine].map(foldName);
    const own = language === 'fr' ? [...french.map((name) => `${name}s`), ...french] : [foldName(en)];
    return [...others, ...own].map((name): [string, Entry] => [name, entry]);
  });
}

function readColour({ fr, feminine = fr, en, namesIn }: NamedColour, language: Language) {
  const entry: Entry = { kind: 'colour', fr, feminine, en, isFeminine: false };
  return namesIn[language].map((name): [string, Entry] => [foldName(name), entry]);
}

/** A unit's entries as a language names it, and under its other spellings; none where both languages write the same. */
function readUnit(unit: SpelledUnit, language: Language): [string, Entry][] {
  const entryOf = ({ fr, en }: Pair): Entry => ({ kind: 'unit', fr, feminine: fr, en, isFeminine: false });
  const own = [unit, unit.many, unit.one].filter((pair) => pair !== undefined);
  const others = unit.also?.split(' ').filter((spelling) => !(spelling in ambiguousSpellings)) ?? [];
  const spelled = others.map((spelling): [string, Entry] => [foldName(spelling), entryOf(unit)]);
  const named = own.map((pair): [string, Entry] => [foldName(pair[language]), entryOf(pair)]);
  return [...spelled, ...named].filter(
    ([name, { fr, en }]) => name !== '' && (fr !== en || name !== foldName(en)),
  );
}

const sources: readonly [Kind, string][] = [
  ['noun', nouns],
  ['adjective', adjectives],
  ['link', links],
  ['unit', counted],
];

/** Later ones go before: "or" is gold in French, and links in English. */
const read = (language: Language) =>
  new Map([
    ...allColours.flatMap((colour) => readColour(colour, language)),
    ...allUnits.flatMap((unit) => readUnit(unit, language)),
    ...sources.flatMap(([kind, text]) => readEntries(kind, text, language)),
  ]);

/** By language, what its words and expressions are, folded. */
export const vocabulary: Record<Language, ReadonlyMap<string, Entry>> = { fr: read('fr'), en: read('en') };

/** What both languages write a unit as: signs ("kg"), and words ("volts"). */
const signs = allUnits.flatMap((unit) => {
  const same = [unit, unit.one, unit.many].flatMap((pair) => (pair && pair.fr === pair.en ? [pair.fr] : []));
  return unit.fr === unit.en ? [...same, ...(unit.also?.split(' ') ?? [])] : same;
});
const neutralWords = new Set([...neutral.split(','), ...signs].map((word) => foldName(word)));

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
