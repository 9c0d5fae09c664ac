import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../../test/helpers/app.ts';
import { sendForm } from '../../../../test/helpers/forms.ts';
import { bearer, createPeople } from '../../../../test/helpers/people.ts';
import { drawPhoto } from '../../../../test/helpers/pictures.ts';
import type { ManagedCategory } from '../../../contract/categories/schema.ts';

const test = openTestApp();
const people = createPeople(test);
let admin: Record<string, string>;

beforeAll(async () => {
  admin = bearer(await people.token(await people.create({ role: 'admin' })));
});

const list = async () =>
  (await people.call('GET', '/admin/categories', undefined, admin)).json<ManagedCategory[]>();
const find = async (name: string) => {
  const found = (await list()).find((category) => category.name === name);
  if (!found) throw new Error(`No category ${name}`);
  return found;
};
const add = (body: object, headers = admin) => people.call('POST', '/categories', body, headers);
const change = (id: string, body: object, headers = admin) =>
  people.call('PUT', `/categories/${id}`, body, headers);
const remove = (id: string, query = '', headers = admin) =>
  people.call('DELETE', `/categories/${id}${query}`, undefined, headers);
const answerOf = ({ statusCode, json }: Awaited<ReturnType<typeof add>>) => [
  statusCode,
  json<{ message: string }>().message,
];
/** Names as the shop's own list has them, from its next version on. */
const shown = async () => {
  await test.publish();
  return (await test.get('/api/categories')).json<{ name: string }[]>().map(({ name }) => name);
};

it.each(['user', 'employee'] as const)('nobody of the role %s edits categories', async (role) => {
  const token = bearer(await people.token(await people.create({ role })));
  const responses = [
    await people.call('GET', '/admin/categories', undefined, token),
    await add({ name: 'X' }, token),
    await change('1', { name: 'X' }, token),
    await remove('1', '', token),
    await people.call('PUT', '/admin/category-order', { ids: ['1'] }, token),
  ];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(403));
});

describe('adding', () => {
  it('makes a category with a key of its own, and both names', async () => {
    const first = await add({ name: ' Smart  Home ', nameFr: 'Maison connectée' });
    expect(first.json()).toMatchObject({
      message: 'The category has been added.',
      category: { key: 'smart-home', name: 'Smart  Home', nameFr: 'Maison connectée', productsCount: 0 },
    });
    expect((await add({ name: 'Été!' })).json().category).toMatchObject({ key: 'ete', nameFr: 'Été!' });
    expect((await add({ name: 'Ete' })).json().category.key).toBe('ete-2');
    // The search index could not be built any more.
    expect((await add({ name: 'Constructor' })).json().category.key).toBe('constructor-2');
    const names = await shown();
    expect(names).toContain('Été!');
    expect(names.at(-1)).toBe('Other');
  });

  it.each([
    [{ name: '  ' }, 400, 'Category name is required'],
    [{ name: '..' }, 400, 'A category name must contain a letter or a digit, and no slash.'],
    [{ name: 'a/b' }, 400, 'A category name must contain a letter or a digit, and no slash.'],
    [{ name: 'LAPTOPS' }, 409, 'There is already a category with this name.'],
    [{ name: 'Ordinateurs  portables' }, 409, 'There is already a category with this name.'],
    [
      { name: 'Portables', nameFr: 'ordinateurs portables' },
      409,
      'There is already a category with this name.',
    ],
    [{ name: 'Portables', nameFr: 'Laptops' }, 409, 'There is already a category with this name.'],
  ])('refuses %j', async (body, status, message) => {
    expect(answerOf(await add(body))).toEqual([status, message]);
  });

  it('says which of both names is taken', async () => {
    const taken = await Promise.all([
      add({ name: 'Laptops', nameFr: 'Portables' }),
      add({ name: 'Portables', nameFr: 'Laptops' }),
    ]);
    expect(taken.map((response) => response.json().details)).toEqual([
      { reason: 'category_exists', field: 'name' },
      { reason: 'category_exists', field: 'nameFr' },
    ]);
  });

  it('makes one category of many at once', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => add({ name: 'Kites' })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  });
});

describe('a rename', () => {
  it('keeps the key, and the former name leads to it until another category takes it', async () => {
    const { _id, key } = await find('Watches');
    const renamed = await change(_id, { name: 'Smart Watches', nameFr: 'Montres et bracelets' });
    expect(renamed.json().category).toMatchObject({ key, name: 'Smart Watches', version: 2 });
    await test.publish();
    const former = await test.get('/api/search?category=watches');
    expect(former.json().category).toMatchObject({ _id, name: 'Smart Watches' });
    expect((await add({ name: 'Watches' })).statusCode).toBe(200);
    await test.publish();
    expect((await test.get('/api/search?category=watches')).json().category._id).not.toBe(_id);
  });

  it('is refused where somebody else has saved meanwhile', async () => {
    const { _id, version } = await find('Fashion');
    await change(_id, { name: 'Clothes', version });
    const stale = await change(_id, { name: 'Apparel', version });
    expect(stale.statusCode).toBe(409);
    expect(stale.json().details).toMatchObject({ reason: 'stale', current: { name: 'Clothes' } });
    expect((await change(_id, { name: 'Fashion' })).statusCode).toBe(200);
  });

  it('is none into the name of another category', async () => {
    const { _id } = await find('Fashion');
    expect((await change(_id, { name: 'tablets' })).statusCode).toBe(409);
    expect((await change(_id, { name: 'Fashion', nameFr: 'Tablettes' })).statusCode).toBe(409);
    expect((await change(_id, { name: 'FASHION' })).json().category.nameFr).toBe('Mode');
    expect((await change('999999', { name: 'X' })).statusCode).toBe(404);
  });
});

