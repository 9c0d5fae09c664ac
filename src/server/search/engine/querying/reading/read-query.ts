import type { Language } from '../../../../../contract/language.ts';
import { colourOfWord } from '../../../../language/colour-words.ts';
import { isKnownWord } from '../../../../language/known-words.ts';
import { isMakersName } from '../../../../language/makers-names.ts';
import { wordLimits } from '../../fields.ts';
import { diagonal, namesScreen } from '../../words/diagonals.ts';
import type { Dictionary } from '../../words/dictionary.ts';
import { findMakerSounding } from '../../words/maker-sounding.ts';
import { otherWritings } from '../../words/other-writings.ts';
import { sensesIn } from '../../words/page-language.ts';
import { isWanted, splitWords, type Word } from '../../words/scan-words.ts';
import { type Corrector, misspeltRatio } from '../../words/spelling.ts';
import type { AskedSenseFinder, Sense, SenseFinder } from '../../words/synonyms.ts';
import { askedText } from './asked-text.ts';
import { modelNumber } from './numbered-names.ts';

/**
 * A term that matches a word of the query; `shift`: position of the word within the term's phrase; `isMainOnly`: what descriptions
 * say is not counted.
 */
export type Alternative = { term: number; weight: number; shift: number; isMainOnly: boolean };

/** One word of a query with its alternatives. */
export type Concept = {
  alternatives: Alternative[];
  idf: number;
  /** The word is a model or code, which no other word may replace. */
  isExact: boolean;
  /** The number of a model, found only right behind the name before it: "iphone 13" is no iPhone beside a 13. */
  isBehindName: boolean;
  /** An amount or a model: it has a digit. */
  isFigure: boolean;
  /** Of several the one that matters most: what lacks it is another thing than was asked for. */
  isLeadingFigure: boolean;
  /** A number, a letter, a colour, for whom it is, a short code behind a name: what holds nothing else of a query is no match. */
  isFaint: boolean;
  /** A brand, a line of models: no word of French or English, unless dictionaries list it. */
  isName: boolean;
  /** Its own term, where products that say it mean another thing than shoppers do ("pull"); else `noTerm`. */
  unsaid: number;
};

/** What a sense weighs beside the word itself: "notebook" where the query says "laptop". */
const senseWeight = 0.8;
/** What a word weighs itself that means a thing where it is asked for, alone or as the kind: products that say "micro" are seldom microphones. */
const unsaidWeight = 0.4;
/** What a word means in the other language than the page's: found where nothing else is. */
const unmeantWeight = 0.2;
const prefixWeight = 0.8;
/** What names things already seldom goes on: "thé" is tea rather than a thermometer. */
const prefixWeightOfName = 0.4;
/** A word without a term of its own stands for the terms that it begins, at most so many. */
const prefixTerms = 32;
/** Two letters may begin a tenth of all terms: what is not looked at costs nothing. */
const termsCompared = 2 ** 16;

/** Shorter words are too like others to be taken for slips of them. */
export const misspeltLength = 5;
/** Terms that stand for one word at most, aliases and all; for a number each is looked for behind each of a name. */
const maxAlternatives = 40;
const maxOfNumber = 12;

export type QueryVocabulary = {
  dictionary: Dictionary;
  findSenses: AskedSenseFinder;
  correct: Corrector;
  /** … to terms that occur in at least `misspeltRatio` products. */
  correctToFrequent: Corrector;
  /** Whether titles number what a term names (numbered-names.ts). */
  isNumbered(term: number): boolean;
  /** In how many listed products a term stands. */
  frequency(term: number): number;
  listed: number;
  /** Of the page that a query is asked on; undefined: words mean what they do in either. */
  language?: Language | undefined;
};

/** Question words, folded: they ask for nothing that a product could hold. */
const questionWords = new Set(
  (
    'quel quelle which what est meilleur meilleure best bon bonne good comment choisir acheter how choose buy that qui ' +
    'avis prix comparatif comparateur classement review moins'
  ).split(' '),
);
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

const negations = new Set(splitWords('sans without', 2).map(({ lexeme }) => lexeme.term));

/** The same but for what is asked to be absent, "aspirateur sans sac", unless that means something: "sans fil". */
function askedWords(query: string, findSenses: SenseFinder): Pick<QueryWords, 'words' | 'linkAt'> {
  const words = splitWords(query, wordLimits.query);
  const hasNegation = words.some(({ lexeme }) => negations.has(lexeme.term));
  const senses = hasNegation ? findSenses(words) : [];
  const isNegation = (at: number) => {
    const [word, next] = words.slice(at, at + 2);
    if (at < 1 || !word || !next || !negations.has(word.lexeme.term)) return false;
    const hasMeaning = senses.some(({ at: from, length }) => from <= at && at + 1 < from + length);
    return !hasMeaning && !findSenses([word, next]).some(({ length }) => length === 2);
  };
  const left = hasNegation ? words.filter((_, at) => !isNegation(at) && !isNegation(at - 1)) : words;
  const chosen = chooseWords(left);
  const link = left.findIndex(({ lexeme }) => lexeme.kind === 'link');
  const linkAt = chosen.findIndex((word) => left.indexOf(word) > link);
  return { words: chosen, linkAt: link < 0 || linkAt < 1 ? chosen.length : linkAt };
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
};
export const noTerm = -1;

