import type { Database } from '../../platform/database/database.ts';
import { arrayOf } from '../../platform/database/id-arrays.ts';
import type { FamilySource, Traits } from './traits.ts';
import type { Variant } from './variant.ts';

/**
 * What the titles, specifications and merchants' groups of products say; merged ones and unknown ids are left out. A merchant
 * that has a product in several groups is ignored: a chain of such groups would connect a whole feed.
 */
export const listFamilySources = (db: Database, ids: readonly number[]): Promise<FamilySource[]> =>
  db.rows<FamilySource>(
    `select p.id, p.title, p.brand, coalesce(c.key, 'other') as "categoryKey",
       coalesce((select json_agg(json_build_object('key', s.key, 'value', s.value_text, 'display', s.display,
                                                   'number', s.number) order by s.position, s.value_text)
                 from product_specifications s where s.product_id = p.id), '[]') as specifications,
       array(select value from product_identifiers i where i.product_id = p.id and i.kind = 'mpn' order by value limit 100) as codes,
       array(select o.merchant_id || ' ' || min(t.group_id) from offers o join offer_texts t on t.offer_id = o.id
             where o.product_id = p.id and o.gone_at is null and t.group_id <> ''
             group by o.merchant_id having min(t.group_id) = max(t.group_id) order by o.merchant_id limit 100) as groups,
       array(select r.id from family_rulings r where p.id in (r.product_id, r.other_product_id) order by r.id) as decisions
     from products p left join categories c on c.id = p.category_id
     where p.id = any($1::bigint[]) and p.merged_into is null
     order by p.id`,
    [arrayOf(ids)],
  );

/** A product's traits as they are stored. */
export type TraitsRow = {
  id: number;
  brand: string;
  words: string[];
  groups: string[];
  fixed: Traits['fixed'];
} & Variant;

const columns = 'brand, words, groups, fixed, colour, capacity, memory, size, size_unit, pack';
const selected = `product_id as id, brand, words, groups, fixed, colour, capacity, memory, size, size_unit as "sizeUnit", pack`;

/** Writes what products say of their families; those of `ids` without traits lose theirs. */
export async function storeTraits(
  db: Database,
  ids: readonly number[],
  traits: readonly (Traits & { keys: readonly number[] })[],
): Promise<void> {
  await db.execute(
    `delete from product_variants where product_id = any($1::bigint[]) and product_id <> all($2::bigint[])`,
    [arrayOf(ids), arrayOf(traits.map(({ id }) => id))],
  );
  const rows = JSON.stringify(traits.map(({ variant, ...each }) => ({ ...each, ...variant })));
  await db.execute(
    `with given as (
       select id as product_id, brand, array(select json_array_elements_text(words)) as words,
         array(select json_array_elements_text(groups)) as groups, fixed, colour, capacity, memory, size,
         "sizeUnit" as size_unit, pack
       from json_to_recordset($1::json) as g (id bigint, brand text, words json, groups json, fixed jsonb, colour text,
         capacity float8, memory float8, size float8, "sizeUnit" text, pack integer)
     )
     insert into product_variants as v (product_id, ${columns})
     select product_id, ${columns} from given
     on conflict (product_id) do update set (${columns}) = row(${columns
       .split(', ')
       .map((column) => `excluded.${column}`)
       .join(', ')})
     where (${columns
       .split(', ')
       .map((column) => `v.${column}`)
       .join(', ')}) is distinct from (${columns
       .split(', ')
       .map((column) => `excluded.${column}`)
       .join(', ')})`,
    [rows],
  );
  const keys = traits.flatMap((each) => each.keys.map((key) => [key, each.id] as const));
  const given = [arrayOf(keys.map(([key]) => key)), arrayOf(keys.map(([, id]) => id))];
  await db.execute(
    `delete from family_keys k where k.product_id = any($3::bigint[]) and (k.key, k.product_id) not in (
       select * from unnest($1::bigint[], $2::bigint[]))`,
    [...given, arrayOf(ids)],
  );
  await db.execute(
    'insert into family_keys (key, product_id) select * from unnest($1::bigint[], $2::bigint[]) on conflict do nothing',
    given,
  );
}

/** Keys among these that more than `max` products have. */
export async function listWideKeys(db: Database, keys: readonly number[], max: number): Promise<Set<number>> {
  const rows = await db.rows<{ key: number }>(
    `select key from unnest($1::bigint[]) as asked (key)
     where (select count(*) from (select from family_keys k where k.key = asked.key limit $2 + 1) as held) > $2`,
    [arrayOf(keys), max],
  );
  return new Set(rows.map(({ key }) => key));
}

/**
 * All products that are connected with these by common keys, themselves included; a key that more than `max` products
 * have connects nothing.
 */
export const listConnected = (db: Database, ids: readonly number[], max: number): Promise<TraitsRow[]> =>
  db.rows<TraitsRow>(
    // Each product and each key is followed once. Laterals with an offset: tables that an import has just filled are not
    // analysed yet, and a join would read them all.
    `with recursive reached (product_id, key) as (
       select unnest($1::bigint[]), null::bigint
       union
       select next.* from reached r
       cross join lateral (
         select null::bigint, k.key from family_keys k where k.product_id = r.product_id
         union all
         select other.id, null
         from (select array(select product_id from family_keys o where o.key = r.key limit $2 + 1) as ids offset 0) as held
         cross join lateral unnest(held.ids) as other (id)
         where cardinality(held.ids) <= $2
       ) as next
     )
     select v.* from reached r
     cross join lateral (select ${selected} from product_variants where product_id = r.product_id offset 0) as v
     order by v.id`,
    [arrayOf(ids), max],
  );

/** What staff has decided of these products; `into` null: it is a variant of nothing. */
export async function listRulings(db: Database, ids: readonly number[]): Promise<Map<number, number | null>> {
  const rows = await db.rows<{ id: number; into: number | null }>(
    'select product_id as id, other_product_id as into from family_rulings where product_id = any($1::bigint[])',
    [arrayOf(ids)],
  );
  return new Map(rows.map(({ id, into }) => [id, into]));
}

/** Makes these the families of these products; those of `ids` in none have none. Returns how many changed. */
export const storeFamilies = (
  db: Database,
  ids: readonly number[],
  members: readonly { id: number; familyId: number }[],
): Promise<number> =>
  db.execute(
    `update product_variants v set family_id = m.family_id
     from unnest($1::bigint[]) as given (id)
     left join unnest($2::bigint[], $3::bigint[]) as m (id, family_id) on m.id = given.id
     where v.product_id = given.id and v.family_id is distinct from m.family_id`,
    [arrayOf(ids), arrayOf(members.map(({ id }) => id)), arrayOf(members.map(({ familyId }) => familyId))],
  );
