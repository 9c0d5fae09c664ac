import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('browsers get no zod: types of the schemas are all that pages use', () => {
  const files = globSync('build/client/assets/**/*.js');
  expect(files.length).toBeGreaterThan(5);
  const holding = files.filter((file) => /ZodError|\$ZodType|_zod\b/.test(readFileSync(file, 'utf8')));
  expect(holding).toEqual([]);
});

test('React is compiled as browsers read it, which they heed for functions only', () => {
  const files = globSync('build/client/assets/vendor-*.js');
  expect(files).toHaveLength(1);
  const code = readFileSync(files[0] as string, 'utf8');
  expect(code.startsWith('//# allFunctionsCalledOnLoad\n')).toBe(true);
  expect(code).toMatch(/\(function\(\w+\)\{var \w+=Symbol\.for\(.react\.transitional\.element/);
});