type Span = { at: number; length: number; number: number; weight: number };

/** Looks a query's words up, once for all that is done with it; `text`: as it was typed, without what makes a sentence of it. */
export function readQuery(typed: string, { dictionary, findSenses, language }: QueryVocabulary): QueryWords {
  const text = askedText(typed);
  const { words, linkAt } = askedWords(text, findSenses);
  const found = findSenses(words);
  const { senses, unmeant } = sensesIn(language, words, found, findSenses);
  const exact = words.map(({ lexeme }) => dictionary.find(lexeme.term));
  const within = senses.flatMap((sense) => sensesWithin(sense, words, findSenses));
  const spans = listSpans(words, [...senses, ...within], dictionary);
  spans.push(...unmeantSpans(found, unmeant, dictionary));
  return { text, words, senses, unmeant, spans, exact, linkAt };
}

/** Reads a query into concepts, one for each of its words; where it `isBegun`, the last may still go on, less so where it is a name. */
export function parseQuery(
  { words, senses, spans, exact }: QueryWords,
  vocabulary: QueryVocabulary,
  { isBegun = false, isName = false }: { isBegun?: boolean; isName?: boolean } = {},
): Concept[] {
  const isScreen = namesScreen(words);
  const concepts = words.map((word, at): Concept => {
    const { term } = word.lexeme;
    const alternatives: Alternative[] = [];
    const own = exact[at];
    const isOfWord = ({ at: from, length }: Pick<Span, 'at' | 'length'>) => from === at && length === 1;
    const isUnsaid = senses.some(isOfWord) && !vocabulary.findSenses.isSaid(term);
    const isDoubted = isUnsaid && words.length === 1 && spans.some(isOfWord);
    // "Écran 27" means inches before the end of a code.
    const isInches = isScreen && bareInches.test(term);
    const ownWeight = isDoubted ? unsaidWeight : isInches ? senseWeight : 1;
    if (own >= 0) alternatives.push(alternativeOf(own, ownWeight));
    for (const span of spans) {
      if (span.at <= at && at < span.at + span.length)
        alternatives.push(alternativeOf(span.number, span.weight, at - span.at));
    }
    for (const other of otherWritings(word, isScreen)) {
      const number = vocabulary.dictionary.find(other);
      // "10 pouces" is no battery of 10 hours.
      const isMainOnly = bareAmount.test(other);
      const weight = isInches && other === `${term}in` ? 1 : senseWeight;
      if (number >= 0) alternatives.push({ ...alternativeOf(number, weight), isMainOnly });
    }
    if (own >= 0) alternatives.push(...farMoreFrequent(term, own, vocabulary));
    const mayGoOn = isBegun && at === words.length - 1;
    // A whole word was meant as it is: a hub is no beginning of a washing machine with a "hublot".
    // So was a part of a phrase: "sèche linge" begins no "séchante".
    const isMeant = senses.some((sense) => sense.at <= at && at < sense.at + sense.length);
    const isBeginning = alternatives.length === 0 && !isMeant && mayBegin(term);
    const weight = isName ? prefixWeightOfName : prefixWeight;
    if (isBeginning || mayGoOn) alternatives.push(...startingWith(term, weight, vocabulary));
    const name = at > 0 ? exact[at - 1] : noTerm;
    const isBehindName = modelNumber.test(term) && name >= 0 && vocabulary.isNumbered(name);
    const chosen = weightiest(alternatives, isBehindName ? maxOfNumber : maxAlternatives);
    const isFigure = /\d/.test(term);
    const isFaint = isFaintTerm(term) || (at > 0 && shortCode.test(term));
    return {
      alternatives: chosen,
      idf: idfOf(chosen, vocabulary),
      isExact: isModel(word) && isRare(own, vocabulary),
      isBehindName,
      isFigure,
      isLeadingFigure: false,
      isFaint,
      unsaid: isUnsaid ? own : noTerm,
      isName: !isFigure && !isFaint && (!isKnownWord(term) || isMakersName(term)),
    };
  });
  const leading = leadingFigure(concepts, words, isScreen);
  return concepts.map((concept, at) => (at === leading ? { ...concept, isLeadingFigure: true } : concept));
}

/** What a term of a word weighs beside other words; `isKind`: the word alone says the kind ("micro streaming"). */
export const weightBeside = (
  { term, weight }: Alternative,
  { unsaid, alternatives }: Concept,
  isKind: boolean,
): number => (isKind && term === unsaid && alternatives.length > 1 ? weight * unsaidWeight : weight);

const alternativeOf = (term: number, weight: number, shift = 0): Alternative => ({
  term,
  weight,
  shift,
  isMainOnly: false,
});

