import type { Condition } from '../../../contract/catalogue/conditions.ts';
import type { ContentUnit } from '../../../contract/catalogue/content-units.ts';
import type { ProductLabels, StoredSpecification } from '../../facts/service.ts';
import type { PictureColumns } from '../../pictures/service.ts';
import type { Database } from '../../platform/database/database.ts';

export type CategoryRow = { id: number; key: string; name: string; nameFr: string; parentId: number | null };
export type FormerNameRow = { name: string; categoryId: number };

/** What every view of a product shows of it; `rating` as PostgreSQL's numeric. */
export type ProductRow = PictureColumns & {
  id: number;
  title: string;
  brand: string;
  categoryId: number | null;
  rating: string | null;
  ratingCount: number | null;
  labels: ProductLabels | null;
  /** What staff says of its price and stock. */
  fallbackCents: number | null;
  fallbackInStock: boolean;
  /** Made by staff, offered by nobody so far. */
  awaitsMerchant: boolean;
  /** How much it holds; null: nobody states it. */
  contentAmount: number | null;
  contentUnit: ContentUnit | null;
};

/** A product as lists show it, with its main offer's price in cents; no price: no live offer. */
export type ProductCardRow = ProductRow & {
  offerId: number | null;
  merchant: string | null;
  condition: Condition | null;
  priceCents: number | null;
  deliveryCents: number | null;
  totalCents: number | null;
  isInStock: boolean | null;
  isStockUnknown: boolean | null;
  offersCount: number | null;
  merchantsCount: number | null;
  /** The size whose price it is; left out, null: none was chosen. */
  size?: string | null;
};

export type ProductDetailRow = ProductRow & {
  description: string;
  specifications: StoredSpecification[];
  categoryKey: string | null;
  gtins: string[];
  mpns: string[];
  /** Pictures that staff has uploaded, in their order; a feed's beside the first. Stored ones only. */
  uploads: PictureColumns[];
  morePictures: PictureColumns[];
  /** The product that it became part of. */
  mergedInto: number | null;
};

export type FiguresRow = {
  products: number;
  offers: number;
  merchants: number;
  lastImportAt: Date | null;
  importsLastDay: number;
  isDemo: boolean;
  pageChecks: { compared: number; differing: number } | null;
};

/** All categories in the order in which menus show them: each followed by those below it. */
export const listCategories = (db: Database): Promise<CategoryRow[]> =>
  db.rows<CategoryRow>(
    `select c.id, c.key, c.name, c.name_fr as "nameFr", c.parent_id as "parentId"
     from categories c join category_tree t using (id) order by t.place`,
  );

/** Pictures that staff has given categories. */
export const listCategoryPictures = (db: Database): Promise<(PictureColumns & { id: number })[]> =>
  db.rows(
    `select c.id, x.name as "pictureName", x.width as "pictureWidth", x.height as "pictureHeight",
       x.sizes as "pictureSizes", x.has_avif as "pictureHasAvif"
     from categories c join pictures x on x.source_url = c.picture_source and x.state = 'stored'`,
  );

/** What categories were called, in small letters. */
export const listFormerNames = (db: Database): Promise<FormerNameRow[]> =>
  db.rows<FormerNameRow>('select name, category_id as "categoryId" from former_category_names');

const productColumns = `p.id, p.title, p.brand, p.category_id as "categoryId", p.rating,
  p.rating_count as "ratingCount", p.labels, p.fallback_price_cents as "fallbackCents",
  p.fallback_in_stock as "fallbackInStock", awaits_merchant(p) as "awaitsMerchant",
  p.content_amount as "contentAmount", p.content_unit as "contentUnit", pictures.name as "pictureName", pictures.width as "pictureWidth",
  pictures.height as "pictureHeight", pictures.sizes as "pictureSizes", pictures.has_avif as "pictureHasAvif"`;
const withPicture = 'left join pictures on pictures.source_url = p.image_url';

/** The products of `ids` in their order; ids that no longer exist are left out. */
export function listProductCards(db: Database, ids: readonly number[]): Promise<ProductCardRow[]> {
  return db.named<ProductCardRow>(
    'product_cards',
    `select ${productColumns}, s.main_offer_id as "offerId", m.name as merchant, s.condition,
       s.price_cents as "priceCents", s.delivery_cents as "deliveryCents", s.total_cents as "totalCents",
       s.in_stock as "isInStock", s.stock_unknown as "isStockUnknown", s.offers_count as "offersCount", s.merchants_count as "merchantsCount"
     from unnest($1::bigint[]) with ordinality as wanted (id, position)
     join products p on p.id = wanted.id ${withPicture}
     left join product_summaries s on s.product_id = p.id
     left join offers o on o.id = s.main_offer_id
     left join merchants m on m.id = o.merchant_id
     order by wanted.position`,
    [ids],
  );
}

