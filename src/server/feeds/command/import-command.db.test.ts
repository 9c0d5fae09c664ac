import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/helpers/database.ts';
import { parseImportArguments } from './arguments.ts';
import { runImport } from './import-command.ts';

let testDatabase: TestDatabase;
let folder: string;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'visavis-command-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await testDatabase.drop();
});

const header =
  'aw_deep_link,aw_product_id,merchant_product_id,merchant_id,merchant_name,product_name,search_price,currency';
const feed = (merchant: string, ...rows: string[]) =>
  [
    header,
    ...rows.map((row, i) => `https://a.example,9${i},a${i},${merchant},Shop ${merchant},${row},EUR`),
  ].join('\n');

async function run(...argv: string[]) {
  const pieces: string[] = [];
  const output = { write: (piece: string) => void pieces.push(piece), isTerminal: false };
  const code = await runImport(parseImportArguments(argv), { database: testDatabase.database, output });
  return { code, text: pieces.join('') };
}

it('imports a folder, says what it skipped, and writes what is asked for', async () => {
  const feeds = path.join(folder, 'feeds');
  await mkdir(path.join(feeds, 'older'), { recursive: true });
  await writeFile(
    path.join(feeds, 'a.csv.gz'),
    gzipSync(feed('1', 'Souris MX200A,19.90', '=Clavier KX300B,N/C')),
  );
  await writeFile(path.join(feeds, 'b.csv'), feed('2', 'Souris MX200A,21.90'));
  await writeFile(path.join(feeds, 'list.csv'), 'merchant,product\n1,2\n');
  await writeFile(path.join(feeds, 'merchants.json'), '{}');
  await writeFile(
    path.join(feeds, 'shop.csv'),
    'Handle,Title,Vendor,Variant SKU,Variant Inventory Qty,Variant Barcode\na1,Lampe,Halo,A1,0,\n',
  );
  const clusters = path.join(folder, 'clusters.csv');
  const rejected = path.join(folder, 'rejected.csv');

  const { code, text } = await run(feeds, '--export-clusters', clusters, '--export-rejected', rejected);
  expect(code).toBe(0);
  expect(text).toContain('a.csv: Awin CSV of Shop 1 (new)');
  expect(text).toContain('b.csv: Awin CSV of Shop 2 (new)');
  for (const skipped of ['list.csv', 'merchants.json', 'older']) {
    expect(text).toContain(`Skipped ${path.join(feeds, skipped)}: not a feed.`);
  }
  expect(text).toMatch(
    /Skipped \S+shop\.csv: not a feed\. The file looks like one from Shopify, but lacks columns: /,
  );
  expect(text).toContain('2 feeds in total\n  rows read       3 = 2 as offers + 1 rejected\n');
  expect(text.indexOf('a.csv:')).toBeLessThan(text.indexOf('b.csv:'));

  const lines = (await readFile(clusters, 'utf8')).trim().split('\r\n');
  expect(lines[0]).toBe('merchant_id,aw_product_id,cluster');
  expect(lines.slice(1).map((line) => line.split(',').slice(0, 2).join(','))).toEqual(['1,90', '2,90']);
  expect(lines[1]).toMatch(/^1,90,\d+\|new$/);
  const reasons = await readFile(rejected, 'utf8');
  expect(reasons).toContain('price_unreadable,price is not a number,a1,');
});

it('goes on after a file that fails, and says so', async () => {
  const broken = path.join(folder, 'broken.csv.gz');
  const packed = gzipSync(feed('3', ...Array<string>(2_000).fill('Souris,9.90')));
  await writeFile(broken, packed.fill(7, packed.length - 8, packed.length - 4));
  const fine = path.join(folder, 'fine.csv');
  await writeFile(fine, feed('4', 'Souris MX200A,18.90'));
  const { code, text } = await run(broken, fine);
  expect(code).toBe(1);
  expect(text).toContain(`${broken} was not imported. The gzip file is damaged.`);
  expect(text).toContain('fine.csv: Awin CSV of Shop 4 (new)');
  expect(text).toContain('1 of 2 files failed.');
});

it('holds a file that would change too much, with a code of its own, until --force', async () => {
  const file = path.join(folder, 'shrinking.csv');
  const rows = (count: number) => Array.from({ length: count }, (_, i) => `Souris MX${i}00,9.90`);
  await writeFile(file, feed('5', ...rows(12)));
  expect(await run(file)).toMatchObject({ code: 0 });
  await writeFile(file, feed('5', ...rows(5)));
  const { code, text } = await run(file);
  expect(code).toBe(2);
  expect(text).toContain(`${file} is held back. The file would remove 7 of the feed’s 12 offers.`);
  expect(text).toContain('1 of 1 files held back; --force accepts them.');
  expect(await run(file, '--force')).toMatchObject({ code: 0, text: expect.stringContaining('7 gone') });
});

it('does not take --force for the answer how prices are written, which it stores', async () => {
  const file = path.join(folder, 'cents.csv');
  await writeFile(file, feed('6', 'Tapis de souris MX1,3990', 'Tapis de souris MX2,2990'));
  const { code, text } = await run(file, '--force');
  expect(code).toBe(2);
  expect(text).toContain('Say it with --prices cents or --prices euros.');
  expect(text).toContain('1 of 1 files held back.');
  expect(await run(file, '--prices', 'cents')).toMatchObject({
    code: 0,
    text: expect.stringContaining('2 new'),
  });
  await writeFile(file, feed('6', 'Tapis de souris MX1,4190', 'Tapis de souris MX2,2990'));
  expect(await run(file)).toMatchObject({ code: 0, text: expect.stringContaining('1 changed') });
});

it('fails for a named file that is no feed, and for a path that is not there', async () => {
  const file = path.join(folder, 'note.txt');
  await writeFile(file, 'Bonjour');
  expect(await run(file)).toMatchObject({ code: 1, text: expect.stringContaining('not a known feed') });
  await expect(run(path.join(folder, 'nowhere'))).rejects.toThrow('no such file');
});

it('knows what admins have said of a feed’s columns, for files that have them', async () => {
  const file = path.join(folder, 'own.csv');
  const own = 'Référence;Désignation;Prix TTC;Lien\nR1;Souris MX900;19,90 €;https://own.example/1\n';
  await writeFile(file, own);
  expect((await run(file)).text).toContain('own.csv was not imported.');
  const columns = { id: 'référence', title: 'désignation', price: 'prix_ttc', link: 'lien' };
  await testDatabase.database.execute(
    `with shop as (insert into merchants (name, name_key) values ('Own Shop', 'own shop') returning id)
     insert into feeds (merchant_id, name, columns) select id, 'own.csv', $1::jsonb from shop`,
    [JSON.stringify(columns)],
  );
  for (const argv of [[file], [file, '--merchant', 'own shop']]) {
    const { code, text } = await run(...argv, '--dry-run');
    expect([code, text]).toEqual([0, expect.stringContaining('of Own Shop')]);
    expect(text).toContain('1 new');
  }
  expect((await run(file, '--merchant', 'Another')).code).toBe(1);
  await writeFile(file, feed('1', 'Souris MX200A,19.90'));
  expect((await run(file, '--dry-run')).text).toContain('own.csv: Awin CSV of Shop 1');
});
