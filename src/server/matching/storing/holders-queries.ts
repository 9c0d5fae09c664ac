import type { Database } from '../../platform/database/database.ts';
import { arrayOf } from '../../platform/database/id-arrays.ts';

/** A live listing that holds a key. */
export type Holder = { id: number; component: number };

/** One of a merchant's live listings that hold a key, and how many it has. */
export type MerchantHolder = Holder & { merchantId: number; count: number };

/** The live listings under each key; of merchants with more than `max` of them only one. */
export async function listMerchantHolders(
  db: Database,
  keys: readonly number[],
  max: number,
): Promise<Map<number, MerchantHolder[]>> {
  const rows = await db.named<MerchantHolder & { key: number }>(
    'matching-merchant-holders',
    `select key, id, component, merchant_id as "merchantId", own as count
       from (
         select k.key, l.id, l.component, l.merchant_id, count(*) over of_merchant as own,
                row_number() over of_merchant as place
           from unnest($1::bigint[]) wanted(key)
           join match_keys k on k.key = wanted.key
           join match_listings l on l.id = k.listing_id and l.is_live
         window of_merchant as (partition by k.key, l.merchant_id)
       ) held
      where own <= $2 or place = 1`,
    [arrayOf(keys), max],
  );
  return Map.groupBy(rows, ({ key }) => key);
}

/**
 * The live listings under each key that has any, at most `limit` of a key. Listings share several keys: each is looked up
 * once, which takes half as long as a join.
 */
export async function listHolders(
  db: Database,
  components: Map<number, number>,
  keys: Iterable<number>,
  limit: number,
): Promise<Map<number, readonly Holder[]>> {
  const rows = await listKeyed(db, keys, limit);
  const live = await findLive(db, components, new Set(rows.flatMap(({ ids }) => ids)));
  const found = new Map<number, readonly Holder[]>();
  const incomplete: number[] = [];
  for (const { key, ids } of rows) {
    const holders = ids.flatMap((id) => live.get(id) ?? []);
    // Live ones may come after gone ones.
    if (ids.length === limit && holders.length < limit) incomplete.push(key);
    else if (holders.length > 0) found.set(key, holders);
  }
  if (incomplete.length > 0)
    for (const [key, holders] of await listHoldersBehindGone(db, incomplete, limit)) found.set(key, holders);
  return found;
}

/** The first listings under each key, live or gone. */
async function listKeyed(
  db: Database,
  keys: Iterable<number>,
  limit: number,
): Promise<{ key: number; ids: number[] }[]> {
  const rows = await db.named<{ key: number; ids: string }>(
    'matching-keyed',
    `select wanted.key, found.ids
       from unnest($1::bigint[]) wanted(key)
      cross join lateral (
        select string_agg(listing_id::text, ' ') as ids
          from (select k.listing_id from match_keys k where k.key = wanted.key limit $2) holder
      ) found
      where found.ids is not null`,
    [arrayOf(keys), limit],
  );
  return rows.map(({ key, ids }) => ({ key, ids: ids.split(' ').map(Number) }));
}

/** Those of the listings that are live, by id; those not in `components` are queried. */
async function findLive(
  db: Database,
  components: Map<number, number>,
  ids: ReadonlySet<number>,
): Promise<Map<number, Holder>> {
  const live = new Map<number, Holder>();
  const unknown = new Set<number>();
  for (const id of ids) {
    const component = components.get(id);
    if (component === undefined) unknown.add(id);
    else if (component !== 0) live.set(id, { id, component });
  }
  if (unknown.size === 0) return live;
  const [row] = await db.named<{ holders: string | null }>(
    'matching-live',
    `select string_agg(id || ' ' || component, ' ') as holders
       from match_listings where is_live and id = any($1::bigint[])`,
    [arrayOf(unknown)],
  );
  const numbers = row?.holders ? row.holders.split(' ') : [];
  for (let i = 0; i < numbers.length; i += 2) {
    const id = Number(numbers[i]);
    const component = Number(numbers[i + 1]);
    live.set(id, { id, component });
    unknown.delete(id);
    components.set(id, component);
  }
  for (const id of unknown) components.set(id, 0);
  return live;
}

async function listHoldersBehindGone(
  db: Database,
  keys: readonly number[],
  limit: number,
): Promise<Map<number, Holder[]>> {
  const rows = await db.named<Holder & { key: number }>(
    'matching-holders',
    `select wanted.key, found.id, found.component
       from unnest($1::bigint[]) wanted(key)
      cross join lateral (
        select l.id, l.component
          from match_keys k join match_listings l on l.id = k.listing_id
         where k.key = wanted.key and l.is_live limit $2
      ) found`,
    [arrayOf(keys), limit],
  );
  return Map.groupBy(rows, ({ key }) => key);
}
