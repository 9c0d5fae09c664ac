import type { QueryVocabulary } from '../../engine/querying/reading/read-query.ts';
import {
  type CorrectionLimits,
  chooseCorrection,
  isCorrectable,
  misspeltRatio,
  slipsTo,
  usualLimits,
} from '../../engine/words/spelling.ts';
import type { AskedSenseFinder } from '../../engine/words/synonyms.ts';
import type { SearchIndex } from '../query-language.ts';
import { createKnownTerms, type KnownTerms, type MissingFacts } from './known-terms.ts';

/**
 * What queries are read by, of terms that are in the index behind a network. Reading a query asks for terms at once; what
 * is not known yet is noted and taken for absent, fetched together, and the query is read again until nothing is missing.
 */
export type RemoteVocabulary = {
  /** What `work` makes of the vocabulary, once all that it asks for is known. */
  read<T>(work: (vocabulary: QueryVocabulary) => T): Promise<Reading<T>>;
  /** In how many products some terms stand. */
  frequenciesOf: KnownTerms['frequenciesOf'];
};

/** What was read; its terms have numbers of its own. */
export type Reading<T> = { made: T; termOf(number: number): string };

type Surroundings = { findSenses: AskedSenseFinder; listed: number };

/** Rounds of fetching: a word, its correction, how often that stands somewhere. */
const maxRounds = 6;

export function createRemoteVocabulary(ask: SearchIndex, surroundings: Surroundings): RemoteVocabulary {
  const known = createKnownTerms(ask);
  return {
    frequenciesOf: known.frequenciesOf,
    async read(work) {
      for (let round = 0; ; round++) {
        const { vocabulary, termOf, missing } = createAttempt(known, surroundings);
        const made = work(vocabulary);
        if (round === maxRounds || !(await known.fetch(missing))) return { made, termOf };
      }
    },
  };
}

/** A vocabulary for one attempt to read a query, with what it lacked. */
function createAttempt(known: KnownTerms, { findSenses, listed }: Surroundings) {
  const terms: string[] = [];
  const numbers = new Map<string, number>();
  const ranges = new Map<string, [number, number]>();
  const missing: MissingFacts = {
    frequencies: new Set(),
    ranges: new Set(),
    slips: new Map(),
    numbered: new Set(),
  };
  const termOf = (number: number): string => terms[number] as string;

  function numberOf(term: string): number {
    const number = numbers.get(term) ?? terms.push(term) - 1;
    numbers.set(term, number);
    return number;
  }

  function frequencyOf(term: string): number {
    const frequency = known.frequencies.get(term);
    if (frequency === undefined) missing.frequencies.add(term);
    return frequency ?? 0;
  }

  /** The terms of a range have numbers that follow each other. */
  function rangeOf(prefix: string): [number, number] {
    const found = known.ranges.get(prefix);
    if (!found) missing.ranges.add(prefix);
    const from = terms.length;
    const range = ranges.get(prefix) ?? [from, terms.push(...(found ?? []))];
    ranges.set(prefix, range);
    return [...range];
  }

  function correct(word: string, limits: CorrectionLimits = usualLimits(word)): number {
    const { min, isAllowed } = limits;
    if (!isCorrectable(word)) return -1;
    const distance = Math.max(limits.distance, limits.heard ?? 0);
    const name = `${word}\n${distance}`;
    const near = known.slips.get(name);
    if (!near) missing.slips.set(name, { word, distance });
    const candidates = (near ?? []).flatMap((term) => {
      const frequency = frequencyOf(term);
      const slips = frequency < Math.max(1, min) ? undefined : slipsTo(word, term, limits);
      return slips === undefined || isAllowed?.(term) === false ? [] : { term, distance: slips, frequency };
    });
    const best = chooseCorrection(word, candidates);
    return best === undefined ? -1 : numberOf(best.term);
  }

  const vocabulary: QueryVocabulary = {
    dictionary: {
      size: 0,
      find: (term) => (frequencyOf(term) > 0 ? numberOf(term) : -1),
      range: rangeOf,
      term: termOf,
    },
    findSenses,
    correct,
    correctToFrequent: (word, limits) =>
      correct(word, { distance: 1, ...limits, min: Math.max(misspeltRatio, limits?.min ?? 1) }),
    isNumbered(number) {
      const isNumbered = known.numbered.get(termOf(number));
      if (isNumbered === undefined) missing.numbered.add(termOf(number));
      return isNumbered ?? false;
    },
    frequency: (number) => frequencyOf(termOf(number)),
    listed,
  };
  return { vocabulary, termOf, missing };
}
