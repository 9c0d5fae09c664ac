import { expect, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';
import { keyOfDefinition } from './definition.ts';

test.each([
  ['The Norvik Ace is a refined leather jacket designed for every day.', 'clothing'],
  ['Norvik est une veste en cuir, douce et chaude.', 'clothing'],
  ['Kordal ist ein Rucksack mit zwei Fächern.', 'backpacks'],
  ['Norvik Peach is a sweet, fruity wine with a hint of peach.', 'wine'],
])('a description may say what the thing is: %s', (description, key) => {
  expect(keyOfDefinition(description)).toBe(key);
});

test.each([
  '',
  'Norvik goes with a leather jacket.',
  'This is a must for all of us.',
  `is a ${'x '.repeat(100_000)}`,
])('or it says no such thing: %j', (description) => {
  expect(keyOfDefinition(description)).toBeUndefined();
});

test('it is heard where path and title say nothing', () => {
  const mapping = createCategoryMapping();
  const blank = mapping.ofPaths('', '');
  const description = 'Zorglub is a leather jacket made for winter.';
  expect(mapping.ofThing(blank, 'Zorglub Ace', { description })).toBe('clothing');
  expect(mapping.ofThing(blank, 'Zorglub mug', { description })).toBe('tableware');
});
