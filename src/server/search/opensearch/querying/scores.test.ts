import { expect, test } from 'vitest';
import { type IndexedFields, meets } from '../../../../../test/helpers/meets-clause.ts';
import { plainConcept, plainQuery } from '../../../../../test/helpers/plain-query.ts';
import { lackingFactor, partLift } from '../../engine/querying/ranking.ts';
import type { Concept } from '../../engine/querying/reading/concepts.ts';
import { standingEffect } from '../../engine/querying/scoring.ts';
import { shareOfBest } from '../../engine/querying/unsaid-kinds.ts';
import { type Clause, none } from '../query-language.ts';
import type { ChosenTier } from './choose-tier.ts';
import { scored, scoredBehind } from './scores.ts';
import type { TextQuery } from './text-query.ts';

const [cameras, computers] = [10, 20];
const terms = ['webcam', 'full', 'hd'];
const concepts = terms.map(
  (_, number): Concept => ({
    alternatives: [{ term: number, weight: 1, shift: 0, isMainOnly: false }],
    ...plainConcept,
    unsaid: -1,
  }),
);
const query: TextQuery = {
  concepts,
  kind: [0],
  ...plainQuery,
  ...{
    categories: [cameras],
    ownCategories: [cameras],
    categoriesAbove: [],
    categoriesFar: [],
    isPresent: false,
  },
  learned: new Map(),
  termOf: (number) => terms[number] as string,
};
const parted: ChosenTier = {
  filter: none([]),
  ...{ wholeCount: 2, hasMatch: true, isParted: true, isOfKind: false, mayStray: false },
};

type Weighted = { filter: Clause; weight: number };

/** Whether a product is put behind what holds all words. */
const isBehind = (asked: TextQuery, product: IndexedFields): boolean => {
  const { functions } = scored(asked, parted).function_score as { functions: Weighted[] };
  return functions.some(({ filter, weight }) => weight === lackingFactor && meets(product, filter));
};

const said = { words: terms, isKindSaid: false, isCategoryDoubtful: false };
test.each<[string, IndexedFields, boolean]>([
  ['what is such a thing', { ...said, main: ['webcam'], category: computers }, false],
  ['what stands on its shelf', { ...said, main: [], category: cameras }, false],
  [
    'what says most words outside its description',
    { ...said, main: ['full', 'hd'], category: computers },
    false,
  ],
  ['what only mentions the thing', { ...said, main: ['hd'], category: computers }, true],
  ['what lacks a word', { ...said, words: ['webcam'], main: ['webcam'], category: cameras }, true],
])('of what holds all of three words: %s', (_what, product, expected) => {
  expect(isBehind(query, product)).toBe(expected);
});

test('on a shelf of several things what says that it is another is not lifted', () => {
  const asked = { ...query, isPart: true };
  const isLifted = (product: IndexedFields) => {
    const { functions } = scored(asked, parted).function_score as { functions: Weighted[] };
    return functions.some(({ filter, weight }) => weight === partLift && meets(product, filter));
  };
  const shelved = { ...said, category: cameras, main: [] };
  const other = { ...shelved, isKindSaid: true };
  expect([shelved, other, { ...other, main: ['webcam'] }].map(isLifted)).toEqual([true, false, true]);
});

test('of two words a mere mention stays before what has only one of them', () => {
  const asked = { ...query, concepts: concepts.slice(0, 2) };
  expect(isBehind(asked, { ...said, main: [], category: computers })).toBe(false);
});

test('what is added behind the best scores no more than its share of it, the better standing more', () => {
  const { function_score: added } = scoredBehind(none([]), 100 * shareOfBest) as {
    function_score: {
      query: { constant_score: { boost: number } };
      functions: { field_value_factor: { factor: number } }[];
      boost_mode: string;
    };
  };
  const [{ field_value_factor: { factor } = { factor: 0 } } = {}] = added.functions;
  const scoreOf = (standing: number) => added.query.constant_score.boost * factor * standing;
  expect(added.boost_mode).toBe('multiply');
  expect(scoreOf(1 + standingEffect)).toBeCloseTo(45);
  expect(scoreOf(1)).toBeCloseTo(36);
});
