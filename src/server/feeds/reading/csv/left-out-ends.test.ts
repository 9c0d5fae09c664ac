import { describe, expect, it } from 'vitest';
import { fieldsLeftOut } from './left-out-ends.ts';

const full = (id: number) => [
  `${id}`,
  `Lampe ${id}`,
  '9.90',
  `https://shop.example/${id}`,
  'Norvik',
  'rouge',
];
const rows = (...lengths: number[]) => lengths.map((length, id) => full(id).slice(0, length));

describe('empty fields that rows leave out at their end', () => {
  it('are as many as the shortest row lacks', () => {
    expect(fieldsLeftOut(6, rows(6, 6, 6, 5, 4, 4, 6))).toBe(2);
  });

  it.each([
    ['few rows are short', rows(...Array.from({ length: 40 }, (_, i) => (i < 2 ? 4 : 6)))],
    ['rows end with empty fields', [...rows(6, 6, 6, 4, 4, 4), [...full(7).slice(0, 5), '']]],
    [
      'something stands in another column',
      [...rows(6, 6, 6, 4, 4), ['8', '9.90', 'https://shop.example/8', 'Norvik', 'rouge']],
    ],
    ['nothing shows where the columns are', rows(4, 4, 4, 5)],
  ])('are none where %s', (_, all) => {
    expect(fieldsLeftOut(6, all)).toBe(0);
  });
});
