import { describe, expect, it } from 'vitest';
import { bearer } from '../../../../test/helpers/people.ts';
import { openProductEditor, type ProductFields, photo } from '../../../../test/helpers/product-editor.ts';
import type { ManagedProduct } from '../../../contract/products/schema.ts';

const editor = openProductEditor();
const { send, whole, create, update, product, publicProduct, remove } = editor;

it('nobody else edits products, nor sends files', async () => {
  const token = bearer(await editor.people.token(await editor.people.create({ role: 'employee' })));
  expect((await create({}, [await photo()], token)).status).toBe(403);
  expect((await create({}, [await photo()], {})).status).toBe(401);
  expect((await editor.people.call('GET', '/admin/products', undefined, token)).statusCode).toBe(403);
  expect((await editor.people.call('DELETE', '/products/1', undefined, token)).statusCode).toBe(403);
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
      category: editor.laptops,
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
      (await create({ price }, [], { ...editor.admin, 'accept-language': language })).body.product?.price;
    expect([await priceOf('1,234', 'en'), await priceOf('1,234.50', 'en')]).toEqual([1_234, 1_234.5]);
    expect([await priceOf('1.234,50', 'fr'), await priceOf('1,234', 'fr')]).toEqual([1_234.5, undefined]);
  });

  it.each([
    [{ name: ' ' }, 'Name is required'],
    [{ name: '\u200b\u2060\u3164\ufe0f\u2800' }, 'Name is required'],
    [{ price: '' }, 'Price must be a number from 0.01 to 1,000,000'],
    [{ price: 'abc' }, 'Price must be a number from 0.01 to 1,000,000'],
    [{ price: '0' }, 'Price must be a number from 0.01 to 1,000,000'],
    [{ price: '1e9' }, 'Price must be a number from 0.01 to 1,000,000'],
    [{ category: '' }, 'Category is required'],
    [{ category: '99999' }, 'Category is required'],
    [{ gtins: '123' }, 'One of the GTINs is not valid.'],
  ])('refuses %j', async (fields, message) => {
    const { status, body } = await create(fields as unknown as ProductFields);
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
    const french = { ...editor.admin, 'accept-language': 'fr' };
    const { body } = await create({}, [], french);
    expect(body.message).toBe('Produit créé\u00a0!');
    const updated = await send('PUT', `/products/${body.product._id}`, whole(), [], french);
    expect(updated.body.message).toBe('Produit mis à jour\u00a0!');
  });

  it('takes forms only', async () => {
    const json = await editor.people.call('POST', '/products', whole(), editor.admin);
    expect(json.statusCode).toBe(415);
    const headers = { ...editor.admin, 'content-type': 'multipart/form-data; boundary=x' };
    const broken = await editor.test.app.inject({
      method: 'POST',
      url: '/api/products',
      headers,
      payload: 'nothing',
    });
    expect(broken.statusCode).toBe(400);
  });
});

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
    const id = await editor.test.seed.product({ title: 'Offered', description: 'By merchants' });
    await editor.test.seed.offer({ merchantId: editor.merchantId, productId: id, priceCents: 10_000 });
    await editor.test.publish();
    await update(String(id), { name: 'Offered', category: editor.tablets, description: 'By us', price: '1' });
    const shown = await publicProduct(String(id));
    expect(shown).toMatchObject({ description: 'By us', price: 100, fallback: null });
    expect(shown.category._id).toBe(editor.tablets);
    const [stored] = await editor.test.database.database.rows(
      'select edited_fields as fields from products where id = $1',
      [id],
    );
    // The title was left as it was: merchants may still better it.
    expect(stored).toEqual({ fields: ['description', 'category'] });
  });
});

it('takes a title that staff rewrites out of search with all that it left out for its length', async () => {
  const { database } = editor.test.database;
  const id = await editor.test.seed.product({ title: 'Basin' });
  await editor.test.seed.offer({ merchantId: editor.merchantId, productId: id, priceCents: 10_000 });
  await database.execute(`update products set whole_title = 'Basin with a kitchen sink' where id = $1`, [id]);
  const whole = () => database.rows('select whole_title as whole from products where id = $1', [id]);
  await update(String(id), { name: 'Basin', description: 'By us' });
  expect(await whole()).toEqual([{ whole: 'Basin with a kitchen sink' }]);
  await update(String(id), { name: 'Bowl' });
  expect(await whole()).toEqual([{ whole: null }]);
});

describe('the price of staff', () => {
  const prices = async (id: string) => (await product(id)).price;

  it('is needed only while no merchant offers the product; one that is left out stays as it is', async () => {
    const id = String(await editor.test.seed.product({ title: 'Offered too' }));
    const save = (fields: ProductFields = {}) =>
      send('PUT', `/products/${id}`, { name: 'Offered too', category: editor.laptops, ...fields });
    for (const fields of [{}, { price: '' }]) {
      const { status, body } = await save(fields);
      expect([status, body.message]).toEqual([400, 'Price must be a number from 0.01 to 1,000,000']);
    }
    await editor.test.seed.offer({
      merchantId: editor.merchantId,
      productId: Number(id),
      priceCents: 10_000,
    });
    await editor.test.publish();
    expect((await save({ brand: 'Acme' })).body.product).toMatchObject({ brand: 'Acme', price: null });
    expect((await save({ price: '12,5' })).body.product.price).toBe(12.5);
    await save({ brand: 'Zeta' });
    expect(await prices(id)).toBe(12.5);
    expect((await save({ price: 'abc' })).status).toBe(400);
    await save({ price: '' });
    expect(await prices(id)).toBeNull();
  });

  it('is needed to create one', async () => {
    const { status, body } = await send('POST', '/products', { name: 'Free', category: editor.laptops });
    expect([status, body.message]).toEqual([400, 'Price must be a number from 0.01 to 1,000,000']);
  });
});

describe('a deletion', () => {
  it('takes a product that nobody has offered, and no other', async () => {
    const { body } = await create();
    expect((await remove(body.product._id)).json().message).toBe('The product has been deleted.');
    expect((await editor.test.get(`/api/products/${body.product._id}`)).statusCode).toBe(404);
    expect((await remove(body.product._id)).statusCode).toBe(404);
    const id = await editor.test.seed.product({ title: 'Sold' });
    await editor.test.seed.offer({ merchantId: editor.merchantId, productId: id, priceCents: 10_000 });
    expect((await remove(String(id))).statusCode).toBe(409);
  });
});

it('each change stands in the audit log', async () => {
  const { body } = await create({ name: 'Logged' });
  const id = Number(body.product._id);
  await update(String(id), { name: 'Logged twice' });
  await remove(String(id));
  const entries = await editor.test.database.database.rows(
    `select action, details from audit_log where (details ->> 'id')::bigint = $1 order by id`,
    [id],
  );
  expect(entries).toEqual([
    { action: 'product_added', details: { id, name: 'Logged' } },
    { action: 'product_changed', details: { id, fields: expect.arrayContaining(['title']) } },
    { action: 'product_removed', details: { id, name: 'Logged twice' } },
  ]);
});
