import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainReading } from '../../../../contract/feeds/feed-fields.ts';
import { createKnownRows } from '../../importing/known-rows.ts';
import { openFeed } from '../open-feed.ts';
import type { HashPairs } from './hash-pairs.ts';
import { createKnownRecords } from './known-records.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'visavis-places-'));
});
afterAll(() => rm(folder, { recursive: true }));

const noHashes: HashPairs = new Float64Array(0);

type Last = { hashes: readonly number[]; raw: HashPairs };

/** The titles of rows that are read, how many are seen as known, and how many of them are passed over unread. */
async function read(content: string, { hashes, raw }: Last = { hashes: [], raw: noHashes }) {
  const file = path.join(folder, 'any.feed');
  await writeFile(file, content);
  const known = createKnownRows(hashes.length);
  for (const hash of hashes) known.add({ hash, offerId: hash });
  const feed = await openFeed(file, plainReading, { head: 1_000, chunk: 700 });
  const records = createKnownRecords(raw, known);
  let passed = 0;
  feed.passOver(records, () => passed++);
  const found: { title: string | undefined; hash: number }[] = [];
  let seen = 0;
  for await (const batch of feed.batches)
    for (const { row, hash } of batch)
      if (known.see(hash)) seen++;
      else found.push({ title: row?.title, hash });
  const last: Last = { hashes: found.map((each) => each.hash), raw: records.changed() ?? raw };
  return {
    titles: found.map(({ title }) => title),
    seen: seen + passed,
    passed,
    isCut: feed.end.isCut,
    last,
  };
}

it('keeps the first letter of a row whose first byte is the last one of a chunk', async () => {
  const header = 'title,id,price,link,availability,description\n';
  const ofBytes = (line: string, bytes: number) =>
    `${line.padEnd(bytes - line.split('É').length + 1 - 1, '-')}\n`;
  const rowOf = (id: number, price = '10.00 EUR') =>
    ofBytes(`É${id},${id},${price},https://shop.example/${id},in stock,`, 100);
  const ids = Array.from({ length: 80 }, (_, i) => i + 100);
  // Each chunk ends with the first of the two bytes of É.
  const start =
    header + ofBytes('É,first,1.00 EUR,https://shop.example/f,in stock,', 99 + 100 - header.length);
  const { last } = await read(start + ids.map((id) => rowOf(id)).join(''));
  const dearer = new Set([150, 157, 164, 171]);
  const after = await read(
    start + ids.map((id) => rowOf(id, dearer.has(id) ? '11.00 EUR' : undefined)).join(''),
    last,
  );
  expect(after).toMatchObject({ titles: [...dearer].map((id) => `É${id}`), seen: 77, isCut: false });
  expect(after.passed).toBeGreaterThan(40);
});

it('does not take a product for one of the shop’s that has moved to those that it no longer has', async () => {
  const productOf = (id: number) =>
    `<product><ITEM_ID>${id}</ITEM_ID><PRODUCTNAME>Souris ${id}</PRODUCTNAME><URL>https://shop.example/${id}</URL>` +
    `<PRICE_VAT>10.00</PRICE_VAT><DESCRIPTION>${'Une souris légère. '.repeat(5)}</DESCRIPTION></product>\n`;
  const fileOf = (shown: readonly number[], removed: readonly number[]) =>
    `<SHOP><products>\n${shown.map(productOf).join('')}</products>\n` +
    `<removed>\n${removed.map(productOf).join('')}</removed></SHOP>\n`;
  const ids = Array.from({ length: 60 }, (_, i) => i);
  const { titles, last } = await read(fileOf(ids, [900]));
  expect(titles).toHaveLength(60);
  const after = await read(fileOf(ids.slice(0, 40), [900, ...ids.slice(40)]), last);
  expect(after).toMatchObject({ titles: [], seen: 40 });
  expect(after.passed).toBeGreaterThan(15);
});
