import { type Condition, conditions } from '../../src/contract/catalogue/conditions.ts';

import { listLiveOffers, type ProductOffer } from '../../src/server/offers/product-offers-queries.ts';
import { rankOffers } from '../../src/server/offers/ranking.ts';
import type { DatabasePool } from '../../src/server/platform/database/database.ts';

type Merchant = { name: string; freshnessDays?: number; isActive?: boolean; feedSeenDaysAgo?: number };
type Product = {
  title: string;
  category?: string | null;
  brand?: string;
  description?: string;
  specifications?: { name: string; value: string }[];
  imageUrl?: string;
  rating?: number;
  ratingCount?: number;
  gtins?: string[];
  mpns?: string[];
};
/** Prices in cents; `seenDaysAgo` when its row last changed; `isGone`: its feed holds it no more. */
type Offer = {
  merchantId: number;
  productId: number;
  priceCents: number;
  announcedCents?: number;
  deliveryCents?: number | null;
  condition?: Condition;
  availability?: 'in_stock' | 'unknown' | 'out_of_stock' | 'preorder' | 'backorder';
  stock?: number;
  seller?: string;
  link?: string;
  deliveryInfo?: string;
  /** Working days, at the least and at the most. */
  deliveryDays?: [min: number, max: number];
  networkArticleId?: string;
  /** Prices of its sizes in cents; null: sold out at the offer’s price. Their links end in their labels. */
  sizes?: Record<string, number | null>;
  seenDaysAgo?: number;
  isGone?: boolean;
};
/** A state of an offer, `daysAgo` before now; cents. */
type PricePoint = {
  daysAgo: number;
  priceCents: number;
  deliveryCents?: number | null;
  isAvailable?: boolean;
};

async function insert(db: DatabasePool, table: string, row: Record<string, unknown>): Promise<number> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`).join(', ');
  const [inserted] = await db.rows<{ id: number }>(
    `insert into ${table} (${columns.join(', ')}) values (${places}) returning id`,
    Object.values(row),
  );
  if (!inserted) throw new Error(`${table}: nothing inserted`);
  return inserted.id;
}

export const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

/** Merchants, and whether one in stock delivers free. */
const listFacts = (offers: readonly ProductOffer[]): [number[], boolean] => [
  [...new Set(offers.map((offer) => offer.merchantId))],
  offers.some((offer) => offer.isInStock && offer.deliveryCents === 0),
];

async function writeOtherCondition(
  db: DatabasePool,
  productId: number,
  offers: readonly ProductOffer[],
): Promise<void> {
  const { main } = rankOffers(offers);
  if (!main) return;
  await db.execute(
    `insert into product_other_conditions (product_id, condition, offer_id, price_cents, delivery_cents,
       total_cents, in_stock, stock_unknown, merchant_ids, free_delivery)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      productId,
      main.condition,
      main.id,
      main.priceCents,
      main.deliveryCents,
      main.totalCents,
      main.isInStock,
      main.isStockUnknown,
      ...listFacts(offers),
    ],
  );
}

/** The best offer of each product in each size in stock. */
async function writeSizes(db: DatabasePool): Promise<void> {
  await db.execute('delete from product_sizes');
  await db.execute(
    `insert into product_sizes (product_id, label, condition, offer_id, price_cents, delivery_cents, total_cents, in_stock,
       free_delivery, merchant_ids)
     select distinct on (o.product_id, s.label, o.condition) o.product_id, s.label, o.condition, o.id, s.price_cents,
       o.stated_delivery_cents, s.price_cents + coalesce(o.stated_delivery_cents, 0), true,
       coalesce(o.stated_delivery_cents = 0, false), array(
         select distinct other.merchant_id from offers other join offer_sizes z on z.offer_id = other.id
         where other.product_id = o.product_id and other.condition = o.condition and other.gone_at is null
           and z.label = s.label and z.availability = 'in_stock')
     from offers o join offer_sizes s on s.offer_id = o.id and s.availability = 'in_stock'
     where o.gone_at is null
     order by o.product_id, s.label, o.condition, o.stated_delivery_cents is null, 7`,
  );
}

/** Of products that nobody has offered, be they hundreds, at once. */
const summariseUnoffered = (db: DatabasePool): Promise<unknown> =>
  db.execute(
    `insert into product_summaries (product_id, in_stock, offers_count, merchants_count, merchant_ids, free_delivery)
     select id, false, 0, 0, '{}', false from products
     where not exists (select from offers where product_id = products.id)
     on conflict (product_id) do update set main_offer_id = null, condition = null, price_cents = null,
       delivery_cents = null, total_cents = null, in_stock = false, offers_count = 0, merchants_count = 0,
       merchant_ids = '{}', free_delivery = false`,
  );

