import type { Condition } from '../../../contract/catalogue/conditions.ts';
import type { Database } from '../../platform/database/database.ts';

/** An offer as people compare it; money in cents, `totalCents` with delivery (null: not known). */
export type MatchOffer = {
  offerId: number;
  productId: number;
  merchant: string;
  seller: string;
  title: string;
  brand: string;
  gtins: string[];
  mpn: string;
  /** Its beginning. */
  description: string;
  condition: Condition;
  priceCents: number;
  totalCents: number | null;
  /** Our copy of its picture, else of its product's; null: none. */
  pictureName: string | null;
  pictureSizes: number[] | null;
};

/** As JSON, of the offer `name`. */
export const matchOfferOf = (name: string): string => `(
  select json_build_object('offerId', o.id, 'productId', o.product_id, 'merchant', m.name, 'seller', o.seller, 'title', o.title,
    'brand', coalesce(t.brand, ''), 'gtins', coalesce(t.gtins, '{}'), 'mpn', coalesce(t.mpn, ''),
    'description', left(coalesce(t.description, ''), 600), 'condition', o.condition, 'priceCents', o.price_cents,
    'totalCents', case when o.delivery_cents is not null then o.total_cents end, 'pictureName', x.name,
    'pictureSizes', x.sizes)
  from offers o
  join merchants m on m.id = o.merchant_id
  join products p on p.id = o.product_id
  left join offer_texts t on t.offer_id = o.id
  left join lateral (
    select name, sizes from pictures where source_url in (o.image_url, p.image_url) and state = 'stored'
    order by source_url = o.image_url desc limit 1) as x on true
  where o.id = ${name}.id)`;

/** Maximum number of offers shown of a product. */
const maxOffers = 500;

/** The offers of a product that its merchants still list, as matching knows them. */
export async function listMatchOffers(db: Database, productId: number): Promise<MatchOffer[]> {
  const rows = await db.rows<{ offer: MatchOffer }>(
    `select ${matchOfferOf('listed')} as offer
     from offers listed
     join match_listings l on l.merchant_id = listed.merchant_id and l.article_id = listed.article_id and l.is_live
     where listed.product_id = $1 and listed.gone_at is null
     order by listed.total_cents, listed.id limit ${maxOffers}`,
    [productId],
  );
  return rows.map(({ offer }) => offer);
}
