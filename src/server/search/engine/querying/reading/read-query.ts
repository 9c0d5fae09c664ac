import { asksForPresent } from '../../../../../contract/catalogue/sentences.ts';
import type { Language } from '../../../../../contract/language.ts';
import { isLineName, isMakersName } from '../../../../language/makers-names.ts';
import { wordLimits } from '../../fields.ts';
import type { Dictionary } from '../../words/dictionary.ts';
import { sensesIn } from '../../words/page-language.ts';
import { isWanted, splitWords, type Word } from '../../words/scan-words.ts';
import type { Corrector } from '../../words/spelling.ts';
import type { AskedSenseFinder, Sense, SenseFinder } from '../../words/synonyms.ts';
import { askedText } from './asked-text.ts';
import { comparedThings } from './compared.ts';
import { comparing } from './faint-terms.ts';
import { withModelsApart } from './model-apart.ts';
import { type Refusal, refusalsIn } from './refused.ts';

export type QueryVocabulary = {
  dictionary: Dictionary;
  findSenses: AskedSenseFinder;
  /** The term that a word is a slip of. */
  correct: Corrector;
  /** The same, to terms that occur in at least as many products as asked for. */
  correctToFrequent: Corrector;
  /** Whether titles number what a term names (numbered-names.ts). */
  isNumbered(term: number): boolean;
  /** In how many listed products a term stands. */
  frequency(term: number): number;
  listed: number;
  /** Of the page that a query is asked on; undefined: words mean what they do in either. */
  language?: Language | undefined;
};

/** What a sense weighs beside the word itself: "notebook" where the query says "laptop". */
export const senseWeight = 0.8;
/** What a word means in the other language than the page's: found where nothing else is. */
const unmeantWeight = 0.2;

/** Question words, folded: they ask for nothing that a product could hold. */
const questionWords = new Set(
  (
    'quel quelle which what est meilleur meilleure best bon bonne good comment choisir acheter how choose buy that qui ' +
    'avis prix comparatif comparateur classement review moins'
  ).split(' '),
);
/** Words of a query that say nothing of a thing, folded: what is left of "dyson v15 vs v12" without a Dyson. */
export const saysNothing = (term: string): boolean => questionWords.has(term) || comparing.has(term);

/** With what stands before it "prix" is a name: "Grand Prix", "petit prix". */
const namedPrices = new Set(['grand', 'petit']);

/** Words of a query that count. Function and question words do only where the query has nothing else. */
function chooseWords(words: Word[]): Word[] {
  const wanted = words.filter(isWanted);
  const isName = ({ lexeme }: Word, at: number) =>
    lexeme.term === 'prix' && namedPrices.has(wanted[at - 1]?.lexeme.term ?? '');
  const asked = wanted.filter((word, at) => !questionWords.has(word.lexeme.term) || isName(word, at));
  return [asked, wanted].find(({ length }) => length > 0) ?? words;
}

/** Folds a query as texts were folded. */
export const queryWords = (query: string): Word[] =>
  chooseWords(splitWords(askedText(query), wordLimits.query));

const negations: ReadonlySet<string> = new Set(
  splitWords('sans without', 2).map(({ lexeme }) => lexeme.term),
);

/** Whether words from `at` on are a phrase that says what a thing is without: "sans parfum", "fragrance free". */
export const isAbsence = (words: readonly Word[], at: number, length: number): boolean =>
  length > 1 &&
  (negations.has(words[at]?.lexeme.term ?? '') || words[at + length - 1]?.lexeme.term === 'free');

/** Behind one of these and "en" stands the thing itself: "promos en casques". Folded. */
const noThings = new Set(
  splitWords(
    'tout promo promotion solde remise offre deal choix gamme marque rayon nouveauté sélection collection modèle article produit accessoire dispo disponible arrivage déstockage pack lot',
    30,
  ).map(({ lexeme }) => lexeme.term),
);

