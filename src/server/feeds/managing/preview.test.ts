import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Transform } from 'node:stream';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import type { SafeResponse } from '../../platform/fetch/safe-fetch.ts';
import { previewBytes, previewFeed, readPreview } from './preview.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'visavis-'));
  vi.stubEnv('TMPDIR', folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const url = 'https://alpha.example/feed.csv';
const response = (body: Transform): SafeResponse => ({ url, headers: {}, body, cutShort: () => undefined });

it('leaves no file behind, however early a body fails: its file is not made by what may be late', async () => {
  let waiting = 0;
  const failing = previewFeed(async () => {
    waiting = (await readdir(folder)).length;
    const body = new Transform();
    body.destroy(new FetchError('cut_short', 'the connection ended too soon'));
    return response(body);
  }, url);
  await expect(failing).rejects.toMatchObject({ fault: { code: 'fetch_cut_short' } });
  expect(waiting).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

it('reads what is sent, and what is fetched, and leaves nothing behind', async () => {
  const text = 'id\ttitle\tprice\tlink\n1\tSouris\t12 EUR\thttps://alpha.example/1\n';
  const titles = [{ title: 'Souris', price: 12 }];
  expect(await previewBytes(Buffer.from(text))).toMatchObject({ rows: titles });
  const body = new Transform({ transform: (chunk, _encoding, callback) => callback(null, chunk) });
  body.end(text);
  expect(await previewFeed(async () => response(body), url)).toMatchObject({ rows: titles });
  expect(await readdir(folder)).toEqual([]);
});

it('says of a file that is all there that it ends in the middle, not of the beginning of a longer one', async () => {
  const row = (n: number) => `${n}\tSouris ${n}\t12 EUR\thttps://alpha.example/${n}`;
  const rows = Array.from({ length: 300 }, (_, n) => row(n));
  const whole = ['id\ttitle\tprice\tlink', ...rows].join('\n');
  const isCut = async (text: string) => (await previewBytes(Buffer.from(text))).isCut;
  expect(await isCut(`${whole}\n`)).toBe(false);
  expect(await isCut(whole)).toBe(false);
  expect(await isCut(`${whole}\n301\tSour`)).toBe(true);
  const item = `<item><id>1</id><title>Souris</title><price>12 EUR</price><link>https://alpha.example/1</link></item>`;
  expect(await isCut(`<rss><channel>${item}</channel></rss>`)).toBe(false);
  expect(await isCut(`<rss><channel>${item}<item><id>2</id><tit`)).toBe(true);
  expect(await isCut(`${whole}\n`.repeat(90).slice(0, 1_000_000))).toBe(false);

  const fetched = (text: string) => {
    const body = new Transform({ transform: (chunk, _encoding, callback) => callback(null, chunk) });
    body.end(text);
    return previewFeed(async () => response(body), url);
  };
  expect((await fetched(`${whole}\n301\tSour`)).isCut).toBe(true);
});

it('is not held up by cells that hold whole pictures, or other endless words', async () => {
  const row = (n: number) =>
    `Lampe ${n};12,50;${n}${'a'.repeat(100_000)};http://${'a.'.repeat(50_000)} ${n}\n`;
  const { columns } = await previewBytes(Buffer.from(`nom;prix;x;y\n${row(1)}${row(2)}${row(3)}`));
  expect(columns).toEqual({ title: 'nom', price: 'prix' });
});

it('refuses a file that turns out to be no text behind its first rows, as its import would', async () => {
  const row = (title: string) => `1\t${title}\t12 EUR\thttps://alpha.example/1\n`;
  const sound = `id\ttitle\tprice\tlink\n${row('Souris').repeat(300)}`;
  expect((await previewBytes(Buffer.from(sound))).rows).toHaveLength(20);
  await expect(previewBytes(Buffer.from(`${sound}${row('Sou\0ris').repeat(30)}`))).rejects.toMatchObject({
    fault: { code: 'file_binary' },
  });
});

it('refuses links to the home page of a shop of several articles', async () => {
  const rows = (links: string[]) => links.map((link, n) => `${n}\tSavon ${n}\t4.50 EUR\t${link}`).join('\n');
  const refusals = async (links: string[]) =>
    (await previewBytes(Buffer.from(`id\ttitle\tprice\tlink\n${rows(links)}\n`))).rows.map(
      ({ rejection }) => rejection?.reason,
    );
  const home = ['https://alpha.example', 'https://alpha.example/', 'https://alpha.example'];
  expect(await refusals([...home, 'https://alpha.example/savon'])).toEqual([
    ...['link_home', 'link_home', 'link_home'],
    undefined,
  ]);
  expect(await refusals([home[0] ?? '', 'https://alpha.example/?p=2'])).toEqual([undefined, undefined]);
  // One part of that page for all of them; not one of each, nor a way of an app's own.
  const part = 'https://alpha.example/#boutique';
  expect(await refusals([part, part, part])).toEqual(['link_home', 'link_home', 'link_home']);
  for (const sign of ['#savon-', '#/savon/']) {
    const links = [1, 2, 3].map((n) => `https://alpha.example/${sign}${n}`);
    expect(await refusals(links)).toEqual([undefined, undefined, undefined]);
    // Several scents of one.
    const scents = [1, 1, 1, 2].map((n) => `https://alpha.example/${sign}${n}`);
    expect(await refusals(scents)).toEqual(scents.map(() => undefined));
  }
});

it('refuses what is sold with a contract, also where an element says so by its parts', async () => {
  const item = (parts: string) =>
    `<item><g:id>1</g:id><title>Smartphone 256 Go</title><link>https://alpha.example/1</link><g:price>1.00 EUR</g:price>${parts}</item>`;
  const text = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>
${item('<g:subscription_cost><g:period>month</g:period><g:period_length>24</g:period_length><g:amount>29.99 EUR</g:amount></g:subscription_cost>')}
${item('<g:subscription_cost>month:24:29.99 EUR</g:subscription_cost>')}
${item('<g:subscription_cost>month:24:0.00 EUR</g:subscription_cost>')}
${item('<g:subscription_cost></g:subscription_cost>')}</channel></rss>`;
  const { rows } = await previewBytes(Buffer.from(text));
  expect(rows.map(({ rejection }) => rejection?.reason)).toEqual([
    'service',
    'service',
    undefined,
    undefined,
  ]);
});

it('shows what tells rows apart, and of refused ones the price as it is written', async () => {
  const header = 'id\ttitle\tprice\tlink\tsize\titem_group_id\tgtin\tcondition\tproduct_type\timage_link';
  const shirt = 'T-shirt bleu\t12 EUR\thttps://alpha.example/1\tM\tg1\t4977766618960\tused';
  const text = [
    header,
    `1\t${shirt}\tVêtements\thttps://alpha.example/1.jpg`,
    '2\tVeste\t1 299,00 zł\thttps://alpha.example/2\t\t\t\t\t\t',
  ].join('\n');
  const { rows } = await previewBytes(Buffer.from(text));
  expect(rows).toMatchObject([
    { size: 'M', gtin: '04977766618960', condition: 'used', link: 'https://alpha.example/1', hasImage: true },
    { price: null, writtenPrice: '1 299,00 zł', link: null, rejection: { reason: 'price_foreign' } },
  ]);
});

it('offers no columns of an image to map, nor of other data with lines', async () => {
  const picture = Buffer.from(
    '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0@,a,b\n\x01\x02,\x03,c\n'.repeat(9),
    'latin1',
  );
  const fault = { code: 'file_data' };
  await expect(previewBytes(picture)).rejects.toMatchObject({ fault });
  await expect(previewBytes(Buffer.from('\x01\x02;nom;prix\n\x03;a;b\n'.repeat(9)))).rejects.toMatchObject({
    fault,
  });
  const old = 'n°;nom\x1d;prix\n'.repeat(40).replaceAll('\x1d', (_, at) => (at < 20 ? '\x1d' : ''));
  expect(await previewBytes(Buffer.from(old))).toMatchObject({ format: null });
});

it('shows the first of very many rows that hold next to nothing', async () => {
  const file = path.join(folder, 'short.tsv');
  await writeFile(file, `id\ttitle\tprice\tlink\n${'a\n'.repeat(750_000)}`);
  const { rows } = await readPreview(file);
  expect(rows).toHaveLength(20);
  expect(rows[0]?.rejection).not.toBeNull();
  await rm(file);
});

it('asks for the VAT where the only price is called one without it, and takes 0 for an answer', async () => {
  const text =
    'Référence;Désignation;Prix HT;Lien\n' +
    ['1', '2', '3'].map((id) => `L${id};Lampe ${id};10,0${id};https://alpha.example/${id}\n`).join('');
  const preview = await previewBytes(Buffer.from(text));
  expect(preview).toMatchObject({ format: 'mapped', columns: { price: 'prix_ht' }, asks: ['vat'], rows: [] });
  const { columns } = preview;
  const answered = async (vatPercent: number) => {
    const { asks, rows } = await previewBytes(Buffer.from(text), { columns, vatPercent, currency: 'EUR' });
    return [asks, rows[0]?.price];
  };
  expect(await answered(20)).toEqual([[], 12.01]);
  expect(await answered(0)).toEqual([[], 10.01]);
});

it('says at once what is wrong with a link template', async () => {
  const shop = 'Handle,Title,Variant Price,Variant SKU\nhalo,Lampe Halo,12.50,L1\n';
  const own = 'réf interne;nom;prix\nL1;Lampe Halo;12,50\nL2;Lampe Luna;13,50\n';
  const faultIn = async (text: string, linkTemplate: string) => {
    const { templateFault, unknownColumns } = await previewBytes(Buffer.from(text), { linkTemplate });
    return [templateFault, unknownColumns];
  };
  expect(await faultIn(shop, 'https://alpha.example/{Handle}')).toEqual([null, []]);
  expect(await faultIn(shop, 'https://alpha.example/{nom|slug}-{handle}')).toEqual(['columns', ['nom']]);
  expect(await faultIn(shop, 'alpha.example/{Handle}')).toEqual(['address', []]);
  expect(await faultIn(own, 'https://alpha.example/{Réf. interne}')).toEqual([null, []]);
  expect(await faultIn(own, 'https://alpha.example/{id}')).toEqual(['columns', ['id']]);
});

it('asks for the currency where an import would, of as many rows', async () => {
  const rows = Array.from({ length: 40 }, (_, i) => {
    const page = `https://halo.example/p/${i},https://halo.example/i/${i}.jpg,in stock`;
    return `${i},Lampe Halo ${i},${20 + i}.90,${i % 2 ? 'EUR' : ''},${page}`;
  });
  const file = path.join(folder, 'half.csv');
  await writeFile(file, ['id,title,price,currency,link,image_link,availability', ...rows].join('\n'));
  const { asksCurrency, rows: shown } = await readPreview(file);
  await rm(file);
  expect(asksCurrency).toBe(false);
  expect(shown.filter(({ rejection }) => rejection !== null)).toEqual([]);
});

it('shows as gone or there what says nothing of its stock, as the feed’s settings have it', async () => {
  const text = 'id,title,price,link\n1,Lampe,12 EUR,https://halo.example/1\n';
  const stock = async (unstatedStock?: 'in_stock' | 'out_of_stock') =>
    (await previewBytes(Buffer.from(text), { unstatedStock })).rows[0];
  expect(await stock()).toMatchObject({ stockKnown: false });
  expect(await stock('in_stock')).toMatchObject({ stockKnown: true, inStock: true });
  expect(await stock('out_of_stock')).toMatchObject({ stockKnown: true, inStock: false });
});

it('takes a shop’s own numbers of ten digits for no ISBNs, as an import does', async () => {
  const codes = ['2070360024', '1000000002', '1000000003', '1000000004'];
  const rows = codes.map((code, i) => `${i},Lampe ${i},12 EUR,https://halo.example/${i},${code}`);
  const preview = await previewBytes(Buffer.from(['id,title,price,link,gtin', ...rows].join('\n')));
  expect(preview.rows.map(({ gtin }) => gtin)).toEqual([null, null, null, null]);
});

it('refuses rows of another shop than the first, as an import does', async () => {
  const header = 'aw_product_id,product_name,search_price,currency,aw_deep_link,merchant_id,merchant_name';
  const row = (n: number, shop: number) =>
    `${n},Lampe ${n},12.00,EUR,https://www.awin1.com/pclick.php?p=${n},${shop},Halo ${shop}`;
  const preview = await previewBytes(Buffer.from([header, row(1, 7), row(2, 8)].join('\n')));
  expect(preview.rows.map(({ rejection }) => rejection?.reason ?? null)).toEqual([null, 'other_merchant']);
});
