import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/helpers/app.ts';
import { article, toCsv } from '../../../test/helpers/awin-feed.ts';
import { sendForm } from '../../../test/helpers/forms.ts';
import { bearer, createPeople } from '../../../test/helpers/people.ts';
import { drawPhoto } from '../../../test/helpers/pictures.ts';
import type { ManagedMerchant } from '../../contract/merchants/schema.ts';
import { applyMerchantChanges } from '../feeds/merchant-standing.ts';
import { importFeedFile } from '../feeds/service.ts';
import { applyDeliveryRules } from './delivery-rules/service.ts';
import { ensureMerchantOf, measureMerchants } from './service.ts';

const test = openTestApp();
const people = createPeople(test);
let admin: Record<string, string>;
let [north, south]: [number, number] = [0, 0];
let product: number;

beforeAll(async () => {
  admin = bearer(await people.token(await people.create({ role: 'admin' })));
  north = await test.seed.merchant({ name: 'Nord Electro' });
  south = await test.seed.merchant({ name: 'Sud' });
  product = await test.seed.product({ title: 'Souris' });
  await test.seed.offer({ merchantId: north, productId: product, priceCents: 2_000, deliveryCents: 0 });
  await test.seed.offer({ merchantId: south, productId: product, priceCents: 2_500, deliveryCents: 0 });
  await db().execute('update offers set stated_delivery_cents = delivery_cents');
  await measureMerchants(db());
  await test.publish();
});

const db = () => test.database.database;
const list = async (query = '') =>
  (await people.call('GET', `/admin/merchants${query}`, undefined, admin)).json<ManagedMerchant[]>();
const merchantOf = async (id: number) =>
  (await list()).find(({ _id }) => _id === String(id)) as ManagedMerchant;

type Changes = Partial<Record<string, string>>;
async function change(id: number, changes: Changes = {}, files: Parameters<typeof sendForm>[3] = []) {
  const known = await merchantOf(id);
  const fields = {
    name: known?.name ?? 'x',
    website: known?.website ?? '',
    deliveryFlat: known?.deliveryFlat?.toString() ?? '',
    deliveryFreeFrom: known?.deliveryFreeFrom?.toString() ?? '',
    freshnessDays: String(known?.freshnessDays ?? 7),
    isActive: String(known?.isActive ?? true),
    version: String(known?.version ?? 1),
    ...changes,
  };
  return sendForm(test, { method: 'PUT', url: `/admin/merchants/${id}`, headers: admin }, fields, files);
}
const logged = () =>
  db().rows<{ details: object }>(
    `select details from audit_log where action = 'merchant_changed' order by id desc limit 1`,
  );
const summary = async () => {
  const [row] = await db().rows(
    'select total_cents as total, offers_count as offers from product_summaries where product_id = $1',
    [product],
  );
  return row;
};
const publicProduct = async () => (await test.get(`/api/products/${product}`)).json();

it('nobody but admins sees or changes merchants', async () => {
  const employee = bearer(await people.token(await people.create({ role: 'employee' })));
  for (const headers of [{}, employee]) {
    const refused = headers === employee ? 403 : 401;
    expect((await people.call('GET', '/admin/merchants', undefined, headers)).statusCode).toBe(refused);
    const url = `/admin/merchants/${north}`;
    expect((await sendForm(test, { method: 'PUT', url, headers }, {})).status).toBe(refused);
  }
});

it('the list finds by part of a name, present or former, and counts what feeds hold', async () => {
  expect((await list()).map(({ name }) => name)).toEqual(['Nord Electro', 'Sud']);
  expect(await list('?search=ELECTRO')).toEqual([
    expect.objectContaining({ _id: String(north), offers: 1, feeds: 1, isActive: true, freshnessDays: 7 }),
  ]);
  const second = await people.call('GET', '/admin/merchants?limit=1&page=2', undefined, admin);
  expect([second.json()[0].name, second.headers['x-total-count']]).toEqual(['Sud', '2']);
});

