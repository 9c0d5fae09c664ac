import { expect, test } from 'vitest';
import { withModelsApart } from './model-apart.ts';

const names = new Set(['zorphone', 'galac', 'ultra', 'pro', 'wan']);
const held = new Set(['mp3', 'ddr5', '15']);
const vocabulary = { isName: (part: string) => names.has(part), isHeld: (term: string) => held.has(term) };

test.each([
  ['a name and its number', 'zorphone15 pro max', 'zorphone 15 pro max'],
  ['the same alone, of a number that products have', 'Zorphone15', 'zorphone 15'],
  ['the same of one that none has', 'zorphone14', 'zorphone14'],
  ['a letter that is the number’s', 'galacs24 coque', 'galac s24 coque'],
  ['a number and a name', 's24ultra 512', 's24 ultra 512'],
  ['the same alone, of which any “ultra” would be left', 's24ultra', 's24ultra'],
  ['both', 'zorphone15pro 256', 'zorphone 15 pro 256'],
  ['what some product writes so', 'lecteur mp3', 'lecteur mp3'],
  ['a code', 'wan28281gb', 'wan28281gb'],
  ['what nothing is called', 'xyzzy15 noir', 'xyzzy15 noir'],
  ['an amount', 'zorphone 16go', 'zorphone 16go'],
])('%s: %s', (_what, typed, apart) => {
  expect(withModelsApart(typed, vocabulary)).toBe(apart);
});
