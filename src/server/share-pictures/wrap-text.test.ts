import { expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';

const atMost = (characters: number) => (line: string) => [...line].length <= characters;

it('breaks between words', () => {
  expect(wrapText('un deux  trois quatre', 3, atMost(8))).toEqual(['un deux', 'trois', 'quatre']);
});

it('cuts what does not fit off with an ellipsis', () => {
  expect(wrapText('un deux trois quatre cinq', 2, atMost(8))).toEqual(['un deux', 'trois q…']);
});

it('breaks a word that is wider than a line, never a character', () => {
  expect(wrapText('abcdefghij', 3, atMost(4))).toEqual(['abcd', 'efgh', 'ij']);
  expect(wrapText('😀😀😀😀😀', 2, atMost(2))).toEqual(['😀😀', '😀…']);
});

it('draws nothing of nothing', () => {
  expect(wrapText(' \n ', 3, atMost(4))).toEqual([]);
});
