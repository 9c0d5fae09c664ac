import { maxWeight } from '../fields.ts';
import { asidePlace, type IndexData, noPlace } from '../index-data.ts';
import type { NamedCategories } from './named-categories.ts';
import type { Concept } from './query.ts';
import type { Scratch } from './scratch.ts';

/** Matching documents (the first `count`) and their scores. Valid until the next query. */
export type Matches = {
  documents: Uint32Array;
  count: number;
  /** By document; only those of `documents` are set. */
  scores: Float32Array;
  /** Some product holds every word of the query. */
  isWhole: boolean;
  /** How many do. */
  wholeCount: number;
  /** … and is such a thing as was asked for, not only mentions it. */
  isAnswered: boolean;
  /** What lacks a word stands behind what holds all. */
  isParted: boolean;
};

/** What lacks a word, the one for the thing, stands behind what is such a thing. */
export const strayFactor = 0.25;
/** What lacks a word scores below all that holds every word, in its own order, where one does in more than its description. */
export const lackingFactor = 2 ** -20;
/** Where no product holds all words, what does not say that it is such a thing and only stands on its shelf; squared on a shelf below. */
export const shelvedFactor = 0.5;
/** What has none of the amounts and models that were asked for: 8 TB where 6 TB were. */
export const otherFactor = 0.25;
/** With so many full matches, documents that lack a word are left out. */
const enoughMatches = 10;
/** With so many matches in the main fields, mere mentions are left out. */
export const plentyMatches = 500;
/** Two words side by side in a title as in the query tell half a rare word more. */
export const adjacency = 0.5;
/** A product of the best standing outranks one of the worst with the same text by a quarter. */
export const standingEffect = 0.25;
/** So small a factor that what awaits a merchant scores below everything on offer, in its own order. */
export const awaitingFactor = 2 ** -60;
/** A single word names the thing itself: what only mentions it in its description is seldom meant. */
export const mentionFactor = 0.5;
/** A query that names a category, or the things in it, asks for what is in it. */
export const [wholeLift, partLift] = [3, 2];

// A document's state in one number, so that a posting touches little memory: the place of the last word found and its
// concept's number, from 1; how many words were found, and how many of them in main fields; and whether it holds the
// rarest word, as nothing else can be a full answer.
const placeBits = 0xff;
const [oneConcept, conceptBits] = [2 ** 8, 0xff00];
const [oneWord, wordBits] = [2 ** 16, 0xf0000];
const oneMainWord = 2 ** 20;
const candidate = 2 ** 24;
/** … and whether it holds a word that names a kind of thing, an amount or a model, and in a main field what tells more. */
const ofKind = 2 ** 25;
const withFigure = 2 ** 26;
const tellsMore = 2 ** 27;
/** … and how many words that name the kind of thing are in main fields, three at most. */
const [oneOfKind, kindBits] = [2 ** 28, 3 * 2 ** 28];
const kindWordsIn = (state: number) => (state & kindBits) / oneOfKind;
export const maxOfKind = 3;
/** What a category is to the kind that is named: one of its shelves, one that has the name itself, none of them. */
const [inPlaces, inOwn, elsewhere] = [1, 2, 4];
const wordsIn = (state: number) => (state >>> 16) & 15;
const mainWordsIn = (state: number) => (state >>> 20) & 15;

/**
 * Scores documents word by word into arrays that are there already. The score of a document is the sum of
 * its words' points, by the share of the query's words that it holds. `chooseTier` says which ones are shown.
 */
export type Scorer = {
  score(concepts: readonly Concept[], named: Named): Matches;
  /** Scores a document that is added to the matches, until the next query. */
  setScore(document: number, score: number): void;
};

type Named = Pick<NamedCategories, 'places' | 'isWhole'> &
  Partial<Pick<NamedCategories, 'kind' | 'isKindWhole' | 'isPart' | 'own' | 'above'>> & {
    /** What only mentions the thing is not taken for one: sorted by price it would come first. */
    isStrict?: boolean;
    /** Nothing but things of the kind is an answer. */
    isOnlyKind?: boolean;
  };

