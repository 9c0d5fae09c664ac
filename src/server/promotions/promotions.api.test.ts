import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestApp } from '../../../test/helpers/app.ts';
import {
  type MerchantServer,
  merchantAddress,
  startMerchantServer,
} from '../../../test/helpers/merchant-server.ts';
import { bearer, createPeople } from '../../../test/helpers/people.ts';
import { dayInParis } from '../../contract/my-price/own-price.ts';
import { plainTerms } from '../../contract/my-price/terms.ts';
import { createSafeFetch } from '../platform/fetch/safe-fetch.ts';
import { collectPromotions } from './collect.ts';

const test = openTestApp({ config: { allowAddresses: [merchantAddress] } });
const people = createPeople(test);
let server: MerchantServer;
let headers: Record<string, string>;
let nord: number;
let name = '';
let merchants = 0;

beforeAll(async () => {
  server = await startMerchantServer();
  headers = bearer(await people.token(await people.create({ role: 'admin' })));
});
afterAll(() => server?.close());
beforeEach(async () => {
  merchants += 1;
  name = `Nord ${merchants}`;
  nord = await test.seed.merchant({ name });
});

const day = (from: number): string => dayInParis(new Date(Date.now() + from * 86_400_000));
const inForce = `${day(-1)}T00:00:00+01:00/${day(9)}T23:59:59+01:00`;

const columns = [
  'promotion_id',
  'product_applicability',
  'offer_type',
  'long_title',
  'promotion_effective_dates',
  'redemption_channel',
  'generic_redemption_code',
  'coupon_value_type',
  'percent_off',
  'money_off_amount',
  'minimum_purchase_amount',
  'item_id',
] as const;
type Row = Partial<Record<(typeof columns)[number], string>>;
const promotion = (id: string, more: Row = {}): Row => ({
  promotion_id: id,
  product_applicability: 'all_products',
  offer_type: 'generic_code',
  long_title: `Promotion ${id}`,
  promotion_effective_dates: inForce,
  redemption_channel: 'online',
  generic_redemption_code: id.toUpperCase(),
  percent_off: '10',
  ...more,
});
const tsv = (rows: readonly Row[]): string =>
  [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))]
    .map((cells) => cells.join('\t'))
    .join('\n');

const collect = () =>
  collectPromotions({
    database: test.database.database,
    fetch: createSafeFetch({ userAgent: 'test', allowHttp: true, allowAddresses: [merchantAddress] }),
    log: { warn: () => undefined },
  });
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  people.call(method, `/admin/promo-files${path}`, body, headers);
const setAddress = (more: object = {}) =>
  call('PUT', `/${nord}`, { url: `${server.origin}/promotions.tsv`, ...more });
