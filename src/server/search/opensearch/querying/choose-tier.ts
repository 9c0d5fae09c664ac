import { chooseTier, chooseTierOfKind, lowestBeside } from '../../engine/querying/tiers.ts';
import { all, any, type Clause, none } from '../query-language.ts';
import { calledFilter, othersFilter, tellingFilter, thingFilter, tierOfThings } from './kind-clauses.ts';
import type { TextQuery } from './text-query.ts';
import { tierFilter, wordFilters } from './word-clauses.ts';

/** Products that hold all words and are such a thing as was asked for; `full`: half of the words outside the description. */
function matchFilters(query: TextQuery): { match: Clause; full: Clause } {
  const match = all([
    ...wordFilters(query, 'words'),
    ...(query.categories.length > 0 ? [thingFilter(query)] : []),
  ]);
  const half = any(wordFilters(query, 'main'), Math.ceil(query.concepts.length / 2));
  return { match, full: all([match, half]) };
}

/** Whether words that are left out may not be those that say what the thing is. */
const mayLack = ({ kind, concepts }: TextQuery): boolean => kind.length > 0 && kind.length < concepts.length;

/** Tiers whose counts are requested together, from the lowest to the highest of them. */
export type Tiers = { from: number; to: number };

const lowestTier = ({ concepts }: TextQuery): number => lowestBeside(concepts.length);

/** In the order in which they are requested, as far as the ones before do not decide: the first is enough for most queries. */
export function tiersInTurn(query: TextQuery): Tiers[] {
  const words = query.concepts.length;
  const minTier = lowestTier(query);
  const turns = [
    { from: words, to: words + 1 },
    { from: minTier, to: words - 1 },
    { from: 1, to: minTier - 1 },
  ];
  return turns.filter(({ from, to }) => from <= to);
}

/** Filters whose counts tell which products are shown. */
export function tierCounts(query: TextQuery, { from, to }: Tiers): Record<string, Clause> {
  const filters: Record<string, Clause> = to > query.concepts.length ? { ...matchFilters(query) } : {};
  for (let tier = from; tier <= to; tier++) {
    filters[`tier${tier}`] = tierOfThings(query, tier);
    if (mayLack(query)) filters[`kind${tier}`] = all([tierOfThings(query, tier), calledFilter(query)]);
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

/** The tier down to which enough is of the kind that was named, where that matters; undefined: nothing is, as far as was asked for. */
function tierOfKind(query: TextQuery, counts: Counts): number | undefined {
  const atLeast = (tier: number): number =>
    tier > query.concepts.length + 1 ? 0 : (counts.get(`kind${tier}`) ?? atLeast(tier + 1));
  return chooseTierOfKind(atLeast, tierShown(query, counts)) || undefined;
}

/** Whether something of the kind goes before what holds more words. */
const isKindKept = (query: TextQuery, counts: Counts): boolean => {
  const words = query.concepts.length;
  return mayLack(query) && tierShown(query, counts) < words && atLeast(query, counts, words) === 0;
};

/** Whether the counts of lower tiers would change nothing. */
export function isDecided(query: TextQuery, counts: Counts): boolean {
  if (counts.size === 0) return false;
  const minTier = lowestTier(query);
  if (tierShown(query, counts) >= query.concepts.length) return true;
  if (!counts.has(`tier${minTier}`) || atLeast(query, counts, minTier) === 0) return false;
  if (!isKindKept(query, counts)) return true;
  // What is asked for below may be of the kind as well.
  return (tierOfKind(query, counts) ?? 0) >= minTier;
}

/**
 * Which products a text shows: what they have to hold, how many hold all words, and whether some may lack a word behind them, or
 * the thing's own.
 */
export type ChosenTier = {
  filter: Clause;
  wholeCount: number;
  hasMatch: boolean;
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
  const tier = ofKind ?? chosen;
  const telling = tier < words ? tellingFilter(query) : [];
  const others = tier < words ? [none([all([othersFilter(query), none([tierFilter(query, words)])])])] : [];
  const ofThatKind = ofKind === undefined ? [] : [calledFilter(query)];
  return {
    filter: all([tierFilter(query, tier), ...telling, ...others, ...ofThatKind]),
    wholeCount: atLeast(query, counts, chosen > words ? words + 1 : words),
    hasMatch: (counts.get('match') ?? 0) > 0,
    isParted: tier < words && (counts.get('full') ?? 0) > 0,
    isOfKind: ofKind !== undefined,
    mayStray: mayLack(query) && chosen < words && ofKind === undefined,
  };
}
