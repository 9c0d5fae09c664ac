import { expect, it } from 'vitest';
import { initialOf } from './initial-of.ts';

it.each([
  ['Zoé Martin', 'Z'],
  ['  élodie', 'É'],
  ['(Jean) Dupont', 'J'],
  ['𝒜lice', '𝒜'],
  ['42', '4'],
  ['— !', ''],
  ['', ''],
])('takes the first letter or digit of a name: %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
