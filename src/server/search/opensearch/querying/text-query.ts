import { maxWeight } from '../../engine/fields.ts';
import { isUnheardOf } from '../../engine/querying/absent-kinds.ts';
import type { Concept } from '../../engine/querying/query.ts';
import {
  lackingFactor,
  mentionFactor,
  otherFactor,
  partLift,
  shelvedFactor,
  strayFactor,
  wholeLift,
} from '../../engine/querying/ranking.ts';
import { chooseTier, lowestBeside } from '../../engine/querying/scoring.ts';
import { adjacency, maxOfKind } from '../../engine/querying/word-scores.ts';
import { neighbours } from '../building/words-of-products.ts';
import { all, any, type Clause, isListed, none, oneOf, term } from '../questions.ts';

/** A query's words as terms; what a category or the way people open results adds to a score. */
export type TextQuery = {
  concepts: readonly Concept[];
  /** Words, by their place in the query, of which a product holds one where it lacks others (`keptWords`). */
  kind: readonly number[];
  /** They are one name of several words, which counts as a whole. */
  isKindWhole: boolean;
  /** Nothing but things of the kind is an answer. */
  isOnlyKind: boolean;
  /** No category is called so, only things in it. */
  isPart: boolean;
  /** Ids of the categories that are named, with those below them. */
  categories: readonly number[];
  /** The query is nothing but a category's name. */
  isCategory: boolean;
  /** What only mentions the thing, or stands on a shelf below, is not taken for one. */
  isStrict: boolean;
  /** Ids of the categories that are named, without those below them. */
  ownCategories: readonly number[];
  /** Ids of the categories that these are part of. */
  categoriesAbove: readonly number[];
  /** By how much a product's score grows for being opened often. */
  learned: ReadonlyMap<number, number>;
  termOf(number: number): string;
};

/** Neighbours in a title as in the query: tokens of the title of which one has to be there. */
function adjacentTokens({ concepts, termOf }: TextQuery, at: number, alternative: number): string[] {
  const chosen = concepts[at]?.alternatives[alternative];
  if (!chosen) return [];
  const { term: number, shift } = chosen;
  const own = termOf(number);
  return (concepts[at - 1]?.alternatives ?? []).flatMap((before) => {
    const steps = 1 + before.shift - shift;
    const name = termOf(before.term);
    // A term that stands for both words is its own neighbour.
    if (steps === 0 && name === own) return [own];
    return steps === 1 ? [neighbours(name, own)] : [];
  });
}

/** The number of a model counts right behind its name, or where only a description says both. */
function behindName(query: TextQuery, at: number, alternative: number): Clause {
  const { concepts, termOf } = query;
  const own = termOf(concepts[at]?.alternatives[alternative]?.term as number);
  const names = (concepts[at - 1]?.alternatives ?? []).map((before) => termOf(before.term));
  const aside = all([oneOf('words', names), none([oneOf('main', names), term('main', own)])]);
  return any([oneOf('title', adjacentTokens(query, at, alternative)), aside]);
}

/** What answers a word, in a field. */
function wordFilter(query: TextQuery, at: number, field: 'words' | 'main'): Clause {
  const { alternatives, isBehindName } = query.concepts[at] as Concept;
  const terms = alternatives.map(({ term: number }) => query.termOf(number));
  if (!isBehindName) return oneOf(field, terms);
  return any(terms.map((own, i) => all([term(field, own), behindName(query, at, i)])));
}

/** OpenSearch refuses a question of more than 1,024 clauses: where so many terms stand for words, neighbours do not count. */
const maxWithNeighbours = 120;
const isWide = ({ concepts }: TextQuery): boolean =>
  concepts.reduce((sum, { alternatives }) => sum + alternatives.length, 0) > maxWithNeighbours;

/** A word's points in each product: of its alternatives the best. */
function wordScore(query: TextQuery, at: number): Clause {
  const { alternatives, idf, isBehindName } = query.concepts[at] as Concept;
  const bonus = at > 0 && !isWide(query) ? adjacency * Math.min(idf, query.concepts[at - 1]?.idf ?? 0) : 0;
  const queries = alternatives.map(({ term: number, weight }, i): Clause => {
    const value = query.termOf(number);
    const points = { term: { words: { value, boost: (weight * idf * maxWeight) / 255 } } };
    const tokens = adjacentTokens(query, at, i);
    const adjacent = { constant_score: { filter: oneOf('title', tokens), boost: bonus } };
    if (bonus === 0 && !isBehindName) return points;
    return {
      bool: {
        must: [points],
        ...(bonus > 0 && tokens.length > 0 && { should: [adjacent] }),
        ...(isBehindName && { filter: [behindName(query, at, i)] }),
      },
    };
  });
  return queries.length > 0 ? { dis_max: { queries, _name: String(at) } } : { match_none: {} };
}

