import type { Readable } from 'node:stream';
import { to as copyTo } from 'pg-copy-streams';
import { formulaPatterns } from '../../contract/csv-line.ts';
import { isPriceHeld, lastSeen } from '../offers/service.ts';
import type { Transaction } from '../platform/database/database.ts';

export type DataFormat = 'ndjson' | 'csv';

/** A column as a set names it: `csv` where a spreadsheet needs it another way. */
type Column = { name: string; sql: string; csv?: string };

/** One set of data; `from`: the rest of its query, over which columns are read. */
export type DataQuery = { columns: readonly Column[]; from: string };

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const formulas = { within: quoted(formulaPatterns.within), begin: quoted(formulaPatterns.begin) };

/** As `toCsvField` writes text that a spreadsheet would take for a formula: with an apostrophe before that. All other text stays. */
export const defused = (sql: string): string =>
  `regexp_replace(regexp_replace(${sql}, ${formulas.within}, '''', 'g'), ${formulas.begin}, '''\\&')`;

const text = (name: string, sql: string): Column => ({ name, sql, csv: defused(sql) });
const codes = (name: string, kind: 'gtin' | 'mpn'): Column => {
  const values = (all: string) =>
    `(select ${all} from product_identifiers i where i.product_id = p.id and i.kind = '${kind}')`;
  return {
    name,
    sql: values(`coalesce(json_agg(i.value order by i.value), '[]')`),
    csv: defused(values(`coalesce(string_agg(i.value, ' ' order by i.value), '')`)),
  };
};
const euros = (name: string, cents: string): Column => ({ name, sql: `round(${cents} / 100.0, 2)` });

/** Of a product `p`: it has a page of its own. */
const isShown = 'p.merged_into is null';
const category = 'left join categories c on c.id = p.category_id';

export const products: DataQuery = {
  columns: [
    { name: 'id', sql: 'p.id' },
    text('title', 'p.title'),
    text('brand', 'p.brand'),
    text('category', 'c.key'),
    codes('gtins', 'gtin'),
    codes('mpns', 'mpn'),
    { name: 'rating', sql: 'p.rating' },
    { name: 'rating_count', sql: 'p.rating_count' },
    { name: 'merchants', sql: 's.merchants_count' },
  ],
  from: `from product_summaries s join products p on p.id = s.product_id ${category}
    where s.main_offer_id is not null and ${isShown} order by p.id`,
};

/** Times of our imports in UTC. */
const time = (name: string, sql: string): Column => ({
  name,
  sql: `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
});

export const bestOffers: DataQuery = {
  columns: [
    { name: 'product_id', sql: 'b.product_id' },
    { name: 'condition', sql: 'b.condition' },
    text('merchant', 'm.name'),
    text('seller', 'o.seller'),
    euros('price', 'b.price_cents'),
    euros('delivery', 'b.delivery_cents'),
    {
      name: 'delivered_total',
      sql: 'case when b.delivery_cents is not null then round(b.total_cents / 100.0, 2) end',
    },
    { name: 'in_stock', sql: `case when o.availability = 'unknown' then null else b.in_stock end` },
    time('seen_at', lastSeen),
  ],
  from: `from (
      select product_id, main_offer_id as offer_id, condition, price_cents, delivery_cents, total_cents, in_stock
      from product_summaries where main_offer_id is not null
      union all
      select product_id, offer_id, condition, price_cents, delivery_cents, total_cents, in_stock
      from product_other_conditions) b
    join products p on p.id = b.product_id and ${isShown}
    join offers o on o.id = b.offer_id join merchants m on m.id = o.merchant_id and m.is_active
    order by b.product_id, b.condition`,
};

/**
 * Prices of a category's products as imports saw them; each holds until the next of its offer. As on pages: of active merchants,
 * those of offers that are gone as well, without prices that wait to be confirmed.
 */
export const history = (categoryId: number): DataQuery => ({
  columns: [
    { name: 'product_id', sql: 'o.product_id' },
    { name: 'offer_id', sql: 'o.id' },
    text('merchant', 'm.name'),
    { name: 'condition', sql: 'o.condition' },
    time('at', 'h.observed_at'),
    euros('price', 'h.price_cents'),
    euros('delivery', 'h.delivery_cents'),
    { name: 'available', sql: 'h.is_available' },
  ],
  from: `from products p join offers o on o.product_id = p.id join merchants m on m.id = o.merchant_id and m.is_active
    join price_points h on h.offer_id = o.id
    where p.category_id = ${Math.trunc(categoryId)} and ${isShown} and not ${isPriceHeld('h.price_cents')} order by o.product_id, o.id, h.observed_at`,
});

const selected = ({ columns, from }: DataQuery, format: DataFormat): string =>
  `select ${columns.map(({ name, sql, csv }) => `${(format === 'csv' && csv) || sql} as ${name}`).join(', ')} ${from}`;

/** The lines of a set. JSON holds none of the signs that stand for quote and delimiter here. */
export function readLines(
  { client }: Transaction,
  query: DataQuery,
  format: DataFormat,
): Readable & { rowCount: number } {
  const rows = selected(query, format);
  const statement =
    format === 'csv'
      ? `copy (${rows}) to stdout with (format csv, header)`
      : `copy (select row_to_json(line) from (${rows}) line) to stdout with (format csv, quote e'\\x01', delimiter e'\\x02')`;
  return client.query(copyTo(statement)) as Readable & { rowCount: number };
}

/** Takes the lock of those who write open data, until the transaction ends. Returns whether it was free. */
export async function startWriting(transaction: Transaction): Promise<boolean> {
  const [lock] = await transaction.rows<{ isFree: boolean }>(
    `select pg_try_advisory_xact_lock(hashtext('write-open-data')) as "isFree"`,
  );
  return lock?.isFree === true;
}

/** Categories that hold products. */
export const listFilledCategories = (db: Transaction): Promise<{ id: number; key: string }[]> =>
  db.rows<{ id: number; key: string }>(
    `select id, key from categories c
     where exists (select from products p where p.category_id = c.id and ${isShown}) order by key`,
  );
