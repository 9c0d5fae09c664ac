import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/helpers/app.ts';
import { bearer, createPeople } from '../../../test/helpers/people.ts';
import { silentLog } from '../../../test/helpers/silent-log.ts';
import { openJobs } from '../platform/jobs/jobs.ts';

const base = openTestApp();
const people = createPeople(base);

const dashboardAs = async (role: 'user' | 'employee' | 'admin' | 'superadmin') => {
  const token = await people.token(await people.create({ role }));
  return people.call('GET', '/admin/dashboard', undefined, bearer(token));
};

test('an empty shop has thirty days without clicks, and nothing to do', async () => {
  const { clicks, todo, runs, missedSearches } = (await dashboardAs('admin')).json();
  expect(clicks.byDay).toHaveLength(30);
  expect(new Set(clicks.byDay.map(({ clicks: n }: { clicks: number }) => n))).toEqual(new Set([0]));
  expect(new Set(Object.values(todo))).toEqual(new Set([0]));
  expect([clicks.merchants, clicks.products, runs, missedSearches]).toEqual([[], [], [], []]);
});

test('counts what needs somebody, clicks by day in Paris, merchants and products', async () => {
  const { seed, database } = base;
  const merchantId = await seed.merchant({ name: 'Pixel' });
  const productId = await seed.product({ title: 'Radio' });
  const offerId = await seed.offer({ merchantId, productId, priceCents: 9_900 });
  const click = (at: string) =>
    database.database.execute(
      `insert into clicks (id, offer_id, product_id, merchant_id, clicked_at) values ($1, $2, $3, $4, ${at})`,
      [randomUUID(), offerId, productId, merchantId],
    );
  await click('now()');
  await click(`((now() at time zone 'Europe/Paris')::date - 1 + time '00:01') at time zone 'Europe/Paris'`);
  await click(`((now() at time zone 'Europe/Paris')::date - 1 + time '23:59') at time zone 'Europe/Paris'`);
  await click(`now() - interval '40 days'`);
  await database.database.execute(
    `with feed as (
       insert into feeds (merchant_id, name, failures) values ($1, 'main', 2) returning id
     ), runs as (
       insert into import_runs (feed_id, file_name, status, observed_at, started_at, finished_at)
       select id, 'main', status, now(), now() - interval '3 seconds', now()
       from feed, unnest(array['succeeded', 'held']) as status
       returning 1
     )
     insert into reports (product_id, reason) select $2, 'price' from runs limit 1`,
    [merchantId, productId],
  );
  await database.database.execute(
    `insert into searches_without_result (day, query, count)
     values (current_date, 'zzyzx', 3), (current_date - 1, 'zzyzx', 2), (current_date - 30, 'old', 9)`,
  );
  const { clicks, todo, runs, missedSearches, people: counted } = (await dashboardAs('admin')).json();
  expect(clicks.byDay.slice(-2).map((day: { clicks: number }) => day.clicks)).toEqual([2, 1]);
  expect(clicks.merchants).toEqual([{ _id: String(merchantId), name: 'Pixel', clicks: 3 }]);
  expect(clicks.products).toEqual([{ _id: String(productId), name: 'Radio', clicks: 3 }]);
  expect(todo).toMatchObject({ heldFeeds: 1, failingFeeds: 1, openReports: 1, failedMails: 0 });
  expect(runs[0]).toMatchObject({ merchant: 'Pixel', feed: 'main', status: 'held', seconds: 3 });
  expect(missedSearches).toEqual([{ query: 'zzyzx', count: 5 }]);
  expect(counted.users).toBeGreaterThan(1);
});

