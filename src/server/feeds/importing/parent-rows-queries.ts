import type { Database } from '../../platform/database/database.ts';

/** That a row says which variant it is: then it is one, though the others are called after its id. Asked of few rows: it is slow. */
const isVariant = `"name":"(?:Colour|Size|Capacity|Material|Pattern)"`;

/** An article has one row, or the same a few times; of more, each with all variants, there would be too many pairs. */
const maxParents = 5;

/** What a size's row states as its colour. */
const colour = `substring(specifications from '"name":"Colour","value":"([^"]+)"')`;
/** A size's title, and without the colour that was added to it: the row of the article itself may state none. */
const titlesOfSize = `array[size_title, case when right(lower(size_title), length(${colour}) + 1) = ' ' || lower(${colour})
  then left(size_title, -1 - length(${colour})) end]`;

/**
 * Rows (`parent`) of articles whose variants are rows of their own (`number`), two or more. A parent has the id that the
 * variants give as their group, and its title is the beginning of theirs; or it shares title, brand and picture with the
 * sizes of an article without a group. Grouped, not joined: of a table without statistics a join may take the square of
 * its rows.
 */
const foundParents = `
  select parent, number, true as is_grouped
  from (
    select array_agg(number) filter (where group_id = '' and size_label = '') as parents,
      array_agg(number) filter (where group_id <> '') as variants
    from pg_temp.feed_rows group by case when group_id = '' then article_id else group_id end
  ) of_group, unnest(parents) as parent, unnest(variants) as number
  where cardinality(parents) <= ${maxParents}
  union all
  select parent, number, false
  from (
    select array_agg(number) filter (where size_label = '') as parents,
      array_agg(number) filter (where size_label <> '') as variants
    from pg_temp.feed_rows
    cross join lateral unnest(case when size_label = '' then array[title] else ${titlesOfSize} end) as called
    where group_id = '' and image_url is not null
    group by image_url, brand, lower(called)
  ) of_look, unnest(parents) as parent, unnest(variants) as number
  where cardinality(parents) <= ${maxParents}`;

/**
 * Drops the rows of articles whose variants are rows as well, as plugins of shop systems write them: nobody can buy them, and
 * beside its sizes an article would be shown twice. Variants without a description take theirs. All rows concerned are marked
 * to be read each time: where a variant was skipped, its parent would come back. Returns how many were dropped.
 */
export async function dropParentRows(session: Database): Promise<number> {
  const [any] = await session.rows(
    `select from pg_temp.feed_rows where group_id <> '' or size_label <> '' limit 1`,
  );
  if (!any) return 0;
  const [dropped] = await session.rows<{ count: number }>(
    `with found as materialized (${foundParents}),
     parents as (
       select found.parent from found join pg_temp.feed_rows v using (number)
       join pg_temp.feed_rows p on p.number = found.parent
       group by found.parent
       having count(*) > 1
         and bool_and(p.specifications !~ case when found.is_grouped then $1 else '"name":"Size"' end)
         and bool_and(v.size_label <> '' or length(v.title) > length(p.title)
         and starts_with(lower(v.title), lower(p.title)))
     ), told as (
       update pg_temp.feed_rows v set
         description = case when v.description = '' then p.description else v.description end,
         evidence_hash = null,
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