const wordFilters = (query: TextQuery, field: 'words' | 'main'): Clause[] =>
  query.concepts.map((_, at) => wordFilter(query, at, field));

/** Products that hold at least so many words; one more than there are: all of them, none in the description alone. */
function tierFilter(query: TextQuery, tier: number): Clause {
  const words = query.concepts.length;
  if (tier > words) return all(wordFilters(query, 'main'));
  return any(wordFilters(query, 'words'), tier);
}

/** Products that say that they are another kind of thing than those that are named, whatever they hold. */
const othersFilter = ({ categories, ownCategories, categoriesAbove }: TextQuery): Clause =>
  ownCategories.length > 0
    ? all([term('isKindSaid', true), none([oneOf('category', [...categories, ...categoriesAbove])])])
    : { match_none: {} };

/** Products that hold at least so many words, of those that may be what was asked for. */
const tierOfThings = (query: TextQuery, tier: number): Clause =>
  all([tierFilter(query, tier), none([othersFilter(query)])]);

/** Products that hold all words and are such a thing as was asked for; `full`: half of the words outside the description. */
function answerFilters(query: TextQuery): { answer: Clause; full: Clause } {
  const answer = all([
    ...wordFilters(query, 'words'),
    ...(query.categories.length > 0 ? [thingFilter(query)] : []),
  ]);
  const half = any(wordFilters(query, 'main'), Math.ceil(query.concepts.length / 2));
  return { answer, full: all([answer, half]) };
}

/** Products that a word names the kind of. */
const saysKind = (query: TextQuery, field: 'words' | 'main'): Clause =>
  query.kind.length > 0 ? any(query.kind.map((at) => wordFilter(query, at, field))) : { match_none: {} };

/** … and that do not say that they are of another. */
const namesKind = (query: TextQuery, field: 'words' | 'main'): Clause =>
  all([saysKind(query, field), none([othersFilter(query)])]);

/** Products that a word names the kind of, or that are in a category that is named. */
export const kindFilter = (query: TextQuery, field: 'words' | 'main' = 'words'): Clause =>
  any([
    namesKind(query, field),
    ...(query.categories.length > 0 ? [oneOf('category', query.categories)] : []),
  ]);

/** On a shelf of several things only what does not say that it is another. */
const thingFilter = (query: TextQuery): Clause =>
  any([
    namesKind(query, 'main'),
    all([oneOf('category', query.categories), ...(query.isPart ? [term('isKindSaid', false)] : [])]),
  ]);

/** The same, but a shelf below is for something else. */
const saysThing = (query: TextQuery): Clause =>
  any([namesKind(query, 'main'), oneOf('category', query.ownCategories)]);

/** Products that may be of the kind that is named, whatever else they hold: where there are none, nothing is. */
export function kindEvidence(query: TextQuery): Clause {
  const { kind, isKindWhole, isPart, categories } = query;
  const words = kind.map((at) => wordFilter(query, at, 'main'));
  const called = all([isKindWhole ? all(words) : any(words), none([othersFilter(query)])]);
  if (isUnheardOf(query.concepts, query)) return called;
  const mayBe = isPart ? [term('isKindSaid', false), term('isCategoryDoubtful', false)] : [];
  return any([called, all([isListed, oneOf('category', categories), ...mayBe])]);
}

/** What stands on the shelf of a kind that nothing is of: what holds more of the words first, if only a part of the kind's name, then by standing. */
export function scoredShelf(query: TextQuery): Clause {
  const held = query.concepts.map((_, at) => {
    const filter = wordFilter(query, at, query.kind.includes(at) ? 'main' : 'words');
    return { constant_score: { filter, boost: 1, _name: String(at) } };
  });
  const filter = [isListed, oneOf('category', query.categories)];
  return {
    function_score: {
      query: { bool: { filter, must: [{ match_all: {} }], should: held } },
      functions: [{ field_value_factor: { field: 'standing', missing: 1 } }],
      boost_mode: 'multiply',
    },
  };
}

