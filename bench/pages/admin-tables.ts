// How long the back office's calls take with many people and much history: 100,000 users, 500 imports, 300,000 clicks,
// 200,000 entries of the audit log, 20,000 mails, 5,000 reports. Adds these to a catalogue that may be spoilt, once.
//   DATABASE_URL=… node bench/pages/admin-tables.ts
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../src/server/app.ts';
import { hashPassword } from '../../src/server/identity/accounts/passwords.ts';
import type { Database } from '../../src/server/platform/database/database.ts';
import { createLog } from '../../src/server/platform/telemetry/log.ts';
import { createSearch } from '../../src/server/search/service.ts';
import { plainConfig } from '../../test/helpers/plain-config.ts';
import { openBenchDatabase } from '../open-database.ts';

const rounds = 15;
const admin = { email: 'bench-admin@shop.test', password: 'a long password of a bench' };
const users = 100_000;

/** Addresses below `/api`; `{feed}`, `{product}`: one with much behind it. */
const paths = [
  '/admin/dashboard',
  '/users',
  '/users?search=martin',
  '/users?search=@shop.test&page=900',
  '/users?role=employee&sortBy=name',
  '/users?sortBy=email&page=2000',
  '/admin/products',
  '/admin/products?search=ssd',
  '/admin/products?filter=noPicture',
  '/admin/products?filter=noCategory',
  '/admin/products?filter=oneOffer',
  '/admin/products?filter=doubtfulPrice',
  '/admin/products?page=400',
  '/admin/products/{product}',
  '/admin/categories',
  '/admin/merchant-categories',
  '/admin/merchants',
  '/admin/delivery-rules',
  '/admin/delivery-rule-suggestions',
  '/admin/feeds',
  '/admin/feeds/{feed}/runs',
  '/matches/reviews',
  '/reports',
  '/mails',
  '/mails?page=150',
  '/mails?search=martin&state=failed',
  '/audit',
  '/audit?page=500',
  '/audit?search=martin',
  '/audit?action=sign_in_failed',
  '/admin/search-aliases',
  '/admin/brand-aliases',
  '/admin/brand-alias-suggestions',
  '/admin/missed-searches',
  '/admin/worked-hours?month=2026-10',
];

async function fill(db: Database): Promise<void> {
  const [found] = await db.rows<{ count: number }>('select count(*) as count from users');
  if (Number(found?.count) >= users) return;
  const names = `(array['Martin','Bernard','Thomas','Petit','Robert','Richard','Durand','Dubois','Moreau','Laurent'])`;
  const statements = [
    `insert into users (email, name, phone, role, email_verified_at, created_at)
     select 'person' || n || '@shop.test', 'Camille ' || ${names}[n % 10 + 1] || ' ' || n,
       '+336' || lpad((n * 7919 % 100000000)::text, 8, '0'),
       case when n % 500 = 0 then 'employee' when n % 5000 = 1 then 'admin' else 'user' end, now(),
       now() - n * interval '5 minutes'
     from generate_series(1, ${users}) n`,
    `insert into import_runs (feed_id, file_name, status, observed_at, started_at, finished_at, rows_read, offers_same)
     select f.id, f.name, 'succeeded', now() - n * interval '4 hours', now() - n * interval '4 hours',
       now() - n * interval '4 hours' + interval '20 seconds', 15000, 14000
     from generate_series(1, 500) n
     join (select id, name, row_number() over (order by id) - 1 as place, count(*) over () as many from feeds) f
       on f.place = n % f.many`,
    `insert into clicks (id, offer_id, product_id, merchant_id, clicked_at)
     select gen_random_uuid(), o.id, o.product_id, o.merchant_id, now() - n * interval '26 seconds'
     from generate_series(1, 300000) n
     join (select id, product_id, merchant_id, row_number() over (order by id) - 1 as place from offers limit 5000) o
       on o.place = n % 5000`,
    `insert into audit_log (at, action, actor_id, subject_id, address)
     select now() - n * interval '3 minutes', 'user.signed_in', n % ${users} + 1, n % ${users} + 1, '192.0.2.' || n % 250
     from generate_series(1, 200000) n`,
    `insert into mails (kind, user_id, to_name, to_address, subject, state, send_before, created_at, sent_at)
     select 'alerts', n, 'Camille', 'person' || n || '@shop.test', 'Vos alertes', 'sent', now(),
       now() - n * interval '9 minutes', now()
     from generate_series(1, 20000) n`,
    `insert into reports (product_id, reason, comment, created_at)
     select s.product_id, 'price', 'Le prix affiché n’est pas celui du marchand.', now() - s.place * interval '7 minutes'
     from (select product_id, row_number() over (order by product_id) as place from product_summaries limit 5000) s`,
    `insert into time_entries (user_id, started_at, ended_at)
     select u.id, d + interval '8 hours', d + interval '16 hours'
     from users u, generate_series('2026-10-01', '2026-10-31', interval '1 day') d where u.role = 'employee'`,
    'analyze',
  ];
  for (const statement of statements) await db.execute(statement);
}

async function signIn(app: FastifyInstance, db: Database): Promise<string> {
  await db.execute(
    `insert into users (email, name, role, password_hash) values ($1, 'Bench', 'superadmin', $2)
     on conflict (email) do nothing`,
    [admin.email, await hashPassword(admin.password)],
  );
  const response = await app.inject({ method: 'POST', url: '/api/auth/login', payload: admin });
  if (response.statusCode !== 200) throw new Error(`No sign-in: ${response.body}`);
  return response.json<{ token: string }>().token;
}

/** Milliseconds of each round, in order of size. */
async function time(
  app: FastifyInstance,
  url: string,
  token: string,
): Promise<{ took: number[]; bytes: number }> {
  const took: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    const response = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    took.push(performance.now() - startedAt);
    bytes = response.rawPayload.length;
    if (response.statusCode !== 200)
      throw new Error(`${url}: ${response.statusCode} ${response.body.slice(0, 200)}`);
  }
  return { took: took.sort((a, b) => a - b), bytes };
}

const url = process.env.DATABASE_URL;
if (!url) throw new Error('Give a database with a catalogue that may be spoilt: DATABASE_URL');
const log = createLog({ logLevel: 'warn' }, 'bench');
const database = await openBenchDatabase(url);
const dataDir = mkdtempSync(path.join(tmpdir(), 'visavis-bench-'));
await fill(database);
const search = createSearch({ databaseUrl: url, log });
await search.start();
const app = await createApp({
  database,
  search,
  log,
  config: plainConfig(dataDir),
});
try {
  const [most] = await database.rows<{ feed: number; product: number }>(
    `select (select feed_id from import_runs group by 1 order by count(*) desc limit 1) as feed,
       (select product_id from product_summaries order by offers_count desc limit 1) as product`,
  );
  const token = await signIn(app, database);
  console.log('| call | bytes | median, ms | slowest, ms |\n|---|--:|--:|--:|');
  for (const each of paths) {
    const address = `/api${each.replace('{feed}', String(most?.feed)).replace('{product}', String(most?.product))}`;
    const { took, bytes } = await time(app, address, token);
    const [median, slowest] = [took[Math.floor(rounds / 2)] ?? 0, took.at(-1) ?? 0];
    console.log(
      `| \`${each}\` | ${bytes.toLocaleString('en')} | ${median.toFixed(0)} | ${slowest.toFixed(0)} |`,
    );
  }
} finally {
  await app.close();
  await search.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
}
