import { expect, test } from 'vitest';
import { merchantNamed } from './merchant-named.ts';

const names = ['TechnoPolis FR', 'Pixel & Co', 'Électro Direct', 'Alpha Sud', 'Alpha Nord', 'Alpha'];

test.each([
  ['technopolis', 'TechnoPolis FR'],
  ['Technopolis fr', 'TechnoPolis FR'],
  ['electro direct', 'Électro Direct'],
  ['pixel & co', 'Pixel & Co'],
  ['alpha', 'Alpha'],
  ['techno', undefined],
  ['technopolis frigo', undefined],
  ['alph', undefined],
  ['🎧', undefined],
])('the merchant that is named: %s', (search, name) => {
  expect(merchantNamed(search, names)).toBe(name);
});

test('of two that begin so it is neither', () => {
  expect(merchantNamed('alpha', ['Alpha Sud', 'Alpha Nord'])).toBeUndefined();
});
