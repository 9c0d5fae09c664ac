import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import Papa from 'papaparse';
import type { MatchInput } from '../src/server/matching/match-input.ts';

export type TruthRow = Record<string, string>;
export type LabelledOffer = { input: MatchInput; networkId: string; truth: TruthRow };

type Merchant = { file: string; delimiter: string; encoding: string };

/** Offers of every merchant of a folder with their true product, in the files' order. */
export function readFolder(folder: string): LabelledOffer[] {
  if (!existsSync(join(folder, 'truth.csv.gz'))) throw new Error(`No truth.csv.gz in ${folder}`);
  const truth = new Map(
    parse(gunzipSync(readFileSync(join(folder, 'truth.csv.gz'))).toString('utf8'), ',').map((row) => [
      `${row.merchant_id},${row.aw_product_id}`,
      row,
    ]),
  );
  const { merchants } = JSON.parse(readFileSync(join(folder, 'merchants.json'), 'utf8')) as {
    merchants: Merchant[];
  };
  const offers: LabelledOffer[] = [];
  for (const merchant of merchants) {
    const seen = new Set<string>();
    const text = iconv.decode(
      gunzipSync(readFileSync(join(folder, merchant.file))),
      merchant.encoding.replace('-sig', ''),
    );
    for (const row of parse(text, merchant.delimiter)) {
      const known = truth.get(`${row.merchant_id},${row.aw_product_id}`);
      if (!known || seen.has(row.merchant_product_id ?? '')) continue;
      seen.add(row.merchant_product_id ?? '');
      offers.push({ input: toInput(row), networkId: row.aw_product_id ?? '', truth: known });
    }
  }
  return offers;
}

const parse = (text: string, delimiter: string) =>
  Papa.parse<TruthRow>(text, { header: true, delimiter, skipEmptyLines: true }).data;

function toInput(row: TruthRow): MatchInput {
  return {
    merchantId: Number(row.merchant_id),
    articleId: row.merchant_product_id ?? '',
    title: row.product_name ?? '',
    brand: row.brand_name ?? '',
    gtins: gtinsOf([row.ean, row.upc, row.product_GTIN]),
    mpn: row.mpn ?? '',
    model: row.product_model || row.model_number || '',
    categoryKey: row.category_name ?? '',
    condition: row.condition === 'refurbished' ? 'refurbished' : 'new',
    priceCents: Math.max(
      1,
      Math.round(Number((row.search_price ?? '').replace(/[^\d.,]/g, '').replace(',', '.')) * 100) || 1,
    ),
    description: (row.description ?? '').replace(/<[^>]*>/g, ' '),
    specifications: row.colour ? [{ name: 'colour', value: row.colour }] : [],
  };
}

function gtinsOf(values: (string | undefined)[]): string[] {
  const found = new Set<string>();
  for (const value of values) {
    const digits = (value ?? '').replace(/[\s']/g, '');
    if (!/^(\d{8}|\d{12,14})$/.test(digits)) continue;
    const padded = digits.padStart(14, '0');
    let sum = 0;
    for (let i = 0; i < 14; i++) sum += Number(padded[i]) * (i % 2 === 0 ? 3 : 1);
    if (sum % 10 === 0 && !/^(\d)\1*$/.test(padded)) found.add(padded);
  }
  return [...found];
}
