import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Papa from 'papaparse';

type IcecatProduct = {
  id: string;
  name: string;
  title: string;
  ean?: string[];
  short_description?: string;
  supplier: string;
  /** Cents. */
  price: number;
  attr_t_product_type?: string;
};

/**
 * Writes `icecat-products.jsonl.gz` of a folder as an Awin feed: article numbers are the products' ids.
 * Returns how many there are.
 */
export function writeJudgedFeed(folder: string, file: string): number {
  const lines = gunzipSync(readFileSync(join(folder, 'icecat-products.jsonl.gz')))
    .toString()
    .split('\n');
  const products = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as IcecatProduct);
  // The later a product came into the data, the newer it is in ours: that decides between equals.
  const rows = products.sort((a, b) => Number(a.id) - Number(b.id)).map(toRow);
  writeFileSync(file, Papa.unparse(rows));
  return rows.length;
}

const toRow = (product: IcecatProduct) => ({
  aw_deep_link: `https://judged.example/${product.id}`,
  merchant_product_id: product.id,
  merchant_name: 'Judged',
  product_name: product.title,
  brand_name: product.supplier,
  description: product.short_description ?? '',
  ean: product.ean?.[0] ?? '',
  // A name in one word is the maker's part number; longer ones repeat the title.
  mpn: product.name.includes(' ') ? '' : product.name,
  search_price: (Math.max(1, product.price) / 100).toFixed(2),
  currency: 'EUR',
  in_stock: '1',
});
