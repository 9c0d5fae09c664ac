import { maxWeight } from '../fields.ts';
import { asidePlace, type IndexData, noPlace } from '../index-data.ts';
import type { Alternative } from './reading/alternatives.ts';
import { type Concept, weightBeside } from './reading/concepts.ts';
import type { Scratch } from './scratch.ts';

// What is known of a document while a query is scored, in one number, so that a posting touches little memory: the place of
// the last word found and its concept's number, from 1; how many words were found, and how many of them in main fields; and
// whether it holds the rarest word, as nothing else can be a full match. Other files ask by functions: what they imported
// by name V8 would load each time.
const placeBits = 0xff;
const [oneConcept, conceptBits] = [2 ** 8, 0xff00];
const [oneWord, wordBits] = [2 ** 16, 0xf0000];
const oneMainWord = 2 ** 20;
const candidate = 2 ** 24;
/** … and whether it holds a word that names a kind of thing, an amount or a model, and in a main field what tells more. */
const ofKind = 2 ** 25;
const withFigure = 2 ** 26;
const telling = 2 ** 27;
/** … and how many words that name the kind of thing are in main fields, three at most. */
const [oneOfKind, kindBits] = [2 ** 28, 3 * 2 ** 28];
export const maxOfKind = 3;
/** … and whether it says that it is another kind of thing than those that are named. */
const ofOtherKind = 2 ** 30;

export const wordsIn = (state: number): number => (state >>> 16) & 15;
export const mainWordsIn = (state: number): number => (state >>> 20) & 15;
export const kindWordsIn = (state: number): number => (state & kindBits) / oneOfKind;
export const hasFigure = (state: number): boolean => (state & withFigure) !== 0;
export const tellsMore = (state: number): boolean => (state & telling) !== 0;
/** A word for the kind of thing, if only in the description. */
export const saysKind = (state: number): boolean => (state & ofKind) !== 0;
export const isOther = (state: number): boolean => (state & ofOtherKind) !== 0;
export const asOther = (state: number): number => state | ofOtherKind;
/** The same for all documents that rank alike. */
export const withoutPlace = (state: number): number => state & ~(conceptBits | placeBits);

/** Has a word for the kind of thing in a main field, and does not say that it is of another. */
export const namesKind = (state: number): boolean => (state & kindBits) !== 0 && (state & ofOtherKind) === 0;

/** Tiers of a match: some words; all words; all words in the main fields. */
export function tierOf(state: number, words: number): number {
  const found = wordsIn(state);
  if (found < words) return found;
  return mainWordsIn(state) === words ? words + 1 : words;
}

/** Two words side by side in a title as in the query tell half a rare word more. */
export const adjacency = 0.5;
/** Where a term has so many times more postings than may count, those are looked up one by one. */
const lookUpRatio = 16;

type Scoring = Pick<Concept, 'isBehindName'> &
  Pick<Alternative, 'isMainOnly'> & {
    number: number;
    shift: number;
    bonus: number;
    onlyWhole: boolean;
    /** To what holds no word before it as well. */
    isFirst: boolean;
    isKind: boolean;
    /** What a document's state gains by the word, and by its being in a main field. */
    gains: number;
    gainsInMain: number;
  };

/** Points that the words of a query give to documents, word by word, in arrays that are there already. */
export type WordScores = {
  /** Documents that hold a word: the first `count`. */
  touched: Uint32Array;
  count(): number;
  /** What is known of each, in the bits above. */
  states: Int32Array;
  scores: Float32Array;
  /** Scores all that holds one of so many first words. `kind`: words, by place, that name the kind of thing. */
  scoreAll(concepts: readonly Concept[], kind: readonly number[], firstWords: number): void;
  /** Scores what may hold all words alone. */
  scoreWhole(concepts: readonly Concept[], kind: readonly number[]): void;
  reset(): void;
  /** Scores a document that is added, until the next query. */
  setScore(document: number, score: number): void;
};

