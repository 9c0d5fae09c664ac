import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainReading } from '../../../contract/feeds/feed-fields.ts';
import { openFeedFile } from './feed-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'visavis-feed-file-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('asks a file’s first rows however long they are', async () => {
  const rows = Array.from({ length: 120 }, (_, i) => {
    const site = i === 119 ? 'http://late.example' : 'https://shop.example';
    return [i, `Bougie ${i}`, `${site}/${i}`, i < 40 ? '10.00' : '10.00 EUR', 'x'.repeat(12_000)].join('\t');
  });
  const file = path.join(folder, 'long.tsv');
  await writeFile(file, ['id\ttitle\tlink\tprice\tdescription', ...rows, ''].join('\n'));
  const feed = await openFeedFile(file, plainReading, '');
  await feed.close();
  expect(feed.currency).toBe('EUR');
  expect(feed.plainLinks).toEqual(['http://late.example/119']);
});

it('believes a column called currency that only later rows fill', async () => {
  const rows = Array.from({ length: 120 }, (_, i) => {
    const currency = i < 40 ? '' : 'USD';
    return [i, `Bougie ${i}`, `https://shop.example/${i}`, '10.00', currency, 'x'.repeat(12_000)].join('\t');
  });
  for (const name of ['currency', 'Devise']) {
    const file = path.join(folder, `${name}.tsv`);
    await writeFile(file, [`id\ttitle\tlink\tprice\t${name}\tdescription`, ...rows, ''].join('\n'));
    const feed = await openFeedFile(file, plainReading, '');
    await feed.close();
    expect(feed.currency).toBe('USD');
  }
});