/** The same but for what is asked to be absent, "aspirateur sans sac", unless that means something: "sans fil". */
function askedWords(
  query: string,
  findSenses: SenseFinder,
): Pick<QueryWords, 'words' | 'linkAt'> & { formAt: number } {
  const words = splitWords(query, wordLimits.query);
  const hasNegation = words.some(({ lexeme }) => negations.has(lexeme.term));
  const senses = hasNegation ? findSenses(words) : [];
  const isNegation = (at: number) => {
    const [word, next] = words.slice(at, at + 2);
    if (at < 1 || !word || !next || !negations.has(word.lexeme.term)) return false;
    const hasMeaning = senses.some(({ at: from, length }) => from <= at && at + 1 < from + length);
    return !hasMeaning && !findSenses([word, next]).some(({ length }) => length === 2);
  };
  // "Sans pavé numérique" has nothing numeric.
  const lengthAt = (start: number) =>
    Math.max(1, ...senses.filter(({ at }) => at === start).map(({ length }) => length));
  const absent = new Set(
    (hasNegation ? [...words.keys()].filter(isNegation) : []).flatMap((at) =>
      Array.from({ length: 1 + lengthAt(at + 1) }, (_, i) => at + i),
    ),
  );
  const left = words.filter((_, at) => !absent.has(at));
  const chosen = chooseWords(left);
  const link = left.findIndex(({ lexeme }) => lexeme.kind === 'link');
  const linkAt = chosen.findIndex((word) => left.indexOf(word) > link);
  const form = left.findIndex(
    ({ lexeme }, at) => at > 0 && lexeme.term === 'en' && !noThings.has(left[at - 1]?.lexeme.term ?? ''),
  );
  const formAt = form < 0 ? form : chosen.findIndex((word) => left.indexOf(word) > form);
  return { words: chosen, linkAt: link < 0 || linkAt < 1 ? chosen.length : linkAt, formAt };
}

/** A query's words as terms of the index: what correcting and parsing it both need. */
export type QueryWords = {
  text: string;
  words: readonly Word[];
  senses: readonly Sense<string>[];
  /** What words mean in the other language than the page's. */
  unmeant: readonly Sense<string>[];
  /** Terms that stand for several words at once, or for a word's sense. */
  spans: readonly Span[];
  /** The term of each word; `noTerm` where no product holds it. */
  exact: readonly number[];
  /** The place of the first word that says what the thing is for or comes with; behind all words where none does. */
  linkAt: number;
  /** The place of the word behind "en", which says in what a thing comes or of what it is: "pois chiches en boîte"; below 0: there is none. */
  formAt?: number;
  /** Something to give away is looked for, whatever it is. */
  isPresent?: boolean;
  /** What is not wanted. */
  refused: readonly Refusal[];
  /** What the thing is compared with, each with as many words: one may stand in place of another's. */
  others?: readonly QueryWords[];
};
export const noTerm = -1;

export type Span = { at: number; length: number; number: number; weight: number };

/** Looks a query's words up, once for all that is done with it; `text`: as it was typed, without what makes a sentence of it. */
export function readQuery(typed: string, vocabulary: QueryVocabulary): QueryWords {
  const [one = typed, ...compared] = comparedThings(typed);
  const query = readThing(one, vocabulary);
  const others = compared.map((thing) => readThing(thing, vocabulary));
  // Words that have no pairs compare nothing: half of the text would be left out.
  return others.every(({ words }) => words.length === query.words.length)
    ? { ...query, others }
    : readThing(typed, vocabulary);
}

