import { expect, test } from 'vitest';
import { madeBy as factsMadeBy } from '../src/server/facts/stale-by-rules.ts';
import { readBy } from '../src/server/feeds/reading/row-hash.ts';
import { comparedBy } from '../src/server/matching/storing/rules.ts';
import { madeBy } from '../src/server/search/index-snapshot.ts';
import { isRelative, readSources } from './helpers/sources.ts';

const sources = new Map(['src/contract', 'src/server'].flatMap(readSources).map((each) => [each.file, each]));
const isBelow = (place: string) => (file: string) => file === place || file.startsWith(`${place}/`);

/** All files that these places run, themselves included. */
function filesUsedBy(places: readonly string[]): Set<string> {
  const found = new Set([...sources.keys()].filter((file) => places.some((place) => isBelow(place)(file))));
  for (const file of found)
    for (const wanted of sources.get(file)?.imports ?? [])
      if (isRelative(wanted) && !wanted.isTypeOnly) found.add(wanted.target);
  return found;
}

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
