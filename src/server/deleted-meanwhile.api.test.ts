import { expect, it } from 'vitest';
import { bearer, password } from '../../test/helpers/people.ts';
import { openProductEditor } from '../../test/helpers/product-editor.ts';

const editor = openProductEditor();
const pool = () => editor.test.database.database;

type Deleted = 'products' | 'categories' | 'merchants' | 'users';
/** What a call refers to, by the table that it is deleted from. */
type World = Record<Deleted, number> & { headers: Record<string, string> };

let serial = 0;
async function makeWorld(): Promise<World> {
  const name = `thing ${serial++}`;
  const person = await editor.people.create();
  const [merchant, category] = await Promise.all(
    [
      `insert into merchants (name, name_key) values ($1, $1) returning id`,
      `insert into categories (key, name, name_fr) values (replace($1, ' ', '-'), $1, $1) returning id`,
    ].map(async (sql) => (await pool().rows<{ id: number }>(sql, [name]))[0]?.id ?? 0),
  );
  return {
    users: person.id,
    products: await editor.test.seed.product({ title: name }),
    merchants: merchant ?? 0,
    categories: category ?? 0,
    headers: bearer(await editor.people.token(person)),
  };
}

type Answer = { status: number; body: { message?: string } };
type Call = (world: World) => Promise<Answer>;
type Method = 'POST' | 'PUT' | 'DELETE';

async function ask(method: Method, path: string, body: object | undefined, headers: World['headers']) {
  const response = await editor.people.call(method, path, body, headers);
  return { status: response.statusCode, body: response.json<Answer['body']>() };
}
const shopper =
  (method: Method, path: (w: World) => string, body?: (w: World) => object): Call =>
  (world) =>
    ask(method, path(world), body?.(world), world.headers);
const staff =
  (method: Method, path: (w: World) => string, body: (w: World) => object): Call =>
  (world) =>
    ask(method, path(world), body(world), editor.admin);

const favourite = shopper('POST', (w) => `/favorites/${w.products}`);
const alert = shopper(
  'POST',
  () => '/alerts',
  (w) => ({ productId: String(w.products) }),
);
const report = shopper(
  'POST',
  (w) => `/products/${w.products}/reports`,
  () => ({ reason: 'price' }),
);
const cart = shopper(
  'POST',
  () => '/cart/save',
  (w) => ({
    userId: String(w.users),
    items: [{ _id: String(w.products), quantity: 1, price: 1 }],
  }),
);
const code = staff(
  'POST',
  () => '/admin/promo-codes',
  (w) => ({
    merchantId: String(w.merchants),
    category: String(w.categories),
    code: 'ABC',
    percent: 5,
  }),
);

it.each<[string, Deleted, Call]>([
  ['a product that is saved', 'products', favourite],
  ['a product that gets an alert', 'products', alert],
  ['a product that is reported', 'products', report],
  ['a product that goes into a cart', 'products', cart],
  [
    'a product that is decided about',
    'products',
    staff(
      'POST',
      () => '/admin/family-decisions',
      (w) => ({
        kind: 'out',
        product: String(w.products),
        note: '',
        seen: 0,
      }),
    ),
  ],
  ['an account that saves', 'users', favourite],
  ['an account that sets an alert', 'users', alert],
  ['an account that reports', 'users', report],
  ['an account that fills its cart', 'users', cart],
  ['an account that shares its list', 'users', shopper('POST', () => '/users/me/shared-list')],
  ['an account that renews its feed', 'users', shopper('POST', () => '/users/me/alert-feed')],
  [
    'an account that says its terms',
    'users',
    shopper(
      'PUT',
      () => '/users/me/terms',
      () => ({ merchants: [], usesCodes: true }),
    ),
  ],
  [
    'an account that changes its password',
    'users',
    shopper(
      'PUT',
      () => '/users/me/password',
      () => ({ currentPassword: password, newPassword: 'other horse' }),
    ),
  ],
  ['a merchant that gets a promo code', 'merchants', code],
  ['a category that gets a promo code', 'categories', code],
  [
    'a merchant that gets a delivery rule',
    'merchants',
    staff(
      'PUT',
      (w) => `/admin/delivery-rules/${w.merchants}`,
      () => ({ flat: 3 }),
    ),
  ],
  [
    'a category that gets a product',
    'categories',
    ({ categories }) => editor.create({ category: String(categories) }),
  ],
  [
    'a category that a product moves to',
    'categories',
    ({ categories, products }) => editor.update(String(products), { category: String(categories) }),
  ],
])(
  '%s and is deleted at the same moment is no failure of ours, and the answer says so',
  async (_, table, call) => {
    const world = await makeWorld();
    const deleting = await pool().transaction(async (db) => {
      await db.execute(`delete from ${table} where id = $1`, [world[table]]);
      const response = call(world);
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await Promise.race([
        response,
        expect.poll(() => pool().rows(waiting), { timeout: 10_000 }).toHaveLength(1),
      ]);
      return { response };
    });
    const { status, body } = await deleting.response;
    expect([200, 400, 401, 404, 409]).toContain(status);
    expect(body.message).not.toBe('This conflicts with the current state.');
    expect(editor.test.logged.filter(({ level }) => level === 'error')).toEqual([]);
  },
);
