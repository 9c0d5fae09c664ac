import { expect, it } from 'vitest';
import { namedTitle } from './category-of-offer.ts';

it.each([
  ['The Halo Beanie Spruce', 'Spruce', 'The Halo Beanie'],
  ['Robe Lila – Bleu nuit', 'Bleu nuit', 'Robe Lila'],
  ['Robe bleue Lila', 'bleue', 'Robe bleue Lila'],
  ['Spruce', 'Spruce', 'Spruce'],
  ['42 Spruce', 'Spruce', '42 Spruce'],
])('%s in %s is named %s', (title, colour, named) => {
  expect(namedTitle({ title, specifications: [{ name: 'Colour', value: colour }] })).toBe(named);
  expect(namedTitle({ title, specifications: [] })).toBe(title);
});
