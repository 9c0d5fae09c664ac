import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/helpers/app.ts';
import { seedFourProducts } from '../../../test/helpers/four-products.ts';
import { callOverHttp } from './call-api.ts';
import { searchProducts } from './tools.ts';

let shop: TestApp;
let ids: Awaited<ReturnType<typeof seedFourProducts>>;
let origin: string;
let client: Client;

beforeAll(async () => {
  shop = await createTestApp();
  ids = await seedFourProducts(shop.seed);
  await shop.publish();
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`)));
});
afterAll(async () => {
  await client?.close();
  await shop?.close();
});

async function ask(name: string, input: object = {}) {
  const result = await client.callTool({ name, arguments: { ...input } });
  expect(result.isError, JSON.stringify(result.content)).toBeFalsy();
  // biome-ignore lint/suspicious/noExplicitAny: what a tool answers is its own shape
  return result.structuredContent as any;
}

it('says what it offers, and that all of it only reads', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([
    'cheapest_basket',
    'get_product',
    'list_categories',
    'list_deals',
    'search_products',
  ]);
  for (const { annotations, inputSchema } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true });
    expect(inputSchema.type).toBe('object');
  }
  expect(client.getInstructions()).toContain('not_known');
});

it('tells of each price what it contains, its condition, its age and what is not known of it', async () => {
  const found = await ask('search_products', { query: 'zenbook' });
  expect(found.products[0]).toMatchObject({
    id: String(ids.shared),
    title: 'Zenbook 14',
    best_price: {
      currency: 'EUR',
      delivered_total: expect.any(Number),
      condition: 'new',
      merchant: 'Sudtech',
      age_hours: expect.any(Number),
      link: expect.stringMatching(/^http:\/\/shop\.test\/go\/\d+$/),
    },
    page: `http://shop.test/en/product/${ids.shared}`,
  });
  const product = await ask('get_product', { id: String(ids.shared), language: 'fr' });
  expect(await ask('get_product', { id: ids.shared, language: 'fr' })).toEqual(product);
  expect(product).toMatchObject({ title: 'Zenbook 14', verdict: { kind: expect.any(String) } });
  expect(product.offers.length).toBeGreaterThan(1);
  for (const offer of product.offers) {
    expect(offer.seen_at).toMatch(/^20/);
    expect(offer.delivered_total === null).toBe(offer.delivery_cost === null);
    if (offer.delivered_total === null) expect(offer.not_known.join()).toContain('delivery cost');
  }
});

it('never states a delivered total where a merchant states no delivery cost', async () => {
  const merchantId = await shop.seed.merchant({ name: 'Silent' });
  const productId = await shop.seed.product({ title: 'Quiet lamp' });
  await shop.seed.offer({ merchantId, productId, priceCents: 1_000, deliveryCents: null });
  await shop.publish();
  const { offers, verdict } = await ask('get_product', { id: String(productId) });
  expect(offers).toMatchObject([{ delivered_total: null, delivery_cost: null, price_without_delivery: 10 }]);
  expect(verdict.kind).toBe('tooEarly');
});

it('splits a basket, lists categories and deals', async () => {
  const basket = await ask('cheapest_basket', {
    items: [{ id: String(ids.shared), quantity: 2 }, { id: '999999' }],
  });
  expect(basket.plans[0].parcels[0].items[0]).toMatchObject({ id: String(ids.shared), quantity: 2 });
  expect(basket.not_in_a_plan).toEqual([{ id: '999999', reason: 'unknown' }]);
  const { categories } = await ask('list_categories', { language: 'fr' });
  expect(categories.map(({ name }: { name: string }) => name)).toContain('Ordinateurs portables');
  const deals = await ask('list_deals', { limit: 2 });
  expect(deals.products.length).toBeLessThanOrEqual(2);
});

it('buys clothes and shoes in a size, which it names', async () => {
  const merchantId = await shop.seed.merchant({ name: 'Pointure' });
  const productId = await shop.seed.product({ title: 'Baskets Nova' });
  await shop.seed.offer({ merchantId, productId, priceCents: 5_000, sizes: { '42': 6_000, '43.5': null } });
  await shop.publish();
  const id = String(productId);
  expect((await ask('get_product', { id })).sizes).toEqual([
    { size: '42', total: 60 },
    { size: '43.5', total: null },
  ]);
  const items = [
    { id, size: '42' },
    { id, size: '43,5' },
  ];
  const { plans, not_in_a_plan: left } = await ask('cheapest_basket', { items });
  expect(plans[0].parcels[0].items).toMatchObject([
    { id, size: '42', unit_price: 60, link: expect.stringMatching(/\?size=42$/) },
  ]);
  expect(left).toEqual([{ id, size: '43,5', reason: 'notInSize' }]);
});

