import type { Database } from '../../platform/database/database.ts';

/** That a row says which variant it is: then it is one, though the others are called after its id. */
const isVariant = `"name":"(?:Colour|Size|Capacity|Material|Pattern)"`;

/**
 * Rows (`parent`) of articles whose variants are rows of their own (`number`), two or more. A parent has the id that the
 * variants give as their group, and its title is the beginning of theirs; or it shares title, brand and picture with the
 * sizes of an article without a group.
 */
const foundParents = `
  select parent.number as parent, variant.number
  from pg_temp.feed_rows variant
  join pg_temp.feed_rows parent on parent.article_id = variant.group_id and parent.number <> variant.number
  where variant.group_id <> '' and parent.group_id = '' and parent.size_label = ''
    and parent.specifications !~ $1
  union all
  select parent.number, variant.number
  from pg_temp.feed_rows variant
  join pg_temp.feed_rows parent on parent.image_url = variant.image_url and parent.brand = variant.brand
    and lower(parent.title) = lower(variant.size_title)
  where variant.size_label <> '' and variant.group_id = '' and parent.group_id = '' and parent.size_label = ''
    and parent.specifications !~ '"name":"Size"'`;

/**
 * Drops the rows of articles whose variants are rows as well, as plugins of shop systems write them: nobody can buy them, and
 * beside its sizes an article would be shown twice. Variants without a description take theirs. All rows concerned are marked
 * to be read each time: where a variant was skipped, its parent would come back. Returns how many were dropped.
 */
export async function dropParentRows(session: Database): Promise<number> {
  const [dropped] = await session.rows<{ count: number }>(
    `with found as materialized (${foundParents}),
     parents as (
       select found.parent from found join pg_temp.feed_rows v using (number)
       join pg_temp.feed_rows p on p.number = found.parent
       group by found.parent
       having count(*) > 1 and bool_and(v.size_label <> '' or length(v.title) > length(p.title)
         and starts_with(lower(v.title), lower(p.title)))
     ), told as (
       update pg_temp.feed_rows v set
         description = case when v.description = '' then p.description else v.description end,
         content_hash = -1 - (hashtextextended(v.content_hash || ' ' || p.content_hash, 0) & 4503599627370495)
       from found join parents using (parent) join pg_temp.feed_rows p on p.number = parent
       where v.number = found.number
     ), dropped as (
       delete from pg_temp.feed_rows r using parents where r.number = parents.parent returning 1
     )
     select count(*)::int as count from dropped`,
    [isVariant],
  );
  return dropped?.count ?? 0;
}
