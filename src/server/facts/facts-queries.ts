import type { Database } from '../platform/database/database.ts';
import { arrayOf } from '../platform/database/id-arrays.ts';
import type { StoredSpecification } from './choose-specifications.ts';
import type { ProductFacts } from './consolidate.ts';
import type { Content } from './contents/read-content.ts';
import type { WrittenSpecification } from './typed-specifications.ts';

/** Fields of a product that staff may have written (products.edited_fields). */
export type EditedField = 'title' | 'brand' | 'description' | 'specifications' | 'category';

/** A product whose facts are to be made, as it stands. */
export type ProductState = {
  id: number;
  categoryKey: string | null;
  editedFields: EditedField[];
  specifications: StoredSpecification[];
};

/** What an offer says of its product; `isGone`: no feed holds it any more. */
export type OfferTextsRow = {
  productId: number;
  merchant: string;
  title: string;
  brand: string;
  description: string;
  mpn: string;
  specifications: WrittenSpecification[];
  /** What staff has decided about the merchant's category, else what the rules say. */
  categoryKey: string;
  isDecided: boolean;
  /** Whether the offer's title decided, as the merchant's category alone leads elsewhere or nowhere. */
  isGuessed: boolean;
  /** The merchant's category and the network's, as they are written. */
  path: string;
  networkPath: string;
  isNew: boolean;
  isGone: boolean;
};

/** A product's facts as they are written; `specifications`: everything that its page shows. */
export type FactsRow = Omit<ProductFacts, 'specifications'> & {
  id: number;
  specifications: StoredSpecification[];
  content: Content | null;
};

/** A value of a specification that the product's category defines. */
export type SpecificationRow = {
  productId: number;
  key: string;
  valueText: string;
  display: string;
  number: number | null;
  unit: string | null;
  position: number;
};

/** The codes that offers `o` state. */
const codesOfTexts = `code.kind, code.value
  from offers o join offer_texts t on t.offer_id = o.id
  cross join lateral (
    select 'gtin' as kind, gtin as value from unnest(t.gtins) as gtin
    union all
    select 'mpn', t.mpn where t.mpn <> ''
  ) as code`;

/**
 * Gives products the codes of the offers that an import has added, moved, or changed in their texts: whoever has a code
 * in hand finds the product with the import, before its facts are made. Those that go, go with the facts.
 */
export async function addCodes(db: Database): Promise<void> {
  await db.execute(
    `insert into product_identifiers (product_id, kind, value)
     select o.product_id, ${codesOfTexts}
     where o.id in (select offer_id from pg_temp.touched_offers where change in ('new', 'moved')
                    union
                    select offer_id from pg_temp.touched_texts)
     on conflict do nothing`,
  );
}

/** Offers of these categories, of $1 merchants with $2 hashes. */
export const offersInCategories = `offers o join offer_texts t on t.offer_id = o.id
  where o.merchant_id = any($1::integer[]) and t.category_hash = any($2::bigint[])
    and (o.merchant_id, t.category_hash) in (select * from unnest($1::integer[], $2::bigint[]))`;

export const listProductStates = (db: Database, ids: readonly number[]): Promise<ProductState[]> =>
  db.rows<ProductState>(
    `select p.id, c.key as "categoryKey", p.edited_fields as "editedFields",
       case when 'specifications' = any(p.edited_fields) then p.specifications else '[]' end as specifications
     from products p left join categories c on c.id = p.category_id
     where p.id = any($1::bigint[])`,
    [arrayOf(ids)],
  );

/** What the offers of these products say; offers from before texts were kept say nothing. */
export const listOfferTexts = (db: Database, ids: readonly number[]): Promise<OfferTextsRow[]> =>
  db.rows<OfferTextsRow>(
    `select o.product_id as "productId", m.name as merchant, o.title, t.brand, t.description, t.mpn, t.specifications,
       coalesce(c.key, t.category_key) as "categoryKey", c.key is not null as "isDecided",
       c.key is null and coalesce(mc.rule not in ('google', 'merchant', 'network')
         and mc.rule_key <> t.category_key, true) as "isGuessed",
       coalesce(mc.path, '') as path, coalesce(mc.network_path, '') as "networkPath", o.condition = 'new' as "isNew",
       o.gone_at is not null as "isGone"
     from offers o
     join offer_texts t on t.offer_id = o.id
     join merchants m on m.id = o.merchant_id
     left join merchant_categories mc on mc.merchant_id = o.merchant_id and mc.hash = t.category_hash
     left join categories c on c.id = mc.category_id
     where o.product_id = any($1::bigint[])`,
    [arrayOf(ids)],
  );

/**
 * Writes the facts of products, but those fields that staff has written; returns how many products that
 * changed.
 */
