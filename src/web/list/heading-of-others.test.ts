import { expect, test } from 'vitest';
import { noChoice } from '../../contract/catalogue/facet-choice.ts';
import { headingOfOthers } from './heading-of-others.ts';

const heading = (choice: Partial<typeof noChoice>, isAnyMeant = false) =>
  headingOfOthers({ sortBy: 'relevance', choice: { ...noChoice, ...choice } }, isAnyMeant);

test('a price is said to leave nothing only where nothing else was chosen', () => {
  expect(heading({ max: 100 })).toBe('noneInPrice');
  expect(heading({ min: 100 })).toBe('noneInPrice');
  expect(heading({ max: 100 }, true)).toBe('lackingWords');
  expect(heading({ max: 100, brand: ['Acme'] })).toBe('lackingWords');
  expect(heading({})).toBe('lackingWords');
});
