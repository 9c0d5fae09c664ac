import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import Papa from 'papaparse';

/** What a file says of an article; cents. */
export type FiledArticle = {
  totalCents: number;
  /** Its delivery cost is stated. */
  isDelivered: boolean;
  isInStock: boolean;
  condition: string;
};

/** `249,90`, `1 234,56 €`, `EUR130.00`; NaN where it is no price. */
function centsOf(text: string): number {
  const digits = text.replaceAll(/[^\d.,]/g, '').replace(',', '.');
  return digits === '' ? Number.NaN : Math.round(Number(digits) * 100);
}

/** The same of a delivery cost, which merchants also state as "Gratuit" or "offerte". */
const deliveryOf = (text: string): number => (/gratuit|offert|free/i.test(text) ? 0 : centsOf(text));

/** What a title says openly wins over a column that calls everything new. */
function conditionOf(stated: string, title: string): string {
  if (/refurb|recond/i.test(`${stated} ${title}`)) return 'refurbished';
  return /used|occasion/i.test(stated) || /open[ -]box|d['’]occasion|[-(] ?occasion/i.test(title)
    ? 'used'
    : 'new';
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** In stock before out of stock, then the cheaper: what counts of an article that has several rows. */
const isBetter = (a: FiledArticle, b: FiledArticle) =>
  a.isInStock === b.isInStock ? a.totalCents < b.totalCents : a.isInStock;

/** Reads an Awin file with none of the product's own readers; articles by `merchant_product_id`. */
export function readFeed(file: string): Map<string, FiledArticle> {
  const text = decode(gunzipSync(readFileSync(file)));
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  const articles = new Map<string, FiledArticle>();
  for (const row of data) {
    const id = row.merchant_product_id;
    const price = centsOf(row.search_price || row.store_price || '');
    if (!id || !(price > 0)) continue;
    const delivery = deliveryOf(row.delivery_cost ?? '');
    const article = {
      totalCents: price + (Number.isNaN(delivery) ? 0 : delivery),
      isDelivered: !Number.isNaN(delivery),
      isInStock: /^(1|yes|true)$/i.test(row.in_stock || (row.stock_status === 'in stock' ? '1' : '')),
      condition: conditionOf(row.condition ?? '', row.product_name ?? ''),
    };
    const other = articles.get(id);
    if (!other || isBetter(article, other)) articles.set(id, article);
  }
  return articles;
}