function readThing(typed: string, { dictionary, findSenses, language }: QueryVocabulary): QueryWords {
  const text = withModelsApart(askedText(typed), {
    isHeld: (term) => dictionary.find(term) >= 0,
    isName: (part) =>
      dictionary.find(part) >= 0 ||
      isMakersName(part) ||
      isLineName(part) ||
      findSenses(splitWords(part, 1)).length > 0,
  });
  const { words, linkAt, formAt } = askedWords(text, findSenses);
  const found = findSenses(words);
  const { senses, unmeant } = sensesIn(language, words, found, findSenses);
  const exact = words.map(({ lexeme }) => dictionary.find(lexeme.term));
  const within = senses.flatMap((sense) => sensesWithin(sense, words, findSenses));
  const spans = listSpans(words, [...senses, ...within], dictionary);
  spans.push(...unmeantSpans(found, unmeant, dictionary));
  const sensesOf = (other: readonly Word[]) =>
    sensesIn(language, other, findSenses(other), findSenses).senses;
  const refused = refusalsIn(typed, sensesOf);
  return {
    text,
    words,
    senses,
    unmeant,
    spans,
    exact,
    linkAt,
    formAt,
    isPresent: asksForPresent(typed),
    refused,
  };
}

/** What parts of a phrase mean: "four encastrable" is also "built-in … oven", "écouteurs sans fil" also "wireless". */
function sensesWithin({ at, length }: Sense<string>, words: readonly Word[], findSenses: SenseFinder) {
  if (length < 2) return [];
  const within = (from: number, to: number) =>
    findSenses(words.slice(from, to)).map((sense) => ({ ...sense, at: from + sense.at }));
  return [...within(at, at + length - 1), ...within(at + 1, at + length)];
}

/** What words mean without a page's language, and do not on this one. */
const unmeantSpans = (
  found: readonly Sense<string>[],
  unmeant: readonly Sense<string>[],
  dictionary: Dictionary,
): Span[] =>
  unmeant.flatMap(({ at, length, terms }) => {
    const usual = found.find((sense) => sense.at === at && sense.length === length)?.terms ?? [];
    const numbers = terms.filter((term) => usual.includes(term)).map((term) => dictionary.find(term));
    return numbers
      .filter((number) => number >= 0)
      .map((number) => ({ at, length, number, weight: unmeantWeight }));
  });

/** Within a text a code falls into so many words at most. */
const maxCodeWords = 4;

function listSpans(words: readonly Word[], senses: readonly Sense<string>[], dictionary: Dictionary): Span[] {
  const spans: Span[] = [];
  const add = (span: Span) => {
    if (span.number >= 0) spans.push(span);
  };
  for (const { at, length, terms } of senses) {
    for (const term of terms) add({ at, length, number: dictionary.find(term), weight: senseWeight });
  }
  for (let at = 0; at + 1 < words.length; at++) {
    const [word, next] = [words[at], words[at + 1]];
    // "hdmi 2.1 3m" asks for no 2.13 m.
    if (!word || !next || (next.lexeme.kind === 'measure' && /\d$/.test(word.lexeme.term))) continue;
    add({ at, length: 2, number: dictionary.find(word.lexeme.term + next.lexeme.term), weight: 1 });
  }
  // "4 year old" is "4 ans".
  for (let at = 0; at + 1 < words.length; at++) {
    const [age = '', year, old] = words.slice(at, at + 3).map(({ lexeme }) => lexeme.term);
    if (year === 'year' && /^\d{1,2}$/.test(age))
      add({ at, length: old === 'old' ? 3 : 2, number: dictionary.find(`${age}ans`), weight: senseWeight });
  }
  // A code typed with other gaps than it is written with: "3 612345 678901", "sony WH 1000 XM5".
  const addJoined = (at: number, length: number) => {
    const terms = words.slice(at, at + length).map(({ lexeme }) => lexeme.term);
    if (terms.some((term) => /\d/.test(term)))
      add({ at, length, number: dictionary.find(terms.join('')), weight: 1 });
  };
  for (let length = 3; length <= Math.min(maxCodeWords, words.length); length++)
    for (let at = 0; at + length <= words.length; at++) addJoined(at, length);
  if (words.length > maxCodeWords) addJoined(0, words.length);
  return spans;
}
