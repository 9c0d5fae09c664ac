import { afterAll, beforeAll } from 'vitest';
import type { ManagedProduct } from '../../src/contract/products/schema.ts';
import { createTestApp, type TestApp } from './app.ts';
import { bearer, createPeople, type People } from './people.ts';
import { drawPhoto } from './pictures.ts';

export type ProductFields = Record<string, string>;
type Upload = { bytes: Buffer; name?: string; type?: string };
type Answer = { status: number; body: ReturnType<typeof JSON.parse> };

/** An admin who edits products, for the tests of a file; there is one merchant, “Nord”. */
export type ProductEditor = {
  readonly test: TestApp;
  readonly people: People;
  readonly admin: Record<string, string>;
  /** Ids of categories. */
  readonly laptops: string;
  readonly tablets: string;
  readonly merchantId: number;
  /** Sends a form with these fields alone; `headers`: the admin's where they are left out. */
  send(
    method: 'POST' | 'PUT',
    url: string,
    fields: ProductFields,
    images?: readonly Upload[],
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** All fields that a form needs. */
  whole(): ProductFields;
  /** Sends a whole form with these changes. */
  create(
    fields?: ProductFields,
    images?: readonly Upload[],
    headers?: Record<string, string>,
  ): Promise<Answer>;
  update(id: string, fields?: ProductFields, images?: readonly Upload[]): Promise<Answer>;
  product(id: string): Promise<ManagedProduct>;
  publicProduct(id: string): Promise<Answer['body']>;
  remove(id: string): ReturnType<People['call']>;
  countProducts(): Promise<number>;
};

export const photo = async (width = 300, height = 200): Promise<Upload> => ({
  bytes: await drawPhoto(width, height).png().toBuffer(),
});

async function formOf(
  fields: ProductFields,
  images: readonly Upload[],
): Promise<{ type: string; payload: Buffer }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { bytes, name = 'photo.png', type = 'image/png' } of images) {
    form.append('images', new File([new Uint8Array(bytes)], name, { type }));
  }
  const request = new Request('http://shop.test', { method: 'POST', body: form });
  return {
    type: request.headers.get('content-type') ?? '',
    payload: Buffer.from(await request.arrayBuffer()),
  };
}

export function openProductEditor(): ProductEditor {
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

  async function send(
    method: 'POST' | 'PUT',
    url: string,
    fields: ProductFields,
    images: readonly Upload[] = [],
    headers = admin,
  ): Promise<Answer> {
    const { type, payload } = await formOf(fields, images);
    const response = await test.app.inject({
      method,
      url: `/api${url}`,
      headers: { ...headers, 'content-type': type },
      payload,
    });
    return { status: response.statusCode, body: response.json() };
  }

  const whole = () => ({
    name: 'Acme Pad',
    price: '199,90',
    category: laptops,
    description: 'Nice',
    inStock: 'true',
  });

  return {
    get test() {
      return test;
    },
    get people() {
      return people;
    },
    get admin() {
      return admin;
    },
    get laptops() {
      return laptops;
    },
    get tablets() {
      return tablets;
    },
    get merchantId() {
      return merchantId;
    },
    send,
    whole,
    create: (fields, images, headers) =>
      send('POST', '/products', { ...whole(), ...fields }, images, headers),
    update: (id, fields, images) => send('PUT', `/products/${id}`, { ...whole(), ...fields }, images),
    product: async (id) =>
      (await people.call('GET', `/admin/products/${id}`, undefined, admin)).json<ManagedProduct>(),
    publicProduct: async (id) => (await test.get(`/api/products/${id}`)).json(),
    remove: (id) => people.call('DELETE', `/products/${id}`, undefined, admin),
    countProducts: async () => (await test.database.database.rows('select from products')).length,
  };
}
