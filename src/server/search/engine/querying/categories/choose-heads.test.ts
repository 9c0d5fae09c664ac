import { expect, test } from 'vitest';
import { isPlainlyFrench } from './choose-heads.ts';

test.each([
  ['plat en verre', true],
  ['lampe de bureau', true],
  ['bague dorée', true],
  ['men shoes', false],
  ['dans la cuisine', true],
  ['denim jacket', false],
])('a small word or an accent tells French: %s', (text, isFrench) => {
  expect(isPlainlyFrench({ text, words: [] })).toBe(isFrench);
});
