import { expect, it } from 'vitest';
import { noChoice } from '../../contract/catalogue/facet-choice.ts';
import { readListQuery, sortsOf } from './list-state.ts';

const read = (query: string) => readListQuery(new URLSearchParams(query), 'rating');

it('reads order and page', () => {
  expect(read('sortBy=delivered&page=3')).toEqual({ sortBy: 'delivered', page: 3, choice: noChoice });
  expect(read('')).toEqual({ sortBy: 'rating', page: 1, choice: noChoice });
  expect(read('page=99999999')).toEqual({ sortBy: 'rating', page: 10_000, choice: noChoice });
});

it('falls back where the address makes no sense', () => {
  for (const query of ['page=0', 'page=-1', 'page=1.5', 'page=abc', 'sortBy=cheapest']) {
    expect(read(query)).toEqual({ sortBy: 'rating', page: 1, choice: noChoice });
  }
});

it('offers relevance for searches only', () => {
  expect(sortsOf('relevance', false)).toContain('relevance');
  expect(sortsOf('rating', true)).not.toContain('relevance');
});
