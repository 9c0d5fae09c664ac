import { expect, test } from 'vitest';
import { hashSources } from './source-hash.ts';

const folder = 'src/server/platform/hashing';

test('the name of some code is that of all its files, tests apart', () => {
  expect(hashSources([folder])).toMatch(/^[0-9a-f]{64}$/);
  expect(hashSources([folder])).toBe(hashSources([folder]));
  expect(hashSources([`${folder}/text-hash.ts`])).not.toBe(hashSources([`${folder}/source-hash.ts`]));
  expect(hashSources([`${folder}/text-hash.ts`, `${folder}/source-hash.test.ts`])).toBe(
    hashSources([`${folder}/text-hash.ts`]),
  );
});

test('a place that is not there is a mistake', () => {
  expect(() => hashSources(['src/server/nowhere'])).toThrow('ENOENT');
});