describe('a parent', () => {
  const idOf = async (body: object): Promise<string> => (await add(body)).json().category._id;

  it('is followed by its children, on three levels and never in a circle', async () => {
    const top = await idOf({ name: 'Attic' });
    const middle = await idOf({ name: 'Beams', parentId: top });
    const low = await idOf({ name: 'Nails of beams', parentId: middle });
    const names = await shown();
    const at = names.indexOf('Attic');
    expect(names.slice(at, at + 3)).toEqual(['Attic', 'Beams', 'Nails of beams']);
    const [, second, third] = (await list()).filter(({ _id }) => [top, middle, low].includes(_id));
    expect([second?.level, third?.level, third?.parentId]).toEqual([2, 3, middle]);
    const [deep, circular, none] = [
      'Categories have three levels at most: choose a parent on a higher level.',
      'A category cannot be part of itself or of a category below it.',
      'There is no such parent category.',
    ];
    const other = await idOf({ name: 'Cellar' });
    for (const [id, name, parentId, message] of [
      [other, 'Cellar', low, deep],
      [top, 'Attic', other, deep],
      [top, 'Attic', middle, circular],
      [top, 'Attic', top, circular],
      [other, 'Cellar', '999999', none],
    ] as const) {
      expect(answerOf(await change(id, { name, parentId }))).toEqual([400, message]);
    }
    expect(answerOf(await add({ name: 'Rafters', parentId: low }))).toEqual([400, deep]);
    expect((await change(low, { name: 'Nails of beams', parentId: null })).json().category.level).toBe(1);
  });

  it('is held by the database too', async () => {
    const { database } = test.database;
    const [top, middle] = [await find('Attic'), await find('Beams')];
    const put = (id: string, parent: string) =>
      database.execute('update categories set parent_id = $2 where id = $1', [id, parent]);
    await expect(put(top._id, middle._id)).rejects.toThrow('part of itself');
    const low = await find('Graphics Cards');
    await expect(put(top._id, low._id)).rejects.toThrow('fourth level');
  });

  it('lists what is below it, counted, with the parts as its subcategories', async () => {
    const merchantId = await test.seed.merchant({ name: 'Carpenter' });
    const productId = await test.seed.product({ title: 'A beam', category: 'beams' });
    await test.seed.offer({ merchantId, productId, priceCents: 1_000 });
    await test.publish();
    const listed = (await test.get('/api/search?category=attic')).json();
    expect(listed).toMatchObject({ total: 1, category: { productsCount: 1 } });
    expect(listed.subcategories.map(({ name }: { name: string }) => name)).toEqual(['Beams']);
    const below = (await test.get('/api/search?category=beams')).json();
    expect(below.categoryPath.map(({ name }: { name: string }) => name)).toEqual(['Attic']);
  });
});

describe('a deletion', () => {
  let product: number;
  beforeEach(async () => {
    product = await test.seed.product({ title: 'A phone', category: 'phones' });
  });

  it('needs to know where the products go, and orphans none', async () => {
    const [phones, tablets] = [await find('Phones'), await find('Tablets')];
    expect(answerOf(await remove(phones._id))).toEqual([
      409,
      'This category contains products: choose where to move them.',
    ]);
    for (const target of [phones._id, '999999']) {
      expect(answerOf(await remove(phones._id, `?moveTo=${target}`))).toEqual([
        400,
        'Choose another category for the products.',
      ]);
    }
    expect(answerOf(await remove(phones._id, `?moveTo=${tablets._id}`))).toEqual([
      200,
      'The category has been deleted.',
    ]);
    const [moved] = await test.database.database.rows<{ id: number }>(
      'select category_id as id from products where id = $1',
      [product],
    );
    expect(String(moved?.id)).toBe(tablets._id);
    await test.publish();
    expect((await test.get('/api/search?category=phones')).json().category.name).toBe('Tablets');
    // What merchants call phones goes there as well.
    const keys = await test.database.database.rows<{ id: number }>(
      `select id from category_keys where key = 'phones'`,
    );
    expect(keys.map(({ id }) => String(id))).toEqual([tablets._id]);
    await add({ name: 'Phones' });
    expect((await find('Phones')).key).toBe('phones-2');
  });

  it('of an empty one just goes', async () => {
    const { _id } = (await add({ name: 'Empty' })).json().category;
    expect((await remove(_id)).statusCode).toBe(200);
    expect((await remove(_id)).statusCode).toBe(404);
  });

  it('of a parent leaves its children where it was, wherever its products go', async () => {
    const parent = (await add({ name: 'Outdoors' })).json().category;
    const child = (await add({ name: 'Tents' })).json().category;
    await change(child._id, { name: 'Tents', parentId: parent._id });
    expect((await find('Tents')).parentId).toBe(parent._id);
    const { _id: target } = await find('Gaming');
    const { _id: toys } = await find('Toys');
    await change(parent._id, { name: 'Outdoors', parentId: toys });
    const { database } = test.database;
    await database.execute(
      `insert into promo_codes (merchant_id, code, percent, category_id) values ($1, 'TENTES', 10, $2)`,
      [await test.seed.merchant({ name: 'Camp' }), parent._id],
    );
    expect((await remove(parent._id, `?moveTo=${target}`)).statusCode).toBe(200);
    expect((await find('Tents')).parentId).toBe(toys);
    const codes = await database.rows(`select category_id::text as "at" from promo_codes`);
    expect(codes).toEqual([{ at: target }]);
  });

  it('is refused of those that the shop stands on', async () => {
    for (const name of ['Other', 'Computer Components']) {
      const { _id, isFixed } = await find(name);
      expect(isFixed).toBe(true);
      expect(answerOf(await remove(_id))).toEqual([
        409,
        'The site depends on this category: it cannot be deleted.',
      ]);
    }
  });
});

