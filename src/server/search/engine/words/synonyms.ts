import type { Synonyms } from '../search-document.ts';
import { type AskedPhrase, type AskedPhrases, createAskedPhrases } from './asked-phrases.ts';
import type { Word } from './scan-words.ts';
import { isWanted, splitWords } from './scan-words.ts';

/** Where a phrase of synonym groups stands among words: `length` words from `at`; `terms` name the groups. */
export type Sense<T> = { at: number; length: number; terms: readonly T[] };

/** Finds phrases of synonym groups among words, longest first, never two over the same word. */
export type SenseFinder = (words: readonly Word[]) => Sense<string>[];

/** … and knows its phrases, and what a group, by its term, is a kind of: a laser printer is a printer. */
export type AskedSenseFinder = SenseFinder &
  AskedPhrases & {
    widerOf(term: string): readonly string[];
    /** Whether a single word has a sense in texts as well, not only where it is asked for. */
    isSaid(word: string): boolean;
  };

/** A product's texts say only what all its readers understand; a query may ask in more words. */
export type SenseFinders = { said: SenseFinder; asked: AskedSenseFinder };

const prepared = new WeakMap<Groups, SenseFinders>();

/**
 * Prepares synonym groups, once where they are those of the last call: it takes longer than the rest of a swap. A group's
 * term starts with "~", so that it is no word that people can type.
 */
export function createSenseFinders(synonyms: Synonyms): SenseFinders {
  const groups = readGroups(synonyms);
  const finders = prepared.get(groups) ?? prepare(groups);
  prepared.set(groups, finders);
  return finders;
}

function prepare({ said, asked, wider }: Groups): SenseFinders {
  const finderOf = (phrases: readonly Phrase<string>[]): SenseFinder => {
    const find = createFinder(phrases);
    return (words) => find(words.map(({ lexeme }) => lexeme.term));
  };
  const saidWords = new Set(said.flatMap(({ words }) => (words.length === 1 ? words : [])));
  return {
    said: finderOf(said),
    asked: Object.assign(turnedAsWell(finderOf(asked)), {
      ...createAskedPhrases(asked),
      widerOf: (term: string) => wider.get(term) ?? [],
      isSaid: (word: string) => saidWords.has(word),
    }),
  };
}

/** Longer texts are titles, whose words stand as they were written. */
const maxTurnedWords = 5;

/** Two words that are a phrase the other way round, and none as they stand, mean it: "usb clé". */
const turnedAsWell =
  (find: SenseFinder): SenseFinder =>
  (words) => {
    const senses = find(words);
    if (words.length > maxTurnedWords) return senses;
    const isSingle = (at: number) => !senses.some((sense) => isOver(sense, at) && sense.length > 1);
    for (let at = 0; at + 1 < words.length; at++) {
      const [word, next] = words.slice(at, at + 2);
      if (!word || !next || !isSingle(at) || !isSingle(at + 1)) continue;
      const [turned] = find([next, word]);
      if (turned?.length !== 2) continue;
      const others = senses.filter((sense) => !isOver(sense, at) && !isOver(sense, at + 1));
      senses.splice(0, senses.length, ...others, { ...turned, at });
    }
    return senses.sort((a, b) => a.at - b.at);
  };

const isOver = ({ at, length }: Sense<string>, word: number): boolean => at <= word && word < at + length;

/** What titles say, by the numbers of a corpus's terms. */
export type TitleSenses = {
  find(terms: readonly number[]): Sense<number>[];
  /** Whether a phrase begins so: few terms do. */
  begins: (term: number) => boolean;
};

export function createTitleSenses(synonyms: Synonyms, numberOf: (term: string) => number): TitleSenses {
  return createPhraseFinder(
    readGroups(synonyms).said.map(({ words, term }) => ({
      words: words.map(numberOf),
      term: numberOf(term),
    })),
  );
}

/** Finds phrases, given by a corpus's terms, with the number that stands for each. */
export function createPhraseFinder(phrases: readonly Phrase<number>[]): TitleSenses {
  const first = new Set(phrases.map(({ words: [word] }) => word));
  return { find: createFinder(phrases), begins: (term) => first.has(term) };
}

type Phrase<T> = { words: readonly T[]; term: T };

type Groups = {
  /** Phrases with their groups, and with those whose kind they are a kind of: a laser printer is a printer. */
  said: readonly AskedPhrase[];
  asked: readonly AskedPhrase[];
  /** By each group, as far as it has any, the groups that it is a kind of. */
  wider: ReadonlyMap<string, readonly string[]>;
};

/** Each index reads all synonyms, which seldom change: what was read last is cached. */
let last: { text: string; groups: Groups } | undefined;

function readGroups(synonyms: Synonyms): Groups {
  const text = JSON.stringify(synonyms);
  if (last?.text !== text) last = { text, groups: splitGroups(synonyms) };
  return last.groups;
}

