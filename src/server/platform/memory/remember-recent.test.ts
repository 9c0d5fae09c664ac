import { expect, test } from 'vitest';
import { rememberRecent } from './remember-recent.ts';

test('what was asked for recently is made once, and what was not is forgotten', () => {
  const made: string[] = [];
  const shout = rememberRecent({ max: 2, maxLength: 3 }, (text) => {
    made.push(text);
    return text.toUpperCase();
  });
  const ask = (texts: string) => texts.split(' ').map(shout).join(' ');
  expect(ask('a b a b')).toBe('A B A B');
  expect(made).toEqual(['a', 'b']);
  // What is asked for again outlives what is not.
  expect(ask('c a d a e a')).toBe('C A D A E A');
  expect(made).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(ask('b')).toBe('B');
  expect(made.at(-1)).toBe('b');
  // What is too long is made each time.
  expect(ask('long long')).toBe('LONG LONG');
  expect(made.slice(-2)).toEqual(['long', 'long']);
});
