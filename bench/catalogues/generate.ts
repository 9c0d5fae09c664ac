// Writes feeds of a catalogue as large as wanted, made from the titles of other feeds; the same for the same options.
//   node bench/catalogues/generate.ts --data FOLDER --out FOLDER [--rows 2000000] [--merchants 20] [--seed 1]
// FOLDER of --data holds merchants' Awin feeds (.csv.gz). Titles repeat with other numbers in their words (another
// model is another product), each product is offered by five merchants, and codes have the prefix 952 (made up).
import { createWriteStream, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip, gunzipSync } from 'node:zlib';
import Papa from 'papaparse';

type Source = {
  title: string;
  brand: string;
  description: string;
  category: string;
  cents: number;
};

const offersPerProduct = 5;
const linesPerPiece = 500;

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    out: { type: 'string' },
    rows: { type: 'string', default: '2000000' },
    merchants: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});
const folder = values.data ?? process.env.VISAVIS_DATA;
if (!folder || !values.out) {
  console.error(
    'generate-catalogue: give a folder of feeds (--data FOLDER) and where to write (--out FOLDER)',
  );
  process.exit(1);
}
const out = values.out;
const seed = Number(values.seed);
const merchants = Number(values.merchants);
const products = Math.floor(Number(values.rows) / offersPerProduct);

/** A whole number below `limit` that depends on nothing but the given ones. */
function draw(limit: number, ...numbers: readonly number[]): number {
  let hash = 0x9e3779b9 ^ seed;
  for (const number of numbers) {
    hash = Math.imul(hash ^ number, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return (hash >>> 0) % limit;
}

/** One source a title, whichever merchants had it. */
function readSources(): Source[] {
  const files = readdirSync(folder as string).filter(
    (name) => name.endsWith('.csv.gz') && !name.startsWith('truth'),
  );
  const sources = new Map<string, Source>();
  for (const name of files.sort()) {
    const text = gunzipSync(readFileSync(path.join(folder as string, name))).toString('utf8');
    for (const row of Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data) {
      const title = (row.product_name ?? '').trim();
      const cents = Math.round(Number.parseFloat(row.search_price ?? '') * 100);
      if (title === '' || !(cents >= 100 && cents < 1_000_000) || sources.has(title)) continue;
      const { brand_name: brand = '', description = '', category_name: category = '' } = row;
      sources.set(title, { title, brand, description: description.slice(0, 300), category, cents });
    }
  }
  return [...sources.values()];
}

const sources = readSources();
if (sources.length === 0) {
  console.error(`generate-catalogue: no titles in the feeds (.csv.gz) of ${folder}`);
  process.exit(1);
}

/** The title of a product: a source's own the first time round; later with other digits, every other with a code more. */
function titleOf(product: number): string {
  const { title } = sources[product % sources.length] as Source;
  const round = Math.floor(product / sources.length);
  if (round === 0) return title;
  const changed = title.replace(/\S*\d\S*/g, (word) =>
    word.replace(/\d/g, (digit, at: number) =>
      String((Number(digit) + draw(9, round, product, at) + 1) % 10),
    ),
  );
  const code = `${String.fromCharCode(65 + draw(26, product, 3), 65 + draw(26, product, 4))}${draw(100_000, product)}`;
  return changed === title || draw(2, product, 5) === 0 ? `${changed} ${code}` : changed;
}

function eanOf(product: number): string {
  const digits = `952${String(product).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const header = [
  'aw_deep_link',
  'aw_product_id',
  'merchant_product_id',
  'merchant_id',
  'merchant_name',
  'product_name',
  'brand_name',
  'description',
  'merchant_category',
  'category_name',
  'ean',
  'condition',
  'search_price',
  'currency',
  'delivery_cost',
  'in_stock',
  'last_updated',
];
const quote = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function lineOf(product: number, merchant: number): string {
  const { brand, description, category, cents } = sources[product % sources.length] as Source;
  const price = Math.max(100, Math.round(cents * (0.9 + draw(200, product, merchant) / 1_000)));
  return [
    `https://www.merchant-${merchant}.example/p/${product}`,
    String(merchant * 10_000_000 + product),
    `m${merchant}-${product}`,
    String(80_000 + merchant),
    `Merchant ${merchant}`,
    titleOf(product),
    brand,
    description,
    category,
    category,
    // One row in twenty has no code: it is matched by its title.
    draw(20, product, merchant, 1) === 0 ? '' : eanOf(product),
    'new',
    (price / 100).toFixed(2),
    'EUR',
    '4.99',
    draw(10, product, merchant, 2) === 0 ? '0' : '1',
    '2026-08-01 04:07:00',
  ]
    .map(quote)
    .join(',');
}

/** The merchants of a product lie apart by a step of its own. */
const offers = (product: number, merchant: number) =>
  (((merchant - product) % merchants) + merchants) % merchants < offersPerProduct;

let rows = 0;
function* pieces(merchant: number): Generator<string> {
  let lines = [header.join(',')];
  for (let product = 0; product < products; product++) {
    if (!offers(product, merchant)) continue;
    lines.push(lineOf(product, merchant));
    rows++;
    if (lines.length < linesPerPiece) continue;
    yield `${lines.join('\n')}\n`;
    lines = [];
  }
  if (lines.length > 0) yield `${lines.join('\n')}\n`;
}

/** Words of all titles as search parts them, lower case. */
function countTerms(): number {
  const terms = new Set<string>();
  for (let product = 0; product < products; product++)
    for (const term of titleOf(product)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [])
      terms.add(term);
  return terms.size;
}

mkdirSync(out, { recursive: true });
for (let merchant = 0; merchant < merchants; merchant++) {
  const file = path.join(out, `merchant-${String(merchant).padStart(2, '0')}.csv.gz`);
  await pipeline(Readable.from(pieces(merchant)), createGzip({ level: 1 }), createWriteStream(file));
}
console.log(
  `${rows} rows of ${products} products by ${merchants} merchants from ${sources.length} titles; ${countTerms()} distinct terms`,
);
