import { expect, test } from 'vitest';
import { madeBy as factsMadeBy } from '../src/server/facts/stale-by-rules.ts';
import { readBy } from '../src/server/feeds/reading/row-hash.ts';
import { comparedBy } from '../src/server/matching/storing/rules.ts';
import { madeBy } from '../src/server/search/index-snapshot.ts';
import { followImports, isBelow, readSources } from './helpers/sources.ts';

const filesUsedBy = followImports(['src/contract', 'src/server'].flatMap(readSources));

/** Whose change asks for what is stored to be made anew by hand (text-hash.ts), or that only names the hash. */
const isLeftOut = (file: string) =>
  isBelow('src/server/platform/hashing')(file) || file === 'src/server/matching/storing/rules.ts';

test.each([
  ['rows of feeds', ['src/server/feeds/adapters', 'src/server/matching/storing/article.ts'], readBy],
  ['facts of products', ['src/server/facts/consolidate.ts'], factsMadeBy],
  ['keys and scores of matching', ['src/server/matching/comparing'], comparedBy],
  ['the kept index of search', ['src/server/search/engine'], madeBy],
] as const)('what is kept of %s goes by the hash of all code that makes it', (_, entries, hashed) => {
  const used = [...filesUsedBy(entries)];
  expect(used.length).toBeGreaterThan(20);
  expect(used.some(isBelow('src/server/language'))).toBe(true);
  const missing = used.filter((file) => !isLeftOut(file) && !hashed.some((place) => isBelow(place)(file)));
  expect(missing).toEqual([]);
});

test('the thread that reads feeds does not load the shop with each import', () => {
  const used = [...filesUsedBy(['src/server/feeds/reading/reading-worker.ts'])];
  expect(used).toContain('src/server/feeds/reading/feed-file.ts');
  const shop = ['alerts', 'catalogue', 'merchants', 'prices', 'search'];
  expect(used.filter((file) => shop.some((name) => isBelow(`src/server/${name}`)(file)))).toEqual([]);
});
