import { expect, test } from 'vitest';
import { isKnownWord } from './known-words.ts';
import { splitWords } from './scan-words.ts';

const known = (text: string): boolean[] => splitWords(text, 20).map(({ lexeme }) => isKnownWord(lexeme.term));

test('words of both languages are known in all their forms', () => {
  const words =
    'mécanique mécaniques voitures quelle encastrables imprimantes wireless dishwashers mice Lego';
  expect(known(words)).not.toContain(false);
});

test('slips of them are not, nor forms of verbs that look like one', () => {
  expect(known('samsnug ecuoteur imprimente keybord aspiratteur télévisons')).not.toContain(true);
});