test('counts mails, feeds, alerts and accounts of these days alone, and work that waits', async () => {
  const { seed, database } = base;
  const { database: db } = database;
  const old = await people.create();
  await db.execute(`update users set created_at = now() - interval '8 days' where id = $1`, [old.id]);
  await db.execute(
    `insert into mails (kind, to_name, to_address, subject, state, send_before, created_at, sent_at)
     select 'reset', '', 'a@shop.test', '', state, now(), made, case when state = 'sent' then made end
     from unnest(array['failed', 'uncertain', 'sent', 'sent', 'sent', 'kept']) as state,
       unnest(array[now(), now() - interval '8 days']) as made`,
  );
  const merchantId = await seed.merchant({ name: 'Stale' });
  await db.execute('update feeds set is_active = false');
  await db.execute(
    `insert into feeds (merchant_id, name, is_fresh, is_active, observed_at)
     values ($1, 'stale', false, true, now()), ($1, 'new', false, true, null), ($1, 'off', false, false, now()),
       ($1, 'fresh', true, true, now())`,
    [merchantId],
  );
  const productId = await seed.product({ title: 'Watched' });
  await db.execute(
    `insert into alerts (user_id, product_id, target, limit_cents) values ($1, $2, 'price', 100)`,
    [old.id, productId],
  );
  await db.execute(
    `insert into notifications (user_id, product_id, condition, target, crossing, total_cents, delivery_stated, created_at)
     select $1, $2, 'new', 'price', 1, 100, true, made
     from unnest(array[now(), now(), now() - interval '8 days']) as made`,
    [old.id, productId],
  );
  const { todo, people: counted } = (await dashboardAs('admin')).json();
  expect(todo).toMatchObject({ failedMails: 2, staleFeeds: 1, waitingJobs: 0 });
  expect(counted).toMatchObject({ alerts: 1, notifications: 2, mails: 3 });
  expect(counted.newUsers).toBe(counted.users - 1);
});

test('the share of offers that differ from their merchants’ pages is told to staff, and to all from 200 on', async () => {
  const { seed, database } = base;
  const merchants = [await seed.merchant({ name: 'Right' }), await seed.merchant({ name: 'Wrong' })];
  const productId = await seed.product({ title: 'Checked' });
  const check = async (merchantId: number | undefined, outcome: string, count: number, daysAgo = 0) => {
    if (merchantId === undefined) throw new Error('No merchant');
    const [known] = await database.database.rows<{ id: number }>(
      'select id from offers where merchant_id = $1',
      [merchantId],
    );
    const offerId = known?.id ?? (await seed.offer({ merchantId, productId, priceCents: 1_000 }));
    await database.database.execute(
      `insert into page_checks (checked_at, merchant_id, offer_id, outcome, price_cents, availability, differs, reason)
       select now() - make_interval(days => $5), $1, $2, $3, 1000, 'in_stock',
         case when $3 = 'differs' then '{price}'::text[] else '{}' end, case when $3 = 'unreadable' then 'robots' end
       from generate_series(1, $4::integer)`,
      [merchantId, offerId, outcome, count, daysAgo],
    );
  };
  expect((await dashboardAs('admin')).json().pageChecks).toEqual({
    isOn: false,
    total: { compared: 0, differing: 0, unreadable: 0 },
    merchants: [],
  });
  await check(merchants[0], 'same', 180);
  await check(merchants[1], 'same', 9);
  await check(merchants[1], 'differs', 10);
  await check(merchants[1], 'unreadable', 5);
  await check(merchants[1], 'differs', 7, 91);
  const { total, merchants: listed } = (await dashboardAs('admin')).json().pageChecks;
  expect(total).toEqual({ compared: 199, differing: 10, unreadable: 5 });
  expect(listed).toMatchObject([
    { name: 'Wrong', compared: 19, differing: 10, unreadable: 5 },
    { name: 'Right', compared: 180, differing: 0, unreadable: 0 },
  ]);
  const figures = async () => (await base.get('/api/figures')).json().pageChecks;
  expect(await figures()).toBeNull();
  await check(merchants[0], 'same', 1);
  await base.publish();
  expect(await figures()).toEqual({ compared: 200, differing: 10 });
});

test('counts jobs that nobody has begun', async () => {
  const { url, database } = base.database;
  const jobs = await openJobs({ databaseUrl: url, log: silentLog, pollEvery: 0.5 });
  await jobs.work({ name: 'some', timeoutMinutes: 1, run: async () => undefined });
  await jobs.close();
  await database.execute('delete from jobs.job');
  await database.execute(`insert into jobs.job (name, policy) values ('some', 'exclusive')`);
  expect((await dashboardAs('admin')).json().todo.waitingJobs).toBe(1);
  await database.execute(`update jobs.job set state = 'completed'`);
  expect((await dashboardAs('admin')).json().todo.waitingJobs).toBe(0);
});

test('is for admins', async () => {
  expect((await dashboardAs('user')).statusCode).toBe(403);
  expect((await dashboardAs('employee')).statusCode).toBe(403);
  expect((await dashboardAs('superadmin')).statusCode).toBe(200);
  expect((await people.call('GET', '/admin/dashboard')).statusCode).toBe(401);
});
