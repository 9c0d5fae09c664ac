import { expect, it } from 'vitest';
import { createCategoryMapping } from '../../facts/service.ts';
import { categoryKeyOf, namedTitle } from './category-of-offer.ts';

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

it.each([
  ['Black & Norvik Freidora de aire 4L', 'Black & Norvik', 'kitchen-appliances'],
  ['Black & Norvik: Valija de cabina', 'BLACK & NORVIK', 'suitcases'],
  // A short word, or what goes with a thing, says too little.
  ['Norvik Quorl Silicone Case', 'Norvik Quorl', 'other'],
  ['Norvikbox 12', 'Norvik', 'other'],
  ['Norvik', 'Norvik', 'other'],
])('%s of %s, on a shelf that says nothing, is in %s', (title, brand, key) => {
  const mapping = createCategoryMapping();
  const offer = { title, brand, specifications: [], size: null, description: '', link: '', pageLink: null };
  expect(categoryKeyOf(mapping, mapping.ofPaths('Bazar', ''), offer)).toBe(key);
});
