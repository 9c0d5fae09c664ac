import { expect, test } from 'vitest';
import { createCategoryMapping } from './category-mapping.ts';

const mapping = createCategoryMapping();
const keyOf = (title: string): string => mapping.ofThing(mapping.ofPaths('', ''), title);

test.each([
  ['NORVIK 4CH 5MP SUPPORT DVR NV-7104', 'surveillance-cameras'],
  ['Norvik enregistreur NVR 16 voies', 'surveillance-cameras'],
  ['Norvik 5MP colour dome with mic', 'surveillance-cameras'],
  ['CAT-6 plastic boot', 'cables-adapters'],
  ['Norvik CAT6 UTP keystone jack', 'cables-adapters'],
])('%s is told by its technical data', (title, key) => {
  expect(keyOf(title)).toBe(key);
});

test.each([
  ['Crimping tool for CAT6', /^(?!cats|cables)/],
  ['Norvik smartphone 50 MP 128 Go', /^(?!surveillance)/],
  ['Brush for cats', /cats/],
])('%s is not', (title, key) => {
  expect(keyOf(title)).toMatch(key);
});
