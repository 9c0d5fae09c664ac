import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { toCsv } from '../../../../test/helpers/awin-feed.ts';
import { articles, openFeedAdmin } from '../../../../test/helpers/feed-admin.ts';
import { sendForm } from '../../../../test/helpers/forms.ts';
import { bearer } from '../../../../test/helpers/people.ts';
import type { ColumnMapping } from '../../../contract/feeds/feed-fields.ts';

const admin = openFeedAdmin();
const { call, feedNow, collect, countLive, sendPart } = admin;
const settings = { merchant: 'Alpha & Cie', name: 'main', url: null, intervalMinutes: 60 };
const addFeed = async (changes: object = {}) =>
  (await call('POST', '/admin/feeds', { ...settings, ...changes })).body._id as string;
const sentFiles = async () =>
  (await readdir(path.join(admin.app.dataDir, 'feeds'))).filter((name) => name.endsWith('.sent'));

const preview = (bytes: Buffer, columns?: object | string, currency?: string) =>
  sendForm(
    admin.app,
    { method: 'POST', url: '/admin/feed-file-previews', headers: admin.headers },
    {
      ...(columns !== undefined && {
        columns: typeof columns === 'string' ? columns : JSON.stringify(columns),
      }),
      ...(currency && { currency }),
    },
    [{ field: 'file', bytes }],
  );

const csv = (count = 10) => Buffer.from(toCsv(articles(count)));

/** A shop's own export. */
const ownCsv = (count = 10) =>
  Buffer.from(
    [
      // The last column is another format's: it decides nothing.
      'Réf. interne;Libellé;Prix TTC;URL produit;Code EAN;Qté;product_name;search_price',
      ...Array.from(
        { length: count },
        (_, i) =>
          `r${i};Souris sans fil M${i};${20 + i},50;https://www.alpha.example/p/${i};4006381333931;${i};autre;1`,
      ),
    ].join('\r\n'),
  );
const ownColumns: ColumnMapping = {
  id: 'réf._interne',
  title: 'libellé',
  price: 'prix_ttc',
  link: 'url_produit',
  availability: 'qté',
};

