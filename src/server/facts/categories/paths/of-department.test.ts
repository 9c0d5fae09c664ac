import { expect, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';

const place = (networkPath: string): string => {
  const titles = Array.from({ length: 40 }, (_, number) => `Norvik ${number} processor`);
  const mapping = createCategoryMapping();
  mapping.learnShop(titles.map((title) => ({ title, path: '', networkPath })));
  return mapping.ofThing(mapping.ofPaths('', networkPath), 'Norvik 41 processor');
};

test('titles are not believed against a path whose beginning and end both say the department', () => {
  expect(place('Business & Industrial > Industrial Automation & Control')).toBe('handling-industry');
});

test('one whose end alone seems to say it gives way to them', () => {
  expect(place('Automation & Control')).not.toBe('handling-industry');
});