describe('an edit', () => {
  it('keeps all that the form holds, in the log with what was before', async () => {
    const { status, body } = await change(north, {
      name: '  Nord & Cie ',
      website: 'https://www.nord.example',
      freshnessDays: '5',
      deliveryFlat: '4,99',
      deliveryFreeFrom: '1,049',
    });
    expect([status, body.message]).toEqual([200, 'Merchant saved.']);
    expect(body.merchant).toMatchObject({
      name: 'Nord & Cie',
      website: 'https://www.nord.example/',
      freshnessDays: 5,
      deliveryFlat: 4.99,
      deliveryFreeFrom: 1_049,
      isApplied: false,
    });
    const [entry] = await logged();
    expect(entry?.details).toEqual({
      merchantId: north,
      name: ['Nord Electro', 'Nord & Cie'],
      website: [null, 'https://www.nord.example/'],
      freshnessDays: [7, 5],
    });
    await applyDeliveryRules(db());
    await applyMerchantChanges(db());
    expect((await merchantOf(north)).isApplied).toBe(true);
    expect((await publicProduct()).merchant).toBe('Nord & Cie');
  });

  it('of the name leaves feeds that use the former one the merchant’s, and takes no other’s', async () => {
    const hints = { given: '', networkId: '', name: 'NORD Électro', host: '' };
    expect(await ensureMerchantOf(db(), hints)).toMatchObject({ id: north, isNew: false });
    expect((await list('?search=nord elec')).map(({ _id }) => _id)).toEqual([String(north)]);
    for (const name of ['nord electro', 'NORD & CIE']) {
      expect((await change(south, { name })).body.message).toBe('Another merchant has or had this name.');
    }
    await change(north, { name: 'Nord Electro' });
    expect(await ensureMerchantOf(db(), { ...hints, name: 'Nord & Cie' })).toMatchObject({ id: north });
  });

  it('that began with another version is refused with the merchant as it is', async () => {
    const { version } = await merchantOf(south);
    await people.call('PUT', `/admin/delivery-rules/${south}`, { flat: 3 }, admin);
    const { status, body } = await change(south, { version: String(version) });
    expect(status).toBe(409);
    expect(body.details).toMatchObject({
      reason: 'stale',
      current: { _id: String(south), deliveryFlat: 3, version: version + 1 },
    });
  });

  it.each([
    [{ name: ' ' }, 'must have a name'],
    [{ name: 'x'.repeat(101) }, ''],
    [{ name: 'a\u0000b' }, ''],
    [{ website: 'http://nord.example' }, 'begin with https://'],
    [{ website: 'javascript:alert(1)' }, 'begin with https://'],
    [{ website: 'https://user:pass@nord.example' }, 'begin with https://'],
    [{ website: 'https://localhost' }, 'begin with https://'],
    [{ deliveryFlat: '-1' }, 'Amounts are in euros'],
    [{ deliveryFlat: '1e2' }, 'Amounts are in euros'],
    [{ deliveryFlat: '4.999' }, 'Amounts are in euros'],
    [{ deliveryFlat: '1001' }, 'Amounts are in euros'],
    [{ deliveryFlat: '', deliveryFreeFrom: '50' }, 'below the amount'],
    [{ freshnessDays: '0' }, ''],
    [{ freshnessDays: '91' }, ''],
    [{ freshnessDays: '2.5' }, ''],
    [{ isActive: 'maybe' }, ''],
    [{ version: 'NaN' }, ''],
  ])('is refused where it makes no sense: %j', async (changes, message) => {
    const { status, body } = await change(south, changes);
    expect([status, body.message]).toEqual([400, expect.stringContaining(message)]);
  });

  it.each(['deliveryFlat', 'deliveryFreeFrom'])('says which amount makes no sense: %s', async (field) => {
    const { body } = await change(south, { deliveryFlat: '1', deliveryFreeFrom: '2', [field]: 'much' });
    expect(body.details).toEqual({ reason: 'merchant_amount_invalid', field });
  });

  it('finds no merchant that there is not', async () => {
    expect((await change(999_999)).status).toBe(404);
  });
});

