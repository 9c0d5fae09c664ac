import type { WrittenSpecification } from '../../facts/service.ts';
import type { Database } from '../../platform/database/database.ts';
import { patternsOf, wordsOf } from '../../platform/database/search-words.ts';

export type ProductFilter = 'noPicture' | 'noCategory' | 'oneOffer' | 'awaitsMerchant' | 'doubtfulPrice';
export type ProductChoice = { search: string; filter: ProductFilter | undefined };

export type ListedProductRow = {
  id: number;
  title: string;
  brand: string;
  categoryName: string | null;
  categoryNameFr: string | null;
  pictureName: string | null;
  pictureSizes: number[] | null;
  offersCount: number;
  totalCents: number | null;
};

const filters: Record<ProductFilter, string> = {
  noPicture: `not exists (select from pictures x where x.source_url = p.image_url and x.state = 'stored')`,
  noCategory: `(p.category_id is null or p.category_id = (select id from categories where key = 'other'))`,
  oneOffer: 'p.id in (select product_id from product_summaries where offers_count = 1)',
  awaitsMerchant: 'awaits_merchant(p)',
  // Held by an import, or far from the usual one as merchants' quality last found it.
  doubtfulPrice: `p.id in (
    select o.product_id from held_prices h join feeds f on f.id = h.feed_id
    join offers o on o.merchant_id = f.merchant_id and o.article_id = h.article_id
    where h.confirmed_at is null
    union
    select o.product_id from far_prices join offers o on o.id = offer_id where o.gone_at is null)`,
};

const chosen = ({ filter }: ProductChoice) => `p.merged_into is null
  and ($1::text[] = '{}' or lower(p.title || ' ' || p.brand) like all ($1::text[])
    or p.id in (select product_id from product_identifiers where value = $2 or value = lpad($2, 14, '0')))
  and ${filter ? filters[filter] : 'true'}`;

const valuesOf = ({ search }: ProductChoice) => [patternsOf(wordsOf(search)), search];

/** Newest first. */
export const listProductsToEdit = (
  db: Database,
  choice: ProductChoice,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedProductRow[]> =>
  db.rows<ListedProductRow>(
    `select p.id, p.title, p.brand, c.name as "categoryName", c.name_fr as "categoryNameFr",
       x.name as "pictureName", x.sizes as "pictureSizes", coalesce(s.offers_count, 0) as "offersCount",
       s.total_cents as "totalCents"
     from (select p.id from products p where ${chosen(choice)} order by p.id desc offset $3 limit $4) as page
     join products p using (id)
     left join categories c on c.id = p.category_id
     left join pictures x on x.source_url = p.image_url
     left join product_summaries s on s.product_id = p.id
     order by p.id desc`,
    [...valuesOf(choice), offset, limit],
  );

export async function countProductsToEdit(db: Database, choice: ProductChoice): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    `select count(*) as count from products p where ${chosen(choice)}`,
    valuesOf(choice),
  );
  return row?.count ?? 0;
}

/** What staff may write of a product (products.edited_fields). */
export type WrittenField =
  | 'title'
  | 'brand'
  | 'description'
  | 'specifications'
  | 'category'
  | 'codes'
  | 'pictures';

export type EditedProductRow = {
  id: number;
  title: string;
  description: string;
  brand: string;
  categoryId: number | null;
  fallbackCents: number | null;
  fallbackInStock: boolean;
  specifications: WrittenSpecification[];
  editedFields: WrittenField[];
  imageUrl: string | null;
  version: number;
  gtins: string[];
  mpns: string[];
  offersCount: number;
  totalCents: number | null;
};

/** Locked until the end of the transaction with `lock`; one that was merged away is none. */
export async function findProductToEdit(
  db: Database,
  id: number,
  lock?: 'lock',
): Promise<EditedProductRow | undefined> {
  const codes = (kind: string) =>
    `array(select value from product_identifiers where product_id = p.id and kind = '${kind}' order by value)`;
  const [product] = await db.rows<EditedProductRow>(
    `select p.id, p.title, p.description, p.brand, p.category_id as "categoryId",
       p.fallback_price_cents as "fallbackCents", p.fallback_in_stock as "fallbackInStock", p.specifications,
       p.edited_fields as "editedFields", p.image_url as "imageUrl", p.version, ${codes('gtin')} as gtins,
       ${codes('mpn')} as mpns,
       coalesce((select offers_count from product_summaries where product_id = p.id), 0) as "offersCount",
       (select total_cents from product_summaries where product_id = p.id) as "totalCents"
     from products p where p.id = $1 and p.merged_into is null ${lock ? 'for update of p' : ''}`,
    [id],
  );
  return product;
}

