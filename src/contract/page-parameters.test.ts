import { describe, expect, it } from 'vitest';
import { normalizePageQuery } from './page-parameters.ts';

const normalize = (query: string) => normalizePageQuery(new URLSearchParams(query));

describe('normalizePageQuery', () => {
  it.each([
    ['', ''],
    ['page=1', ''],
    ['page=2&sortBy=price', 'page=2&sortBy=price'],
    ['sortBy=price&page=2', 'page=2&sortBy=price'],
    ['utm_source=x&page=2&fbclid=y', 'page=2'],
    ['page=0', ''],
    ['page=2x', ''],
    ['page=999999', 'page=99999'],
    [`page=${'9'.repeat(100_000)}`, 'page=99999'],
    [`page=${'9'.repeat(100_000)}x`, ''],
    ['page=2&page=3', 'page=2'],
    ['sortBy=cheapest', ''],
    [
      'sort=merchant&stock=in&delivery=free&condition=used',
      'condition=used&delivery=free&sort=merchant&stock=in',
    ],
    ['days=30&offers=all', 'days=30&offers=all'],
    ['days=31', ''],
    ['condition=used&rating=4&condition=new&condition=used', 'condition=new&condition=used&rating=4'],
    ['rating=5&min=0&max=1e9&spec=socket&brand=+', ''],
    ['__proto__=1&constructor=2', ''],
  ])('%s → %s', (query, expected) => {
    expect(normalize(query)).toEqual({ text: expected, isFree: false });
  });

  it('knows one choice of facets by one spelling, and that there is no end of them', () => {
    expect(normalize('brand=MSI&min=100&brand=Asus&brand=MSI')).toEqual({
      text: 'brand=Asus&brand=MSI&min=100',
      isFree: true,
    });
    expect(normalize('spec=socket:AM5&merchant=Nord').text).toBe('merchant=Nord&spec=socket%3AAM5');
    const many = normalize(Array.from({ length: 99 }, (_, at) => `brand=${at}`).join('&'));
    expect(new URLSearchParams(many.text).getAll('brand')).toHaveLength(20);
  });

  it('keeps what was searched, and tells that it is free text', () => {
    expect(normalize('search=carte+graphique&x=1')).toEqual({ text: 'search=carte+graphique', isFree: true });
    expect(normalize('search=%20')).toEqual({ text: '', isFree: false });
    expect(normalize(`search=${'a'.repeat(500)}`).text).toHaveLength('search='.length + 200);
  });
});
