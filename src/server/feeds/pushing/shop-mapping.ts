import { LRUCache } from 'lru-cache';
import { type CategoryMapping, createCategoryMapping } from '../../facts/service.ts';
import type { Database } from '../../platform/database/database.ts';
import { hourMs } from '../../platform/durations.ts';
import { listThings } from './push-merge-queries.ts';
import type { KeyedFeed } from './pushes-queries.ts';

/** What a shop sells changes slowly; the mapping of a feed that is seldom pushed is dropped. */
const mappings = new LRUCache<string, CategoryMapping>({ max: 20, ttl: hourMs });

/** Articles of the feed that it learns from, as many as from a file's first rows. */
const thingsRead = 200;

/** A mapping of categories that has learned from the feed's articles what its shop sells, as that of a file learns from its first rows. */
export async function mappingOf(
  db: Database,
  { id, keyHash }: Pick<KeyedFeed, 'id' | 'keyHash'>,
): Promise<CategoryMapping> {
  const key = `${id} ${keyHash}`;
  const known = mappings.get(key);
  if (known) return known;
  const mapping = createCategoryMapping();
  mapping.learnShop(await listThings(db, id, thingsRead));
  mappings.set(key, mapping);
  return mapping;
}