export function createWordScores(
  { documents, impacts, places, starts, listed }: IndexData,
  scratch: Scratch,
): WordScores {
  const scores = scratch('float32', 'scores', listed);
  const states = scratch('int32', 'states', listed);
  /** Score of the current concept in a document, where several terms match it. */
  const given = scratch('float32', 'given', listed);
  const touched = scratch('uint32', 'touched', listed);
  /** What holds the rarest word, by document. */
  const candidates = scratch('uint32', 'candidates', listed);
  const picked = scratch('int32', 'picked', Math.ceil(listed / lookUpRatio));
  let candidatesCount = 0;
  let count = 0;

  const postingsOf = ({ alternatives }: Concept): number => {
    let sum = 0;
    for (const { term } of alternatives) sum += starts[term + 1] - starts[term];
    return sum;
  };

  /** Picks a term's postings in candidates; returns how many. Each is further on than the one before. */
  function pickCandidates(term: number): number {
    const end = starts[term + 1];
    let found = 0;
    for (let i = 0, from = starts[term]; i < candidatesCount && from < end; i++) {
      const document = candidates[i];
      let step = 1;
      for (; from + step < end && documents[from + step] < document; step *= 2) from += step;
      let to = Math.min(end, from + step);
      while (from < to) {
        const middle = (from + to) >>> 1;
        if (documents[middle] < document) from = middle + 1;
        else to = middle;
      }
      if (from < end && documents[from] === document) picked[found++] = from++;
    }
    return found;
  }

  /** Adds what one term gives to the concept of this number, from 1; `onlyWhole`: to what holds all before it. */
  function scoreTerm(term: number, weight: number, scoring: Scoring): void {
    const { number, shift, bonus, onlyWhole, isFirst, isKind, isBehindName, isMainOnly } = scoring;
    const { gains, gainsInMain } = scoring;
    const first = starts[term];
    const postings = starts[term + 1] - first;
    const isPicked = onlyWhole && candidatesCount * lookUpRatio < postings;
    const visited = isPicked ? pickCandidates(term) : postings;
    const whole = candidate + (number - 1) * oneWord;
    for (let at = 0; at < visited; at++) {
      const i = isPicked ? picked[at] : first + at;
      const document = documents[i];
      const state = states[document];
      const isAgain = (state & conceptBits) === number * oneConcept;
      if (onlyWhole && !isAgain && (state & (candidate | wordBits)) !== whole) continue;
      if (!isFirst && (state & wordBits) === 0) continue;
      const titlePlace = places[i];
      if (isMainOnly && titlePlace === asidePlace) continue;
      const place = titlePlace < noPlace ? titlePlace + shift : titlePlace;
      const last = number * oneConcept + place;
      let points = weight * impacts[i];
      const behind = (state & (conceptBits | placeBits)) + oneConcept;
      if (behind + 1 === last && place < noPlace) points += bonus;
      // What only a description says has no place there.
      else if (isBehindName && (behind !== last || place !== asidePlace)) continue;
      let kept = withoutPlace(state);
      if (isAgain) {
        const isInMain = (state & placeBits) !== asidePlace;
        if (!isInMain && place !== asidePlace) {
          kept = inMain(kept, gainsInMain, isKind);
          states[document] = kept + last;
        }
        const before = given[document];
        if (points <= before) continue;
        scores[document] = scores[document] + points - before;
        given[document] = points;
        // A word counts once in main fields, wherever its other terms stand.
        if (isInMain && place === asidePlace) continue;
      } else {
        if ((state & wordBits) === 0) touched[count++] = document;
        kept = (kept + oneWord) | gains;
        if (place !== asidePlace) kept = inMain(kept, gainsInMain, isKind);
        scores[document] = scores[document] + points;
      }
      given[document] = points;
      states[document] = kept + last;
    }
  }

  function scoreWords(
    concepts: readonly Concept[],
    kind: readonly number[],
    { onlyWhole, firstWords }: { onlyWhole: boolean; firstWords: number },
  ): void {
    const isBeside = concepts.length > 1 && kind.length === 1;
    concepts.forEach((concept, at) => {
      const { alternatives, idf, isBehindName, isLeadingFigure, isFaint } = concept;
      const isKind = kind.includes(at);
      // An array that is asked for its place -1 is searched by name.
      const before = at > 0 ? concepts[at - 1] : undefined;
      const bonus = before ? adjacency * Math.min(idf, before.idf) : 0;
      const gains = (isKind ? ofKind : 0) | (isLeadingFigure ? withFigure : 0);
      const gainsInMain = isKind || isFaint ? 0 : telling;
      for (const alternative of alternatives) {
        const { term, shift, isMainOnly } = alternative;
        const weight = weightBeside(alternative, concept, isKind && isBeside);
        const place = { number: at + 1, shift, bonus, onlyWhole, isFirst: at < firstWords };
        const scoring = { ...place, isKind, isBehindName, isMainOnly, gains, gainsInMain };
        scoreTerm(term, (weight * idf * maxWeight) / 255, scoring);
      }
    });
  }

  /** Marks what may match the rarest concept. */
  function markCandidates({ alternatives }: Concept): void {
    candidatesCount = 0;
    for (const { term } of alternatives) {
      const end = starts[term + 1];
      for (let i = starts[term]; i < end; i++) {
        const document = documents[i];
        if (states[document] !== 0) continue;
        states[document] = candidate;
        candidates[candidatesCount++] = document;
      }
    }
    if (alternatives.length > 1) candidates.subarray(0, candidatesCount).sort();
  }

  return {
    touched,
    count: () => count,
    states,
    scores,
    scoreAll: (concepts, kind, firstWords) => scoreWords(concepts, kind, { onlyWhole: false, firstWords }),
    scoreWhole(concepts, kind) {
      const rarest = concepts.reduce((best, concept) =>
        postingsOf(concept) < postingsOf(best) ? concept : best,
      );
      markCandidates(rarest);
      scoreWords(concepts, kind, { onlyWhole: true, firstWords: 1 });
      for (let i = 0; i < candidatesCount; i++) {
        const document = candidates[i];
        states[document] = states[document] & ~candidate;
      }
    },
    reset() {
      for (let i = 0; i < count; i++) {
        const document = touched[i];
        states[document] = 0;
        scores[document] = 0;
      }
      count = 0;
    },
    setScore(document, score) {
      if ((states[document] & wordBits) === 0) touched[count++] = document;
      scores[document] = score;
    },
  };
}

/** A document's state with one more word in a main field. */
function inMain(state: number, gains: number, isKind: boolean): number {
  const grown = (state + oneMainWord) | gains;
  return isKind && (grown & kindBits) !== kindBits ? grown + oneOfKind : grown;
}
