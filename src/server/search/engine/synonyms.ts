import type { Synonyms } from './document.ts';
import type { Word } from './words.ts';
import { isWanted, splitWords } from './words.ts';

/** Where a phrase of synonym groups stands among words: `length` words from `at`; `terms` name the groups. */
export type Sense = { at: number; length: number; terms: readonly string[] };

/** Finds phrases of synonym groups among words, longest first, never two over the same word. */
export type SenseFinder = (words: readonly Word[]) => Sense[];

/** A product's texts say only what all its readers understand; a query may ask in more words. */
export type SenseFinders = { said: SenseFinder; asked: SenseFinder };

type Phrase = { rest: string[]; terms: string[] };

/** Prepares synonym groups. A group's term starts with "~", so that it is no word that people can type. */
export function createSenseFinders(synonyms: Synonyms): SenseFinders {
  return {
    said: createSenseFinder(synonyms.map(({ said }) => said)),
    asked: createSenseFinder(synonyms.map(({ said, asked = [] }) => [...said, ...asked])),
  };
}

function createSenseFinder(groups: readonly (readonly string[])[]): SenseFinder {
  const phrases = new Map<string, Phrase[]>();
  for (const group of groups) {
    const split = group.map((phrase) => phraseTerms(phrase));
    for (const words of split) addPhrase(phrases, words, `~${split[0]?.join('-') ?? ''}`);
  }
  for (const known of phrases.values()) known.sort((a, b) => b.rest.length - a.rest.length);

  return (words) => {
    const senses: Sense[] = [];
    for (let at = 0; at < words.length; at++) {
      const found = phrases
        .get((words[at] as Word).lexeme.term)
        ?.find(({ rest }) => rest.every((term, i) => words[at + 1 + i]?.lexeme.term === term));
      if (!found) continue;
      senses.push({ at, length: found.rest.length + 1, terms: found.terms });
      at += found.rest.length;
    }
    return senses;
  };
}

/** A phrase may stand in several groups: earphones are also a kind of headphones. */
function addPhrase(phrases: Map<string, Phrase[]>, [first, ...rest]: readonly string[], term: string): void {
  if (first === undefined) return;
  const known = phrases.get(first) ?? [];
  const same = known.find((phrase) => phrase.rest.join(' ') === rest.join(' '));
  if (same) same.terms = [...new Set([...same.terms, term])];
  else phrases.set(first, [...known, { rest, terms: [term] }]);
}

const phraseTerms = (phrase: string): string[] =>
  splitWords(phrase, 6)
    .filter(isWanted)
    .map((word) => word.lexeme.term);
