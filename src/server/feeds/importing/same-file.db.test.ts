import { expect, it } from 'vitest';
import { type AwinRow, article } from '../../../../test/helpers/awin-feed.ts';
import { openFeedImports } from '../../../../test/helpers/feed-imports.ts';

const feeds = openFeedImports();

const hour = 3_600_000;
const start = Date.now() - 48 * hour;

const importHour = (number: number, rows: readonly AwinRow[], name?: string) =>
  feeds.importRows(rows, { ...(name && { name }), observedAt: new Date(start + number * hour) });

/** Makes every row look unknown, so that a file that is read shows it by offers that it corrects. */
const spoil = () =>
  feeds.database.execute(
    `with hashes as (update feed_offers set row_hash = 1) update offers set content_hash = 1`,
  );

const rows = [
  article('a', { in_stock: '1' }),
  article('b'),
  article('c', { search_price: '-1' }),
  article('b', { search_price: '19.00' }),
];

it('skips a file identical to the last one, with the same summary', async () => {
  const first = await importHour(1, rows);
  await spoil();
  const again = await importHour(2, rows);
  expect(again).toMatchObject({
    offers: { new: 0, changed: 0, same: 2, gone: 0 },
    rows: { read: 4, repeated: 1, unmapped: 0 },
    format: first.format,
    merchant: { name: 'Alpha & Cie', isNew: false },
  });
  expect([...again.rejected]).toEqual([['price_negative', 1]]);
  expect(
    await feeds.database.rows(
      `select r.rows_read as read, r.rows_rejected as rejected, x.row_number as number, f.observed_at = $1 as "isSeen"
         from import_runs r join rejected_rows x on x.run_id = r.id join feeds f on f.id = r.feed_id order by r.id`,
      [new Date(start + 2 * hour)],
    ),
  ).toEqual([
    { read: 4, rejected: 1, number: 3, isSeen: true },
    { read: 4, rejected: 1, number: 3, isSeen: true },
  ]);
  // A file that differs is read, and is what the next one is compared with.
  const other = [...rows, article('d')];
  expect((await importHour(3, other)).offers).toMatchObject({ new: 1, changed: 2 });
  await spoil();
  expect((await importHour(4, other)).offers).toMatchObject({ new: 0, changed: 0, same: 3 });
});

it('reads it again where a row speaks of dates', async () => {
  const dated = [article('a', { valid_to: new Date(start + 30 * hour).toISOString() }), article('b')];
  await importHour(1, dated);
  await spoil();
  expect((await importHour(2, dated)).offers).toMatchObject({ changed: 2 });
  expect([...(await importHour(40, dated)).rejected]).toEqual([['not_valid_now', 1]]);
});

it('reads it again where offers of it are no more', async () => {
  await importHour(1, rows);
  await feeds.database.execute(
    `with gone as (delete from offers where article_id = 'a' returning id)
     delete from feed_offers where offer_id in (select id from gone)`,
  );
  expect((await importHour(2, rows)).offers).toMatchObject({ new: 1, same: 1 });
});

it('reads it again where another feed has dropped an article that it holds', async () => {
  const cheap = article('a', { search_price: '18.00' });
  const dear = article('a', { search_price: '22.00' });
  await importHour(1, [cheap, article('b')], 'first.csv');
  const second = [dear, article('x')];
  await importHour(2, second, 'second.csv');
  await importHour(3, second, 'second.csv');
  await importHour(4, [article('b')], 'first.csv');
  expect((await importHour(5, second, 'second.csv')).offers).toMatchObject({ changed: 1 });
  expect(await feeds.database.rows(`select price_cents from offers where article_id = 'a'`)).toEqual([
    { price_cents: 2_200 },
  ]);
});

it('reads it again where a price waits for its confirmation', async () => {
  await importHour(1, [article('a'), article('b')]);
  const jumped = [article('a', { search_price: '240.00' }), article('b')];
  expect(await importHour(2, jumped)).toMatchObject({ held: 1, offers: { gone: 1 } });
  expect(await importHour(3, jumped)).toMatchObject({ held: 0, offers: { changed: 1 } });
  await spoil();
  // It is an offer like any other, and counted once.
  expect(await importHour(4, jumped)).toMatchObject({
    held: 0,
    heldRows: 0,
    offers: { changed: 0, same: 2 },
  });
});

it('passes it over while a hundredfold price stays held, but reads it once a day for what others say by then', async () => {
  const thing = { product_name: 'Logitech Souris M220 Silent', ean: '4977766618960' };
  const wrong = [article('a', { ...thing, search_price: '2000.00' }), article('b')];
  const other = (merchant: string, price: string) => [
    article('m', { ...thing, merchant_id: merchant, merchant_name: `M ${merchant}`, search_price: price }),
  ];
  await importHour(1, other('8', '20.00'), 'other.csv');
  const held = { held: 1, heldRows: 1 };
  expect(await importHour(2, wrong)).toMatchObject({ ...held, offers: { new: 1 } });
  expect(await importHour(3, wrong)).toMatchObject(held);
  await spoil();
  const skipped = { ...held, offers: { new: 0, changed: 0, same: 1, gone: 0 } };
  expect(await importHour(4, wrong)).toMatchObject(skipped);
  expect(await importHour(26, wrong)).toMatchObject(skipped);
  // A day after it was read, and from then on the next day again; nobody speaks for the price yet.
  expect(await importHour(27, wrong)).toMatchObject({ ...held, offers: { changed: 1 } });
  await spoil();
  expect(await importHour(28, wrong)).toMatchObject(skipped);
  // Not a hundredfold: the second time it is believed.
  for (const hour of [28, 29]) await importHour(hour, other('8', '900.00'), 'other.csv');
  expect(await importHour(30, wrong)).toMatchObject(skipped);
  expect(await importHour(51, wrong)).toMatchObject({ held: 0, offers: { new: 1 } });
  expect(await feeds.database.rows(`select price_cents from offers where article_id = 'a'`)).toEqual([
    { price_cents: 200_000 },
  ]);
});

it('keeps a hundredfold price of a known offer held while it is passed over', async () => {
  const wrong = [article('a', { search_price: '2000.00' }), article('b')];
  await importHour(1, [article('a', { search_price: '20.00' }), article('b')]);
  for (const hour of [2, 3, 4, 5])
    expect(await importHour(hour, wrong)).toMatchObject({ held: 1, offers: { changed: 0 } });
  expect(await feeds.database.rows('select price_cents from held_prices')).toEqual([
    { price_cents: 200_000 },
  ]);
  expect((await feeds.listOffers()).map(({ gone_at }) => gone_at === null)).toEqual([false, true]);
});

it('reads it when the import is forced', async () => {
  await importHour(1, rows);
  await spoil();
  const result = await feeds.importRows(rows, { isAccepted: true });
  expect(result.offers).toMatchObject({ changed: 2 });
});
