import { literally } from '../../engine/querying/absent-kinds.ts';
import { maxLift, nameOfWords } from '../../engine/querying/learned-lifts.ts';
import type { NamedCategories } from '../../engine/querying/named-categories.ts';
import type { QueryWords } from '../../engine/querying/reading/read-query.ts';
import { enoughMatches, keptWords, plentyMatches } from '../../engine/querying/tiers.ts';
import { heldNowhere, heldOnShelf, lookedThrough } from '../../engine/querying/unheld.ts';
import { shareOfBest } from '../../engine/querying/unsaid-kinds.ts';
import {
  all,
  type Clause,
  countFound,
  idsAlone,
  isListed,
  oneOf,
  type SearchIndex,
  term,
} from '../query-language.ts';
import type { Surroundings } from '../surroundings.ts';
import type { Brands } from './brands.ts';
import { type ChosenTier, chooseFilter, isDecided, tierCounts, tiersInTurn } from './choose-tier.ts';
import { kindEvidence } from './kind-clauses.ts';
import { byScore } from './orders.ts';
import { scored, scoredBehind, scoredShelf } from './scores.ts';
import type { Look, QueryRead, TextMatches } from './text-matches.ts';
import type { TextQuery } from './text-query.ts';
import type { Reading } from './vocabulary.ts';
import { wordFilters } from './word-clauses.ts';

type Named = Pick<NamedCategories, 'places' | 'isWhole'> &
  Partial<NamedCategories> & { isStrict?: boolean; isOnlyKind?: boolean };

/** What a text that was read finds, in the one sense that `named` gives its words. */
export type MatchFinder = {
  /** Scores what holds the words; `named`: what a category adds. */
  find(reading: Reading<QueryRead>, named: Named, within?: Clause): Promise<TextMatches>;
  /** What stands on the shelves that are named, whatever words it holds. */
  findShelf(
    reading: Reading<QueryRead>,
    named: NamedCategories,
    within: Clause | undefined,
  ): Promise<TextMatches>;
  /** What has the very words outside its description. */
  findCalled(reading: Reading<QueryRead>, within: Clause | undefined): Promise<TextMatches>;
  /** Nothing in the catalogue is of the kind that is named. */
  isAbsent(reading: Reading<QueryRead>, named: NamedCategories): Promise<boolean>;
};