export async function updateProductFacts(db: Database, facts: readonly FactsRow[]): Promise<number> {
  return db.execute(
    `with made as (
       select f.id,
         case when 'title' = any(p.edited_fields) then p.title else f.title end as title,
         case when 'title' = any(p.edited_fields) then null else f."wholeTitle" end as whole_title,
         case when 'brand' = any(p.edited_fields) then p.brand else f.brand end as brand,
         case when 'description' = any(p.edited_fields) then p.description else f.description end as description,
         case when 'specifications' = any(p.edited_fields) then p.specifications
              else f.specifications end as specifications,
         case when 'category' = any(p.edited_fields) then p.category_id else c.id end as category_id,
         f."isCategoryGuessed" as category_is_guessed, array(select json_array_elements_text(f.kinds)) as kinds,
         (f.content ->> 'amount')::float8 as content_amount, f.content ->> 'unit' as content_unit,
         (f.content ->> 'isUsual')::boolean as content_is_usual,
         case when jsonb_typeof(f.labels) = 'object' then f.labels end as labels
       from jsonb_to_recordset($1::jsonb) as f (id bigint, title text, "wholeTitle" text, brand text, description text,
         "categoryKey" text, "isCategoryGuessed" boolean, kinds json, specifications jsonb, content json, labels jsonb)
       join products p on p.id = f.id
       left join category_keys c on c.key = f."categoryKey"
     )
     update products p set title = made.title, whole_title = made.whole_title, brand = made.brand, description = made.description,
       specifications = made.specifications, category_id = made.category_id,
       category_is_guessed = made.category_is_guessed, kinds = made.kinds, content_amount = made.content_amount,
       content_unit = made.content_unit, content_is_usual = made.content_is_usual, labels = made.labels,
       updated_at = now()
     from made
     where p.id = made.id
       and (p.title, p.whole_title, p.brand, p.description, p.specifications, p.category_id, p.category_is_guessed, p.kinds,
         p.content_amount, p.content_unit, p.content_is_usual, p.labels)
         is distinct from (made.title, made.whole_title, made.brand, made.description, made.specifications, made.category_id,
           made.category_is_guessed, made.kinds, made.content_amount, made.content_unit, made.content_is_usual,
           made.labels)`,
    [JSON.stringify(facts)],
  );
}

/**
 * Makes the values in `rows` all that these products have of their categories' specifications; returns how
 * many changed.
 */
export async function replaceSpecifications(
  db: Database,
  ids: readonly number[],
  rows: readonly SpecificationRow[],
): Promise<number> {
  const [changed] = await db.rows<{ count: number }>(
    `with given as materialized (
       select * from jsonb_to_recordset($1::jsonb) as g ("productId" bigint, key text, "valueText" text, display text,
         number double precision, unit text, position smallint)
     ), gone as (
       delete from product_specifications s
       where s.product_id = any($2::bigint[]) and not exists (
         select from given g where g."productId" = s.product_id and g.key = s.key and g."valueText" = s.value_text)
       returning 1
     ), written as (
       insert into product_specifications as s (product_id, key, value_text, display, number, unit, position)
       select g."productId", g.key, g."valueText", g.display, g.number, g.unit, g.position from given g
       on conflict (product_id, key, value_text) do update
         set display = excluded.display, number = excluded.number, unit = excluded.unit, position = excluded.position
         where (s.display, s.number, s.unit, s.position)
           is distinct from (excluded.display, excluded.number, excluded.unit, excluded.position)
       returning 1
     )
     select (select count(*) from gone) + (select count(*) from written) as count`,
    [JSON.stringify(rows), arrayOf(ids)],
  );
  return changed?.count ?? 0;
}

/**
 * Makes the codes of these products those of their offers, gone ones included; a product with an offer from before texts
 * were kept loses none.
 */
export async function refreshIdentifiers(db: Database, ids: readonly number[]): Promise<void> {
  // The offers are read once. Whether a code is stated or stored is asked by sorting or hashing (`except`): "not exists"
  // was planned as a join with all offers, a tenth of a second a time.
  await db.execute(
    `with texts as materialized (
       select o.product_id, t.offer_id, t.gtins, t.mpn
       from offers o left join offer_texts t on t.offer_id = o.id
       where o.product_id = any($1::bigint[])
     ), stated as materialized (
       select product_id, 'gtin' as kind, gtin as value from texts cross join lateral unnest(gtins) as gtin
       union
       select product_id, 'mpn', mpn from texts where mpn <> ''
     ), stored as materialized (
       select product_id, kind, value from product_identifiers where product_id = any($1::bigint[])
     ), kept as (
       select id from products where id = any($1::bigint[]) and 'codes' = any(edited_fields)
       union all
       select product_id from texts where offer_id is null
     ), gone as (
       select * from stored except select * from stated
     ), deleted as (
       delete from product_identifiers i using gone
       where (i.product_id, i.kind, i.value) = (gone.product_id, gone.kind, gone.value)
         and i.product_id not in (select id from kept)
     )
     insert into product_identifiers (product_id, kind, value)
     select * from stated except select * from stored
     on conflict do nothing`,
    [arrayOf(ids)],
  );
}

/**
 * Gives these products the further pictures of one of their live offers: of the one whose first picture is
 * theirs, if it has any, else of the one that has most. Returns how many products that changed.
 */
export function refreshGalleries(db: Database, ids: readonly number[]): Promise<number> {
  return db.execute(
    `with offered as (
       select distinct on (o.product_id) o.product_id, array_remove(t.more_images, p.image_url) as more_images
       from offers o
       join offer_texts t on t.offer_id = o.id and t.more_images <> '{}'
       join products p on p.id = o.product_id
       where o.product_id = any($1::bigint[]) and o.gone_at is null
       order by o.product_id, o.image_url is not distinct from p.image_url desc, o.condition = 'new' desc,
         cardinality(t.more_images) desc, o.id
     )
     update products p set more_images = coalesce(offered.more_images, '{}'), updated_at = now()
     from unnest($1::bigint[]) as wanted (id) left join offered on offered.product_id = wanted.id
     where p.id = wanted.id and p.more_images is distinct from coalesce(offered.more_images, '{}')`,
    [arrayOf(ids)],
  );
}
