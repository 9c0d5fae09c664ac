import { expect, test } from 'vitest';
import { plainLetters } from '../../contract/plain-letters.ts';
import { isKnownWord } from './known-words.ts';
import { singular } from './singular.ts';

const known = (text: string): boolean[] =>
  plainLetters(text)
    .split(' ')
    .map((word) => isKnownWord(singular(word)));

test('words of both languages are known in all their forms', () => {
  const words =
    'mécanique mécaniques voitures quelle encastrables imprimantes wireless dishwashers mice Lego';
  expect(known(words)).not.toContain(false);
});

test('slips of them are not, nor forms of verbs that look like one', () => {
  expect(known('samsnug ecuoteur imprimente keybord aspiratteur télévisons')).not.toContain(true);
});
