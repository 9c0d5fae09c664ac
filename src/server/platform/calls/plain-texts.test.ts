import { expect, test } from 'vitest';
import { toPlainTexts } from './plain-texts.ts';

test('texts lose what turns their direction, wherever they stand; all else stays', () => {
  const file = new File(['\0'], 'a.png');
  const given = { name: 'abc\u202etxt.exe', lists: [{ a: '\u2066é😀\u2069' }], n: 1, none: undefined, file };
  expect(toPlainTexts(given)).toEqual({
    name: 'abctxt.exe',
    lists: [{ a: 'é😀' }],
    n: 1,
    none: undefined,
    file,
  });
});

test.each(['a\0b', ['a', '\0'], { a: [{ b: '\ud800' }] }, '\udc00x'])(
  'what cannot be stored is none: %j',
  (given) => {
    expect(toPlainTexts(given)).toBeUndefined();
  },
);
