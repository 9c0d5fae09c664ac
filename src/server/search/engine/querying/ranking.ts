import type { NamedCategories } from './named-categories.ts';
import type { Concept } from './reading/concepts.ts';
import { isDoubtful, isFarShelf, isNamedShelf, isOwnShelf, saysItsKind } from './shelves.ts';
import {
  hasFigure,
  isOther,
  kindWordsIn,
  mainWordsIn,
  maxOfKind,
  namesKind,
  saysKind,
  tellsMore,
  wordsIn,
} from './word-scores.ts';

/** What lacks a word, the one for the thing, stands behind what is such a thing. */
export const strayFactor = 0.25;
/** What lacks a word scores below all that holds every word, in its own order, where one does in more than its description. */
export const lackingFactor = 2 ** -20;
/** Where no product holds all words, what does not say that it is such a thing and only stands on its shelf; squared on a shelf below. */
export const shelvedFactor = 0.5;
/** What stands in another department, where a kind's name of one word may mean another thing: a "pull" that raises an alarm. */
export const farFactor = 0.25;
/** What has none of the amounts and models that were asked for: 8 TB where 6 TB were. */
export const otherFactor = 0.25;
/** A single word names the thing itself: what only mentions it in its description is seldom meant. */
export const mentionFactor = 0.5;
/** A query that names a category, or the things in it, asks for what is in it. */
export const [wholeLift, partLift] = [3, 2];

/** The categories and the kind of thing that a query names. */
export type Named = Pick<NamedCategories, 'places' | 'isWhole'> &
  Partial<
    Pick<
      NamedCategories,
      'kind' | 'kinds' | 'isKindWhole' | 'isPart' | 'hasUse' | 'isPresent' | 'own' | 'above' | 'far'
    >
  > & {
    /** What only mentions the thing is not taken for one: sorted by price it would come first. */
    isStrict?: boolean;
    /** Nothing but things of the kind is a match. */
    isOnlyKind?: boolean;
  };

/** What was found out of all that holds words of the query. */
type Found = {
  /** Words of which a product holds one where it lacks others. */
  kind: readonly number[];
  /** The highest tier that has things of the kind, where nothing holds all words; else 0. */
  tier: number;
  /** The word for the thing may be the one that is lacking. */
  mayStray: boolean;
  /** What lacks a word stands behind what holds all. */
  isParted: boolean;
};

/** How many words of the kind's name say that something is one. */
const kindWordsOf = ({ kind = [], isKindWhole = false }: Named): number =>
  isKindWhole ? Math.min(maxOfKind, kind.length) : 1;

/** Whether something says what the thing is called: of a name of several words all of it, as a car's "sac … en cuir" is no "sac à main". */
export function createNameTest(named: Named): (state: number) => boolean {
  const kindWords = kindWordsOf(named);
  return (state) =>
    !isOther(state) && (named.isKindWhole ? kindWordsIn(state) >= kindWords : saysKind(state));
}

/**
 * Of three words and more, what lacks one and is such a thing goes before what is none and only mentions them: webcams before a
 * notebook with a "webcam, full HD". Of two words a single one would be left.
 */
export const mayMention = (words: number, isKindNamed: boolean): boolean => words > 2 && isKindNamed;

/** By what the points of a document's words are multiplied, by its state and what its category is to the query; 0: it is no match. */
type Ranking = (state: number, shelf: number) => number;

export function createRanking(
  concepts: readonly Concept[],
  named: Named,
  { kind, tier, mayStray, isParted }: Found,
): Ranking {
  const length = concepts.length;
  const isLifting = named.places.size > 0;
  const lift = named.isWhole ? wholeLift : partLift;
  const isLiftSaid = length > 1 && named.own !== undefined;
  const asksFigure = concepts.some(({ isLeadingFigure }) => isLeadingFigure);
  const isStrict = isLifting && named.isStrict === true;
  const isKindWhole = named.isKindWhole === true;
  const isOfSeveral = named.isPart === true;
  // An uninterruptible power supply is no "batterie onduleur".
  const hasUse = named.hasUse === true;
  const isPresent = named.isPresent === true;
  const kindWords = kindWordsOf(named);
  const isCalled = createNameTest(named);
  const mayTell = kind.length === 0 || named.isOnlyKind !== true;
  const isKept = kind.length > 0;
  const mentionsBehind = isParted && mayMention(length, (named.own?.size ?? 0) > 0);

  /** What lacks a word, is no such thing, and has only the colour, the number or for whom it is, or a part of the thing's name. */
  const isNoMatch = (state: number): boolean =>
    isKept &&
    !(mayTell && tellsMore(state)) &&
    (isKindWhole ? kindWordsIn(state) < kindWords : !saysKind(state));

  return (state, shelf) => {
    const isOfOther = isOther(state);
    const isLacking = wordsIn(state) < length;
    const isOnShelf = isNamedShelf(shelf);
    const isOfKind = (saysKind(state) && !isOfOther) || isOnShelf;
    if (tier > 0 && !isOnShelf && !isCalled(state)) return 0;
    if (isLacking && (isOfOther || (!isOnShelf && isNoMatch(state)))) return 0;
    const saysThing = namesKind(state) || isOwnShelf(shelf);
    const isMention = mentionsBehind && !saysThing && !isOnShelf && 2 * mainWordsIn(state) < length;
    // On a shelf of several things: a card game is no puzzle.
    const isOtherOnShelf = isOfSeveral && isOnShelf && saysItsKind(shelf) && !namesKind(state);
    const isMeant = (saysThing || !isLiftSaid) && !isDoubtful(shelf) && !isOtherOnShelf;
    const isLifted = isLifting && isOnShelf && isMeant;
    let factor = isLifted ? lift : 1;
    if (tier > 0 && isLifting && !namesKind(state)) factor *= saysThing ? shelvedFactor : shelvedFactor ** 2;
    if (isLacking && asksFigure && !hasFigure(state)) factor *= otherFactor;
    if (isFarShelf(shelf) && (isPresent || !isDoubtful(shelf))) factor *= farFactor;
    const isStray =
      isOfOther || isMention || (isOtherOnShelf && hasUse) || (mayStray && isLacking && !isOfKind);
    if (isStray || (isStrict && !saysThing)) factor *= strayFactor;
    if (isParted && (isLacking || isOfOther || isMention)) factor *= lackingFactor;
    return length === 1 && mainWordsIn(state) === 0 ? factor * mentionFactor : factor;
  };
}