/**
 * What lacks a word and is no such thing has to tell more, outside its description, than a colour, a number, for whom it is, or a
 * part of the thing's name.
 */
function tellingFilter(query: TextQuery): Clause[] {
  const { concepts, kind, isKindWhole, isOnlyKind, categories } = query;
  if (kind.length === 0) return [];
  const telling = concepts.flatMap(({ isFaint }, at) =>
    isFaint || isOnlyKind || kind.includes(at) ? [] : [wordFilter(query, at, 'main')],
  );
  const named = isKindWhole
    ? any(
        kind.map((at) => wordFilter(query, at, 'main')),
        Math.min(maxOfKind, kind.length),
      )
    : saysKind(query, 'words');
  const shelved = categories.length > 0 ? [oneOf('category', categories)] : [];
  return [any([tierFilter(query, concepts.length), named, ...shelved, ...telling])];
}

/** Whether words that are left out may not be those that say what the thing is. */
const mayLack = ({ kind, concepts }: TextQuery): boolean => kind.length > 0 && kind.length < concepts.length;

/** Tiers whose counts are asked for together, from the lowest to the highest of them. */
export type Tiers = { from: number; to: number };

const lowestTier = ({ concepts }: TextQuery): number => lowestBeside(concepts.length);

/** In the order in which they are asked for, as far as the ones before do not decide: most texts are answered by the first. */
export function tiersInTurn(query: TextQuery): Tiers[] {
  const words = query.concepts.length;
  const least = lowestTier(query);
  const turns = [
    { from: words, to: words + 1 },
    { from: least, to: words - 1 },
    { from: 1, to: least - 1 },
  ];
  return turns.filter(({ from, to }) => from <= to);
}

/** Filters whose counts tell which products are shown. */
export function tierCounts(query: TextQuery, { from, to }: Tiers): Record<string, Clause> {
  const filters: Record<string, Clause> = to > query.concepts.length ? { ...answerFilters(query) } : {};
  for (let tier = from; tier <= to; tier++) {
    filters[`tier${tier}`] = tierOfThings(query, tier);
    if (mayLack(query)) filters[`kind${tier}`] = all([tierOfThings(query, tier), kindFilter(query)]);
  }
  return filters;
}

type Counts = ReadonlyMap<string, number>;

/** How many products hold at least so many words; where that was not asked for, as many as hold one more. */
function atLeast(query: TextQuery, counts: Counts, tier: number): number {
  if (tier > query.concepts.length + 1) return 0;
  return counts.get(`tier${tier}`) ?? atLeast(query, counts, tier + 1);
}

/** The tier that is shown as far as it is known, whatever the kind. */
function tierShown(query: TextQuery, counts: Counts): number {
  const words = query.concepts.length;
  const exactly = Array.from({ length: words + 2 }, (_, tier) => {
    if (tier === 0) return 0;
    return atLeast(query, counts, tier) - (tier <= words ? atLeast(query, counts, tier + 1) : 0);
  });
  return chooseTier(exactly, query.concepts);
}

/** The highest tier in which something is of the kind that was named, where that matters; undefined: in none that was asked for. */
function tierOfKind(query: TextQuery, counts: Counts): number | undefined {
  const words = query.concepts.length;
  return Array.from({ length: words }, (_, i) => words - i).find(
    (tier) => (counts.get(`kind${tier}`) ?? 0) > 0,
  );
}

/** Whether something of the kind goes before what holds more words. */
const isKindKept = (query: TextQuery, counts: Counts): boolean => {
  const words = query.concepts.length;
  return mayLack(query) && tierShown(query, counts) < words && atLeast(query, counts, words) === 0;
};

/** Whether the counts of lower tiers would change nothing. */
export function isDecided(query: TextQuery, counts: Counts): boolean {
  if (counts.size === 0) return false;
  const least = lowestTier(query);
  if (tierShown(query, counts) >= query.concepts.length) return true;
  if (!counts.has(`tier${least}`) || atLeast(query, counts, least) === 0) return false;
  return !isKindKept(query, counts) || tierOfKind(query, counts) !== undefined;
}

/**
 * Which products a text shows: what they have to hold, how many hold all words, and whether some may lack a word behind them, or
 * the thing's own.
 */