export function createScorer(data: IndexData, scratch: Scratch): Scorer {
  const {
    documents,
    impacts,
    places,
    starts,
    offered,
    listed,
    standing,
    facets,
    isCategoryDoubtful,
    isKindSaid,
  } = data;
  const scores = scratch('float32', 'scores', listed);
  /** What is known of each document, in the bits above. */
  const states = scratch('int32', 'states', listed);
  /** Score of the current concept in a document, where several terms match it. */
  const given = scratch('float32', 'given', listed);
  const touched = scratch('uint32', 'touched', listed);
  const found = scratch('uint32', 'found', listed);
  let count = 0;
  /** By category, what it is to the query's kind: looked up once for each, not for each document. */
  const shelves = new Uint8Array(data.categoryIds.length + 1);

  function readShelves(named: Named): void {
    for (let place = 0; place < shelves.length; place++)
      shelves[place] =
        (named.places.has(place) ? inPlaces : 0) |
        (named.own?.has(place) ? inOwn : 0) |
        (isElsewhere(place, named) ? elsewhere : 0);
  }
  const isOnShelf = (document: number, flag: number): boolean =>
    (shelves[facets.category[document]] & flag) !== 0;

  /** Adds what one term gives to the concept of this number, from 1; `onlyWhole`: to what holds all before it. */
  function scoreTerm(term: number, weight: number, scoring: Scoring): void {
    const { number, shift, bonus, onlyWhole, isKind, isBehindName, isFigure, isFaint } = scoring;
    const end = starts[term + 1];
    const whole = candidate + (number - 1) * oneWord;
    for (let i = starts[term]; i < end; i++) {
      const document = documents[i];
      const state = states[document];
      const isAgain = (state & conceptBits) === number * oneConcept;
      if (onlyWhole && !isAgain && (state & (candidate | wordBits)) !== whole) continue;
      const titlePlace = places[i];
      const place = titlePlace < noPlace ? titlePlace + shift : titlePlace;
      const last = number * oneConcept + place;
      let points = weight * impacts[i];
      const behind = (state & (conceptBits | placeBits)) + oneConcept;
      if (behind + 1 === last && place < noPlace) points += bonus;
      // What only a description says has no place there.
      else if (isBehindName && (behind !== last || place !== asidePlace)) continue;
      let kept = state & ~(conceptBits | placeBits);
      if (isAgain) {
        if ((state & placeBits) === asidePlace && place !== asidePlace) {
          kept = inMain(kept + oneMainWord, isKind, isFaint);
          states[document] = inMain(state + oneMainWord, isKind, isFaint);
        }
        const before = given[document];
        if (points <= before) continue;
        scores[document] = scores[document] + points - before;
      } else {
        if ((state & wordBits) === 0) touched[count++] = document;
        kept = place === asidePlace ? kept + oneWord : inMain(kept + oneWord + oneMainWord, isKind, isFaint);
        if (isFigure) kept |= withFigure;
        if (isKind) kept |= ofKind;
        scores[document] = scores[document] + points;
      }
      given[document] = points;
      states[document] = kept + last;
    }
  }

  function scoreAll(concepts: readonly Concept[], kind: readonly number[], onlyWhole: boolean): void {
    concepts.forEach(({ alternatives, idf, isBehindName, isFigure, isFaint }, at) => {
      const isKind = kind.includes(at);
      // An array that is asked for its place -1 is searched by name.
      const before = at > 0 ? concepts[at - 1] : undefined;
      const bonus = before ? adjacency * Math.min(idf, before.idf) : 0;
      for (const { term, weight, shift } of alternatives) {
        const scoring = { number: at + 1, shift, bonus, onlyWhole, isKind, isBehindName, isFigure, isFaint };
        scoreTerm(term, (weight * idf * maxWeight) / 255, scoring);
      }
    });
  }

  /** Says that it is another kind of thing than those that are named, whatever it holds: a graphics card where "pc gamer" is asked for. */
  const isOther = (document: number): boolean => isKindSaid[document] === 1 && isOnShelf(document, elsewhere);

  /** How many documents there are of each tier, of those that may be what was asked for. */
  function countTiers(words: number): number[] {
    const counts = new Array<number>(words + 2).fill(0);
    for (let i = 0; i < count; i++) {
      if (isOther(touched[i])) continue;
      const tier = tierOf(states[touched[i]], words);
      counts[tier] = counts[tier] + 1;
    }
    return counts;
  }

  /** Marks what the rarest concept may be answered by, or takes the marks off. */
  function markCandidates({ alternatives }: Concept, isMarked: boolean): void {
    for (const { term } of alternatives) {
      const end = starts[term + 1];
      for (let i = starts[term]; i < end; i++) {
        const document = documents[i];
        const state = states[document];
        states[document] = isMarked ? state | candidate : state & ~candidate;
      }
    }
  }

  function scoreWhole(concepts: readonly Concept[], kind: readonly number[]): void {
    const rarest = concepts.reduce((best, concept) =>
      postingsOf(concept) < postingsOf(best) ? concept : best,
    );
    markCandidates(rarest, true);
    scoreAll(concepts, kind, true);
    markCandidates(rarest, false);
  }

  const postingsOf = ({ alternatives }: Concept) =>
    alternatives.reduce((sum, { term }) => sum + starts[term + 1] - starts[term], 0);

  /**
   * Full matches come first: where there are enough, the many documents with a single word are never read.
   */
  function scoreDocuments(concepts: readonly Concept[], kind: readonly number[]): number {
    reset();
    if (concepts.length > 1) {
      scoreWhole(concepts, kind);
      const least = chooseTier(countTiers(concepts.length), concepts);
      if (least >= concepts.length) return least;
      reset();
    }
    scoreAll(concepts, kind, false);
    return chooseTier(countTiers(concepts.length), concepts);
  }

  const namesKind = (document: number): boolean => (states[document] & kindBits) !== 0 && !isOther(document);

  /** On a shelf of several things only what does not say that it is another. */
  const isThing = (document: number, named: Named): boolean =>
    namesKind(document) || (isOnShelf(document, inPlaces) && !(named.isPart && isKindSaid[document] === 1));

  /** The same, but a shelf below is for something else: printers have cartridges. */
  const saysThing = (document: number): boolean => namesKind(document) || isOnShelf(document, inOwn);

  /** Whether some product is what a text asks for with all its words, and tells more of them than its description does. */
  function findAnswers(words: number, named: Named): { isAnswered: boolean; isFull: boolean } {
    let isAnswered = false;
    for (let i = 0; i < count; i++) {
      const document = touched[i];
      const state = states[document];
      if (wordsIn(state) < words || (named.places.size > 0 && !isThing(document, named))) continue;
      if (2 * mainWordsIn(state) >= words) return { isAnswered: true, isFull: true };
      isAnswered = true;
    }
    return { isAnswered, isFull: false };
  }

  const isOfKind = (document: number): boolean =>
    ((states[document] & ofKind) !== 0 && !isOther(document)) || isOnShelf(document, inPlaces);

  /** Lacks a word, is no such thing, and has only the colour, the number or for whom it is, or a part of the thing's name. */
  const isNoAnswer = (document: number, words: number, named: Named): boolean =>
    wordsIn(states[document]) < words &&
    ((states[document] & tellsMore) === 0 || named.isOnlyKind === true) &&
    (named.isKindWhole
      ? kindWordsIn(states[document]) < kindWordsOf(named)
      : (states[document] & ofKind) === 0) &&
    !isOnShelf(document, inPlaces);

  /**
   * Where nothing holds all words: the highest tier, up to the chosen one, in which something is of the kind that was
   * named. 0: nothing is, or something holds all words.
   */
  function tierOfKind(chosen: number, words: number): number {
    let highest = 0;
    for (let i = 0; i < count; i++) {
      if (isOther(touched[i])) continue;
      const tier = tierOf(states[touched[i]], words);
      if (tier >= words) return 0;
      if (tier > highest && isOfKind(touched[i])) highest = tier;
    }
    return Math.min(chosen, highest);
  }

  function reset(): void {
    for (let i = 0; i < count; i++) {
      const document = touched[i];
      states[document] = 0;
      scores[document] = 0;
    }
    count = 0;
  }

  function setScore(document: number, score: number): void {
    if ((states[document] & wordBits) === 0) touched[count++] = document;
    scores[document] = score;
  }

  function score(concepts: readonly Concept[], named: Parameters<Scorer['score']>[1]): Matches {
    readShelves(named);
    const kind = keptWords(concepts, named.kind);
    const chosen = scoreDocuments(concepts, kind);
    // Where a word is lacking, it is none that says what the thing is: "aspirateur sans fil" asks for no mouse.
    const mayLack = chosen < concepts.length && kind.length > 0 && kind.length < concepts.length;
    const tier = mayLack ? tierOfKind(chosen, concepts.length) : 0;
    const least = tier > 0 ? tier : chosen;
    const isLifting = named.places.size > 0;
    const categoryLift = named.isWhole ? wholeLift : partLift;
    const mayStray = tier === 0 && mayLack;
    const { isAnswered, isFull } = findAnswers(concepts.length, named);
    const isParted = isFull && least < concepts.length;
    let kept = 0;
    const hasFigure = concepts.some(({ isFigure }) => isFigure);
    let wholeCount = 0;
    for (let i = 0; i < count; i++) {
      const document = touched[i];
      const state = states[document];
      if (tierOf(state, concepts.length) < least) continue;
      if (tier > 0 && !isOfKind(document)) continue;
      if (kind.length > 0 && isNoAnswer(document, concepts.length, named)) continue;
      if (isOther(document) && wordsIn(state) < concepts.length) continue;
      const isLacking = wordsIn(state) < concepts.length || isOther(document);
      if (!isLacking) wholeCount++;
      const share = wordsIn(state) / concepts.length;
      const isMention = concepts.length === 1 && mainWordsIn(state) === 0;
      const isLifted =
        isLifting &&
        isCategoryDoubtful[document] === 0 &&
        isOnShelf(document, inPlaces) &&
        (concepts.length === 1 || !named.own || saysThing(document));
      const lift = isLifted ? categoryLift : 1;
      const isShelved = tier > 0 && isLifting && !namesKind(document);
      const shelved = !isShelved ? 1 : saysThing(document) ? shelvedFactor : shelvedFactor ** 2;
      const other =
        hasFigure && wordsIn(state) < concepts.length && (state & withFigure) === 0 ? otherFactor : 1;
      const isStray =
        isOther(document) ||
        (mayStray && isLacking && !isOfKind(document)) ||
        (named.isStrict && isLifting && !saysThing(document));
      const rank = (document < offered ? 1 : awaitingFactor) * (isStray ? strayFactor : 1);
      const fullness = isParted && isLacking ? lackingFactor : 1;
      const effect = rank * shelved * other * fullness * (1 + (standingEffect * standing[document]) / 255);
      scores[document] = scores[document] * share * lift * effect * (isMention ? mentionFactor : 1);
      found[kept++] = document;
    }
    const whole = { isWhole: wholeCount > 0, wholeCount, isAnswered, isParted };
    return { documents: found, count: kept, scores, ...whole };
  }

  return { score, setScore };
}

