import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/helpers/app.ts';
import { bearer, createPeople, type People } from '../../../../test/helpers/people.ts';
import { drawPhoto, pngOfSize } from '../../../../test/helpers/pictures.ts';
import type { ListedProduct, ManagedProduct } from '../../../contract/products/schema.ts';
import { measureMerchants } from '../../merchants/service.ts';

let test: TestApp;
let people: People;
let admin: Record<string, string>;
let laptops: string;
let tablets: string;
let merchantId: number;

beforeAll(async () => {
  test = await createTestApp();
  people = createPeople(test);
  admin = bearer(await people.token(await people.create({ role: 'admin' })));
  const categories = (await test.get('/api/categories')).json<{ _id: string; key: string }[]>();
  const idOf = (key: string) => categories.find((category) => category.key === key)?._id ?? '';
  [laptops, tablets] = [idOf('laptops'), idOf('tablets')];
  merchantId = await test.seed.merchant({ name: 'Nord' });
});
afterAll(() => test.close());

type Fields = Record<string, string>;
type Upload = { bytes: Buffer; name?: string; type?: string };

async function send(
  method: 'POST' | 'PUT',
  url: string,
  fields: Fields,
  images: readonly Upload[] = [],
  headers = admin,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { bytes, name = 'photo.png', type = 'image/png' } of images) {
    form.append('images', new File([new Uint8Array(bytes)], name, { type }));
  }
  const request = new Request('http://shop.test', { method: 'POST', body: form });
  const answer = await test.app.inject({
    method,
    url: `/api${url}`,
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const whole = () => ({
  name: 'Acme Pad',
  price: '199,90',
  category: laptops,
  description: 'Nice',
  inStock: 'true',
});
const create = (fields: Fields = {}, images: readonly Upload[] = [], headers = admin) =>
  send('POST', '/products', { ...whole(), ...fields }, images, headers);
const update = (id: string, fields: Fields = {}, images: readonly Upload[] = []) =>
  send('PUT', `/products/${id}`, { ...whole(), ...fields }, images);
const product = async (id: string) =>
  (await people.call('GET', `/admin/products/${id}`, undefined, admin)).json<ManagedProduct>();
const publicProduct = async (id: string) => (await test.get(`/api/products/${id}`)).json();
const remove = (id: string) => people.call('DELETE', `/products/${id}`, undefined, admin);
const photo = async (width = 300, height = 200): Promise<Upload> => ({
  bytes: await drawPhoto(width, height).png().toBuffer(),
});

it('nobody else edits products, nor sends files', async () => {
  const token = bearer(await people.token(await people.create({ role: 'employee' })));
  expect((await create({}, [await photo()], token)).status).toBe(403);
  expect((await create({}, [await photo()], {})).status).toBe(401);
  expect((await people.call('GET', '/admin/products', undefined, token)).statusCode).toBe(403);
  expect((await people.call('DELETE', '/products/1', undefined, token)).statusCode).toBe(403);
});

describe('creating', () => {
  it('makes a product of all that the form holds', async () => {
    const { status, body } = await create({
      brand: 'Acme',
      gtins: '4006381333931, 036000291452',
      mpns: 'AC-1, AC-2',
      specifications: JSON.stringify([{ name: 'Colour', value: 'Black' }]),
    });
    expect([status, body.message]).toEqual([200, 'Product created!']);
    expect(body.product).toMatchObject({
      name: 'Acme Pad',
      brand: 'Acme',
      category: laptops,
      price: 199.9,
      inStock: true,
      gtins: ['00036000291452', '04006381333931'],
      mpns: ['AC-1', 'AC-2'],
      specifications: [{ name: 'Colour', value: 'Black' }],
      pictures: [],
      offersCount: 0,
    });
    expect(await publicProduct(body.product._id)).toMatchObject({
      title: 'Acme Pad',
      price: 199.9,
      totalPrice: null,
      awaitsMerchant: true,
      fallback: { price: 199.9, inStock: true },
      offersCount: 0,
    });
  });

  it('reads the price as the language of the page writes it', async () => {
    const priceOf = async (price: string, language: string) =>
      (await create({ price }, [], { ...admin, 'accept-language': language })).body.product?.price;
    expect([await priceOf('1,234', 'en'), await priceOf('1,234.50', 'en')]).toEqual([1_234, 1_234.5]);
    expect([await priceOf('1.234,50', 'fr'), await priceOf('1,234', 'fr')]).toEqual([1_234.5, undefined]);
  });

  it.each([
    [{ name: ' ' }, 'Name is required'],
    [{ name: '\u200b\u2060\u3164\ufe0f\u2800' }, 'Name is required'],
    [{ price: '' }, 'Price must be a number above 0'],
    [{ price: 'abc' }, 'Price must be a number above 0'],
    [{ price: '0' }, 'Price must be a number above 0'],
    [{ price: '1e9' }, 'Price must be a number above 0'],
    [{ category: '' }, 'Category is required'],
    [{ category: '99999' }, 'Category is required'],
    [{ gtins: '123' }, 'One of the GTINs is not valid.'],
  ])('refuses %j', async (fields, message) => {
    const { status, body } = await create(fields as unknown as Fields);
    expect([status, body.message]).toEqual([400, message]);
  });

  it('puts a product in stock unless the form says otherwise, and an edit leaves that as it is', async () => {
    const { inStock: _, ...silent } = whole();
    const { body } = await send('POST', '/products', silent);
    const { _id, inStock } = body.product as ManagedProduct;
    expect(inStock).toBe(true);
    expect((await update(_id, { inStock: 'false' })).body.product.inStock).toBe(false);
    expect((await send('PUT', `/products/${_id}`, silent)).body.product.inStock).toBe(false);
    expect((await update(_id, { inStock: 'maybe' })).status).toBe(400);
    expect((await product(_id)).inStock).toBe(false);
  });

  it('speaks the language of who asks', async () => {
    const french = { ...admin, 'accept-language': 'fr' };
    const { body } = await create({}, [], french);
    expect(body.message).toBe('Produit créé\u00a0!');
    const updated = await send('PUT', `/products/${body.product._id}`, whole(), [], french);
    expect(updated.body.message).toBe('Produit mis à jour\u00a0!');
  });

  it('takes forms only', async () => {
    const json = await people.call('POST', '/products', whole(), admin);
    expect(json.statusCode).toBe(415);
    const headers = { ...admin, 'content-type': 'multipart/form-data; boundary=x' };
    const broken = await test.app.inject({
      method: 'POST',
      url: '/api/products',
      headers,
      payload: 'nothing',
    });
    expect(broken.statusCode).toBe(400);
  });
});

describe('pictures', () => {
  it('are made anew in several sizes and both formats, in the order of the form', async () => {
    const { body } = await create({}, [await photo(800, 400), await photo(200, 300)]);
    const { pictures, _id } = body.product as ManagedProduct;
    expect(pictures).toHaveLength(2);
    const [first] = pictures;
    const name = first?.id.replace('upload:', '');
    for (const file of [`${name}-160.webp`, `${name}-640.avif`]) {
      expect(existsSync(path.join(test.dataDir, 'pictures', file))).toBe(true);
    }
    expect((await test.get(first?.address ?? '')).headers['content-type']).toBe('image/webp');
    const shown = await publicProduct(_id);
    expect(shown.images).toEqual(pictures.map(({ address }) => address));
    expect(shown.awImage).toBe(first?.address);
  });

  it('are ordered, added and removed by an edit', async () => {
    const { body } = await create({}, [await photo(300, 200), await photo(310, 200)]);
    const { pictures, _id } = body.product as ManagedProduct;
    const [a = '', b = ''] = pictures.map(({ id }) => id);
    const added = await update(_id, { pictures: `${b},new:0,${a}` }, [await photo(320, 200)]);
    expect(added.body.message).toBe('Product updated!');
    const ids = (await product(_id)).pictures.map(({ id }) => id);
    expect([ids[0], ids[2]]).toEqual([b, a]);
    await update(_id, { pictures: ids[1] ?? '' });
    expect((await product(_id)).pictures.map(({ id }) => id)).toEqual([ids[1]]);
    await update(_id);
    expect((await product(_id)).pictures).toHaveLength(1);
    await update(_id, { pictures: '' });
    expect((await product(_id)).pictures).toEqual([]);
    expect((await publicProduct(_id)).images).toEqual([]);
    expect((await update(_id, { pictures: 'upload:other' })).body.message).toBe(
      'One of the images no longer exists.',
    );
  });

  it.each([
    ['a drawing that holds scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a picture of billions of pixels', pngOfSize(60_000, 60_000)],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d4948445200000100', 'hex')],
    ['a program', Buffer.from('7f454c4602010100', 'hex')],
  ])('are none: %s', async (_what, bytes) => {
    const before = await countProducts();
    const { status, body } = await create({}, [await photo(), { bytes }]);
    expect([status, body.details.reason]).toEqual([400, 'picture_refused']);
    expect(await countProducts()).toBe(before);
  });

  it('are one where the same is sent twice, or is there already', async () => {
    const same = await photo(340, 200);
    const { status, body } = await create({}, [same, same]);
    expect(status).toBe(200);
    const { pictures, _id } = body.product as ManagedProduct;
    expect(pictures).toHaveLength(1);
    const order = { pictures: `new:1,${pictures[0]?.id},new:0` };
    expect((await update(_id, order, [same, same])).body.product.pictures).toEqual(pictures);
  });

  it.each([
    ['a file', [9_300_000], 'An image can be 8 MB at most.', 'Une image peut peser 8\u00a0Mo au maximum.'],
    [
      'their number',
      Array(11).fill(100),
      '10 images at most can be sent at a time.',
      '10 images au maximum peuvent être envoyées à la fois.',
    ],
    [
      'the form',
      Array(4).fill(7_000_000),
      'The files in a form can be 25 MB in total at most.',
      'Les fichiers d’un formulaire peuvent peser 25\u00a0Mo au maximum au total.',
    ],
  ] as const)('say their limit where it is passed: %s', async (_what, sizes, english, french) => {
    const files = (sizes as readonly number[]).map((size) => ({ bytes: Buffer.alloc(size) }));
    for (const [language, message] of [
      ['en', english],
      ['fr', french],
    ] as const) {
      const answer = await create({}, files, { ...admin, 'accept-language': language });
      expect([answer.status, answer.body.message]).toEqual([413, message]);
    }
  });

  it('are bounded in number, those that are there included', async () => {
    const six = await Promise.all([31, 32, 33, 34, 35, 36].map((width) => photo(width, 40)));
    const { body } = await create({}, six);
    const five = await Promise.all([41, 42, 43, 44, 45].map((width) => photo(width, 40)));
    const tooMany = await update(body.product._id, {}, five);
    expect([tooMany.status, tooMany.body.message]).toEqual([400, 'A product can have 10 images at most.']);
    expect((await product(body.product._id)).pictures).toHaveLength(6);
  });
});

const countProducts = async () => (await test.database.database.rows('select from products')).length;

describe('an edit', () => {
  it('is refused where somebody else has saved meanwhile', async () => {
    const { body } = await create();
    const { _id, version } = body.product as ManagedProduct;
    expect((await update(_id, { name: 'First', version: String(version) })).status).toBe(200);
    const stale = await update(_id, { name: 'Second', version: String(version) });
    expect(stale.status).toBe(409);
    expect(stale.body.details).toMatchObject({ reason: 'stale', current: { name: 'First' } });
    expect((await update('999999')).status).toBe(404);
  });

  it('of a product on offer leaves its offers alone, and its price is shown to nobody', async () => {
    const id = await test.seed.product({ title: 'Offered', description: 'By merchants' });
    await test.seed.offer({ merchantId, productId: id, priceCents: 10_000 });
    await test.publish();
    await update(String(id), { name: 'Offered', category: tablets, description: 'By us', price: '1' });
    const shown = await publicProduct(String(id));
    expect(shown).toMatchObject({ description: 'By us', price: 100, fallback: null });
    expect(shown.category._id).toBe(tablets);
    const [stored] = await test.database.database.rows(
      'select edited_fields as fields from products where id = $1',
      [id],
    );
    // The title was left as it was: merchants may still better it.
    expect(stored).toEqual({ fields: ['description', 'category'] });
  });
});

describe('the price of staff', () => {
  const prices = async (id: string) => (await product(id)).price;

  it('is needed only while no merchant offers the product; one that is left out stays as it is', async () => {
    const id = String(await test.seed.product({ title: 'Offered too' }));
    const save = (fields: Fields = {}) =>
      send('PUT', `/products/${id}`, { name: 'Offered too', category: laptops, ...fields });
    for (const fields of [{}, { price: '' }]) {
      const { status, body } = await save(fields);
      expect([status, body.message]).toEqual([400, 'Price must be a number above 0']);
    }
    await test.seed.offer({ merchantId, productId: Number(id), priceCents: 10_000 });
    await test.publish();
    expect((await save({ brand: 'Acme' })).body.product).toMatchObject({ brand: 'Acme', price: null });
    expect((await save({ price: '12,5' })).body.product.price).toBe(12.5);
    await save({ brand: 'Zeta' });
    expect(await prices(id)).toBe(12.5);
    expect((await save({ price: 'abc' })).status).toBe(400);
    await save({ price: '' });
    expect(await prices(id)).toBeNull();
  });

  it('is needed to create one', async () => {
    const { status, body } = await send('POST', '/products', { name: 'Free', category: laptops });
    expect([status, body.message]).toEqual([400, 'Price must be a number above 0']);
  });
});

describe('a deletion', () => {
  it('takes a product that nobody has offered, and no other', async () => {
    const { body } = await create();
    expect((await remove(body.product._id)).json().message).toBe('The product has been deleted.');
    expect((await test.get(`/api/products/${body.product._id}`)).statusCode).toBe(404);
    expect((await remove(body.product._id)).statusCode).toBe(404);
    const id = await test.seed.product({ title: 'Sold' });
    await test.seed.offer({ merchantId, productId: id, priceCents: 10_000 });
    expect((await remove(String(id))).statusCode).toBe(409);
  });
});

it('each change stands in the audit log', async () => {
  const { body } = await create({ name: 'Logged' });
  const id = Number(body.product._id);
  await update(String(id), { name: 'Logged twice' });
  await remove(String(id));
  const entries = await test.database.database.rows(
    `select action, details from audit_log where (details ->> 'id')::bigint = $1 order by id`,
    [id],
  );
  expect(entries).toEqual([
    { action: 'product_added', details: { id, name: 'Logged' } },
    { action: 'product_changed', details: { id, fields: expect.arrayContaining(['title']) } },
    { action: 'product_removed', details: { id, name: 'Logged twice' } },
  ]);
});

describe('the list', () => {
  const list = async (query: string) =>
    (await people.call('GET', `/admin/products?${query}`, undefined, admin)).json<ListedProduct[]>();

  it('finds by words and codes', async () => {
    const { body } = await create({ name: 'Findable 100% Thing', brand: 'Zeta', gtins: '9780201379624' });
    for (const search of ['thing zeta', '100%', '9780201379624']) {
      expect((await list(`search=${encodeURIComponent(search)}`)).map(({ _id }) => _id)).toEqual([
        body.product._id,
      ]);
    }
    expect(await list('search=thing+absent')).toEqual([]);
  });

  it('says of a product without a category that it is unknown', async () => {
    await test.seed.product({ title: 'Nowhere', category: null });
    const categoryIn = async (language: string) => {
      const headers = { ...admin, 'accept-language': language };
      const answer = await people.call('GET', '/admin/products?search=nowhere', undefined, headers);
      return answer.json<ListedProduct[]>().map(({ category }) => category);
    };
    expect(await categoryIn('en')).toEqual(['Unknown Category']);
    expect(await categoryIn('fr')).toEqual(['Catégorie inconnue']);
  });

  it('is filtered by what is missing', async () => {
    const bare = await test.seed.product({ title: 'Bare', category: null });
    const single = await test.seed.product({ title: 'Single' });
    await test.seed.offer({ merchantId, productId: single, priceCents: 10_000 });
    const { body } = await create({ name: 'Pictured' }, [await photo()]);
    await test.publish();
    const ids = async (filter: string) =>
      (await list(`filter=${filter}&limit=100`)).map(({ _id }) => Number(_id));
    const pictured = Number(body.product._id);
    const noPicture = await ids('noPicture');
    expect([noPicture.includes(bare), noPicture.includes(pictured)]).toEqual([true, false]);
    const noCategory = await ids('noCategory');
    expect([noCategory.includes(bare), noCategory.includes(pictured)]).toEqual([true, false]);
    const oneOffer = await ids('oneOffer');
    expect([oneOffer.includes(single), oneOffer.includes(pictured)]).toEqual([true, false]);
    expect(await ids('doubtfulPrice')).toEqual([]);
    const dear = await test.seed.product({ title: 'Dear' });
    const usual = await test.seed.product({ title: 'Usual' });
    for (const [name, cents] of [
      ['One', 10_000],
      ['Two', 11_000],
      ['Three', 12_000],
    ] as const) {
      const seller = await test.seed.merchant({ name });
      await test.seed.offer({ merchantId: seller, productId: usual, priceCents: cents });
      await test.seed.offer({ merchantId: seller, productId: dear, priceCents: cents });
    }
    const cheap = await test.seed.merchant({ name: 'Cheap' });
    await test.seed.offer({ merchantId: cheap, productId: dear, priceCents: 3_000 });
    await test.seed.offer({ merchantId: cheap, productId: usual, priceCents: 3_000, condition: 'used' });
    await measureMerchants(test.database.database);
    expect(await ids('doubtfulPrice')).toEqual([dear]);
  });
});
