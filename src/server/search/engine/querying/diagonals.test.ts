import { expect, test } from 'vitest';
import { otherDiagonals } from './diagonals.ts';

test.each([
  ['140cm', ['139.7cm', '140.4cm', '55in', '55.5in'], ['54in', '56in', '139cm', '141cm', '140cm']],
  ['108cm', ['43in', '42.5in'], ['42in', '44in']],
  ['139.7cm', ['55in', '140cm'], ['54in', '139cm']],
  ['164cm', ['65in', '64.5in'], ['66in', '165cm']],
  ['80cm', ['32in', '31.5in'], ['31in', '33in', '81cm']],
  ['55in', ['139cm', '140cm', '139.7cm', '55.5in'], ['137cm', '141cm', '55in']],
  ['27in', ['67cm', '68cm', '69cm', '68.6cm'], ['66cm', '70cm', '27cm']],
  ['15', ['15.6in'], ['16in', '38cm', '38.1cm']],
])('%s is also %j, not %j', (term, others, different) => {
  expect(otherDiagonals(term)).toEqual(expect.arrayContaining(others));
  for (const each of different) expect(otherDiagonals(term)).not.toContain(each);
});

test.each(['10cm', '300cm', '5cm', 'cm', '512gb', '140', 'tv'])('%s is no diagonal', (term) => {
  expect(otherDiagonals(term)).toEqual([]);
});