describe('a file that is sent', () => {
  test('is imported, plain or gzip, whole or in parts, with the same history as others', async () => {
    const id = await addFeed();
    const whole = await sendPart(id, csv());
    expect(whole.status).toBe(200);
    expect(Date.parse(whole.body.nextAt)).toBeLessThanOrEqual(Date.now());
    expect(await collect()).toBe(1);
    expect(await countLive()).toBe(10);
    expect(await feedNow()).toMatchObject({
      format: 'awin-csv',
      nextAt: null,
      lastRun: { status: 'succeeded', rowsRead: 10 },
    });

    const packed = gzipSync(csv(9));
    const middle = Math.floor(packed.length / 2);
    const [first, second] = [packed.subarray(0, middle), packed.subarray(middle)];
    await sendPart(id, Buffer.from(first), { upload: 'upload02', size: packed.length });
    expect((await feedNow()).nextAt).toBeNull();
    const last = { upload: 'upload02', offset: middle, size: packed.length };
    expect((await sendPart(id, Buffer.from(second), last)).status).toBe(200);
    await collect();
    expect((await feedNow()).lastRun).toMatchObject({ status: 'succeeded', offersGone: 1 });
    expect(await sentFiles()).toEqual([]);
    const log = await admin.database.rows(
      `select details from audit_log where action = 'feed_file_sent' order by id desc limit 1`,
    );
    expect(log).toEqual([{ details: { feedId: Number(id), bytes: packed.length } }]);
  });

  test('is guarded like any other, and takes the place of one that waits', async () => {
    const id = await addFeed();
    await sendPart(id, csv());
    await collect();
    await sendPart(id, csv(2));
    await collect();
    const { lastRun: held } = await feedNow();
    expect(held.status).toBe('held');
    await sendPart(id, csv(10));
    const decided = await call('PUT', `/admin/import-runs/${held._id}/decision`, { decision: 'approved' });
    expect(decided.status).toBe(409);
    await collect();
    expect((await feedNow()).lastRun).toMatchObject({ status: 'succeeded', offersGone: 0 });
  });

  test('is kept only when each part follows the one before', async () => {
    const id = await addFeed();
    const size = 100_000;
    const bytes = csv(3);
    expect((await sendPart(id, bytes, { offset: 5, size })).status).toBe(409);
    await sendPart(id, bytes, { size });
    expect((await sendPart(id, bytes, { offset: bytes.length + 1, size })).status).toBe(409);
    expect((await sendPart(id, bytes, { offset: bytes.length, size: bytes.length + 1 })).status).toBe(409);
    const givenUp = path.join(admin.app.dataDir, 'feeds', '77.upload01.0-3.sent');
    await writeFile(givenUp, 'old');
    await utimes(givenUp, 0, 0);
    await sendPart(id, bytes, { upload: 'another1', size });
    expect(await sentFiles()).toEqual([`${id}.another1.0-${bytes.length}.sent`]);
    const late = await sendPart(id, bytes, { offset: bytes.length, size });
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('Send it again')]);
    expect(await collect()).toBe(0);
  });

  test.each([
    ['a page', Buffer.from('\n<!DOCTYPE html>\n<html><body>Bonjour</body></html>'), 'is a web page'],
    ['nothing', Buffer.from(''), 'contains no rows'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'is a spreadsheet'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d4948445200', 'hex'), 'is not text'],
    ['an archive', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(500)]), 'is not text'],
    ['half a gzip', gzipSync(csv()).subarray(0, 30), 'is cut short'],
    ['XML with entities', Buffer.from('<!DOCTYPE rss [<!ENTITY a "b">]><rss/>'), 'contains a DOCTYPE'],
    ['prose', Buffer.from('Bonjour à tous.\nVoici nos prix.\n'), 'not a known feed'],
    ['an endless line', gzipSync(Buffer.alloc(3_000_000, 'a')), 'not a known feed'],
    [
      'a row that does not end',
      Buffer.from(`${toCsv(articles(0))}\r\n"${'a'.repeat(2_000_000)}`),
      'does not end',
    ],
    ['a bomb', gzipSync(Buffer.alloc(50_000_000, 0x20)), 'contains no rows'],
  ])('is refused where it is %s', async (_, bytes, message) => {
    const id = await addFeed();
    const { status, body } = await sendPart(id, Buffer.from(bytes));
    expect([status, body.message]).toEqual([400, expect.stringContaining(message)]);
    expect(await sentFiles()).toEqual([]);
    expect(await collect()).toBe(0);
  });

  test('is refused where it is too large, the feed has an address, is busy or is not there', async () => {
    const id = await addFeed();
    const large = await sendPart(id, csv(), { size: 2 ** 30 + 1 });
    expect([large.status, large.body.message]).toEqual([400, expect.stringContaining('1 GB at most')]);
    expect((await sendPart(id, Buffer.alloc(4_000_001))).status).toBe(413);
    expect((await sendPart(id, csv(), { upload: '../../x' })).status).toBe(400);
    expect((await sendPart('999999', csv())).status).toBe(404);
    await admin.database.execute('update merchants set is_active = false');
    expect((await sendPart(id, csv())).body.message).toContain('merchant is inactive');
    await admin.database.execute('update merchants set is_active = true');
    await admin.database.execute('update feeds set busy_since = now()');
    expect((await sendPart(id, csv())).status).toBe(409);
    await admin.database.execute(`update feeds set busy_since = null, url = 'https://a.example/f'`);
    expect((await sendPart(id, csv())).body.message).toContain('fetched from its address');
    const shopper = bearer(await admin.people.token(await admin.people.create()));
    expect((await sendPart(id, csv(), {}, shopper)).status).toBe(403);
  });
});

