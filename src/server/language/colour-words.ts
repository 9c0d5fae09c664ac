import type { Language } from '../../contract/language.ts';
import { plainLetters } from '../../contract/plain-letters.ts';
import { type Colour, colours } from './colours.ts';

/** A colour with its key, and what names it, folded. */
export type NamedColour = Colour & {
  readonly key: string;
  /** Key of the colour that lists count it as. */
  readonly of: string;
  /** Wherever they stand. */
  readonly words: readonly string[];
  /** Where a colour is stated: the words, expressions, and what means other things elsewhere. */
  readonly names: readonly string[];
  /** How each language names it. */
  readonly namesIn: Readonly<Record<Language, readonly string[]>>;
};

const withPlural = (word: string) => (/[sx]$/.test(word) ? [word] : [word, `${word}s`]);

function nameColour(key: string, colour: Colour): NamedColour {
  const { fr, feminine, called = fr, en, also = '', stated = '' } = colour;
  const others = also.split(' ').filter((word) => word !== '');
  const french = feminine === undefined ? [fr] : [...withPlural(fr), ...withPlural(feminine)];
  const namesIn = {
    fr: [...french, called, ...others].map(plainLetters),
    en: [en, ...others].map(plainLetters),
  };
  const own = [...new Set([...namesIn.fr, ...namesIn.en])];
  return {
    ...colour,
    key,
    of: colour.of ?? key,
    words: colour.isOnlyStated ? [] : own.filter((name) => !name.includes(' ')),
    names: [...own, ...stated.split(', ').filter((name) => name !== '')],
    namesIn,
  };
}

export const allColours: readonly NamedColour[] = Object.entries<Colour>(colours).map(([key, colour]) =>
  nameColour(key, colour),
);

/**
 * Keys of colours by the words that name one wherever they stand, in either language: "noires" → "black". "or" is gold
 * there, being French; it is English as well: who reads sentences leaves it out.
 */
export const colourOfWord: ReadonlyMap<string, string> = new Map(
  allColours.flatMap(({ key, words }) => words.map((word) => [word, key] as const)),
);

/** Keys of the colours that lists count, by all that names one where a colour is stated. */
export const listedColourOfName: ReadonlyMap<string, string> = new Map(
  allColours.flatMap(({ of, names }) => names.map((name) => [name, of] as const)),
);

/** Keys of the colours that lists count, by each colour's own key. */
export const listedColours: ReadonlyMap<string, string> = new Map(
  allColours.map(({ key, of }) => [key, of] as const),
);

/** Colours that one shop calls so and another one so, by what lists count them as. */
const mixedUp = new Map(
  Object.entries<string>({
    silver: 'gray',
    turquoise: 'blue',
    magenta: 'pink',
    beige: 'white',
    gold: 'yellow',
    orange: 'brown',
  }),
);

/** The key of the colours that shops call one thing: "navy" is blue, ivory white, gold yellow. */
export function colourFamily(key: string): string {
  const listed = listedColours.get(key) ?? key;
  return mixedUp.get(listed) ?? listed;
}

/** Words of French colours that are English as well. */
const alsoEnglish = new Set(['transparent', 'transparents', 'violet', 'violets']);

/** Words that give a French text away. */
export const frenchColourWords: readonly string[] = allColours
  .flatMap(({ feminine, namesIn }) =>
    feminine === undefined
      ? []
      : namesIn.fr.filter((name) => !namesIn.en.includes(name) && !name.includes(' ')),
  )
  .filter((word) => !alsoEnglish.has(word));
