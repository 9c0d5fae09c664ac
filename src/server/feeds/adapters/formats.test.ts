import { describe, expect, it } from 'vitest';
import { categoriesOfArticles } from './formats.ts';
import type { FeedRow } from './row.ts';

const row = (id: number, title: string, group = ''): FeedRow =>
  ({ id: String(id), title, item_group_id: group }) as FeedRow;
const titlesOf = (rows: FeedRow[], most: number) =>
  categoriesOfArticles('google-tsv', rows, most).map(({ title }) => title);

describe('what is heard of a shop', () => {
  it('is each article once, however many sizes and colours it has', () => {
    const boots = Array.from({ length: 50 }, (_, i) => row(i, `Boots ${i}`, 'G1'));
    const twice = [row(60, 'Ring'), row(61, 'Ring'), row(62, 'Dress')];
    expect(titlesOf([...boots, ...twice], 200)).toEqual(['Boots 0', 'Ring', 'Dress']);
  });

  it('is some of all, not its first department', () => {
    const rows = Array.from({ length: 500 }, (_, i) => row(i, `Lampe ${i}`));
    expect(titlesOf(rows, 5)).toEqual(['Lampe 0', 'Lampe 100', 'Lampe 200', 'Lampe 300', 'Lampe 400']);
    expect(titlesOf(rows.slice(0, 3), 5)).toEqual(['Lampe 0', 'Lampe 1', 'Lampe 2']);
    expect(titlesOf([], 5)).toEqual([]);
  });
});
