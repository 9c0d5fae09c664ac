import type { Database } from '../platform/database/database.ts';
import { qualifiedColumns } from '../platform/database/qualified-columns.ts';
import { ruledDeliveryCents } from './delivery-queries.ts';

/** A size of an offer of clothes or shoes. Money in cents, VAT included. */
export type OfferSize = {
  offerId: number;
  label: string;
  isInStock: boolean;
  /** Its merchant does not state it. */
  isStockUnknown: boolean;
  stock: number | null;
  priceCents: number;
  /** null: not known. */
  deliveryCents: number | null;
  gtins: string[];
};

const columns = ['availability', 'stock', 'price_cents', 'gtins', 'link'];
const columnsOf = (table: string) => qualifiedColumns(table, columns);

/**
 * Gives new and changed offers the sizes of their rows: those of the feed's file stand in the temporary table
 * `feed_sizes`. To be called when new offers are inserted. Sizes that stay as they are, most of them, are not written again.
 */
export async function storeSizes(db: Database, merchantId: number): Promise<void> {
  // Offers come last (`offset 0`): of a merchant that statistics do not know the planner expects one, and then read all rows of
  // the file for each of twenty thousand.
  await db.execute(
    `with wanted as materialized (
       select o.id as offer_id, z.label, ${columnsOf('z')}
       from pg_temp.feed_sizes z
       join pg_temp.feed_rows r on r.article_id = z.article_id
       join pg_temp.merge_plan p on p.number = r.number and p.action in ('new', 'changed')
       cross join lateral (
         select id from offers where merchant_id = $1 and article_id = z.article_id offset 0
       ) o
     ), gone as (
       delete from offer_sizes s using pg_temp.merge_plan p
       where p.action = 'changed' and s.offer_id = p.offer_id
         and not exists (select from wanted w where w.offer_id = s.offer_id and w.label = s.label)
     )
     insert into offer_sizes as s (offer_id, label, ${columns.join(', ')})
     select offer_id, label, ${columns.join(', ')} from wanted
     on conflict (offer_id, label) do update set (${columns.join(', ')}) = row(${columnsOf('excluded')})
     where (${columnsOf('s')}) is distinct from (${columnsOf('excluded')})`,
    [merchantId],
  );
}

/** Of a product, or of a whole cart: more are not looked at. */
const maxSizes = 50_000;

/** The sizes of offers. */
export const listSizes = (db: Database, offerIds: readonly number[]): Promise<OfferSize[]> =>
  db.named<OfferSize>(
    'offer_sizes',
    `select s.offer_id as "offerId", s.label, s.availability = 'in_stock' as "isInStock",
       s.availability = 'unknown' as "isStockUnknown", s.stock,
       s.price_cents as "priceCents",
       coalesce(o.stated_delivery_cents,
         ${ruledDeliveryCents('s.price_cents')}) as "deliveryCents",
       s.gtins
     from offer_sizes s join offers o on o.id = s.offer_id join merchants m on m.id = o.merchant_id
     where s.offer_id = any($1::bigint[])
     limit ${maxSizes}`,
    [offerIds],
  );