export type ChosenTier = {
  filter: Clause;
  wholeCount: number;
  isAnswered: boolean;
  isParted: boolean;
  /** Something is of the kind that was named, where nothing holds all words. */
  isOfKind: boolean;
  mayStray: boolean;
};

/** Chooses as the embedded engine does (scoring.ts), from the counts of `tierCounts`. */
export function chooseFilter(query: TextQuery, counts: Counts): ChosenTier {
  const words = query.concepts.length;
  const chosen = tierShown(query, counts);
  const ofKind = isKindKept(query, counts) ? tierOfKind(query, counts) : undefined;
  const tier = Math.min(chosen, ofKind ?? chosen);
  const telling = tier < words ? tellingFilter(query) : [];
  const others = tier < words ? [none([all([othersFilter(query), none([tierFilter(query, words)])])])] : [];
  const ofThatKind = ofKind === undefined ? [] : [kindFilter(query)];
  return {
    filter: all([tierFilter(query, tier), ...telling, ...others, ...ofThatKind]),
    wholeCount: atLeast(query, counts, chosen > words ? words + 1 : words),
    isAnswered: (counts.get('answer') ?? 0) > 0,
    isParted: tier < words && (counts.get('full') ?? 0) > 0,
    isOfKind: ofKind !== undefined,
    mayStray: mayLack(query) && chosen < words && ofKind === undefined,
  };
}

/** Points times the share of the words that a product holds: each word that it holds adds its part. */
const timesShare = (query: TextQuery, found: Clause): Clause => {
  const filters = wordFilters(query, 'words');
  return {
    function_score: {
      query: found,
      functions: filters.map((filter) => ({ filter, weight: 1 / filters.length })),
      score_mode: 'sum',
      boost_mode: 'multiply',
    },
  };
};

/** Scores products as the embedded engine does: points of words, times what else speaks for a product. */
export function scored(query: TextQuery, { filter, isParted, isOfKind, mayStray }: ChosenTier): Clause {
  const words = query.concepts.length;
  const factors: Clause[] = [{ field_value_factor: { field: 'standing', missing: 1 } }];
  if (words === 1) factors.push({ filter: none([tierFilter(query, 2)]), weight: mentionFactor });
  if (isOfKind && query.categories.length > 0)
    factors.push(
      { filter: none([namesKind(query, 'main')]), weight: shelvedFactor },
      { filter: none([saysThing(query)]), weight: shelvedFactor },
    );
  if (isParted) factors.push({ filter: none([tierOfThings(query, words)]), weight: lackingFactor });
  const strays = [
    ...(query.ownCategories.length > 0 ? [othersFilter(query)] : []),
    ...(mayStray ? [none([tierOfThings(query, words), kindFilter(query)])] : []),
    ...(query.isStrict && query.categories.length > 0 ? [none([saysThing(query)])] : []),
  ];
  const figures = query.concepts.flatMap(({ isFigure }, at) =>
    isFigure ? [wordFilter(query, at, 'words')] : [],
  );
  if (figures.length > 0)
    factors.push({ filter: none([tierFilter(query, words), any(figures)]), weight: otherFactor });
  if (strays.length > 0) factors.push({ filter: any(strays), weight: strayFactor });
  if (query.categories.length > 0)
    factors.push({
      filter: all([
        oneOf('category', query.categories),
        term('isCategoryDoubtful', false),
        ...(words > 1 && query.ownCategories.length > 0 ? [saysThing(query)] : []),
      ]),
      weight: query.isCategory ? wholeLift : partLift,
    });
  for (const [id, lift] of query.learned) factors.push({ filter: term('id', id), weight: lift });
  const points = query.concepts.map((_, at) => wordScore(query, at));
  const found = { bool: { should: points, filter: [filter], minimum_should_match: 0 } };
  return {
    function_score: {
      query: words > 1 ? timesShare(query, found) : found,
      functions: factors,
      score_mode: 'multiply',
      boost_mode: 'multiply',
    },
  };
}

/** Orders a few products behind the best by their standing: below half of the best score. */
export const scoredBehind = (filter: Clause, score: number): Clause => ({
  function_score: {
    query: { constant_score: { filter, boost: score } },
    functions: [{ weight: 0.9 }, { field_value_factor: { field: 'standing', factor: 0.08, missing: 1 } }],
    score_mode: 'sum',
    boost_mode: 'multiply',
  },
});
