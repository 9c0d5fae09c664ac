import { modelNumbers } from '../../engine/querying/numbered-names.ts';
import type { QueryVocabulary } from '../../engine/querying/query.ts';
import { editDistance, isCorrectable, misspeltRatio, sharesParts } from '../../engine/words/spelling.ts';
import type { SenseFinder } from '../../engine/words/synonyms.ts';
import { neighbours } from '../building/words-of-products.ts';
import {
  type Ask,
  all,
  type Clause,
  countEach,
  countsOf,
  isListed,
  oneOf,
  term as termOf,
} from '../questions.ts';

/**
 * What queries are read by, of terms that are in the index behind a network. Reading a query asks for terms at once; what
 * is not known yet is noted and taken for absent, fetched together, and the query is read again until nothing is missing.
 */
export type RemoteVocabulary = {
  /** What `work` makes of the vocabulary, once all that it asks for is known. */
  read<T>(work: (vocabulary: QueryVocabulary) => T): Promise<T>;
  term(number: number): string;
};

const begun = 64;
const candidates = 64;
/** A title numbers a name where one in ten says a number right behind it. */
const leastShare = 0.1;
/** Rounds of fetching: a word, its correction, how often that stands somewhere. */
const mostRounds = 6;
const perRequest = 200;

const key = (...parts: readonly (string | number)[]) => parts.join('\n');

export function createRemoteVocabulary(
  ask: Ask,
  { findSenses, listed }: { findSenses: SenseFinder; listed: number },
): RemoteVocabulary {
  const terms: string[] = [];
  const numbers = new Map<string, number>();
  const frequencies = new Map<string, number>();
  const ranges = new Map<string, readonly [number, number]>();
  const slips = new Map<string, readonly string[]>();
  const numbered = new Map<string, boolean>();
  /** Noted while a query is read. */
  const missing = {
    frequencies: new Set<string>(),
    ranges: new Set<string>(),
    slips: new Map<string, { word: string; distance: number }>(),
    numbered: new Set<string>(),
  };

  function numberOf(term: string): number {
    const number = numbers.get(term) ?? terms.push(term) - 1;
    numbers.set(term, number);
    return number;
  }

  function frequencyOf(term: string): number {
    const known = frequencies.get(term);
    if (known === undefined) missing.frequencies.add(term);
    return known ?? 0;
  }

  function correct(word: string, limits?: { least: number; distance: number }): number {
    const { least, distance } = limits ?? { least: 1, distance: word.length < 6 ? 1 : 2 };
    if (!isCorrectable(word)) return -1;
    const name = key(word, distance);
    const near = slips.get(name);
    if (!near) missing.slips.set(name, { word, distance });
    let best: string | undefined;
    let bestDistance = distance + 1;
    for (const candidate of near ?? []) {
      const frequency = frequencyOf(candidate);
      if (frequency < Math.max(1, least)) continue;
      const found = editDistance(word, candidate, distance);
      if (found > distance || found > bestDistance) continue;
      if (found < bestDistance || frequency > frequencyOf(best ?? '')) {
        best = candidate;
        bestDistance = found;
      }
    }
    return best === undefined ? -1 : numberOf(best);
  }

  const vocabulary: QueryVocabulary = {
    dictionary: {
      size: 0,
      find: (term) => (frequencyOf(term) > 0 ? numberOf(term) : -1),
      range(prefix) {
        const known = ranges.get(prefix);
        if (!known) missing.ranges.add(prefix);
        return known ? [...known] : [0, 0];
      },
      term: (number) => terms[number] as string,
    },
    findSenses,
    correct,
    correctToFrequent: (word, limits) =>
      correct(word, { distance: 1, ...limits, least: Math.max(misspeltRatio, limits?.least ?? 1) }),
    isNumbered(number) {
      const term = terms[number] as string;
      const known = numbered.get(term);
      if (known === undefined) missing.numbered.add(term);
      return known ?? false;
    },
    frequency: (number) => frequencyOf(terms[number] as string),
    listed,
  };

  async function fetchFrequencies(wanted: readonly string[]): Promise<void> {
    for (let at = 0; at < wanted.length; at += perRequest) {
      const part = wanted.slice(at, at + perRequest);
      const filters = Object.fromEntries(part.map((word, i) => [`t${i}`, termOf('words', word)]));
      const { aggregations } = await ask('products', { size: 0, aggs: { terms: countEach(filters) } });
      const counts = countsOf(aggregations?.terms);
      for (const [i, word] of part.entries()) frequencies.set(word, counts.get(`t${i}`) ?? 0);
    }
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

  /** The most frequent terms that begin so, under numbers of their own that follow each other. */
  async function fetchRange(prefix: string): Promise<void> {
    const found = await fetchTerms({ prefix: { term: prefix } }, begun);
    await fetchFrequencies(found.filter((term) => !frequencies.has(term)));
    const inUse = found.filter((term) => frequencyOf(term) > 0).sort();
    const from = terms.length;
    terms.push(...inUse);
    ranges.set(prefix, [from, terms.length]);
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
    numbered.set(word, titles > 0 && (counts.get('numbered') ?? 0) >= leastShare * titles);
  }

  async function fetchMissing(): Promise<boolean> {
    const wanted = [
      ...(missing.frequencies.size > 0 ? [fetchFrequencies([...missing.frequencies])] : []),
      ...[...missing.ranges].map(fetchRange),
      ...[...missing.slips].map(([name, { word, distance }]) => fetchSlips(name, word, distance)),
      ...[...missing.numbered].map(fetchNumbered),
    ];
    await Promise.all(wanted);
    return wanted.length > 0;
  }

  return {
    async read(work) {
      for (let round = 0; ; round++) {
        for (const noted of Object.values(missing)) noted.clear();
        const made = work(vocabulary);
        if (round === mostRounds || !(await fetchMissing())) return made;
      }
    },
    term: (number) => terms[number] as string,
  };
}