/** "HDMI 2.1", "Cat 6", "2 m": what tells less than the other words, "lightning" of a cable. */
const lesserFigure = /^\d{1,2}(?:\.\d+)?m?$/;
const bareInches = /^\d{2}$/;
const bareAmount = /^\d+(?:\.\d+)?$/;

/**
 * The figure that matters most, by its place: a model, else the size of a screen, else the first one, as the main thing is said
 * first ("ecran 27 pouces 144hz", "lave-linge 9 kg 1400 tours"). -1: there is none, or only versions and lengths.
 */
function leadingFigure(concepts: readonly Concept[], words: readonly Word[], isScreen: boolean): number {
  const findFigure = (isMeant: (concept: Concept, at: number) => boolean) =>
    concepts.findIndex((concept, at) => concept.isFigure && isMeant(concept, at));
  const termAt = (at: number) => words[at]?.lexeme.term ?? '';
  const chosen = [
    findFigure(({ isExact }) => isExact),
    ...(isScreen ? [findFigure((_, at) => diagonal.test(termAt(at)))] : []),
    findFigure(({ isBehindName }, at) => isBehindName || !lesserFigure.test(termAt(at))),
  ];
  return chosen.find((at) => at >= 0) ?? -1;
}

/** In their order, unless there are more than so many. */
const weightiest = (all: Alternative[], max: number): Alternative[] =>
  all.length <= max ? all : all.toSorted((a, b) => b.weight - a.weight).slice(0, max);

const bareNumber = /^\d{1,4}[a-z]?$/;
const size = /^\d?x{1,3}[ls]$/;
const age = /^\d{1,2}ans$/;
/** Behind a name it tells one of many: "thinkpad x1", "galaxy s21", "hdmi 2.1". */
export const shortCode = /^(?:[a-z]\d{1,2}|\d{1,2}\.\d{1,2})$/;
/** For whom a thing is, folded. */
const persons: ReadonlySet<string> = new Set(
  splitWords(
    'homme femme mixte enfant garçon fille ado adulte men man women woman lady unisex kids child children boy girl teen adult',
    30,
  ).map(({ lexeme }) => lexeme.term),
);

/** A number, a letter, a size, an age, a colour or a person names no kind of thing. */
export const isFaintTerm = (term: string): boolean =>
  bareNumber.test(term) ||
  size.test(term) ||
  age.test(term) ||
  term.length === 1 ||
  colourOfWord.has(term) ||
  persons.has(term);

/** "tn-2110", "2060": long enough for a model, or glued together like one; amounts with a unit are none. */
const isModel = ({ lexeme: { term, kind }, isGlued }: Word): boolean =>
  kind !== 'measure' && /\d/.test(term) && (isGlued || term.length > 3);

/** A model has no more products than a page shows, or one in so many of a large catalogue: what more have is a feature ("ddr4"). */
const maxOfModel = 24;
const listedPerModel = 700;
const isRare = (own: number, { frequency, listed }: QueryVocabulary): boolean =>
  own < 0 || frequency(own) <= Math.max(maxOfModel, listed / listedPerModel);

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

const decimal = /^\d+\.\d+$/;

/** Whether a word that no product holds may be the beginning of one: words of a language were meant, and "2.1" begins no 2.13 m. */
export const mayBegin = (term: string): boolean => !isKnownWord(term) && !decimal.test(term);

function startingWith(
  prefix: string,
  weight: number,
  { dictionary, frequency }: QueryVocabulary,
): Alternative[] {
  const [from, to] = dictionary.range(prefix);
  const end = Math.min(to, from + termsCompared);
  const moreFrequent = (a: number, b: number) => frequency(b) - frequency(a) || a - b;
  const held: number[] = [];
  let min = 0;
  for (let term = from; term < end; term++) {
    if (frequency(term) <= min) continue;
    held.push(term);
    if (held.length < 2 * prefixTerms) continue;
    held.sort(moreFrequent).length = prefixTerms;
    min = frequency(held[prefixTerms - 1]);
  }
  return held
    .sort(moreFrequent)
    .slice(0, prefixTerms)
    .map((term) => alternativeOf(term, weight));
}

/**
 * Merchants misspell as well: a rare word, one slip from one that is a hundred times as frequent, is looked for as
 * both; one of a language where it sounds like a maker's name.
 */
function farMoreFrequent(word: string, exact: number, vocabulary: QueryVocabulary): Alternative[] {
  const min = vocabulary.frequency(exact) * misspeltRatio;
  if (min > vocabulary.listed || word.length < misspeltLength) return [];
  const term = isKnownWord(word)
    ? findMakerSounding(word, min, vocabulary)
    : vocabulary.correctToFrequent(word, { min, distance: 1 });
  return term < 0 ? [] : [alternativeOf(term, senseWeight)];
}

/** How much a word tells: the rarer, the more; as often as the most frequent term that stands for it. */
function idfOf(alternatives: readonly Alternative[], { frequency, listed }: QueryVocabulary): number {
  const max = Math.max(0, ...alternatives.map(({ term }) => frequency(term)));
  return Math.log(1 + (listed - max + 0.5) / (max + 0.5));
}
