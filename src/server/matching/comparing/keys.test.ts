import { expect, test } from 'vitest';
import { matchInput } from '../../../../test/helpers/match-input.ts';
import { otherKeysOf } from './keys.ts';
import { describeListing } from './listing.ts';

const keysOf = (title: string) => otherKeysOf(describeListing(matchInput({ title })));
const shareKey = (one: string, other: string) => {
  const keys = new Set(keysOf(one));
  return keysOf(other).some((key) => keys.has(key));
};

test.each([
  [
    'a model that one shop writes in two words',
    'Panasonic TX 49FX700B LED',
    'Téléviseur TX49FX700B 4K Panasonic',
    true,
  ],
  ['a code that is not among the longest two', 'Acme AB12345 CD67890 EF333', 'Autre EF333 chose', true],
  ['a model with a country behind it', 'Samsung UE49NU7100KXXU noir', 'Téléviseur UE49NU7100 4K', true],
  ['different models', 'Panasonic TX 49FX700B LED', 'Téléviseur TX55FX700B 4K Panasonic', false],
])('%s: %s, %s', (_what, one, other, expected) => {
  expect(shareKey(one, other)).toBe(expected);
});

test('a title of nothing but codes has no more keys than others', () => {
  const title = Array.from({ length: 40 }, (_, i) => `AB${i}12345`).join(' ');
  expect(keysOf(title).length).toBeLessThanOrEqual(10);
});
