import { expect, it } from 'vitest';
import { pageNumbers } from './pagination.tsx';

it('names the first, the last and the neighbours, with gaps between', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(5, 9)).toEqual([1, 'gap', 4, 5, 6, 'gap', 9]);
  expect(pageNumbers(9, 9)).toEqual([1, 'gap', 8, 9]);
});
