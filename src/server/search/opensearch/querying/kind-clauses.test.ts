import { expect, test } from 'vitest';
import { type IndexedFields, meets } from '../../../../../test/helpers/meets-clause.ts';
import { plainConcept, plainQuery } from '../../../../../test/helpers/plain-query.ts';
import type { Concept } from '../../engine/querying/reading/concepts.ts';
import { calledFilter, kindEvidence } from './kind-clauses.ts';
import type { TextQuery } from './text-query.ts';

const [clothing, security] = [10, 90];
const terms = ['pull', 'sweater'];
const pull: Concept = {
  alternatives: terms.map((_, number) => ({ term: number, weight: 1, shift: 0, isMainOnly: false })),
  ...plainConcept,
  unsaid: 0,
};
const query: TextQuery = {
  concepts: [pull],
  kind: [0],
  ...plainQuery,
  ...{
    categories: [clothing],
    ownCategories: [clothing],
    categoriesAbove: [],
    categoriesFar: [],
    isPresent: false,
  },
  learned: new Map(),
  termOf: (number) => terms[number] as string,
};

const said = { isKindSaid: false, isCategoryDoubtful: false };

test.each<[string, IndexedFields, boolean]>([
  ['what shops call it, wherever it stands', { ...said, main: ['sweater'], category: security }, true],
  ['its own word on its shelf', { ...said, main: ['pull'], category: clothing }, true],
  [
    'its own word where nobody knows the shelf',
    { ...said, main: ['pull'], category: security, isCategoryDoubtful: true },
    true,
  ],
  ['its own word in another department', { ...said, main: ['pull'], category: security }, false],
  ['its shelf alone', { ...said, main: ['veste'], category: clothing }, false],
])('a word that means a thing only where it is asked for: %s', (_what, product, isEvidence) => {
  expect(meets(product, kindEvidence(query))).toBe(isEvidence);
});

test.each<[string, IndexedFields, boolean]>([
  ['all of the name', { ...said, main: ['gant', 'moto'], category: security }, true],
  ['a part of it', { ...said, main: ['moto', 'cuir'], category: security }, false],
  ['its shelf', { ...said, main: ['cuir'], category: clothing }, true],
  [
    'all of it, of another kind',
    { ...said, isKindSaid: true, main: ['gant', 'moto'], category: security },
    false,
  ],
])('a kind’s name of several words is said by %s', (_what, product, isCalled) => {
  const words = ['gant', 'moto', 'cuir'];
  const concepts = words.map(
    (_, number): Concept => ({
      alternatives: [{ term: number, weight: 1, shift: 0, isMainOnly: false }],
      ...plainConcept,
      unsaid: -1,
    }),
  );
  const asked = {
    ...query,
    concepts,
    kind: [0, 1],
    isKindWhole: true,
    termOf: (term: number) => words[term],
  };
  expect(meets(product, calledFilter(asked as TextQuery))).toBe(isCalled);
});
