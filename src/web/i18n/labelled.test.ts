import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { labelled } from './labelled.ts';

it('sets the colon as the language does', () => {
  expect(labelled('fr', 'Total', '5 h')).toBe('Total\u00a0: 5 h');
  expect(labelled('en', 'Total', '5 h')).toBe('Total: 5 h');
  expect(labelled('en', 'Total')).toBe('Total: ');
});

it('is what pages set colons with', () => {
  const pages = globSync('src/web/**/*.tsx');
  expect(pages.length).toBeGreaterThan(100);
  const setsColon = (page: string) => /(?<!\$)\{[^\s{}][^{}]*\}\s?:\s/.test(readFileSync(page, 'utf8'));
  expect(pages.filter(setsColon)).toEqual([]);
});
