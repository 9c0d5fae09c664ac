import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { specificationsOf } from './category-specifications.ts';

const migration = await readFile('db/migrations/0004_catalogue.sql', 'utf8');
const categories = [...migration.matchAll(/\(\d+, '([a-z-]+)'/g)].map(([, key]) => key as string);

test('every category can be narrowed down, most by three specifications and more', () => {
  const counts = categories.map((key) => specificationsOf(key).facets.length);
  expect(counts).toHaveLength(30);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  expect(counts.filter((count) => count >= 3).length).toBeGreaterThanOrEqual(20);
});

test.each(categories)('%s: keys are unique and every label stands in both languages', (category) => {
  const { facets, others } = specificationsOf(category);
  const keys = [...facets, ...others].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { key, label, names } of [...facets, ...others]) {
    expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(label.fr).not.toBe('');
    expect(label.en).not.toBe('');
    expect(names.size).toBeGreaterThan(0);
  }
});
