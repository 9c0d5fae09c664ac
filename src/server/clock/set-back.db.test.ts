import { mkdtempSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { article } from '../../../test/helpers/awin-feed.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { type MailServer, startMailServer } from '../../../test/helpers/mail-server.ts';
import {
  type MerchantServer,
  merchantAddress,
  startMerchantServer,
} from '../../../test/helpers/merchant-server.ts';
import { startProcess } from '../../../test/helpers/own-processes.ts';
import { watchClock } from './service.ts';

let testDatabase: TestDatabase;
let merchant: MerchantServer;
let mails: MailServer;
let dataDir: string;

beforeAll(async () => {
  [testDatabase, merchant, mails] = await Promise.all([
    createTestDatabase(),
    startMerchantServer(),
    startMailServer(),
  ]);
  dataDir = mkdtempSync('/tmp/visavis-clock-');
});
afterAll(async () => {
  merchant?.close();
  await mails?.close();
  await testDatabase?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Every time that is stored, two days later: as if all of it had been done by a clock that ran ahead. */
async function putAhead(): Promise<void> {
  const { database } = testDatabase;
  const columns = await database.rows<{ table: string; set: string }>(
    `select format('%I.%I', c.table_schema, c.table_name) as table,
       string_agg(format('%1$I = %1$I + interval ''2 days''', c.column_name), ', ') as set
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.data_type like 'timestamp%'
       and (c.table_schema = 'jobs' and c.table_name in ('version', 'queue', 'schedule', 'job')
         or c.table_name in ('feeds', 'offers', 'price_points', 'import_runs', 'mails', 'merchant_quality', 'promo_files'))
     group by 1`,
  );
  for (const { table, set } of columns) await database.execute(`update ${table} set ${set}`);
}

const count = async (text: string) =>
  (await testDatabase.database.rows<{ count: number }>(`select count(*) as count from ${text}`))[0]?.count;
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 40_000, interval: 100 });

test('a worker puts right what a clock that ran ahead has left, and says so', {
  timeout: 120_000,
}, async () => {
  const { database, url } = testDatabase;
  const variables = {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    ALLOW_ADDRESSES: merchantAddress,
    SMTP_URL: mails.url,
  };
  merchant.served = [article('a1')];
  await database.execute(`insert into merchants (name, name_key) values ('Alpha & Cie', 'alpha & cie')`);
  await database.execute(
    `insert into feeds (merchant_id, name, url, next_at, interval_minutes)
     select id, 'main', $1, now(), 60 from merchants`,
    [`${merchant.origin}/feed`],
  );
  const first = await startProcess('worker', variables);
  await soon(async () => {
    expect(await count('price_points')).toBe(1);
    expect(await count('jobs.version where cron_on is not null')).toBe(1);
  });
  expect(await first.stop()).toBe(0);
  expect(first.logged().map(({ message }) => message)).not.toContainEqual(
    expect.stringContaining('set back'),
  );

  await database.execute(
    `insert into mails (message_id, kind, to_name, to_address, subject, text, html, next_try_at, send_before)
     values (gen_random_uuid(), 'reset', 'Zoé', 'zoe@shop.test', 'Bonjour', 'x', 'x', now(), now() + interval '1 hour')`,
  );
  await database.execute(
    `insert into promo_files (merchant_id, url, interval_minutes, next_at, seen_at)
     select id, $1, 60, now() + interval '1 hour', now() from merchants`,
    [`${merchant.origin}/promotions`],
  );
  // Killed, a worker leaves what it was doing, and what was to be done; other jobs of that name wait for these.
  await database.execute(
    `insert into jobs.job (name, policy, state, start_after, started_on, heartbeat_on, heartbeat_seconds)
     values ('import-feeds', 'short', 'retry', now(), null, null, 60)`,
  );
  await putAhead();
  merchant.served = [article('a1', { search_price: '19.5' })];
  const second = await startProcess('worker', variables);
  await soon(async () => {
    expect(await count('offers where price_cents = 1950 and last_seen_at <= now()')).toBe(1);
    expect(await count('price_points where price_cents = 1950 and observed_at <= now()')).toBe(1);
    expect(await count(`mails where state = 'sent'`)).toBe(1);
    expect(await count('jobs.version where cron_on <= now()')).toBe(1);
    expect(await count(`feeds where next_at < now() + interval '2 hours' and last_error is null`)).toBe(1);
    expect(await count(`promo_files where next_at < now() + interval '2 hours' and seen_at <= now()`)).toBe(
      1,
    );
  });
  expect(await count('price_points where observed_at > now()')).toBe(0);
  expect(await count(`jobs.job where singleton_on > now() at time zone 'UTC'`)).toBe(0);
  expect(await second.stop()).toBe(0);
  const told = second.logged().filter(({ message }) => message.includes('the clock was set back'));
  expect(told).toEqual([
    expect.objectContaining({
      rows: expect.objectContaining({ feeds: 3, mails: 1, 'jobs.version': 1, price_points: 1 }),
    }),
  ]);
});

test('a clock that is set back while a worker runs is noticed, one that is put forward is not', async () => {
  vi.useFakeTimers();
  try {
    const onSetBack = vi.fn();
    const watch = watchClock(onSetBack);
    await vi.advanceTimersByTimeAsync(30_000);
    vi.setSystemTime(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(onSetBack).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() - 3_600_000);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(onSetBack).toHaveBeenCalledTimes(1);
    await watch.close();
  } finally {
    vi.useRealTimers();
  }
});