/** The same with the best offer in any of the conditions, chosen as the main one is among all. */
export function listCardsIn(
  db: Database,
  ids: readonly number[],
  conditions: readonly Condition[],
): Promise<ProductCardRow[]> {
  return db.named<ProductCardRow>(
    'product_cards_in',
    `select ${productColumns}, b.id as "offerId", m.name as merchant, b.condition,
       b.price_cents as "priceCents", b.delivery_cents as "deliveryCents", b.total_cents as "totalCents",
       b.in_stock as "isInStock", b.stock_unknown as "isStockUnknown", s.offers_count as "offersCount",
       cardinality(b.merchant_ids) as "merchantsCount"
     from unnest($1::bigint[]) with ordinality as wanted (id, position)
     join products p on p.id = wanted.id ${withPicture}
     left join product_summaries s on s.product_id = p.id
     left join lateral (
       select * from (
         select s.main_offer_id as id, s.condition, s.price_cents, s.delivery_cents, s.total_cents, s.in_stock,
           s.stock_unknown,
           s.merchant_ids
         union all
         select c.offer_id, c.condition, c.price_cents, c.delivery_cents, c.total_cents, c.in_stock,
           c.stock_unknown, c.merchant_ids
         from product_other_conditions c where c.product_id = p.id
       ) as offered
       where condition = any($2::text[])
       order by in_stock desc, stock_unknown desc, condition_rank(condition)
       limit 1
     ) as b on true
     left join offers o on o.id = b.id
     left join merchants m on m.id = o.merchant_id
     order by wanted.position`,
    [ids, conditions],
  );
}

/**
 * The same in some sizes of clothes or shoes, with the best offer in any of them, in any of the conditions where these are
 * chosen as well; what comes in none of the sizes has no offer.
 */
export function listCardsInSizes(
  db: Database,
  ids: readonly number[],
  sizes: readonly string[],
  conditions: readonly Condition[],
): Promise<ProductCardRow[]> {
  return db.named<ProductCardRow>(
    'product_cards_in_sizes',
    `select ${productColumns}, b.offer_id as "offerId", m.name as merchant, b.condition,
       b.price_cents as "priceCents", b.delivery_cents as "deliveryCents", b.total_cents as "totalCents",
       b.in_stock as "isInStock", not b.in_stock as "isStockUnknown", s.offers_count as "offersCount",
       (select count(distinct merchant_id)::integer from product_sizes s, unnest(s.merchant_ids) as merchant_id
         where s.product_id = p.id and s.label = b.label
           and (cardinality($3::text[]) = 0 or s.condition = any($3::text[]))) as "merchantsCount", b.label as size
     from unnest($1::bigint[]) with ordinality as wanted (id, position)
     join products p on p.id = wanted.id ${withPicture}
     left join product_summaries s on s.product_id = p.id
     left join lateral (
       select label, condition, offer_id, price_cents, delivery_cents, total_cents, in_stock
       from product_sizes
       where product_id = p.id and label = any($2::text[])
         and (cardinality($3::text[]) = 0 or condition = any($3::text[]))
       order by in_stock desc, condition_rank(condition), delivery_cents is null, total_cents, price_cents, label
       limit 1
     ) as b on true
     left join offers o on o.id = b.offer_id
     left join merchants m on m.id = o.merchant_id
     order by wanted.position`,
    [ids, sizes, conditions],
  );
}

/** `PictureColumns` of a picture `x`. */
const pictureObject = `jsonb_build_object('pictureName', x.name, 'pictureWidth', x.width, 'pictureHeight', x.height,
  'pictureSizes', x.sizes, 'pictureHasAvif', x.has_avif)`;

/** A product with its texts and codes, without offers. */
export async function findProduct(db: Database, id: number): Promise<ProductDetailRow | undefined> {
  const [product] = await db.named<ProductDetailRow>(
    'product',
    `select ${productColumns}, p.description, p.specifications, p.merged_into as "mergedInto",
       coalesce((select jsonb_agg(${pictureObject} order by u.position)
         from product_pictures u join pictures x on x.source_url = u.source_url and x.state = 'stored'
         where u.product_id = p.id), '[]') as uploads,
       coalesce((select jsonb_agg(${pictureObject} order by more.place)
         from unnest(p.more_images) with ordinality as more (source_url, place)
         join pictures x on x.source_url = more.source_url and x.state = 'stored'), '[]') as "morePictures",
       (select key from categories where id = p.category_id) as "categoryKey",
       array(select value from product_identifiers
             where product_id = p.id and kind = 'gtin' order by value limit 100) as gtins,
       array(select value from product_identifiers
             where product_id = p.id and kind = 'mpn' order by value limit 100) as mpns
     from products p ${withPicture}
     where p.id = $1`,
    [id],
  );
  return product;
}

/** The catalogue's size and freshness, of what is on offer now. */
export async function getFigures(db: Database): Promise<FiguresRow> {
  const [figures] = await db.rows<FiguresRow>(
    `select products.count as products, products.offers, is_demo as "isDemo",
       (select count(*) from merchants m
        where m.is_active and exists (
          select from feeds f
          where f.merchant_id = m.id and fresh_until(greatest(f.observed_at, f.pushed_at), m.freshness_days) > now()
            and exists (select from feed_offers fo where fo.feed_id = f.id and fo.gone_at is null))) as merchants,
       (select max(observed_at) from import_runs where status = 'succeeded') as "lastImportAt",
       (select count(*) from import_runs
        where status = 'succeeded' and observed_at > now() - interval '1 day') as "importsLastDay",
       (select json_build_object('compared', count(*), 'differing', count(*) filter (where outcome = 'differs'))
        from page_checks where outcome <> 'unreadable' and checked_at > now() - interval '90 days'
        having count(*) >= 200) as "pageChecks"
     from catalogue_state,
       (select count(*) as count, coalesce(sum(offers_count), 0) as offers
        from product_summaries where offers_count > 0) as products`,
  );
  if (!figures) throw new Error('catalogue_state has no row');
  return figures;
}
