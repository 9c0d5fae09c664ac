import { expect, it } from 'vitest';
import { type AwinRow, article } from '../../../../test/helpers/awin-feed.ts';
import { openFeedImports } from '../../../../test/helpers/feed-imports.ts';
import { importFeedFile } from './import-feed.ts';

const feeds = openFeedImports();

const hour = 3_600_000;
const start = Date.now() - 48 * hour;

const importHour = (number: number, rows: readonly AwinRow[], name?: string) =>
  feeds.importRows(rows, { ...(name && { name }), observedAt: new Date(start + number * hour) });

const listLive = () =>
  feeds.database.rows<{ article: string; price: number }>(
    'select article_id as article, price_cents as price from offers where gone_at is null order by article_id',
  );

it('passes over rows that it knows, and counts them as unchanged', async () => {
  const unchanged = article('b');
  await importHour(1, [article('a'), unchanged, article('c')]);
  // Made up, to show that the row is not read: it would be corrected.
  await feeds.database.execute(`update offers set content_hash = 1, stock = 77 where article_id = 'b'`);
  const result = await importHour(2, [article('a', { search_price: '21.00' }), unchanged, article('d')]);
  expect(result.offers).toEqual({ new: 1, changed: 1, same: 1, gone: 1 });
  expect(result.rows).toMatchObject({ read: 3, repeated: 0 });
  expect(await listLive()).toEqual([
    { article: 'a', price: 2_100 },
    { article: 'b', price: 2_000 },
    { article: 'd', price: 2_000 },
  ]);
  expect(await feeds.database.rows(`select stock from offers where article_id = 'b'`)).toEqual([
    { stock: 77 },
  ]);
});

it('does not mind columns that it does not read', async () => {
  await importHour(1, [article('a', { last_updated: '2026-08-01' })]);
  await feeds.database.execute('update offers set content_hash = 1');
  expect((await importHour(2, [article('a', { last_updated: '2026-08-02' })])).offers.same).toBe(1);
});

it('reads all rows of an article that has several, each time', async () => {
  const one = article('a', { search_price: '20.00' });
  const cheaper = article('a', { search_price: '18.00' });
  await importHour(1, [one, article('b')]);
  // A known row, and one of the same article that is not known.
  expect(await importHour(2, [one, cheaper, article('b')])).toMatchObject({
    offers: { changed: 1, same: 1 },
    rows: { read: 3, repeated: 1 },
  });
  expect((await listLive())[0]).toEqual({ article: 'a', price: 1_800 });
  expect((await importHour(3, [one, cheaper, article('b')])).offers).toMatchObject({ changed: 0, same: 2 });
  await importHour(4, [one, article('b')]);
  expect((await listLive())[0]).toEqual({ article: 'a', price: 2_000 });
});

it('reads rows with dates each time', async () => {
  const dated = article('a', { valid_to: new Date(start + 2 * hour).toISOString() });
  await importHour(1, [dated, article('b')]);
  const result = await importHour(3, [dated, article('b')]);
  expect(result.offers).toMatchObject({ same: 1, gone: 1 });
  expect([...result.rejected]).toEqual([['not_valid_now', 1]]);
});

it('sees an article of a Google feed expire although its file stays the same', async () => {
  const file = await feeds.write(
    'alpha.tsv',
    `id\ttitle\tlink\tprice\texpiration_date
a\tLampe halo\thttps://alpha.example/a\t12.00 EUR\t${new Date(start + 2 * hour).toISOString()}
b\tLampe lune\thttps://alpha.example/b\t14.00 EUR\t
c\tLampe zen\thttps://alpha.example/c\t16.00 EUR\t
d\tLampe aube\thttps://alpha.example/d\t18.00 EUR\t`,
  );
  const importAt = (number: number) =>
    importFeedFile({
      database: feeds.database,
      file,
      merchant: 'Alpha',
      observedAt: new Date(start + number * hour),
    });
  expect((await importAt(1)).offers).toMatchObject({ new: 4 });
  expect((await importAt(3)).offers).toMatchObject({ same: 3, gone: 1 });
});

