import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

it.each([
  ['/', '/'],
  ['/en/legal?x=1#y', '/en/legal?x=1'],
  ['/fr/category/Computer Components', '/fr/category/Computer%20Components'],
  ['/apiary', '/apiary'],
])('%j is a page of ours: %j', (given, path) => {
  expect(ownPath(given)).toBe(path);
});

it.each([
  '//evil.test',
  '/\\evil.test',
  '/.//evil.test',
  '/./\\evil.test',
  '/%2e//evil.test',
  '/x/..//evil.test',
  '/x/%2E%2e//evil.test',
  '/\t/evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '/api/auth/google',
  '/x/../api/auth/google',
  '/%61pi/auth/google',
  '/go/5',
  '',
  undefined,
  ['/a', '/b'],
])('%j is none', (given) => {
  expect(ownPath(given)).toBeUndefined();
});

it('never leads to another site, whatever it is made of', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '\t',
    '\n',
    '@',
    ':',
    '?',
    '#',
    'evil.test',
    'en',
  );
  const written = fc
    .oneof(fc.array(parts, { maxLength: 9 }), fc.array(fc.string()))
    .map((each) => each.join(''));
  fc.assert(
    fc.property(written, (text) => {
      const path = ownPath(`/${text}`);
      expect(new URL(path ?? '/', 'https://shop.test').origin).toBe('https://shop.test');
      expect(path?.startsWith('//') ?? false).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});