export function createMatchFinder(
  ask: SearchIndex,
  brands: Brands,
  { categories, learned }: Surroundings,
): MatchFinder {
  const idsOf = (places: Iterable<number>): number[] =>
    Array.from(places, (place) => categories[place]?.id ?? -1);

  function liftsOf(query: QueryWords): Map<number, number> {
    const counts = learned.get(nameOfWords(query.words)) ?? new Map<number, number>();
    const most = Math.max(1, ...counts.values());
    return new Map([...counts].map(([id, count]) => [id, 1 + (maxLift * count) / most]));
  }

  /** Asks for the best of what a clause finds, with the words that each holds. */
  function lookAt(clause: Clause): () => Promise<Look> {
    let asked: Promise<Look> | undefined;
    return () => {
      asked ??= ask('products', {
        size: lookedThrough,
        query: clause,
        sort: byScore,
        ...idsAlone,
        track_total_hits: true,
      }).then(({ hits }) => ({
        scores: hits.hits.map(({ _score }) => _score ?? 0),
        count: hits.total.value,
        matched: hits.hits.map(({ matched_queries = [] }) => matched_queries),
      }));
      return asked;
    };
  }

  /** Behind few products of a kind and a brand, what the brand has on a shelf above and nobody says the kind of. */
  async function addUnsaid(
    query: QueryWords,
    { own, above, others = [] }: Partial<NamedCategories>,
    { wholeCount }: ChosenTier,
    clause: Clause,
  ): Promise<Clause> {
    const isFew = wholeCount > 0 && wholeCount < enoughMatches;
    const first = query.words[others[0] ?? -1]?.lexeme.term;
    if (!own?.size || !above?.size || first === undefined || !isFew) return clause;
    if ((query.exact[others[0] ?? -1] ?? -1) < 0) return clause;
    const brand = await brands.find(others.map((at) => query.words[at]?.lexeme.term ?? ''));
    if (brand === undefined) return clause;
    const { scores } = await lookAt(clause)();
    const unsaid = all([
      isListed,
      term('words', first),
      term('brand', brand),
      term('isKindUnsaid', true),
      oneOf('category', idsOf(above)),
    ]);
    return { dis_max: { queries: [clause, scoredBehind(unsaid, (scores[0] ?? 0) * shareOfBest)] } };
  }

  /** Looks at no more products than it takes: those that hold all words first, and of each as many as make a difference. */
  async function countTiers(text: TextQuery): Promise<Map<string, number>> {
    const counts = new Map<string, number>();
    for (const tiers of tiersInTurn(text)) {
      if (isDecided(text, counts)) break;
      const wanted = Object.entries(tierCounts(text, tiers));
      const clauses = wanted.map(([, clause]) => clause);
      const found = await countFound(ask, clauses, plentyMatches);
      for (const [at, [name]] of wanted.entries()) counts.set(name, found[at] ?? 0);
    }
    return counts;
  }

  function textOf({ made: { query, concepts }, termOf }: Reading<QueryRead>, named: Named): TextQuery {
    return {
      concepts,
      kind: keptWords(concepts, named.kind),
      isKindWhole: named.isKindWhole ?? false,
      isOnlyKind: named.isOnlyKind ?? false,
      isPart: named.isPart ?? false,
      hasUse: named.hasUse ?? false,
      categories: idsOf(named.places),
      isCategory: named.isWhole,
      isStrict: named.isStrict ?? false,
      ownCategories: idsOf(named.own ?? []),
      categoriesAbove: idsOf(named.above ?? []),
      categoriesFar: idsOf(named.far ?? []),
      isPresent: named.isPresent ?? false,
      learned: liftsOf(query),
      termOf,
    };
  }

  async function find(reading: Reading<QueryRead>, named: Named, within?: Clause): Promise<TextMatches> {
    const { query, concepts } = reading.made;
    const text = textOf(reading, named);
    const tier = chooseFilter(text, await countTiers(text));
    const found = await addUnsaid(query, named, tier, scored(text, tier));
    const clause = within ? { bool: { must: [found], filter: [within] } } : found;
    const isWhole = tier.wholeCount > 0;
    const { isParted, hasMatch } = tier;
    const look = lookAt(clause);
    const isTold = hasMatch || concepts.length < 2;
    const unheld = isTold ? [] : await findUnheld(query, named.kinds ?? [], look);
    const words = concepts.length;
    const isSaid = () => saysAll(text, tier);
    return {
      clause,
      isWhole,
      hasMatch,
      isSaid,
      isParted,
      isOfName: false,
      unheld,
      words,
      shelfIds: [],
      look,
    };
  }

  async function saysAll(text: TextQuery, { filter }: ChosenTier): Promise<boolean> {
    const [count = 0] = await countFound(ask, [all([filter, ...wordFilters(text, 'main')])], 1);
    return count > 0;
  }

  async function findCalled(
    { made: { query, concepts }, termOf }: Reading<QueryRead>,
    within: Clause | undefined,
  ): Promise<TextMatches> {
    const typed = { made: { query, concepts: literally(query, concepts) }, termOf };
    const named = { places: new Set<number>(), isWhole: false };
    const called = all([...wordFilters(textOf(typed, named), 'main'), ...(within ? [within] : [])]);
    return { ...(await find(typed, named, called)), isParted: false };
  }

  async function findUnheld(
    query: QueryWords,
    kinds: NamedCategories['kinds'],
    look: () => Promise<Look>,
  ): Promise<string[]> {
    const { matched } = await look();
    if (matched.length === 0) return [];
    const held = new Set(matched.flat());
    return heldNowhere(query, kinds, (at) => held.has(String(at)));
  }

  async function isAbsent(reading: Reading<QueryRead>, named: NamedCategories): Promise<boolean> {
    if (named.own.size === 0) return false;
    const [count] = await countFound(ask, [kindEvidence(textOf(reading, named))], 1);
    return count === 0;
  }

  async function findShelf(
    reading: Reading<QueryRead>,
    named: NamedCategories,
    within: Clause | undefined,
  ): Promise<TextMatches> {
    const { query, concepts } = reading.made;
    const shelf = scoredShelf(textOf(reading, named));
    const clause = within ? { bool: { must: [shelf], filter: [within] } } : shelf;
    const look = lookAt(clause);
    const { count, matched } = await look();
    const held = new Set(matched.flat());
    const unheld = count > 0 ? heldOnShelf(query, named.kind, (at) => held.has(String(at))) : [];
    const shelfIds = count > 0 ? idsOf(named.own) : [];
    const none = {
      isWhole: false,
      hasMatch: false,
      isSaid: async () => false,
      isParted: false,
      isOfName: false,
    };
    return { clause, ...none, unheld, words: concepts.length, shelfIds, look };
  }

  return { find, findShelf, findCalled, isAbsent };
}
