import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSeed } from '../../../test/helpers/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { silentLog } from '../../../test/helpers/silent-log.ts';
import { parseConfig } from '../platform/config.ts';
import { retentionJob } from './retention-job.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

const run = (variables: Record<string, string> = {}) =>
  retentionJob(parseConfig(variables), testDatabase.database, silentLog).run(new AbortController().signal);
const ids = async (text: string) =>
  (await testDatabase.database.rows<{ id: number }>(text)).map(({ id }) => id);

test('old clicks are deleted in batches, or never', async () => {
  const { database } = testDatabase;
  const seed = createSeed(database);
  const merchantId = await seed.merchant({ name: 'Nord' });
  const productId = await seed.product({ title: 'Lamp' });
  const offerId = await seed.offer({ merchantId, productId, priceCents: 1_000 });
  const countClicks = async () => (await ids('select count(*) as id from clicks'))[0];
  await database.execute(
    `insert into clicks (id, offer_id, product_id, merchant_id, clicked_at)
     select gen_random_uuid(), $1, $2, $3, now() - make_interval(days => case when n <= 5001 then 61 else 59 end)
     from generate_series(1, 5003) as n`,
    [offerId, productId, merchantId],
  );
  await run({ KEEP_CLICKS_DAYS: '0' });
  expect(await countClicks()).toBe(5_003);
  await run({ KEEP_CLICKS_DAYS: '60' });
  expect(await countClicks()).toBe(2);
});

test('checks of merchants’ pages and what their sites allow are forgotten', async () => {
  const { database } = testDatabase;
  const seed = createSeed(database);
  const merchantId = await seed.merchant({ name: 'Ouest' });
  const offerId = await seed.offer({
    merchantId,
    productId: await seed.product({ title: 'Lamp' }),
    priceCents: 1_000,
  });
  await database.execute(
    `insert into page_checks (id, checked_at, merchant_id, offer_id, outcome, price_cents, availability)
     select n, now() - make_interval(days => n), $1, $2, 'same', 1000, 'in_stock' from unnest(array[179, 181]) as n`,
    [merchantId, offerId],
  );
  await database.execute(
    `insert into merchant_sites (host, visited_at) values ('old.example', now() - interval '3 days'), ('new.example', now())`,
  );
  await run();
  expect(await ids('select id from page_checks')).toEqual([179]);
  expect(await database.rows('select host from merchant_sites')).toEqual([{ host: 'new.example' }]);
});

test('of a feed’s imports the last ten stay, and the last one that succeeded', async () => {
  const { database } = testDatabase;
  await database.execute(`insert into merchants (id, name, name_key) values (77, 'Sud', 'sud')`);
  await database.execute(
    `insert into feeds (id, merchant_id, name, format) values (7, 77, 'main', 'awin-csv')`,
  );
  await database.execute(
    `insert into import_runs (id, feed_id, file_name, status, observed_at, started_at, finished_at)
     select n, 7, 'main', case when n in (1, 2) then 'succeeded' else 'failed' end, at, at, at
     from generate_series(1, 14) as n, lateral (select now() - make_interval(days => 500 - n) as at) as old`,
  );
  await database.execute(
    `insert into rejected_rows (run_id, row_number, reason, raw) values (1, 1, 'x', 'y')`,
  );
  await run();
  expect(await ids('select id from import_runs order by id')).toEqual([2, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  expect(await ids('select run_id as id from rejected_rows')).toEqual([]);
});

test('mails and the audit log are deleted as the privacy page says', async () => {
  const { database } = testDatabase;
  await database.execute(
    `insert into mails (id, kind, to_name, to_address, subject, state, send_before, created_at)
     select n, 'welcome', 'A', 'a@shop.test', 'Hello', 'sent', now(), now() - make_interval(days => n)
     from unnest(array[29, 31]) as n`,
  );
  await database.execute(
    `insert into audit_log (id, action, at) select n, 'signed_in', now() - make_interval(days => n)
     from unnest(array[364, 366]) as n`,
  );
  await run();
  expect(await ids('select id from mails')).toEqual([29]);
  expect(await ids('select id from audit_log')).toEqual([364]);
});