it('is put in another order as a whole', async () => {
  const ids = (await list()).map(({ _id }) => _id);
  const departments = async () => (await list()).flatMap(({ _id, level }) => (level === 1 ? _id : []));
  const before = await departments();
  const order = (wanted: string[]) => people.call('PUT', '/admin/category-order', { ids: wanted }, admin);
  expect((await order(ids.toReversed())).statusCode).toBe(200);
  expect(await departments()).toEqual(before.toReversed());
  expect((await order(ids.slice(1))).statusCode).toBe(409);
  expect((await order([...ids.slice(1), ids[1] ?? ''])).statusCode).toBe(409);
});

it('each change stands in the audit log', async () => {
  const { _id, key } = (await add({ name: 'Logged' })).json().category;
  await change(_id, { name: 'Logged Twice' });
  const ids = (await list()).map((category) => category._id);
  await people.call('PUT', '/admin/category-order', { ids }, admin);
  await remove(_id);
  const entries = await test.database.database.rows(
    'select action, details from audit_log order by id desc limit 4',
  );
  expect(entries).toEqual([
    { action: 'category_removed', details: { name: 'Logged Twice', movedTo: null, products: 0 } },
    { action: 'categories_ordered', details: {} },
    { action: 'category_changed', details: { id: Number(_id), from: 'Logged', to: 'Logged Twice' } },
    { action: 'category_added', details: { key, name: 'Logged', nameFr: 'Logged', parentId: null } },
  ]);
});

describe('a picture', () => {
  const send = (id: string, images: readonly Buffer[], headers = admin) =>
    sendForm(
      test,
      { method: 'PUT', url: `/admin/categories/${id}/picture`, headers },
      {},
      images.map((bytes) => ({ field: 'image', bytes })),
    );
  const photo = () => drawPhoto(300, 200).png().toBuffer();
  const thumbnail = async (name: string) => {
    await test.publish();
    const all = (await test.get('/api/products/category-thumbnails')).json<
      { category: string; image: string }[]
    >();
    return all.find(({ category }) => category === name);
  };

  it('is re-encoded, shown instead of a product’s, and removed', async () => {
    const merchantId = await test.seed.merchant({ name: 'Pixel' });
    const productId = await test.seed.product({ title: 'Screen', category: 'monitors' });
    await test.seed.offer({ merchantId, productId, priceCents: 10_000 });
    const { _id } = await find('Computing');
    const { status, body } = await send(_id, [await photo()]);
    expect([status, body.category.picture]).toEqual([
      200,
      expect.stringMatching(/^\/pictures\/[0-9a-f]{32}-160\.webp$/),
    ]);
    expect(await thumbnail('Computing')).toMatchObject({
      image: expect.stringMatching(/^\/pictures\//),
      picture: { width: 300, height: 200 },
    });
    const removed = await people.call('DELETE', `/admin/categories/${_id}/picture`, undefined, admin);
    expect(removed.json().category.picture).toBeNull();
    expect(await thumbnail('Computing')).toMatchObject({ image: '/placeholder.svg', picture: null });
  });

  it('is refused where it is none, or not one, or for nobody', async () => {
    const { _id } = await find('Computing');
    expect((await send(_id, [Buffer.from('<svg onload="x"/>')])).status).toBe(400);
    expect((await send(_id, [])).status).toBe(400);
    expect((await send(_id, [await photo(), await photo()])).status).toBe(400);
    expect((await send('99999', [await photo()])).status).toBe(404);
    const shopper = bearer(await people.token(await people.create()));
    expect((await send(_id, [await photo()], shopper)).status).toBe(403);
    const missing = await people.call('DELETE', `/admin/categories/${_id}/picture`, undefined, shopper);
    expect(missing.statusCode).toBe(403);
  });
});
