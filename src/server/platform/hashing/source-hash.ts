import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');
const isTest = (name: string) => /\.test\.ts$/.test(name);

function* filesBelow(place: string): Generator<string> {
  const full = path.join(root, place);
  if (statSync(full).isFile()) yield place;
  else for (const name of readdirSync(full).sort()) yield* filesBelow(`${place}/${name}`);
}

/**
 * A hash of the code in some folders and files of the project, as a cache key for what depends on that code,
 * instead of a manual version (docs/decisions/0010-search-index-snapshot.md). SHA-256, in hexadecimal digits.
 */
export function hashSources(places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const place of places)
    for (const name of filesBelow(place))
      if (!isTest(name)) hash.update(`\n${name}\n`).update(readFileSync(path.join(root, name)));
  return hash.digest('hex');
}