describe('a logo', () => {
  const file = async (bytes?: Buffer) => [
    { field: 'logo', bytes: bytes ?? (await drawPhoto(200, 80).png().toBuffer()) },
  ];

  it('is re-encoded, and stored until it is removed', async () => {
    const { body } = await change(north, {}, await file());
    expect(body.merchant.logo).toMatch(/^\/pictures\/[0-9a-f]{32}-160\.webp$/);
    expect(existsSync(path.join(test.dataDir, body.merchant.logo))).toBe(true);
    expect((await change(north)).body.merchant.logo).toBe(body.merchant.logo);
    expect((await publicProduct()).mainOffer.merchantLogo).toBe(body.merchant.logo);
    expect((await change(north, { removeLogo: 'true' })).body.merchant.logo).toBeNull();
    expect((await publicProduct()).mainOffer.merchantLogo).toBeNull();
  });

  it.each([
    ['no picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a cut one', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('is refused that is %s', async (_, bytes) => {
    const { status, body } = await change(north, { name: 'Autre' }, await file(bytes));
    expect([status, body.message]).toEqual([400, expect.stringContaining('logo is not a valid image')]);
    expect((await merchantOf(north)).name).toBe('Nord Electro');
  });

  it('is one', async () => {
    expect((await change(north, {}, [...(await file()), ...(await file())])).status).toBe(400);
  });
});

describe('an inactive merchant', () => {
  it('is on no page at once, and in no list in a moment; active again, its offers are back', async () => {
    await change(south, { deliveryFlat: '', deliveryFreeFrom: '' });
    expect(await summary()).toEqual({ total: 2_000, offers: 2 });
    const checks = async () => (await db().rows('select 1 from price_checks')).length;
    const before = await checks();
    await change(north, { isActive: 'false' });
    expect((await publicProduct()).merchant).toBe('Sud');
    expect(await applyMerchantChanges(db())).toBe(1);
    expect(await summary()).toEqual({ total: 2_500, offers: 1 });
    expect(await checks()).toBe(before + 1);
    expect(await merchantOf(north)).toMatchObject({ isActive: false, isApplied: true, offers: 1 });

    await change(north, { isActive: 'true' });
    await applyMerchantChanges(db());
    expect(await summary()).toEqual({ total: 2_000, offers: 2 });
    expect((await publicProduct()).merchant).toBe('Nord Electro');
    expect(await applyMerchantChanges(db())).toBe(0);
  });
});

it('a shorter freshness limit takes out what is older, a longer one brings it back', async () => {
  await db().execute(`update feeds set observed_at = now() - interval '3 days', is_fresh = true`);
  await db().execute(`update offers set last_seen_at = now() - interval '3 days'`);
  await change(north, { freshnessDays: '2' });
  await applyMerchantChanges(db());
  expect(await summary()).toEqual({ total: 2_500, offers: 1 });
  const isFresh = async () =>
    (await db().rows('select is_fresh from feeds where merchant_id = $1', [north]))[0];
  expect(await isFresh()).toEqual({ is_fresh: false });
  await change(north, { freshnessDays: '4' });
  await applyMerchantChanges(db());
  expect(await summary()).toEqual({ total: 2_000, offers: 2 });
  expect(await isFresh()).toEqual({ is_fresh: true });
});

describe('the quality of a merchant’s feeds', () => {
  const gtins = ['4006381333931', '4006381333948', '4006381333955'];
  const rows = (merchant: string, prices: string[]) =>
    prices.map((price, i) =>
      article(`q${i}`, {
        merchant_id: merchant,
        merchant_name: `Marchand ${merchant}`,
        merchant_deep_link: `https://www.m${merchant}.example/p/${i}`,
        product_name: `Logitech Souris Vertica ${i}00`,
        mpn: `VERT-${i}00`,
        ean: i < 2 ? (gtins[i] ?? '') : '1234567890123',
        search_price: price,
        delivery_cost: i === 0 ? '' : '5.00',
      }),
    );
  const importRows = async (merchant: string, prices: string[]) => {
    const file = path.join(test.dataDir, `${merchant}.csv`);
    await writeFile(file, toCsv([...rows(merchant, prices), article('bad', { search_price: '0' })]));
    await importFeedFile({ database: db(), file, merchant: `Marchand ${merchant}` });
  };

  it('is counted from its offers and its last imports', async () => {
    await applyDeliveryRules(db());
    await measureMerchants(db());
    await importRows('1', ['20.00', '30.00', '40.00']);
    await importRows('2', ['21.00', '31.00']);
    await importRows('3', ['22.00', '32.00']);
    // What the import would hold back; as if an import had confirmed it.
    await db().execute(
      `update offers set price_cents = 9900 where article_id = 'q1'
       and merchant_id = (select id from merchants where name = 'Marchand 1')`,
    );
    expect(await measureMerchants(db())).toBe(3);
    expect(await measureMerchants(db())).toBe(0);
    const [first] = await list('?search=marchand 1');
    expect(first).toMatchObject({
      offers: 3,
      quality: {
        measuredAt: expect.any(String),
        validGtin: 2,
        gtinRepeated: 0,
        deliveryUnknown: 1,
        deliveryRuled: 0,
        stale: 0,
        matched: 2,
        pricesFar: 1,
        pricesHeld: 0,
        rowsRead: 4,
        rowsRejected: 1,
      },
    });
  });

  it('tells of EANs that stand on different products of one merchant', async () => {
    const ean = gtins[0] ?? '';
    const of = (id: string, product_name: string) =>
      article(id, { merchant_id: '90004', merchant_name: 'Gamma', product_name, ean });
    const file = path.join(test.dataDir, 'gamma.csv');
    const [small, large] = ['Logitech Clé Nova 128 Go noir', 'Logitech Clé Nova 256 Go noir'];
    await writeFile(file, toCsv([of('g1', small), of('g2', large)]));
    await importFeedFile({ database: db(), file, merchant: 'Marchand 4' });
    await measureMerchants(db());
    expect((await list('?search=marchand 4'))[0]?.quality).toMatchObject({ gtinRepeated: 2, validGtin: 2 });
  });

  it('is counted again when the merchant changes, and as its offers become stale', async () => {
    const [{ _id: id = '' } = {}] = await list('?search=marchand 1');
    await change(Number(id), { deliveryFlat: '3', freshnessDays: '1' });
    await db().execute(`update feeds set observed_at = now() - interval '2 days' where merchant_id = $1`, [
      id,
    ]);
    await applyDeliveryRules(db());
    await applyMerchantChanges(db());
    expect(await measureMerchants(db())).toBe(1);
    const [first] = await list('?search=marchand 1');
    expect(first?.quality).toMatchObject({ deliveryUnknown: 0, deliveryRuled: 1, stale: 3 });
  });
});

describe('the page of a merchant', () => {
  const page = async (name: string) => {
    const response = await test.get(`/api/merchants/${encodeURIComponent(name)}`);
    return { status: response.statusCode, body: response.json() };
  };

  it('says who it is, how its offers stand and what was upheld, by any name that it had', async () => {
    const [id, name] = [await test.seed.merchant({ name: 'Ouest / Iles' }), 'Ouest / Iles'];
    const offered = await test.seed.offer({
      merchantId: id,
      productId: product,
      priceCents: 3_000,
      deliveryCents: null,
    });
    await db().execute(
      `insert into reports (product_id, offer_id, reason, state, decided_at) values
         ($1, $2, 'price', 'resolved', now()), ($1, $2, 'price', 'dismissed', now()),
         ($1, $2, 'price', 'resolved', now() - interval '400 days')`,
      [product, offered],
    );
    await measureMerchants(db());
    const nothing = { legalName: '', country: null, contact: '', returns: '', payment: '', warranty: '' };
    expect(await page('OUEST / îles')).toMatchObject({
      status: 200,
      body: {
        name,
        ...nothing,
        website: null,
        offers: 1,
        deliveryKnown: 0,
        pricesConfirmed: 1,
        reportsUpheld: 1,
      },
    });
    const stated = {
      legalName: 'Ouest SAS',
      country: 'de',
      contact: '01 02',
      returns: '30 j',
      payment: 'CB',
      warranty: '',
    };
    const { body } = await change(id, { ...stated, name: 'Ouest' });
    expect(body.merchant).toMatchObject({ ...stated, country: 'DE' });
    expect((await page(name)).body).toMatchObject({ name: 'Ouest', legalName: 'Ouest SAS', country: 'DE' });
    for (const country of [
      'Allemagne',
      'F',
      'ZZ',
      'QX',
      '1!',
      'EU',
      'UN',
      'UK',
      'XA',
      'XB',
      'DD',
      'SU',
      'EZ',
      'QO',
      'IC',
    ])
      expect(await change(id, { country })).toMatchObject({
        status: 400,
        body: { details: { reason: 'merchant_country_invalid' } },
      });
    expect((await change(id, { isActive: 'false' })).status).toBe(200);
    expect((await page('Ouest')).status).toBe(404);
  });
});
