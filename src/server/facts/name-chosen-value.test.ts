import { expect, it } from 'vitest';
import { nameChosenValue } from './name-chosen-value.ts';

it.each([
  ['capacity:1000', 'storage', '1\u00a0TB', '1\u00a0To'],
  ['colour:black', 'storage', 'Black', 'Noir'],
  ['socket:am5', undefined, 'AM5', 'AM5'],
  ['nothing:like this', 'storage', 'Like this', 'Like this'],
])('%s of %s reads %s, %s', (chosen, category, en, fr) => {
  expect(nameChosenValue(chosen, category, 'en')).toBe(en);
  expect(nameChosenValue(chosen, category, 'fr')).toBe(fr);
});
