import { beforeAll, expect, it } from 'vitest';
import { openTestApp } from '../../../test/helpers/app.ts';
import { createPeople } from '../../../test/helpers/people.ts';
import type { CartSplit } from '../../contract/cart/schema.ts';
import { plainTerms } from '../../contract/my-price/terms.ts';
import { refreshFamilies } from '../facts/service.ts';

const test = openTestApp();
const people = createPeople(test);
/** Products; of `boot` nobody names a size. */
let runner: number;
let white: number;
let boot: number;

beforeAll(async () => {
  const { seed, database } = test;
  const [nord, sud, est] = await Promise.all(['Nord', 'Sud', 'Est'].map((name) => seed.merchant({ name })));
  [runner, white, boot] = [
    await seed.product({ title: 'Nova Runner noir' }),
    await seed.product({ title: 'Nova Runner blanc' }),
    await seed.product({ title: 'Bottes' }),
  ];
  const offer = (
    merchantId = 0,
    productId: number,
    priceCents: number,
    sizes?: Record<string, number | null>,
  ) =>
    seed.offer({ merchantId, productId, priceCents, deliveryCents: 500, stock: 3, ...(sizes && { sizes }) });
  await offer(nord, runner, 3_000, { '40': 3_000, '42': 6_000, '43.5': null });
  await offer(sud, runner, 5_000, { '40': null, '42': 5_000 });
  // Cheaper than all, without a word of sizes.
  await offer(est, runner, 1_000);
  await offer(sud, white, 4_000, { '42': 4_000, '43.5': 4_500 });
  await offer(nord, boot, 2_000);
  await database.database.execute(`update products set brand = 'Nova' where id = any($1::bigint[])`, [
    [runner, white],
  ]);
  await database.database.transaction((tx) => refreshFamilies(tx, [runner, white]));
  await test.publish();
});

const want = (id: number, size: string, more: object = {}) => ({
  _id: String(id),
  quantity: 1,
  size,
  ...more,
});
const ask = async (items: object[], more: object = {}): Promise<CartSplit> =>
  (await people.call('POST', '/cart/split', { items, ...more })).json();
const bought = ({ plans }: CartSplit, kind: CartSplit['plans'][number]['kinds'][number] = 'cheapest') =>
  plans
    .find(({ kinds }) => kinds.includes(kind))
    ?.parcels.flatMap(({ merchant, items }) =>
      items.map(({ size, price, affiliateLink }) => [
        merchant,
        size,
        price,
        affiliateLink.replace(/\d+/, 'id'),
      ]),
    );

it('is bought of who has the size in stock, at the size’s own price and link', async () => {
  const split = await ask([want(runner, '42')]);
  expect(bought(split)).toEqual([['Sud', '42', 50, '/go/id?size=42']]);
  expect(split.plans[0]).toMatchObject({ total: 55 });
  const [item] = split.plans[0]?.parcels[0]?.items ?? [];
  expect((await test.get(item?.affiliateLink ?? '')).headers.location).toMatch(/article\/\d+-42/);
  expect(split.lines[0]).toMatchObject({
    conditions: [{ totalPrice: 55, merchant: 'Sud', inStock: true }],
    sizes: [
      { label: '40', totalPrice: 35 },
      { label: '42', totalPrice: 55 },
      { label: '43.5', totalPrice: null },
    ],
  });
});

it('is bought in two sizes at once, each told apart, also by own terms and by a day', async () => {
  const terms = { merchants: [{ ...plainTerms('Sud'), isLeftOut: true }], usesCodes: false };
  const split = await ask([want(runner, '40'), want(runner, '42')], { terms });
  expect(bought(split, 'own')?.sort()).toEqual([
    ['Nord', '40', 30, '/go/id?size=40'],
    ['Nord', '42', 60, '/go/id?size=42'],
  ]);
  expect(split.lines.map(({ size }) => size)).toEqual(['40', '42']);
  const only = await ask([want(runner, '40'), want(runner, '42')], {
    terms: { merchants: [{ ...plainTerms('Nord'), loyaltyPercent: 50 }], usesCodes: false },
  });
  expect(only.plans.find(({ kinds }) => kinds.includes('own'))).toMatchObject({ goods: 90, total: 50 });
  const arriveBy = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const late = await ask([want(runner, '40'), want(runner, '42')], { arriveBy });
  expect(late.arrival?.late).toEqual([
    { _id: String(runner), size: '40' },
    { _id: String(runner), size: '42' },
  ]);
});

it('is in no plan in a size that nobody has, which is said and never replaced', async () => {
  const split = await ask([want(runner, '43.5'), want(runner, '99'), want(boot, '42'), want(runner, '🦶')]);
  expect(split.plans).toEqual([]);
  expect(split.left.map(({ size, reason }) => [size, reason])).toEqual([
    ['43.5', 'notInSize'],
    ['99', 'notInSize'],
    ['42', 'notInSize'],
    ['🦶', 'notInSize'],
  ]);
  expect(split.lines[2]).toMatchObject({ conditions: [], sizes: [] });
  expect((await ask([want(runner, '42', { quantity: 4 })])).left).toMatchObject([{ reason: 'tooMany' }]);
});

it('may be had in the same size of another colour', async () => {
  const split = await ask([want(runner, '43.5', { anyColour: true })]);
  expect(bought(split)).toEqual([['Sud', '43.5', 45, '/go/id?size=43.5']]);
  expect(split.plans[0]?.parcels[0]?.items[0]?.found).toMatchObject({ productId: String(white) });
  expect(split.lines[0]?.inAnyColour).toMatchObject([{ totalPrice: 50 }]);
  expect(split.lines[0]?.sizes.at(-1)).toMatchObject({ label: '43.5', totalPrice: 50 });
  // Before it is asked for, it is offered as a way out.
  expect((await ask([want(runner, '43.5')])).lines[0]?.inAnyColour).toMatchObject([{ totalPrice: 50 }]);
});

it('is understood as it is written anywhere, and answered in the one spelling', async () => {
  for (const size of ['43,5', '43 1/2', '43½', 'EU 43.5', 'taille 43,5']) {
    const split = await ask([want(white, size)]);
    expect(bought(split)?.[0]?.slice(2)).toEqual([45, '/go/id?size=43.5']);
    expect(split.lines[0]).toMatchObject({ size, spelling: '43.5' });
  }
});

it('is of the cheapest size where none is chosen, as before', async () => {
  const split = await ask([want(runner, '')]);
  expect(bought(split)).toEqual([['Est', '', 10, '/go/id']]);
  expect(split.lines[0]?.sizes).toHaveLength(3);
});

it.each(['4'.repeat(61), 'x'.repeat(10_240), '42\n', '\0', 42, null, ['42']])(
  'is refused where it cannot be one: %j',
  async (size) => {
    const items = [{ _id: String(runner), quantity: 1, size }];
    expect((await people.call('POST', '/cart/split', { items })).statusCode).toBe(400);
  },
);