export type ProductPictureRow = { sourceUrl: string; name: string; sizes: number[] };

/** The stored ones of some pictures, by what they are known by. */
export const listPicturesBySource = (
  db: Database,
  sourceUrls: readonly string[],
): Promise<ProductPictureRow[]> =>
  db.rows<ProductPictureRow>(
    `select x.source_url as "sourceUrl", x.name, x.sizes
     from unnest($1::text[]) with ordinality as wanted (source_url, place)
     join pictures x using (source_url) where x.state = 'stored' order by place`,
    [sourceUrls],
  );

export async function listUploadedPictures(db: Database, productId: number): Promise<string[]> {
  const rows = await db.rows<{ sourceUrl: string }>(
    'select source_url as "sourceUrl" from product_pictures where product_id = $1 order by position',
    [productId],
  );
  return rows.map(({ sourceUrl }) => sourceUrl);
}

export async function insertEmptyProduct(db: Database, title: string): Promise<number> {
  const [row] = await db.rows<{ id: number }>('insert into products (title) values ($1) returning id', [
    title,
  ]);
  if (!row) throw new Error('No product');
  return row.id;
}

export type ProductValues = Pick<
  EditedProductRow,
  | 'title'
  | 'description'
  | 'brand'
  | 'categoryId'
  | 'fallbackCents'
  | 'fallbackInStock'
  | 'specifications'
  | 'editedFields'
  | 'imageUrl'
>;

export async function updateEditedProduct(db: Database, id: number, values: ProductValues): Promise<void> {
  await db.execute(
    `update products set title = $2, description = $3, brand = $4, category_id = $5, fallback_price_cents = $6,
       fallback_in_stock = $7, specifications = $8::jsonb, edited_fields = $9::text[], image_url = $10,
       whole_title = case when 'title' = any($9::text[]) then null else whole_title end,
       version = version + 1, updated_at = now()
     where id = $1`,
    [
      id,
      values.title,
      values.description,
      values.brand,
      values.categoryId,
      values.fallbackCents,
      values.fallbackInStock,
      JSON.stringify(values.specifications),
      values.editedFields,
      values.imageUrl,
    ],
  );
}

export async function replaceCodes(
  db: Database,
  id: number,
  { gtins, mpns }: { gtins: readonly string[]; mpns: readonly string[] },
): Promise<void> {
  await db.execute('delete from product_identifiers where product_id = $1', [id]);
  await db.execute(
    `insert into product_identifiers (product_id, kind, value)
     select $1::bigint, 'gtin', unnest($2::text[]) union select $1::bigint, 'mpn', unnest($3::text[])`,
    [id, gtins, mpns],
  );
}

export async function replacePictures(
  db: Database,
  id: number,
  sourceUrls: readonly string[],
): Promise<void> {
  await db.execute('delete from product_pictures where product_id = $1', [id]);
  await db.execute(
    `insert into product_pictures (product_id, position, source_url)
     select $1, place, source_url from unnest($2::text[]) with ordinality as given (source_url, place)`,
    [id, sourceUrls],
  );
}

/** The picture that a feed gives for a product; null: none. */
export async function findFeedPicture(db: Database, id: number): Promise<string | null> {
  const [row] = await db.rows<{ imageUrl: string }>(
    `select image_url as "imageUrl" from offers
     where product_id = $1 and gone_at is null and image_url is not null
     order by condition = 'new' desc, id limit 1`,
    [id],
  );
  return row?.imageUrl ?? null;
}

/** Whether a merchant offers it, or ever has; so with those that were merged into it. */
export async function wasEverOffered(db: Database, id: number): Promise<boolean> {
  const [row] = await db.rows<{ was: boolean }>(
    `select exists (
       select from offers o join products p on p.id = o.product_id where p.id = $1 or p.merged_into = $1
     ) or exists (select from products where merged_into = $1) as was`,
    [id],
  );
  return row?.was ?? false;
}

export async function deleteProduct(db: Database, id: number): Promise<void> {
  await db.execute('delete from products where id = $1', [id]);
}
