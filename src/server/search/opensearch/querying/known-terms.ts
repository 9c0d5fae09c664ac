import { LRUCache } from 'lru-cache';
import { modelNumbers } from '../../engine/querying/reading/numbered-names.ts';
import { isCorrectable, sharesParts } from '../../engine/words/spelling.ts';
import { neighbours } from '../building/words-of-products.ts';
import {
  all,
  type Clause,
  countEach,
  countFound,
  countsOf,
  isListed,
  oneOf,
  type SearchIndex,
  term as termOf,
} from '../query-language.ts';

/** What has to be looked up of terms while a query is read. */
export type MissingFacts = {
  frequencies: Set<string>;
  /** Beginnings of terms. */
  ranges: Set<string>;
  slips: Map<string, { word: string; distance: number }>;
  numbered: Set<string>;
};

/** What is known of terms; the least used is evicted, as visitors make up as many as they like. */
export type KnownTerms = {
  /** In how many products a term stands. */
  frequencies: LRUCache<string, number>;
  /** The most frequent terms that begin so, in their order. */
  ranges: LRUCache<string, readonly string[]>;
  /** Terms near a word. */
  slips: LRUCache<string, readonly string[]>;
  /** Whether titles number what a term names. */
  numbered: LRUCache<string, boolean>;
  frequenciesOf(terms: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Fetches what is missing, together. False: nothing was. */
  fetch(missing: MissingFacts): Promise<boolean>;
};

const begun = 64;
const candidates = 64;
/** A title numbers a name where one in ten says a number right behind it. */
const minShare = 0.1;
const perRequest = 200;
/** One query needs some thousand at most. */
const factsKept = 20_000;
const listsKept = 2_000;

export function createKnownTerms(ask: SearchIndex): KnownTerms {
  const frequencies = new LRUCache<string, number>({ max: factsKept });
  const ranges = new LRUCache<string, readonly string[]>({ max: listsKept });
  const slips = new LRUCache<string, readonly string[]>({ max: listsKept });
  const numbered = new LRUCache<string, boolean>({ max: factsKept });

  async function fetchFrequencies(wanted: readonly string[]): Promise<void> {
    for (let at = 0; at < wanted.length; at += perRequest) {
      const part = wanted.slice(at, at + perRequest);
      const counts = await countFound(
        ask,
        part.map((word) => termOf('words', word)),
      );
      for (const [i, word] of part.entries()) frequencies.set(word, counts[i] ?? 0);
    }
  }

  async function frequenciesOf(terms: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = new Map(terms.map((term) => [term, frequencies.get(term)]));
    const wanted = terms.filter((term) => found.get(term) === undefined);
    await fetchFrequencies(wanted);
    return new Map(terms.map((term) => [term, found.get(term) ?? frequencies.get(term) ?? 0]));
  }

  async function fetchTerms(query: Clause, size: number): Promise<string[]> {
    const { hits } = await ask('terms', {
      size,
      query,
      sort: [{ products: 'desc' }, { term: 'asc' }],
      _source: ['term'],
      track_total_hits: false,
    });
    return hits.hits.map(({ _source }) => String(_source?.term));
  }

  async function fetchRange(prefix: string): Promise<void> {
    const found = await fetchTerms({ prefix: { term: prefix } }, begun);
    await fetchFrequencies(found.filter((term) => !frequencies.has(term)));
    ranges.set(prefix, found.filter((term) => (frequencies.get(term) ?? 0) > 0).sort());
  }

  async function fetchSlips(name: string, word: string, distance: number): Promise<void> {
    const fuzzy = { value: word, fuzziness: distance, prefix_length: 0, max_expansions: 1_000 };
    const found = await fetchTerms({ fuzzy: { term: fuzzy } }, candidates);
    slips.set(
      name,
      found.filter((term) => isCorrectable(term) && sharesParts(word, term)),
    );
  }

  async function fetchNumbered(word: string): Promise<void> {
    const pairs = modelNumbers.map((number) => neighbours(word, number));
    const { aggregations } = await ask('products', {
      size: 0,
      query: all([isListed, termOf('title', word)]),
      aggs: { found: countEach({ all: { match_all: {} }, numbered: oneOf('title', pairs) }) },
    });
    const counts = countsOf(aggregations?.found);
    const titles = counts.get('all') ?? 0;
    numbered.set(word, titles > 0 && (counts.get('numbered') ?? 0) >= minShare * titles);
  }

  return {
    frequencies,
    ranges,
    slips,
    numbered,
    frequenciesOf,
    async fetch(missing) {
      const wanted = [
        ...(missing.frequencies.size > 0 ? [fetchFrequencies([...missing.frequencies])] : []),
        ...[...missing.ranges].map(fetchRange),
        ...[...missing.slips].map(([name, { word, distance }]) => fetchSlips(name, word, distance)),
        ...[...missing.numbered].map(fetchNumbered),
      ];
      await Promise.all(wanted);
      return wanted.length > 0;
    },
  };
}
