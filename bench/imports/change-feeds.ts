import { createWriteStream, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync } from 'node:zlib';
import { awinColumns } from '../../src/server/feeds/adapters/awin.ts';
import { googleColumns } from '../../src/server/feeds/adapters/google/columns.ts';
import { detectCsv } from '../../src/server/feeds/reading/csv-dialect.ts';
import { createCsvParser, fieldsOf, rawOf } from '../../src/server/feeds/reading/csv-parser.ts';

const known: ReadonlySet<string> = new Set([...awinColumns, ...googleColumns]);
const pieceLength = 1 << 20;

/** Whether an article is among the given share of all; the same in every feed that holds it. */
function isChosen(article: string, share: number): boolean {
  let hash = 0;
  for (let i = 0; i < article.length; i++) hash = Math.imul(hash ^ article.charCodeAt(i), 0x5bd1e995);
  return ((hash ^ (hash >>> 15)) >>> 0) % 1_000 < share * 1_000;
}

/** Another last digit: some cents more or less, which no guard minds. */
const changePrice = (price: string): string =>
  price.replace(/\d(?!.*\d)/, (digit) => String((Number(digit) + 1) % 10));

function* changeCsv(text: string, share: number): Generator<string> {
  const csv = detectCsv(text.slice(0, pieceLength), known);
  if (!csv) throw new Error('not a feed');
  const { header, dialect } = csv;
  const slots = header.map((name) => ['merchant_product_id', 'id', 'search_price', 'price'].indexOf(name));
  const parser = createCsvParser(dialect, header.length, slots);
  for (let at = 0; at < text.length; at += pieceLength) {
    const records = parser.push(text.slice(at, at + pieceLength), at + pieceLength >= text.length);
    yield records
      .map((record) => {
        const raw = rawOf(record);
        const fields = fieldsOf(record, dialect);
        const price = fields?.[2] || fields?.[3] || '';
        const article = fields?.[0] || fields?.[1] || '';
        return price !== '' && isChosen(article, share) ? raw.replace(price, changePrice(price)) : raw;
      })
      .join('');
  }
}

function* changeXml(text: string, share: number): Generator<string> {
  for (const item of text.split(/(?=<item>)/)) {
    const [, article = ''] = /<g:id>([^<]*)</.exec(item) ?? [];
    yield isChosen(article, share)
      ? item.replace(/(?<=<g:price>)[^<]*/, (price) => changePrice(price))
      : item;
  }
}

/**
 * Writes the feeds of a folder (.csv.gz, .tsv.gz, .xml.gz) into another one, with other prices for a share of the
 * articles. Bytes stand for letters: only digits change, whatever the encoding.
 */
export async function changeFeeds(from: string, to: string, share: number): Promise<void> {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (!/\.(?:csv|tsv|xml)\.gz$/.test(name) || name.startsWith('truth')) continue;
    const text = gunzipSync(readFileSync(path.join(from, name))).toString('latin1');
    const pieces = text.trimStart().startsWith('<') ? changeXml(text, share) : changeCsv(text, share);
    const bytes = Readable.from(pieces).map((piece: string) => Buffer.from(piece, 'latin1'));
    await pipeline(bytes, createGzip({ level: 1 }), createWriteStream(path.join(to, name)));
  }
}
