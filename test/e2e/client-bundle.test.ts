import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('browsers get no zod: types of the schemas are all that pages use', () => {
  const files = globSync('build/client/assets/**/*.js');
  expect(files.length).toBeGreaterThan(5);
  const holding = files.filter((file) => /ZodError|\$ZodType|_zod\b/.test(readFileSync(file, 'utf8')));
  expect(holding).toEqual([]);
});
