import { expect, test } from 'vitest';
import { begunInches, namesScreen, otherDiagonals } from './diagonals.ts';
import { splitWords } from './scan-words.ts';

test.each([
  ['140cm', ['138cm', '139cm', '139.7cm', '55in', '55.5in'], ['54in', '56in', '140in', '140cm', '142cm']],
  ['108cm', ['43in', '42.5in', '109cm'], ['42in', '44in', '106cm']],
  ['139.7cm', ['55in', '140cm'], ['54in']],
  ['164cm', ['65in', '64.5in', '165cm'], ['66in']],
  ['80cm', ['32in', '31.5in', '81cm'], ['31in', '33in']],
  ['55in', ['138cm', '139cm', '140cm', '139.7cm'], ['137cm', '141cm', '55in']],
  ['27in', ['67cm', '68cm', '69cm', '68.6cm'], ['66cm', '70cm', '27cm']],
])('a screen of %s is also one of %j, not of %j', (term, others, different) => {
  expect(otherDiagonals(term)).toEqual(expect.arrayContaining(others));
  for (const each of different) expect(otherDiagonals(term)).not.toContain(each);
});

test.each(['10cm', '300cm', '5cm', 'cm', '512gb', '140', '15', 'tv'])('%s is no diagonal', (term) => {
  expect(otherDiagonals(term)).toEqual([]);
});

test('whole inches are those that begin so', () => {
  expect(begunInches('15')).toContain('15.6in');
  expect(begunInches('15in')).toEqual(begunInches('15'));
  expect(begunInches('150')).toEqual([]);
});

test.each([
  ['tv 140 cm', true],
  ['Télévision 55 pouces', true],
  ['écrans 27', true],
  ['frigo 55 cm', false],
  ['lave-vaisselle 60 cm', false],
])('whether “%s” asks for a screen: %s', (query, is) => {
  expect(namesScreen(splitWords(query, 20))).toBe(is);
});
