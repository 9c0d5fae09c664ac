import type { Condition } from '../../contract/catalogue/conditions.ts';
import type { Database } from '../platform/database/database.ts';
import { isLive, isPriceHeld, lastSeen } from './freshness-queries.ts';
import { bestOffersFirst } from './ranking-queries.ts';

/** A live offer of a product: held by a feed that its merchant keeps fresh. Money in cents, VAT included. */
export type ProductOffer = {
  id: number;
  merchantId: number;
  merchant: string;
  /** Of our copy of its logo, and the lengths of its copies; null: none. */
  logoName: string | null;
  logoSizes: number[] | null;
  seller: string;
  condition: Condition;
  priceCents: number;
  /** The list or crossed-out price that its merchant sets beside it; null: none. */
  announcedCents: number | null;
  /** null: not known. */
  deliveryCents: number | null;
  totalCents: number;
  deliveryInfo: string;
  /** Working days from the order to its arrival; null: its merchant does not state them. */
  deliveryMinDays: number | null;
  deliveryMaxDays: number | null;
  /** Of the commercial warranty that its feed announces; null: none. */
  warrantyMonths: number | null;
  warrantyBy: 'manufacturer' | 'seller' | null;
  isInStock: boolean;
  /** Its merchant does not state it. */
  isStockUnknown: boolean;
  stock: number | null;
  networkArticleId: string | null;
  /** Time of the last import that held it. */
  seenAt: Date;
};

/** A live offer and its merchant's delivery rule, as a cart is divided by them. Money in cents, VAT included. */
export type SplitableOffer = Pick<
  ProductOffer,
  | 'id'
  | 'merchantId'
  | 'merchant'
  | 'seller'
  | 'condition'
  | 'priceCents'
  | 'deliveryCents'
  | 'totalCents'
  | 'isInStock'
  | 'isStockUnknown'
  | 'stock'
  | 'deliveryMaxDays'
> & {
  productId: number;
  /** The one that prices and stock are of; empty: that of the offer. */
  size: string;
  flatCents: number | null;
  freeFromCents: number | null;
};

/** The last known price of a product without live offers. */
export type LastKnownPrice = { totalCents: number; isDeliveryKnown: boolean; seenAt: Date };

/** Where `/go` leads. */
export type OfferTarget = { link: string; productId: number; merchantId: number; isLive: boolean };

/** The live offers of a product; of more than anybody looks at the best. */
export function listLiveOffers(db: Database, productId: number): Promise<ProductOffer[]> {
  return db.named<ProductOffer>(
    'live_offers',
    `select o.id, o.merchant_id as "merchantId", m.name as merchant, p.name as "logoName", p.sizes as "logoSizes",
       o.seller, o.condition, o.price_cents as "priceCents", o.announced_cents as "announcedCents",
       o.delivery_cents as "deliveryCents", o.total_cents as "totalCents",
       o.delivery_info as "deliveryInfo", o.delivery_min_days as "deliveryMinDays",
       o.delivery_max_days as "deliveryMaxDays", o.warranty_months as "warrantyMonths", o.warranty_by as "warrantyBy",
       o.availability = 'in_stock' as "isInStock", o.availability = 'unknown' as "isStockUnknown", o.stock,
       o.network_article_id as "networkArticleId", ${lastSeen} as "seenAt"
     from offers o join merchants m on m.id = o.merchant_id
     left join pictures p on p.source_url = m.logo_source
     where o.product_id = $1 and ${isLive}
     order by ${bestOffersFirst('o')} limit 500`,
    [productId],
  );
}

/** The live offers of products, likewise. */
export function listLiveOffersOf(db: Database, productIds: readonly number[]): Promise<SplitableOffer[]> {
  return db.named<SplitableOffer>(
    'live_offers_of',
    `select o.id, o.product_id as "productId", o.merchant_id as "merchantId", m.name as merchant, o.seller,
       o.condition, o.price_cents as "priceCents", o.delivery_cents as "deliveryCents",
       o.total_cents as "totalCents", o.availability = 'in_stock' as "isInStock",
       o.availability = 'unknown' as "isStockUnknown", o.stock, o.delivery_max_days as "deliveryMaxDays",
       '' as size, m.delivery_flat_cents as "flatCents", m.delivery_free_from_cents as "freeFromCents"
     from unnest($1::bigint[]) as wanted (product_id)
     cross join lateral (
       select * from offers where product_id = wanted.product_id and gone_at is null
       order by ${bestOffersFirst('offers')} limit 500
     ) as o
     join merchants m on m.id = o.merchant_id
     where ${isLive}`,
    [productIds],
  );
}

/** The best price at which a product was last seen, new goods before others, delivered where any was; undefined: never. */
export async function findLastKnownPrice(
  db: Database,
  productId: number,
): Promise<LastKnownPrice | undefined> {
  const [price] = await db.named<LastKnownPrice>(
    'last_known_price',
    // A gone offer was last seen by the import before the one that missed it.
    `select o.total_cents as "totalCents", o.delivery_cents is not null as "isDeliveryKnown", greatest(${lastSeen}, (
         select max(run.observed_at) from feed_offers fo cross join lateral (
           select observed_at from import_runs
           where feed_id = fo.feed_id and status = 'succeeded' and observed_at < fo.gone_at
           order by observed_at desc limit 1) as run
         where fo.offer_id = o.id)) as "seenAt"
     from offers o join merchants m on m.id = o.merchant_id and m.is_active
     where o.product_id = $1 and not ${isPriceHeld('o.price_cents')}
     order by o.condition = 'new' desc, "seenAt" desc, o.delivery_cents is null, o.total_cents
     limit 1`,
    [productId],
  );
  return price;
}

/**
 * The link of an offer, live or not, and of one of its sizes where it has it; undefined: there is no such offer.
 * `size`: '' for none.
 */
export async function findOfferTarget(
  db: Database,
  offerId: number,
  size: string,
): Promise<OfferTarget | undefined> {
  const [target] = await db.named<OfferTarget>(
    'offer_target',
    `select coalesce(s.link, o.link) as link, o.product_id as "productId", o.merchant_id as "merchantId", ${isLive} as "isLive"
     from offers o join merchants m on m.id = o.merchant_id
     left join offer_sizes s on s.offer_id = o.id and s.label = $2
     where o.id = $1`,
    [offerId, size],
  );
  return target;
}
