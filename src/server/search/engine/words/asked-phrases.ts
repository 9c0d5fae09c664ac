import { plainLetters } from '../../../../contract/plain-letters.ts';
import { singular } from '../../../language/singular.ts';

/** A phrase of a synonym group as it is written, its words as terms, and the term of its group. */
export type AskedPhrase = { text: string; words: readonly string[]; term: string };

/** What shoppers call things by, in the order of the groups, and ways to look it up. */
export type AskedPhrases = {
  phrases: readonly AskedPhrase[];
  /** The single words among them that begin with a word's first letter, which is seldom mistaken. */
  wordsLike(word: string): readonly string[];
  /** How the single word that folds to a term is written: "réfrigérateur". */
  writtenAs(term: string): string | undefined;
  /** Phrases of several words that are a term where nothing stands between these: "cadrephoto". */
  writtenAsOne(term: string): readonly AskedPhrase[];
  /** Phrases of several words one of which a term is. */
  holding(term: string): readonly AskedPhrase[];
};

/** Prepares look-ups that would otherwise read thousands of phrases for each word of a query. */
export function createAskedPhrases(phrases: readonly AskedPhrase[]): AskedPhrases {
  const written = new Map<string, string>();
  for (const { words, text } of phrases) {
    const [word = '', ...rest] = words;
    if (rest.length === 0 && !written.has(word)) written.set(word, text);
  }
  const long = phrases.filter(({ words }) => words.length > 1);
  const byWord = groupBy(long.flatMap((phrase) => [...new Set(phrase.words)].map((word) => [word, phrase])));
  const asOne = groupBy(
    long.flatMap((phrase) =>
      [...new Set([phrase.words.join(''), lettersOf(phrase.text)])].map((one) => [one, phrase]),
    ),
  );
  const byLetter = groupBy([...written.keys()].map((word) => [word[0] ?? '', word]));
  return {
    phrases,
    wordsLike: (word) => byLetter.get(word[0] ?? '') ?? [],
    writtenAs: (term) => written.get(term),
    writtenAsOne: (term) => asOne.get(term) ?? [],
    holding: (term) => byWord.get(term) ?? [],
  };
}

/** All letters of a phrase as one word, its small words among them: "sacamain", "bouclesdoreille". */
const lettersOf = (text: string): string => singular(plainLetters(text).replaceAll(/[^a-z\d]/g, ''));

function groupBy<T>(pairs: readonly (readonly [string, T])[]): ReadonlyMap<string, readonly T[]> {
  const groups = Map.groupBy(pairs, ([key]) => key);
  return new Map(Array.from(groups, ([key, own]) => [key, own.map(([, value]) => value)]));
}
