import { describe, expect, test } from 'vitest';
import { plainLetters } from '../../contract/plain-letters.ts';
import { quantities } from '../facts/quantities.ts';
import { readNumber } from '../facts/read-number.ts';
import { readTitle } from '../matching/comparing/title-text.ts';
import { splitWords } from '../search/engine/words/scan-words.ts';
import { allUnits, factorsOf, isInch, titleUnits } from './unit-spellings.ts';
import { ambiguousSpellings } from './units.ts';

const meanings = Map.groupBy(
  allUnits.flatMap((unit) => unit.spellings.map((spelling) => ({ spelling, unit }))),
  ({ spelling }) => spelling,
);

test('no spelling means two units without being declared ambiguous, and no other is', () => {
  expect(meanings.size).toBeGreaterThan(150);
  const several = [...meanings].filter(([, found]) => found.length > 1).map(([spelling]) => spelling);
  expect(several.sort()).toEqual(Object.keys(ambiguousSpellings).sort());
  for (const [spelling, key] of Object.entries(ambiguousSpellings))
    if (key !== undefined) expect(meanings.get(spelling)?.map(({ unit }) => unit.key)).toContain(key);
});

test('spellings are as texts are when they are compared', () => {
  const unfolded = [...meanings.keys()].filter((spelling) => plainLetters(spelling) !== spelling);
  expect(unfolded).toEqual([]);
});

test('each key names one unit', () => {
  const keys = allUnits.map(({ key }) => key);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

describe('a word behind a number is the same unit to search, matching and facts', () => {
  test('search and matching join it with the number', () => {
    expect(titleUnits.size).toBeGreaterThan(80);
    for (const [spelling, key] of titleUnits) {
      expect([spelling, splitWords(`5 ${spelling}`, 9).map(({ lexeme }) => lexeme.term)]).toEqual([
        spelling,
        [`5${key}`],
      ]);
      expect([spelling, readTitle(`Acme 5 ${spelling}`).tokens]).toEqual([spelling, ['acme', `5${key}`]]);
      expect(splitWords(`5${spelling}`, 9).map(({ lexeme }) => lexeme.term)).toEqual([`5${key}`]);
      expect(readTitle(`Acme 5${spelling}`).tokens).toEqual(['acme', `5${key}`]);
    }
  });

  test('facts know how much it is, where they have such amounts', () => {
    const measured = new Set(Object.values(quantities).flatMap(({ factors }) => [...factors.keys()]));
    const known = allUnits.filter(({ key }) => measured.has(key));
    expect(known.length).toBeGreaterThan(40);
    const missing = known.flatMap(({ spellings }) => spellings.filter((each) => !measured.has(each)));
    expect(missing).toEqual([]);
  });
});

test.each([
  ['30 mètres', quantities.metres, 30],
  ['12 centimètres', quantities.millimetres, 120],
  ['500 µs', quantities.milliseconds, 0.5],
  ['2 téraoctets', quantities.bytes, 2000],
  ['8 G', quantities.bytes, 8],
  ['80 g/m²', quantities.paperWeight, 80],
  ['350 cd/m²', quantities.candelas, 350],
  ['15 bars', quantities.pascals, 1_500_000],
  ['5 dm³', quantities.litres, 5],
  ['34″', quantities.screen, 34],
  ["34''", quantities.screen, 34],
  ['86,36 cm', quantities.screen, 34],
  ['3,2 GHz', quantities.memorySpeed, 3200],
])('facts read %s', (text, quantity, number) => {
  expect(readNumber(text, quantity)).toBe(number);
});

test('a factor is exact where both units are decimal', () => {
  expect(factorsOf(['length'], 'mm').get('cm')).toBe(10);
  expect(factorsOf(['data'], 'mb').get('to')).toBe(1_000_000);
  expect(factorsOf(['time'], 'ms').get('s')).toBe(1000);
  expect(() => factorsOf(['data'], 'w')).toThrow('No unit w of data');
});

describe('"in" behind a number', () => {
  const isInchIn = (text: string) => isInch(text, text.indexOf('in'), text.indexOf('in') + 2);

  test.each(['27in', '4-in roll', '4 in x 6 in', '15.6 in, ips', 'laptop 15 in', '27 in (68 cm)'])(
    '%s: inches',
    (text) => {
      expect(isInchIn(text)).toBe(true);
      expect(readTitle(text).tokens.some((word) => /^[\d.]+in$/.test(word))).toBe(true);
      expect(splitWords(text, 9).some(({ lexeme }) => /^[\d.]+in$/.test(lexeme.term))).toBe(true);
    },
  );

  test.each(['2-in-1 laptop', '3 in 1', '1000 in stock', '2 in-ear', 'made 2020 in france'])(
    '%s: a preposition',
    (text) => {
      expect(isInchIn(text)).toBe(false);
      expect(readTitle(text).tokens.some((word) => /^[\d.]+in$/.test(word))).toBe(false);
      expect(splitWords(text, 9).some(({ lexeme }) => /^[\d.]+in$/.test(lexeme.term))).toBe(false);
    },
  );
});