/** Catalogue rows for tests, written as an import would leave them. */
export function createSeed(db: DatabasePool) {
  let serial = 0;

  return {
    /** A merchant with one feed. */
    async merchant({
      name,
      freshnessDays = 7,
      isActive = true,
      feedSeenDaysAgo = 0,
    }: Merchant): Promise<number> {
      const id = await insert(db, 'merchants', {
        name,
        name_key: name.toLowerCase(),
        freshness_days: freshnessDays,
        is_active: isActive,
      });
      await insert(db, 'feeds', {
        merchant_id: id,
        name: 'feed.csv',
        format: 'awin-csv',
        observed_at: daysAgo(feedSeenDaysAgo),
      });
      return id;
    },

    async product(product: Product): Promise<number> {
      const key = product.category === undefined ? 'laptops' : product.category;
      const [category] = await db.rows<{ id: number }>('select id from categories where key = $1', [key]);
      const id = await insert(db, 'products', {
        category_id: category?.id ?? null,
        title: product.title,
        brand: product.brand ?? '',
        description: product.description ?? '',
        specifications: JSON.stringify(product.specifications ?? []),
        image_url: product.imageUrl ?? null,
        rating: product.rating ?? null,
        rating_count: product.ratingCount ?? null,
      });
      await db.execute(
        `insert into product_identifiers (product_id, kind, value)
         select $1::bigint, 'gtin', unnest($2::text[]) union all select $1::bigint, 'mpn', unnest($3::text[])`,
        [id, product.gtins ?? [], product.mpns ?? []],
      );
      return id;
    },

    async offer(offer: Offer): Promise<number> {
      serial++;
      const seenAt = daysAgo(offer.seenDaysAgo ?? 0);
      const id = await insert(db, 'offers', {
        merchant_id: offer.merchantId,
        article_id: `article-${serial}`,
        product_id: offer.productId,
        network_article_id: offer.networkArticleId ?? null,
        title: `offer ${serial}`,
        condition: offer.condition ?? 'new',
        price_cents: offer.priceCents,
        announced_cents: offer.announcedCents ?? null,
        delivery_cents: offer.deliveryCents === undefined ? 0 : offer.deliveryCents,
        // Sizes cost what the offer's own delivery does.
        ...(offer.sizes && { stated_delivery_cents: offer.deliveryCents ?? null }),
        delivery_info: offer.deliveryInfo ?? '',
        delivery_min_days: offer.deliveryDays?.[0] ?? null,
        delivery_max_days: offer.deliveryDays?.[1] ?? null,
        seller: offer.seller ?? '',
        availability: offer.availability ?? 'in_stock',
        stock: offer.stock ?? null,
        link: offer.link ?? `https://shop.example/article/${serial}`,
        content_hash: serial,
        first_seen_at: seenAt,
        last_seen_at: seenAt,
        gone_at: offer.isGone ? new Date() : null,
      });
      await db.execute(
        `insert into feed_offers (feed_id, offer_id, gone_at)
         select id, $1, $3 from feeds where merchant_id = $2`,
        [id, offer.merchantId, offer.isGone ? new Date() : null],
      );
      for (const [label, cents] of Object.entries(offer.sizes ?? {})) {
        const availability = cents === null ? 'out_of_stock' : 'in_stock';
        const link = `https://shop.example/article/${serial}-${label}`;
        await db.execute(
          `insert into offer_sizes (offer_id, label, availability, stock, price_cents, gtins, link)
           values ($1, $2, $3, $4, $5, '{}', $6)`,
          [id, label, availability, offer.stock ?? null, cents ?? offer.priceCents, link],
        );
      }
      return id;
    },

    /** A finished import of the merchant's feed. */
    async importRun(merchantId: number, seenDaysAgo: number): Promise<void> {
      await db.execute(
        `insert into import_runs (feed_id, file_name, status, observed_at, started_at, finished_at)
         select id, name, 'succeeded', $2, $2, $2 from feeds where merchant_id = $1`,
        [merchantId, daysAgo(seenDaysAgo)],
      );
    },

    /** A picture that is stored under a name. */
    async picture(sourceUrl: string, name: string): Promise<void> {
      await db.execute(
        `insert into pictures (source_url, state, name, width, height, sizes, has_avif, stored_at)
         values ($1, 'stored', $2, 600, 400, '{160,320,600}', true, now())`,
        [sourceUrl, name],
      );
    },

    async pricePoints(offerId: number, points: PricePoint[]): Promise<void> {
      for (const point of points) {
        await db.execute(
          `insert into price_points (offer_id, observed_at, price_cents, delivery_cents, is_available)
           values ($1, $2, $3, $4, $5)`,
          [
            offerId,
            daysAgo(point.daysAgo),
            point.priceCents,
            point.deliveryCents ?? null,
            point.isAvailable ?? true,
          ],
        );
      }
    },

    /** Brings the summaries that lists read up to date with the offers. */
    async summaries(): Promise<void> {
      await summariseUnoffered(db);
      await db.execute('delete from product_other_conditions');
      const products = await db.rows<{ id: number }>(
        'select id from products where exists (select from offers where product_id = products.id)',
      );
      for (const { id } of products) {
        const offers = await listLiveOffers(db, id);
        const { main } = rankOffers(offers);
        await db.execute(
          `insert into product_summaries (product_id, main_offer_id, condition, price_cents, delivery_cents,
             total_cents, in_stock, stock_unknown, offers_count, merchants_count, merchant_ids, free_delivery)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
           on conflict (product_id) do update set main_offer_id = excluded.main_offer_id,
             condition = excluded.condition, price_cents = excluded.price_cents,
             delivery_cents = excluded.delivery_cents, total_cents = excluded.total_cents,
             in_stock = excluded.in_stock, stock_unknown = excluded.stock_unknown,
             offers_count = excluded.offers_count,
             merchants_count = excluded.merchants_count, merchant_ids = excluded.merchant_ids,
             free_delivery = excluded.free_delivery`,
          [
            id,
            main?.id ?? null,
            main?.condition ?? null,
            main?.priceCents ?? null,
            main?.deliveryCents ?? null,
            main?.totalCents ?? null,
            main?.isInStock ?? false,
            main?.isStockUnknown ?? false,
            offers.length,
            new Set(offers.map((offer) => offer.merchantId)).size,
            ...listFacts(offers.filter((offer) => offer.condition === main?.condition)),
          ],
        );
        for (const condition of conditions.filter((each) => each !== main?.condition)) {
          await writeOtherCondition(
            db,
            id,
            offers.filter((offer) => offer.condition === condition),
          );
        }
      }
      await writeSizes(db);
    },
  };
}

export type Seed = ReturnType<typeof createSeed>;