it('refuses what it cannot answer in words, and what is out of bounds', async () => {
  const unknown = await client.callTool({ name: 'get_product', arguments: { id: '999999' } });
  expect(unknown).toMatchObject({ isError: true, content: [{ text: 'Not found.' }] });
  for (const [name, wrong] of [
    ['search_products', { limit: 1_000 }],
    ['search_products', { query: 'zenbook', maxPrice: 500 }],
    ['search_products', { query: 'x'.repeat(300) }],
    ['get_product', { id: "1' or 1=1" }],
    ['cheapest_basket', { items: [] }],
    ['cheapest_basket', { items: [{ id: '1' }, { id: '1' }] }],
  ] as const) {
    const outcome = await client.callTool({ name, arguments: wrong }).then(
      ({ isError }) => isError,
      () => true,
    );
    expect(outcome, JSON.stringify(wrong).slice(0, 60)).toBe(true);
  }
});

it('takes nothing from pages of other origins, nothing large, and no session', async () => {
  const post = (payload: string, headers: Record<string, string> = {}) =>
    shop.app.inject({
      method: 'POST',
      url: '/mcp',
      payload,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
    });
  const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
  expect((await post(list)).statusCode).toBe(200);
  expect((await post(list, { origin: 'https://evil.test' })).statusCode).toBe(403);
  expect((await post('{')).statusCode).toBe(400);
  for (const batch of [`[${list},${list}]`, ` \n[${list}]`, `\ufeff[${list}]`, '[]']) {
    const refused = await post(batch);
    expect([refused.statusCode, refused.json().error?.code], batch).toEqual([400, -32_600]);
  }
  expect((await post(JSON.stringify({ text: 'x'.repeat(70_000) }))).statusCode).toBe(413);
  expect((await shop.get('/mcp')).statusCode).toBe(405);
});

it('counts against the limit of requests', async () => {
  const limited = await createTestApp({ config: { rateLimit: 4 } });
  const statuses = [];
  for (let at = 0; at < 4; at++) {
    const { statusCode } = await limited.app.inject({
      method: 'POST',
      url: '/mcp',
      payload: { jsonrpc: '2.0', id: at, method: 'tools/list' },
      headers: { accept: 'application/json, text/event-stream' },
    });
    statuses.push(statusCode);
  }
  expect(statuses.at(-1)).toBe(429);
  await limited.close();
});

it('is answered by a running shop as well, for clients that start it themselves', async () => {
  const context = { ask: callOverHttp(origin), publicUrl: origin };
  const input = { query: 'zenbook', in_stock: false, free_delivery: false, page: 1, limit: 5 };
  const { content, isComplete } = await searchProducts(context, { ...input, language: 'en' });
  expect(isComplete).toBe(true);
  const { products } = content as { products: object[] };
  expect(products[0]).toMatchObject({ title: 'Zenbook 14', best_price: { merchant: 'Sudtech' } });
  await expect(
    callOverHttp(origin)('getProduct', { params: { id: '999999' }, query: {} }, 'en'),
  ).rejects.toThrow('Not found.');
});

it('speaks over standard input and output to a client that starts it', async () => {
  const local = new Client({ name: 'test', version: '1' });
  const args = ['src/server/main.ts', 'mcp', origin];
  const env = { ...process.env, DATA_DIR: shop.dataDir } as Record<string, string>;
  await local.connect(new StdioClientTransport({ command: process.execPath, args, env }));
  const { content } = await local.callTool({ name: 'get_product', arguments: { id: String(ids.shared) } });
  expect(JSON.stringify(content)).toContain('Zenbook 14');
  await local.close();
});

it('is named where assistants look', async () => {
  const { body, headers } = await shop.get('/llms.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('http://shop.test/mcp');
  for (const [, address = ''] of body.matchAll(/\]\(http:\/\/shop\.test([^)]*)\)/g)) {
    if (address.startsWith('/en/') && !address.endsWith('.atom')) continue;
    expect((await shop.get(address)).statusCode, address).not.toBe(404);
  }
});