describe('a file that does not say its currency', () => {
  const decide = (run: string, body: object) => call('PUT', `/admin/import-runs/${run}/decision`, body);
  const send = async () => {
    const id = await addFeed({ columns: ownColumns });
    await sendPart(id, ownCsv());
    await collect();
    return id;
  };

  test('is not asked about where rows behind those that a preview shows state it, as in an import', async () => {
    const rows = Array.from({ length: 60 }, (_, i) => {
      const price = i < 20 ? '20.50' : '20.50 EUR';
      return `${i}\tSouris MX${i}\thttps://shop.example/${i}\t${price}`;
    });
    const { body } = await preview(Buffer.from(`id\ttitle\tlink\tprice\n${rows.join('\n')}\n`));
    expect(body).toMatchObject({ format: 'google-tsv', asksCurrency: false });
    expect(body.rows).toHaveLength(20);
    expect(body.rows[0]).toMatchObject({ price: 20.5, rejection: null });
  });

  test('waits for the answer, which is kept with the feed, and changes nothing until then', async () => {
    await send();
    const { lastRun } = await feedNow();
    expect(lastRun).toMatchObject({
      status: 'held',
      question: 'currency',
      error: expect.stringMatching(/which currency its prices are in \(10 of 10 rows, “20,50” for example\)/),
      rejections: [{ reason: 'currency_missing', count: 10, line: 2, value: '20,50' }],
    });
    expect(await countLive()).toBe(0);
    // Nobody can accept it without the answer.
    expect((await decide(lastRun._id, { decision: 'approved' })).body.message).toContain('which currency');
    expect((await decide(lastRun._id, { decision: 'approved', currency: 'euros' })).status).toBe(400);
    expect((await decide(lastRun._id, { decision: 'approved', currency: 'EUR' })).status).toBe(200);
    expect(await collect()).toBe(1);
    expect(await countLive()).toBe(10);
    expect(await feedNow()).toMatchObject({
      currency: 'EUR',
      lastRun: { status: 'succeeded', offersNew: 10 },
    });
  });

  test('is told why nothing of it is published where the answer is another currency, until that is changed', async () => {
    const id = await send();
    await decide((await feedNow()).lastRun._id, { decision: 'approved', currency: 'PLN' });
    await collect();
    const { lastRun, version } = await feedNow();
    expect(lastRun).toMatchObject({ status: 'failed', question: null });
    expect(lastRun.error).toContain('10: price is not in euros (PLN), as on line 2 (“20,50”).');
    expect(await countLive()).toBe(0);
    const change = { url: null, intervalMinutes: 60, isActive: true, version, columns: ownColumns };
    await call('PUT', `/admin/feeds/${id}`, { ...change, currency: 'EUR' });
    await collect();
    expect(await countLive()).toBe(10);
    // Rows that were read as euros are not taken as known by another setting, and offers with such prices do not stay.
    await call('PUT', `/admin/feeds/${id}`, { ...change, version: version + 1, currency: 'CHF' });
    await collect();
    expect((await feedNow()).lastRun).toMatchObject({
      status: 'succeeded',
      rowsRejected: 10,
      offersGone: 10,
      rejections: [{ reason: 'price_foreign', count: 10 }],
    });
    expect(await countLive()).toBe(0);
  });
});