/**
 * Words, by place, of which a product holds one where it lacks others: those that say what the thing is, else those that are
 * not faint. `kind`: the former.
 */
export function keptWords(
  concepts: readonly Concept[],
  kind: readonly number[] | undefined,
): readonly number[] {
  if (!kind) return [];
  return kind.length > 0 ? kind : [...concepts.keys()].filter((at) => concepts[at]?.isFaint === false);
}

/** Whether a category is none of those that are named, nor one that they are part of. */
export const isElsewhere = (
  category: number,
  { places, own, above }: Pick<Named, 'places' | 'own' | 'above'>,
): boolean => own !== undefined && own.size > 0 && !places.has(category) && above?.has(category) !== true;

/** How many words of the kind's name say that something is one. */
const kindWordsOf = ({ kind = [], isKindWhole = false }: Named): number =>
  isKindWhole ? Math.min(maxOfKind, kind.length) : 1;

/** A document's state with one more word in a main field. */
function inMain(state: number, isKind: boolean, isFaint: boolean): number {
  if (!isKind) return isFaint ? state : state | tellsMore;
  return (state & kindBits) === kindBits ? state : state + oneOfKind;
}

type Scoring = Pick<Concept, 'isBehindName' | 'isFigure' | 'isFaint'> & {
  number: number;
  shift: number;
  bonus: number;
  onlyWhole: boolean;
  isKind: boolean;
};

/** Tiers of a match: some words; all words; all words in the main fields. */
function tierOf(state: number, words: number): number {
  const found = wordsIn(state);
  if (found < words) return found;
  return mainWordsIn(state) === words ? words + 1 : words;
}

/**
 * The lowest tier to show. With plenty of full matches in title, brand, code or category, mere mentions in
 * descriptions are left out: sorted by price they would come first. Documents that lack a word, with at least
 * half of the words, are added where there are too few full matches; never beside a model that was named and
 * found.
 */
export function chooseTier(counts: readonly number[], concepts: readonly Concept[]): number {
  const words = concepts.length;
  if (counts[words + 1] >= plentyMatches) return words + 1;
  let answers = counts[words + 1] + counts[words];
  if (answers > 0 && concepts.some((concept) => concept.isExact)) return words;
  const least = Math.ceil(words / 2);
  let tier = words;
  while (tier > least && answers < enoughMatches) answers += counts[--tier];
  return answers > 0 ? tier : 1;
}
