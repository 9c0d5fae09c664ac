import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainReading } from '../../../../contract/feeds/feed-fields.ts';
import { createKnownRows } from '../../importing/known-rows.ts';
import { openFeed } from '../open-feed.ts';
import type { HashPairs } from './hash-pairs.ts';
import { createKnownRecords } from './known-records.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'visavis-known-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Row = { id: number; title: string; price: string; until: string; fault: number };

const filling = 'Une souris très légère, à molette.';
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const plain = (text: string) => text.replaceAll(/[<>&"\n]/g, ' ');

/** How rows are written in a format, and what may be wrong with one; `known`: its records are told apart by their bytes. */
type Format = {
  name: string;
  head: string;
  row(row: Row): string;
  faults: readonly string[];
  end: string;
  encoding?: BufferEncoding;
  known?: false;
};

const link = (id: number) => `https://shop.example/p/${id}`;
const csvFaults = [
  'court,ligne\n',
  '"x"y,"ouvert,10.00 EUR,https://shop.example/p/x,in stock,,\n',
  'z,"jamais fermé,9.00 EUR,https://shop.example/p/z,in stock,,\n',
  'n,Nul \0,9.00 EUR,https://shop.example/p/n,in stock,,\n',
  '\n \n',
  'a,b,c,d,e,f,g,h,i,j\n',
  'r,Rempla\ufffdcé,9.00 EUR,https://shop.example/p/r,in stock,,\n',
];
const xmlFaults = [
  '<item><g:id>b</g:id><g:title>Cassé</title></item>\n',
  '<item><g:id>o</g:id><g:title>Ouvert</g:title>\n',
  '<item><g:id>e</g:id><g:title>T&T</g:title><g:price>9 EUR</g:price><g:link>https://shop.example/p/e</g:link></item>\n',
  '<item><g:id>c</g:id><g:title><![CDATA[Fin </item> <item> feinte]]></g:title><g:price>9 EUR</g:price><g:link>https://shop.example/p/c</g:link></item>\n',
  '<!-- <item><g:id>k</g:id></item> -->\n<!-- \n',
  ' -->\n',
  '<item/>\n',
  '</item>\n',
  ']]>\n',
];
const xmlRow = ({ id, title, price, until }: Row) =>
  `<item>\n<g:id>${id}</g:id><g:title><![CDATA[${title}]]></g:title><g:price>${price}</g:price>
<g:link>${link(id)}</g:link><g:availability>in stock</g:availability><g:sale_price_effective_date>${until}</g:sale_price_effective_date>
<g:description>${filling}</g:description></item>\n`;
const csvRow = ({ id, title, price, until }: Row) =>
  `${id},${quoted(title)},${price},${link(id)},in stock,${until},${quoted(filling)}\n`;
const csvHead = 'id,title,price,link,availability,sale_price_effective_date,description\n';
const jsonFaults = ['{"id": "b", "title": "Ca"ssé"}\n', '{"id": "c",\n', '\n', '[1]\n', '}\n'];
const jsonRow = ({ id, title, price }: Row) =>
  JSON.stringify({
    id: `${id}`,
    title,
    price,
    link: link(id),
    availability: 'in stock',
    description: filling,
  });

const formats: readonly Format[] = [
  { name: 'CSV', head: csvHead, row: csvRow, faults: csvFaults, end: '' },
  {
    name: 'CSV in cp1252',
    head: csvHead,
    row: csvRow,
    faults: csvFaults.slice(0, 6),
    end: '',
    encoding: 'latin1',
  },
  {
    name: 'CSV in UTF-16',
    head: `\ufeff${csvHead}`,
    row: csvRow,
    faults: csvFaults,
    end: '',
    encoding: 'utf16le',
    known: false,
  },
  {
    name: 'TSV without quotes',
    head: csvHead.replaceAll(',', '\t'),
    row: (row) =>
      `${row.id}\t12" ${plain(row.title)}\t${row.price}\t${link(row.id)}\tin stock\t${row.until}\t${filling}\n`,
    faults: csvFaults.map((fault) => fault.replaceAll(',', '\t')),
    end: '',
  },
  {
    name: 'Awin',
    head: 'merchant_product_id,product_name,search_price,currency,aw_deep_link,in_stock,valid_to,description\n',
    row: ({ id, title, price, until }) =>
      `${id},${quoted(title)},${price.replace(' EUR', '')},EUR,${link(id)},1,${until.split('/')[1] ?? ''},${quoted(filling)}\r\n`,
    faults: csvFaults,
    end: '',
  },
  {
    name: 'Google RSS',
    head: '<?xml version="1.0"?>\n<rss xmlns:g="http://base.google.com/ns/1.0">\n<channel><title>Boutique</title>\n',
    row: xmlRow,
    faults: xmlFaults,
    end: '</channel></rss>\n',
  },
  {
    name: 'XML of another shop',
    head: '<?xml version="1.0"?>\n<SHOP>\n',
    row: ({ id, title, price }) =>
      `<SHOPITEM id="${id}"><ITEM_ID>${id}</ITEM_ID><PRODUCTNAME>${plain(title)}</PRODUCTNAME><URL>${link(id)}</URL><PRICE_VAT>${price}</PRICE_VAT><DESCRIPTION>${filling}</DESCRIPTION></SHOPITEM>\r\n`,
    faults: xmlFaults.map((fault) => fault.replaceAll('item', 'SHOPITEM').replaceAll('g:', '')),
    end: '</SHOP>',
  },
  { name: 'lines of JSON', head: '', row: (row) => `${jsonRow(row)}\n`, faults: jsonFaults, end: '' },
  {
    name: 'a list in JSON',
    head: '[\n',
    row: (row) => `${jsonRow(row)},\n`,
    faults: jsonFaults,
    end: `${jsonRow({ id: 0, title: 'Dernier', price: '9 EUR', until: '', fault: 0 })}]\n`,
    known: false,
  },
  {
    name: 'Shopify, where rows take from those before them',
    head: 'Handle,Title,Vendor,Variant SKU,Variant Price,Option1 Name,Option1 Value,Image Src,Status,Body (HTML)\n',
    row: ({ id, title, price }) =>
      `h${id >> 1},${id % 2 ? '' : quoted(title)},Marque,s${id},${price.replace(' EUR', '')},Couleur,c${id},,active,${quoted(filling)}\n`,
    faults: csvFaults.map((fault) => fault.replaceAll('\n', ',,,\n')),
    end: '',
    known: false,
  },
];

const row: fc.Arbitrary<Row> = fc.record({
  id: fc.integer({ min: 0, max: 60 }),
  title: fc.constantFrom('Souris', 'Écran 27"', 'Clavier\n"mécanique"', 'Café; moulu'),
  price: fc.constantFrom('9.90 EUR', '1299.00 EUR', '0 EUR', 'N/C', '12 zł', '9.95 EUR'),
  until: fc.constantFrom('', '', '', '2026-01-01T00:00/2030-01-01T00:00'),
  fault: fc.integer({ min: -120, max: 20 }),
});

/** Where a row of the former file is left out, another one put in, or it is written twice. */
const edit = fc.record({ at: fc.nat(80), kind: fc.constantFrom('drop', 'add', 'twice', 'cut'), row });
type Edit = { at: number; kind: string; row: Row };

function change(rows: readonly Row[], edits: readonly Edit[]): Row[] {
  const changed = [...rows];
  for (const { at, kind, row: other } of edits) {
    const own = changed[at];
    if (kind === 'drop') changed.splice(at, 1);
    else if (kind === 'twice' && own) changed.push(own);
    else changed.splice(at, 0, other);
  }
  return changed;
}

const textOf = ({ head, row: write, faults, end }: Format, rows: readonly Row[]) =>
  head + rows.map((each) => (faults[each.fault] ?? '') + write(each)).join('') + end;

/** What is read of a file where the rows of these hashes are known; with `raw`: and records of the last file by their bytes. */
async function read(file: string, hashes: ReadonlySet<number>, raw?: HashPairs) {
  const known = createKnownRows(hashes.size);
  for (const hash of hashes) known.add({ hash, offerId: hash });
  const reading = { ...plainReading, linkTemplate: 'https://shop.example/{handle}' };
  const feed = await openFeed(file, reading, { head: 2_000, chunk: 700 });
  const records = createKnownRecords(raw ?? nothing, known);
  const seen = { first: 0, again: 0 };
  let passed = 0;
  if (raw)
    feed.passOver(records, (again) => {
      seen[again ? 'again' : 'first']++;
      passed++;
    });
  const found: unknown[] = [];
  let told: unknown;
  try {
    for await (const batch of feed.batches)
      for (const { number, line, row: columns, fault, hash, raw: written } of batch) {
        const one = hash > 0 ? known.see(hash) : undefined;
        if (one) seen[one]++;
        else
          found.push({
            number,
            line,
            columns,
            fault,
            hash,
            written: fault ? written().split('\n', 1) : written(),
          });
      }
  } catch (error) {
    told = String(error);
  }
  const rows = found as { hash: number }[];
  // Of a file that fails, what was read before does not count.
  const same = told === undefined ? { found, seen, end: feed.end } : { told };
  return { same, hashes: rows.map(({ hash }) => hash), passed, records };
}

const nothing: HashPairs = new Float64Array(0);

it.each(formats)('$name: what is read is the same where bytes are known', async (format) => {
  let passed = 0;
  let serial = 0;
  async function write(rows: readonly Row[]): Promise<string> {
    const file = path.join(folder, `${serial++}.feed`);
    const bytes = Buffer.from(textOf(format, rows), format.encoding ?? 'utf8');
    await writeFile(file, serial % 2 ? gzipSync(bytes, { level: 1 }) : bytes);
    return file;
  }
  const plain = { title: 'Premier', price: '5 EUR', until: '', fault: -1 };
  async function compare(rows: readonly Row[], edits: Parameters<typeof change>[1]): Promise<void> {
    const first = { id: 999, ...plain };
    const file = await write([first, ...rows]);
    const before = await read(file, new Set(), nothing);
    expect(before.same).toEqual((await read(file, new Set())).same);
    // Some rows are not known, as they were rejected.
    const hashes = new Set(before.hashes.filter((hash) => hash > 0 && hash % 5 > 0));
    const after = await write([first, ...change(rows, edits)]);
    const quickly = await read(after, hashes, before.records.changed() ?? nothing);
    const plainly = await read(after, hashes);
    expect(quickly.same).toEqual(plainly.same);
    passed += quickly.passed;
  }
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 40, maxLength: 80, size: 'max' }),
      fc.array(edit, { maxLength: 6 }),
      compare,
    ),
    { numRuns: 20, endOnFailure: true },
  );
  // Whatever was made up above, of these most are known.
  passed = 0;
  const rows = Array.from({ length: 200 }, (_, id) => ({ id, ...plain }));
  await compare(rows, []);
  expect(passed > 50).toBe(format.known ?? true);
});

it('a row is not known by its bytes where what ends it meant nothing before, and now does', async () => {
  const plain = { title: 'Souris', price: '5 EUR', until: '', fault: -1 };
  const numbered = (length: number) => Array.from({ length }, (_, id) => id);
  const ended = (id: number) => csvRow({ id, ...plain }).replace('\n', ',\n');
  const write = async (name: string, rows: readonly string[]) => {
    const file = path.join(folder, name);
    await writeFile(file, csvHead + rows.join(''));
    return file;
  };
  const before = await read(await write('ended.csv', numbered(40).map(ended)), new Set(), nothing);
  const hashes = new Set(before.hashes);
  expect(hashes.size).toBe(40);
  const others = numbered(40).map((id) => csvRow({ id: 100 + id, ...plain }));
  const after = await write('few-ended.csv', [...others, ended(39)]);
  const quickly = await read(after, hashes, before.records.changed() ?? nothing);
  expect(quickly.same).toEqual((await read(after, hashes)).same);
  expect(quickly.same.found).toContainEqual(expect.objectContaining({ number: 41, fault: 'row_long' }));
});
