import { isKnownWord } from '../../../../language/known-words.ts';
import { isMakersName } from '../../../../language/makers-names.ts';
import { diagonal, namesScreen } from '../../words/diagonals.ts';
import type { Word } from '../../words/scan-words.ts';
import {
  type Alternative,
  isOfWord,
  meaningsOf,
  startingWith,
  unsaidWeight,
  weightiest,
} from './alternatives.ts';
import { isFaintTerm, shortCode } from './faint-terms.ts';
import { countedParts, modelNumber } from './numbered-names.ts';
import { noTerm, type QueryVocabulary, type QueryWords } from './read-query.ts';

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

const prefixWeight = 0.8;
/** What names things already seldom goes on: "thé" is tea rather than a thermometer. */
const prefixWeightOfName = 0.4;
/** Terms that stand for one word at most, aliases and all; for a number each is looked for behind each of a name. */
const maxAlternatives = 40;
const maxOfNumber = 12;

/** How a query is read: where it `isBegun`, its last word may still go on, less so where it is a name. */
type Reading = { isBegun?: boolean; isName?: boolean };

/** Reads a query into concepts, one for each of its words. */
export function parseQuery(query: QueryWords, vocabulary: QueryVocabulary, reading: Reading = {}): Concept[] {
  const isScreen = namesScreen(query.words);
  const read = (thing: QueryWords) =>
    thing.words.map((_, at) => conceptOf(thing, at, vocabulary, { ...reading, isScreen }));
  const concepts = (query.others ?? [])
    .map(read)
    .reduce((all, other) => all.map((concept, at) => eitherOf(concept, other[at], vocabulary)), read(query));
  const leading = leadingFigure(concepts, query.words, isScreen);
  return concepts.map((concept, at) => (at === leading ? { ...concept, isLeadingFigure: true } : concept));
}

/** A word of one of the things that are compared, or that of another in its place. */
function eitherOf(one: Concept, other: Concept | undefined, vocabulary: QueryVocabulary): Concept {
  if (!other) return one;
  const own = new Set(one.alternatives.map(({ term }) => term));
  const alternatives = weightiest(
    [...one.alternatives, ...other.alternatives.filter(({ term }) => !own.has(term))],
    maxAlternatives,
  );
  return {
    alternatives,
    idf: idfOf(alternatives, vocabulary),
    isExact: one.isExact || other.isExact,
    isBehindName: one.isBehindName && other.isBehindName,
    isFigure: one.isFigure && other.isFigure,
    isLeadingFigure: false,
    isFaint: one.isFaint && other.isFaint,
    isName: one.isName || other.isName,
    unsaid: one.unsaid,
  };
}

type ReadingOfWord = Reading & { isScreen: boolean };

function conceptOf(
  query: QueryWords,
  at: number,
  vocabulary: QueryVocabulary,
  reading: ReadingOfWord,
): Concept {
  const word = query.words[at];
  const { term } = word.lexeme;
  const own = query.exact[at];
  const isUnsaid = query.senses.some(isOfWord(at)) && !vocabulary.findSenses.isSaid(term);
  const meanings = meaningsOf(query, at, vocabulary, { isUnsaid, isScreen: reading.isScreen });
  const beginnings = mayGoOn(query, at, meanings.length > 0, reading)
    ? startingWith(term, reading.isName ? prefixWeightOfName : prefixWeight, vocabulary)
    : [];
  const name = at > 0 ? query.exact[at - 1] : noTerm;
  const [before, behind] = [at - 1, at + 1].map((place) => query.words[place]?.lexeme.term ?? '');
  // The port of an "iPhone 13" is no thirteenth.
  const isCount = countedParts.has(behind) && isKnownWord(before) && !isMakersName(before);
  const isBehindName = modelNumber.test(term) && !isCount && name >= 0 && vocabulary.isNumbered(name);
  const max = isBehindName ? maxOfNumber : maxAlternatives;
  const alternatives = weightiest([...meanings, ...beginnings], max);
  const isFigure = /\d/.test(term);
  const isFaint = isFaintTerm(term) || (at > 0 && shortCode.test(term));
  return {
    alternatives,
    idf: idfOf(alternatives, vocabulary),
    isExact: isModel(word) && isRare(own, vocabulary),
    isBehindName,
    isFigure,
    isLeadingFigure: false,
    isFaint,
    unsaid: isUnsaid ? own : noTerm,
    isName: !isFigure && !isFaint && (!isKnownWord(term) || isMakersName(term)),
  };
}

/** Whether a word stands for what it begins: the last one while it is typed, else one without a meaning of its own. */
function mayGoOn(
  { words, senses }: QueryWords,
  at: number,
  hasMeaning: boolean,
  { isBegun = false }: Reading,
): boolean {
  if (isBegun && at === words.length - 1) return true;
  // A whole word was meant as it is: a hub is no beginning of a washing machine with a "hublot".
  // So was a part of a phrase: "sèche linge" begins no "séchante".
  const isMeant = senses.some((sense) => sense.at <= at && at < sense.at + sense.length);
  return !hasMeaning && !isMeant && !beginsCode(words, at) && mayBegin(words[at].lexeme.term);
}

/** The letters of "WH-1000XM5" begin no whisky. */
const beginsCode = (words: readonly Word[], at: number): boolean => {
  const next = words[at + 1];
  return next?.isGlued === true && /\d/.test(next.lexeme.term);
};

/** What a term of a word weighs beside other words; `isKind`: the word alone says the kind ("micro streaming"). */
export const weightBeside = (
  { term, weight }: Alternative,
  { unsaid, alternatives }: Concept,
  isKind: boolean,
): number => (isKind && term === unsaid && alternatives.length > 1 ? weight * unsaidWeight : weight);

/** "HDMI 2.1", "Cat 6", "2 m": what tells less than the other words, "lightning" of a cable. */
const lesserFigure = /^(?:cat)?\d{1,2}(?:\.\d+)?[ae]?m?$/;

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

const cableGrade = /^cat\d/;

/** "tn-2110", "2060": long enough for a model, or glued together like one; amounts with a unit are none, nor are the grades of cables. */
const isModel = ({ lexeme: { term, kind }, isGlued }: Word): boolean =>
  kind !== 'measure' && /\d/.test(term) && (isGlued || term.length > 3) && !cableGrade.test(term);

/** A model has no more products than a page shows, or one in so many of a large catalogue: what more have is a feature ("ddr4"). */
const maxOfModel = 24;
const listedPerModel = 700;
const isRare = (own: number, { frequency, listed }: QueryVocabulary): boolean =>
  own < 0 || frequency(own) <= Math.max(maxOfModel, listed / listedPerModel);

/** Whether a word that no product holds may be the beginning of one: words of a language were meant, "2.1" begins no 2.13 m, "s26" no "S26361-F405". */
export const mayBegin = (term: string): boolean => !isKnownWord(term) && !shortCode.test(term);

/** How much a word tells: the rarer, the more; as often as the most frequent term that stands for it. */
function idfOf(alternatives: readonly Alternative[], { frequency, listed }: QueryVocabulary): number {
  const max = Math.max(0, ...alternatives.map(({ term }) => frequency(term)));
  return Math.log(1 + (listed - max + 0.5) / (max + 0.5));
}