function splitGroups(synonyms: Synonyms): Groups {
  const groups = synonyms.map(({ said }) => phrasesOf(said));
  const asked = synonyms.flatMap(({ asked: more = [] }, at) => {
    const own = groups[at] ?? [];
    const [{ term = '' } = {}] = own;
    return own.length === 0
      ? phrasesOf(more)
      : [...own, ...phrasesOf(more).map((each) => ({ ...each, term }))];
  });
  const wider = widerByGroup(groups, asked);
  const widened = groups.flatMap((group) =>
    group.flatMap((phrase) => (wider.get(phrase.term) ?? []).map((term) => ({ ...phrase, term }))),
  );
  return { said: [...groups.flat(), ...widened], asked, wider };
}

function widerByGroup(
  groups: readonly (readonly AskedPhrase[])[],
  asked: readonly AskedPhrase[],
): Groups['wider'] {
  const find = createFinder(groups.flat());
  // A "lit cabane" is a bed, though a "lit" is one only when it is asked for.
  const findAsked = createFinder(asked);
  return new Map(
    groups.flatMap((group): [string, string[]][] => {
      const wider = widerKinds(group, find, findAsked);
      return wider.length > 0 ? [[group[0]?.term ?? '', wider]] : [];
    }),
  );
}
const senseMark = '~';
/** Whether a term names a group of synonyms. */
export const isSense = (term: string): boolean => term.startsWith(senseMark);

/** "Répéteur wi-fi" is written "répéteur wifi" as well, "montre connectée" without its silent ending. */
function writings(text: string): string[] {
  const joined = text.includes('-') ? [text, text.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, '')] : [text];
  // Alone it may be another word: "musée".
  const heard = text.replaceAll(/(?<=\p{L}{3} \p{L}{3,20}é)e(?!\p{L})/gu, '');
  return heard === text ? joined : [...joined, heard];
}

/** A group is named by its first phrase. What is understood without its hyphen is told with it. */
function phrasesOf(group: readonly string[]): AskedPhrase[] {
  const split = group.flatMap((text) =>
    writings(text).map((written) => ({ text, words: phraseTerms(written) })),
  );
  const term = `${senseMark}${split[0]?.words.join('-') ?? ''}`;
  return split.map((phrase) => ({ ...phrase, term }));
}

/**
 * Groups that name a wider kind than this one: what its first, English phrase ends with and another, French one begins with
 * ("laser printer", "imprimante laser"). A wine cooler is no cooler: nothing of that begins "cave à vin".
 */
function widerKinds(
  [first, ...others]: readonly AskedPhrase[],
  find: (terms: readonly string[]) => Sense<string>[],
  findAsked: (terms: readonly string[]) => Sense<string>[],
): string[] {
  const groupsOf = (words: readonly string[], findIn = find) => {
    const [sense] = findIn(words);
    return sense?.at === 0 && sense.length === words.length ? sense.terms : [];
  };
  const parts = ({ words }: AskedPhrase) => words.slice(1).map((_, at) => at + 1);
  const begun = new Set(
    others.flatMap((phrase) =>
      parts(phrase).flatMap((end) => groupsOf(phrase.words.slice(0, end), findAsked)),
    ),
  );
  const ended = first ? parts(first).flatMap((from) => groupsOf(first.words.slice(from))) : [];
  return [...new Set(ended)].filter((term) => term !== first?.term && begun.has(term));
}

export const phraseTerms = (phrase: string): string[] =>
  splitWords(phrase, 6)
    .filter(isWanted)
    .map((word) => word.lexeme.term);

type Known<T> = { rest: readonly T[]; terms: T[] };

function createFinder<T extends string | number>(
  phrases: readonly Phrase<T>[],
): (terms: readonly T[]) => Sense<T>[] {
  const known = new Map<T, Known<T>[]>();
  for (const phrase of phrases) addPhrase(known, phrase);
  for (const own of known.values()) own.sort((a, b) => b.rest.length - a.rest.length);

  return (terms) => {
    const senses: Sense<T>[] = [];
    for (let at = 0; at < terms.length; at++) {
      const found = known
        .get(terms[at])
        ?.find(({ rest }) => rest.every((term, i) => terms[at + 1 + i] === term));
      if (!found) continue;
      senses.push({ at, length: found.rest.length + 1, terms: found.terms });
      at += found.rest.length;
    }
    return senses;
  };
}

const isSame = <T>(words: readonly T[], others: readonly T[]): boolean =>
  words.length === others.length && words.every((word, at) => word === others[at]);

/** A phrase may be in several groups: earphones are also a kind of headphones. */
function addPhrase<T extends string | number>(known: Map<T, Known<T>[]>, { words, term }: Phrase<T>): void {
  const [first, ...rest] = words;
  if (first === undefined) return;
  const own = known.get(first) ?? [];
  known.set(first, own);
  const same = own.find((phrase) => isSame(phrase.rest, rest));
  if (same) same.terms = [...new Set([...same.terms, term])];
  else own.push({ rest, terms: [term] });
}
