import { expect, test } from 'vitest';
import { pagesOf, pagingHeaders } from './paging-headers.ts';

test.each([
  [0, 0],
  [1, 1],
  [24, 1],
  [25, 2],
])('%d items are %d pages', (total, pages) => {
  expect(pagesOf({ total, limit: 24 })).toBe(pages);
});

test('pages of a list end where they reach', () => {
  const list = { total: 1_000_000, limit: 24, reach: 10_000, page: 417 };
  expect(pagesOf(list)).toBe(417);
  const { link } = pagingHeaders(() => ({ path: '/a', parameters: new URLSearchParams() }), list);
  expect(link).toBe('</a?page=416>; rel="prev"');
});

test.each([
  ['an empty list', '/a', { total: 0, page: 1 }, undefined],
  ['one page', '/a', { total: 10, page: 1 }, undefined],
  ['the first page', '/a', { total: 30, page: 1 }, '</a?page=2>; rel="next"'],
  ['the last page', '/a?page=3', { total: 30, page: 3 }, '</a?page=2>; rel="prev"'],
  ['beyond the last page', '/a?page=9', { total: 30, page: 9 }, '</a?page=3>; rel="prev"'],
  ['nothing but beyond', '/a?page=9', { total: 0, page: 9 }, undefined],
  [
    'a page between, with a query that could break the header',
    '/a?search=%3E%22%2C%20x&page=2',
    { total: 30, page: 2 },
    '</a?search=%3E%22%2C+x&page=3>; rel="next", </a?search=%3E%22%2C+x&page=1>; rel="prev"',
  ],
])('%s', (_name, url, list, link) => {
  const { pathname: path, searchParams: parameters } = new URL(url, 'http://localhost');
  const headers = pagingHeaders(() => ({ path, parameters }), { ...list, limit: 10 });
  expect(headers['x-total-count']).toBe(String(list.total));
  expect(headers.link).toBe(link);
});
