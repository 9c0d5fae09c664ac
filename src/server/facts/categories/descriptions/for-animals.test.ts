import { expect, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';

const mapping = createCategoryMapping();
const keyOf = (title: string, description: string) =>
  mapping.ofThing(mapping.ofPaths('', ''), title, undefined, description);

test.each([
  [
    'Norvik Clarity 250 ml',
    'Pour une eau limpide : le bien-être de vos poissons tropicaux.',
    'fish-reptiles',
  ],
  ['Zorvel M - Orvane', 'Uma nova geração de produtos para cães.', 'dogs'],
  ['Norvik Sphere L', 'The scratcher that your cat will love.', 'cats'],
  ['Orvane Zorvel M', 'Für Hunde und für Katzen.', 'pet-care'],
])('a title that says nothing is for whom its description says: %s', (title, description, key) => {
  expect(keyOf(title, description)).toBe(key);
});

test('what a title names, and fish that is food, goes before', () => {
  expect(keyOf('Olivenöl 500 ml', 'Gut für Hunde.')).toBe('savoury-grocery');
  expect(keyOf('Orvane Zorvel', 'Un mélange pour poisson et viande.')).toBe('other');
});
