import type { Database } from '../platform/database/database.ts';

// Texts of offers (`offer_texts`), beside the title that stands with the offer. The feed's file stands in the
// temporary table `feed_rows`, the plan of its merge in `merge_plan`.

/** Columns of `offer_texts` and where they come from in a row `r` of the feed. */
const columns =
  'brand, description, specifications, gtins, mpn, category_key, category_hash, more_images, group_id, page_link';
const values =
  'r.brand, left(r.description, 5000), r.specifications::json, r.gtins, r.mpn, r.category_key, r.category_hash, r.more_images, r.group_id, r.page_link';

/** Statement that gives inserted offers `i` the texts of their rows `r`; `from`: how these are joined. */
export const insertTextsOf = (from: string): string =>
  `insert into offer_texts (offer_id, ${columns}) select i.id, ${values} from ${from}`;

/**
 * Records in `touched_texts` the changed rows with other texts than before, or of an offer that was gone. To
 * be called before the offers are updated.
 */
export async function collectChangedTexts(db: Database): Promise<void> {
  await db.execute(
    `insert into pg_temp.touched_texts
     select p.number, o.id, o.product_id
     from pg_temp.merge_plan p
     join pg_temp.feed_rows r using (number)
     join offers o on o.id = p.offer_id
     left join offer_texts t on t.offer_id = o.id
     where p.action = 'changed' and not p.is_alike and (o.gone_at is not null or t.offer_id is null
       or (o.title, o.condition, t.brand, t.description, t.specifications::text, t.gtins, t.mpn, t.category_key,
           t.category_hash, t.more_images, t.group_id, t.page_link)
         is distinct from (r.title, r.condition, r.brand, left(r.description, 5000), r.specifications, r.gtins, r.mpn,
           r.category_key, r.category_hash, r.more_images, r.group_id, r.page_link))`,
  );
}

/** Gives the offers in `touched_texts` the texts of their rows. */
export async function updateChangedTexts(db: Database): Promise<void> {
  await db.execute(
    `insert into offer_texts (offer_id, ${columns})
     select c.offer_id, ${values}
     from pg_temp.touched_texts c join pg_temp.feed_rows r using (number)
     on conflict (offer_id) do update set brand = excluded.brand, description = excluded.description,
       specifications = excluded.specifications, gtins = excluded.gtins, mpn = excluded.mpn,
       category_key = excluded.category_key, category_hash = excluded.category_hash,
       more_images = excluded.more_images, group_id = excluded.group_id,
       page_link = excluded.page_link`,
  );
}