describe('columns with other names', () => {
  test('are guessed from usual ones, shown with what rows become, and stored with the feed', async () => {
    const plainRow = {
      deliveryCost: null,
      stockKnown: true,
      size: null,
      brand: '',
      gtin: null,
      condition: 'new',
      hasImage: false,
      rejection: null,
    };
    const guessed = await preview(ownCsv());
    expect(guessed.body).toMatchObject({
      format: 'mapped',
      header: [
        'réf._interne',
        'libellé',
        'prix_ttc',
        'url_produit',
        'code_ean',
        'qté',
        'product_name',
        'search_price',
      ],
      written: [
        'Réf. interne',
        'Libellé',
        'Prix TTC',
        'URL produit',
        'Code EAN',
        'Qté',
        'product_name',
        'search_price',
      ],
      samples: expect.arrayContaining(['Souris sans fil M0']),
      columns: {
        id: 'réf._interne',
        title: 'libellé',
        price: 'prix_ttc',
        link: 'url_produit',
        gtin: 'code_ean',
        availability: 'qté',
      },
      rows: expect.arrayContaining([
        expect.objectContaining({ row: 1, title: 'Souris sans fil M0', writtenPrice: '20,50', price: null }),
      ]),
      asksCurrency: true,
    });
    // Without the article's number no row can be shown.
    const lacking = await preview(Buffer.from(ownCsv().toString().replace('Réf. interne', 'Repère')));
    expect(lacking.body).toMatchObject({ format: null, columns: { title: 'libellé' }, rows: [] });
    expect(lacking.body.columns).not.toHaveProperty('id');
    const asking = await preview(ownCsv(30), ownColumns);
    expect(asking.body).toMatchObject({ format: 'mapped', asksCurrency: true });
    const { body } = await preview(ownCsv(30), ownColumns, 'EUR');
    expect(body).toMatchObject({ format: 'mapped', columns: ownColumns, asksCurrency: false });
    expect(body.rows).toHaveLength(20);
    expect(body.rows.slice(0, 2)).toEqual([
      {
        ...plainRow,
        row: 1,
        title: 'Souris sans fil M0',
        price: 20.5,
        writtenPrice: '20,50',
        inStock: false,
        link: 'https://www.alpha.example/p/0',
      },
      {
        ...plainRow,
        row: 2,
        title: 'Souris sans fil M1',
        price: 21.5,
        writtenPrice: '21,50',
        inStock: true,
        link: 'https://www.alpha.example/p/1',
      },
    ]);

    const id = await addFeed({ columns: { ...ownColumns, price: 'Prix TTC' }, currency: 'EUR' });
    expect((await feedNow()).columns).toEqual(ownColumns);
    await sendPart(id, ownCsv());
    await collect();
    expect(await countLive()).toBe(10);
    const [offer] = await admin.database.rows(
      `select price_cents, availability from offers where article_id = 'r3'`,
    );
    expect(offer).toEqual({ price_cents: 2_350, availability: 'in_stock' });
  });

  test('may tell articles apart that have no number, beside what they hold', async () => {
    for (const column of ['libellé', 'code_ean']) {
      const columns = { ...ownColumns, id: column, gtin: 'code_ean' };
      const { status } = await call('POST', '/admin/feeds', { ...settings, name: column, columns });
      expect(status).toBe(200);
    }
    expect((await call('GET', '/admin/feeds')).body).toMatchObject([
      { columns: { id: 'code_ean', gtin: 'code_ean' } },
      { columns: { id: 'libellé', title: 'libellé' } },
    ]);
  });

  test('of another file are left out, and what is in this one is suggested', async () => {
    const article = '<b><titre>Souris</titre><prix>9,90 EUR</prix></b>';
    const { body } = await sendForm(
      admin.app,
      { method: 'POST', url: '/admin/feed-file-previews', headers: admin.headers },
      { columns: JSON.stringify({ id: '@nr', title: 'wort' }), record: 'katalog/ding' },
      [{ field: 'file', bytes: Buffer.from(`<a>${article.repeat(3)}</a>`) }],
    );
    expect(body).toMatchObject({ record: 'a/b', columns: { title: 'titre', price: 'prix' } });
  });

  test('that change have the file that lies here read again', async () => {
    const id = await addFeed({ columns: ownColumns, currency: 'EUR' });
    await sendPart(id, ownCsv());
    await collect();
    const { version } = await feedNow();
    const change = { url: null, intervalMinutes: 60, isActive: true, version, currency: 'EUR' };
    await call('PUT', `/admin/feeds/${id}`, { ...change, columns: { ...ownColumns, gtin: 'code_ean' } });
    expect(await collect()).toBe(1);
    expect((await feedNow()).lastRun).toMatchObject({ status: 'succeeded', offersChanged: 10 });
    expect((await call('PUT', `/admin/feeds/${id}`, { ...change, columns: null })).status).toBe(409);
  });

  test('are told before the file is imported, and must be there', async () => {
    const id = await addFeed();
    const untold = await sendPart(id, ownCsv());
    expect([untold.status, untold.body.message]).toEqual([
      400,
      expect.stringContaining('Choose the columns'),
    ]);
    const other = await addFeed({ name: 'other', columns: ownColumns });
    const lacking = await sendPart(other, Buffer.from(ownCsv().toString().replace('Prix TTC', 'Tarif')));
    expect([lacking.status, lacking.body.message]).toEqual([
      400,
      expect.stringContaining('missing from the file'),
    ]);
  });

  test.each([
    [{ title: 'libellé' }, 'Choose the columns'],
    [{ ...ownColumns, link: 'libellé' }, 'only be used once'],
    [{ ...ownColumns, id: ' ' }, ''],
    [{ ...ownColumns, secret: 'x' }, ''],
    [{ ...ownColumns, __proto__: 'x', id: 'x'.repeat(201) }, ''],
    [['id'], ''],
  ])('are refused where they make no sense: %j', async (columns, message) => {
    const { status, body } = await call('POST', '/admin/feeds', { ...settings, columns });
    expect([status, body.message]).toEqual([400, expect.stringContaining(message)]);
  });

  test.each(['{', '[]', '{"id":1}', '"id"'])('of a preview are JSON: %s', async (columns) => {
    expect((await preview(ownCsv(), columns)).status).toBe(400);
  });
});