it('sees a sale end although its row stays the same', async () => {
  const sale = `${new Date(start).toISOString()}/${new Date(start + 2 * hour).toISOString()}`;
  const file = await feeds.write(
    'alpha.tsv',
    `id\ttitle\tlink\tprice\tsale_price\tsale_price_effective_date
     a\tSouris MX200\thttps://a.example/1\t20.00 EUR\t15.00 EUR\t${sale}`.replaceAll(/^ +/gm, ''),
  );
  const importAt = (number: number) =>
    importFeedFile({
      database: feeds.database,
      file,
      merchant: 'Alpha',
      observedAt: new Date(start + number * hour),
    });
  await importAt(1);
  expect(await listLive()).toEqual([{ article: 'a', price: 1_500 }]);
  expect((await importAt(3)).offers).toMatchObject({ changed: 1 });
  expect(await listLive()).toEqual([{ article: 'a', price: 2_000 }]);
  expect((await importAt(4)).offers).toMatchObject({ same: 1 });
});

it('takes values back that a younger feed had set while this one was late', async () => {
  const old = article('a', { search_price: '20.00' });
  const other = article('a', { search_price: '22.00' });
  await importHour(1, [article('x')], 'first.csv');
  await importHour(3, [other, article('y')], 'second.csv');
  await importHour(2, [article('x'), old], 'first.csv');
  expect((await listLive())[0]).toEqual({ article: 'a', price: 2_200 });
  await importHour(4, [article('x'), old], 'first.csv');
  expect((await listLive())[0]).toEqual({ article: 'a', price: 2_000 });
});

it('passes over rows by their bytes, and comes to the same where what it knows of them is gone or wrong', async () => {
  // Four megabytes: what is known counts from the chunk behind a file's first 1,000 rows on.
  const rows = Array.from({ length: 1_600 }, (_, i) =>
    article(`${i}`, { description: `Une souris ${i}. `.repeat(150), last_updated: '2026-08-01' }),
  );
  await importHour(1, [...rows, article('x', { search_price: 'N/C' })]);
  const count = `select sum(octet_length(hashes)) / 16 as count from feed_raw_hashes`;
  const [kept] = await feeds.database.rows<{ count: string }>(count);
  expect(Number(kept?.count)).toBeGreaterThan(200);
  const spoilt = [
    'select',
    `update feed_raw_hashes set hashes = sha256(hashes) || '\\x01'`,
    'update feed_raw_hashes set hashes = sha256(hashes)',
    'delete from feed_raw_hashes',
  ];
  for (const [i, statement] of spoilt.entries()) {
    await feeds.database.execute(statement);
    const changed = rows.with(1_500 + i, article(`${1_500 + i}`, { search_price: '21.00' }));
    const result = await importHour(2 + i, [...changed, article('x', { search_price: 'N/C' })]);
    // The row that was changed before is as it was again.
    expect(result.offers).toEqual({
      new: 0,
      changed: i === 0 ? 1 : 2,
      same: i === 0 ? 1_599 : 1_598,
      gone: 0,
    });
    expect(result.rows).toMatchObject({ read: 1_601, repeated: 0 });
    expect([...result.rejected]).toEqual([['price_unreadable', 1]]);
    const dearer = (await listLive()).filter(({ price }) => price === 2_100);
    expect(dearer).toEqual([{ article: `${1_500 + i}`, price: 2_100 }]);
    const [again] = await feeds.database.rows<{ count: string }>(count);
    expect(Number(again?.count)).toBeGreaterThan(200);
  }
});

it('reads rows without a currency again where the other rows of their file state another one', async () => {
  async function importAt(number: number, currency: string) {
    const rows = Array.from({ length: 8 }, (_, i) => {
      const price = i < 5 ? `${10 + number}.00 ${currency}` : '20.00';
      return `${i}\tSouris MX20${i}\thttps://a.example/${i}\t${price}\n`;
    });
    const file = await feeds.write('alpha.tsv', `id\ttitle\tlink\tprice\n${rows.join('')}`);
    const observedAt = new Date(start + number * hour);
    return importFeedFile({ database: feeds.database, file, merchant: 'Alpha', observedAt });
  }
  expect((await importAt(1, 'EUR')).offers).toMatchObject({ new: 8 });
  expect((await importAt(2, 'EUR')).offers).toMatchObject({ changed: 5, same: 3 });
  // Prices in dollars are not shown as euros.
  await expect(importAt(3, 'USD')).rejects.toMatchObject({ fault: { code: 'file_unpublishable' } });
  expect((await importAt(4, 'EUR')).offers).toMatchObject({ changed: 5, same: 3 });
});