const send = async (content: string | Buffer) => {
  const form = new FormData();
  form.set('file', new Blob([content as BlobPart]), 'promotions.tsv');
  const sent = new Response(form);
  return test.app.inject({
    method: 'POST',
    url: `/api/admin/promo-files/${nord}/file`,
    headers: { ...headers, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
};
const decide = (decision: 'approved' | 'discarded', file: { held?: { hash: string } | null } | undefined) =>
  call('PUT', `/${nord}/decision`, { decision, hash: file?.held?.hash ?? '' });
/** Fetches what the merchant serves now; returns how its file stands. */
const fetchNow = async (served: MerchantServer['served']) => {
  server.served = served;
  await call('POST', `/${nord}/run`);
  await collect();
  const files = (await call('GET', '?limit=100')).json<
    { merchantId: string; held: { hash: string } | null }[]
  >();
  return files.find(({ merchantId }) => merchantId === String(nord));
};
const codesInForce = async () => {
  const all = (await people.call('GET', '/promo-codes')).json<{ merchant: string; code: string }[]>();
  return all.flatMap(({ merchant, code }) => (merchant === name ? [code] : [])).sort();
};

it('takes the codes of a file that is fetched, and tells what it does not take', async () => {
  expect((await setAddress()).json()).toMatchObject({ state: 'waiting', codes: 0 });
  const file = await fetchNow(
    tsv([
      promotion('a'),
      promotion('b', { percent_off: '', money_off_amount: '5 EUR', minimum_purchase_amount: '50 EUR' }),
      promotion('gratuit', { percent_off: '', coupon_value_type: 'free_shipping_standard' }),
      promotion('demain', { promotion_effective_dates: `${day(2)}/${day(9)}` }),
    ]),
  );
  expect(file).toMatchObject({ state: 'read', codes: 3, promotions: 4, error: null });
  expect(file).toMatchObject({ refused: [{ promotion: 'gratuit', title: 'Promotion gratuit' }] });
  expect(await codesInForce()).toEqual(['A', 'B']);

  await fetchNow(tsv([promotion('a', { percent_off: '20' }), promotion('c')]));
  expect(await codesInForce()).toEqual(['A', 'C']);
});

it('asks a server only for what is newer, and lets a file be switched off and forgotten', async () => {
  await setAddress();
  await fetchNow(tsv([promotion('a')]));
  const before = server.asked.length;
  expect(await fetchNow(tsv([promotion('a')]))).toMatchObject({ state: 'read', codes: 1 });
  expect(server.asked.slice(before).map((asked) => asked['if-none-match'] !== undefined)).toEqual([true]);

  expect((await setAddress({ isActive: false })).json()).toMatchObject({ state: 'off' });
  // Cached responses do not lag behind what a person has done.
  expect(
    await test.database.database.rows(
      'select may_lag from product_changes where version is not null order by version desc limit 1',
    ),
  ).toEqual([{ may_lag: false }]);
  expect(await codesInForce()).toEqual([]);
  await setAddress();
  expect(await codesInForce()).toEqual(['A']);
  expect((await call('DELETE', `/${nord}`)).statusCode).toBe(200);
  expect(await codesInForce()).toEqual([]);
  expect((await call('DELETE', `/${nord}`)).statusCode).toBe(404);
});

it('holds a file that takes most codes away, until somebody decides; a broken one changes nothing', async () => {
  await setAddress();
  await fetchNow(tsv(['a', 'b', 'c', 'd'].map((id) => promotion(id))));
  expect(await fetchNow('<rss><channel><item>')).toMatchObject({ state: 'failed', codes: 4 });
  expect(await fetchNow('id\ttitle\tprice\n1\tLampe\t9 EUR')).toMatchObject({ state: 'failed', codes: 4 });
  const empty = await fetchNow('');
  expect(empty).toMatchObject({ state: 'held', codes: 4, held: { codes: 0 } });
  const one = await fetchNow(tsv([promotion('a')]));
  expect(one).toMatchObject({ state: 'held', held: { codes: 1 } });
  // What somebody has looked at does not wait any more.
  expect((await decide('approved', empty)).statusCode).toBe(409);
  expect(await codesInForce()).toEqual(['A', 'B', 'C', 'D']);

  await decide('discarded', one);
  const next = await fetchNow(`${tsv([promotion('a')])}\n`);
  expect(next).toMatchObject({ state: 'held' });
  expect((await decide('approved', next)).json()).toMatchObject({ state: 'read', codes: 1 });
  expect(await codesInForce()).toEqual(['A']);
  expect((await decide('approved', next)).statusCode).toBe(409);
});

it('counts a code for certain products with these only, by the product feed or by their ids', async () => {
  const { database } = test.database;
  const productId = await test.seed.product({ title: 'Lampe' });
  const offers = [
    await test.seed.offer({ merchantId: nord, productId, priceCents: 2_000, deliveryCents: 0 }),
    await test.seed.offer({ merchantId: nord, productId, priceCents: 2_100, deliveryCents: 0 }),
  ];
  await database.execute(`update offers set promotion_ids = '{autre,lampes}' where id = $1`, [offers[1]]);
  const [{ article = '' } = {}] = await database.rows<{ article: string }>(
    'select article_id as article from offers where id = $1',
    [offers[0]],
  );
  await setAddress();
  await fetchNow(
    tsv([
      promotion('lampes', { product_applicability: 'specific_products', percent_off: '50' }),
      promotion('un', { product_applicability: 'specific_products', item_id: `x,${article}` }),
      promotion('personne', { product_applicability: 'specific_products', percent_off: '90' }),
    ]),
  );
  const ofProduct = (await people.call('GET', `/promo-codes?product=${productId}`)).json();
  expect(ofProduct).toMatchObject([
    { code: 'UN', offers: [String(offers[0])] },
    { code: 'LAMPES', offers: [String(offers[1])] },
  ]);
  await test.publish();
  const body = {
    products: [{ _id: String(productId) }],
    terms: { merchants: [plainTerms(name)], usesCodes: true },
  };
  const [{ best }] = (await people.call('POST', '/own-prices', body)).json();
  expect(best).toMatchObject({ totalPrice: 10.5, parts: [{ kind: 'code', code: 'LAMPES', amount: 10.5 }] });
});

it('lets staff’s own statement of a code count in place of the file’s, as long as it is there', async () => {
  const ofStaff = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    people.call(method, `/admin/promo-codes${path}`, body, headers);
  const stated = { merchantId: String(nord), code: 'a', percent: 5 };
  await setAddress();
  const served = tsv([promotion('a')]);
  await fetchNow(served);
  const managed = (await people.call('GET', '/admin/promo-codes?limit=100', undefined, headers)).json<
    { _id: string; merchantId: string }[]
  >();
  const ofFile = managed.find(({ merchantId }) => merchantId === String(nord));
  expect((await ofStaff('PUT', `/${ofFile?._id}`, stated)).statusCode).toBe(409);

  const added = await ofStaff('POST', '', stated);
  expect(added.statusCode).toBe(200);
  expect(await codesInForce()).toEqual(['a']);
  await setAddress({ intervalMinutes: 60 });
  await collect();
  expect(await codesInForce()).toEqual(['a']);

  // The file has not changed since: it is read all the same.
  await ofStaff('DELETE', `/${added.json()._id}`);
  await fetchNow(served);
  expect(await codesInForce()).toEqual(['A']);
  const again = await ofStaff('POST', '', stated);
  await ofStaff('DELETE', `/${again.json()._id}`);
  await fetchNow(served);
  expect(await codesInForce()).toEqual(['A']);
});

it('forgets a file that waited once the server has the discarded one again', async () => {
  await setAddress();
  await fetchNow(tsv(['a', 'b', 'c', 'd'].map((id) => promotion(id))));
  const discarded = tsv([promotion('a')]);
  await decide('discarded', await fetchNow(discarded));
  expect(await fetchNow(tsv([promotion('other')]))).toMatchObject({ state: 'held' });
  expect(await fetchNow(discarded)).toMatchObject({ state: 'failed', held: null });
  // Nor does what was wrong at one address stand at another.
  const moved = await setAddress({ url: `${server.origin}/elsewhere.tsv` });
  expect(moved.json()).toMatchObject({ state: 'read', error: null });
});

it('asks again about a file that was discarded and is sent once more', async () => {
  await send(tsv(['a', 'b', 'c', 'd'].map((id) => promotion(id))));
  const held = (await send(tsv([promotion('a')]))).json();
  expect(held).toMatchObject({ state: 'held' });
  await decide('discarded', held);
  expect((await send(tsv([promotion('a')]))).json()).toMatchObject({ state: 'held', held: { codes: 1 } });
});

it('takes none of two promotions whose ids read the same, nor one of a day that no calendar has', async () => {
  const sent = await send(
    tsv([
      promotion('a'),
      promotion('a\u200b', { generic_redemption_code: 'B' }),
      promotion('c', { promotion_effective_dates: '2026-02-30/2100-12-31' }),
      promotion('d', { promotion_effective_dates: '2026-02-28/2100-11-31' }),
      promotion('e', { generic_redemption_code: 'E\u202eE' }),
      promotion('f'),
    ]),
  );
  expect(sent.statusCode).toBe(200);
  expect(sent.json()).toMatchObject({
    codes: 1,
    refused: ['c', 'd', 'e', 'a', 'a'].map((promotion) => ({ promotion })),
  });
});

it('takes a file that is sent, where it has no address; codes of a file are changed by the file', async () => {
  const sent = await send(gzipSync(tsv([promotion('a')])));
  expect(sent.json()).toMatchObject({ state: 'read', codes: 1, url: null });
  const managed = (await people.call('GET', '/admin/promo-codes', undefined, headers)).json<
    { _id: string; promotion: string | null; merchantId: string }[]
  >();
  const own = managed.find(({ merchantId }) => merchantId === String(nord));
  expect(own).toMatchObject({ promotion: 'a', title: 'Promotion a' });
  expect((await people.call('DELETE', `/admin/promo-codes/${own?._id}`, undefined, headers)).statusCode).toBe(
    409,
  );
  expect((await send('nothing of it')).statusCode).toBe(400);
  await setAddress();
  expect((await send(tsv([promotion('b')]))).statusCode).toBe(409);
  expect((await call('PUT', `/${nord}`, { url: 'http://10.0.0.1/' })).statusCode).toBe(400);
});

it('forgets codes that ended, and counts none of a file that nobody could read for too long', async () => {
  const { database } = test.database;
  await setAddress();
  await fetchNow(tsv([promotion('a'), promotion('b')]));
  await database.execute(
    `update promo_codes set valid_from = null, valid_until = current_date - 2 where merchant_id = $1 and code = 'A'`,
    [nord],
  );
  await collect();
  const left = await database.rows('select code from promo_codes where merchant_id = $1', [nord]);
  expect(left).toEqual([{ code: 'B' }]);
  await database.execute(
    `update promo_files set seen_at = now() - interval '8 days' where merchant_id = $1`,
    [nord],
  );
  await collect();
  expect(await codesInForce()).toEqual([]);
});
