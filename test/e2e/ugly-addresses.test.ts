import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorSchema } from '../../src/contract/errors/schema.ts';
import { pageParameters } from '../../src/contract/page-parameters.ts';
import { createPages } from '../../src/server/wiring/ssr.ts';
import { createTestApp, type TestApp } from '../helpers/app.ts';

const buildDirectory = path.resolve(import.meta.dirname, '../../build');

let shop: TestApp;
let port: number;

beforeAll(async () => {
  shop = await createTestApp({
    pages: await createPages({ buildDirectory }),
    responseCacheBytes: 2_000_000,
  });
  const { seed } = shop;
  const merchantId = await seed.merchant({ name: 'Nord' });
  const productId = await seed.product({ title: 'Écran', category: 'laptops' });
  await seed.offer({ merchantId, productId, priceCents: 100 });
  await shop.publish();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  port = (shop.app.server.address() as AddressInfo).port;
});
afterAll(() => shop?.close());

/** Sends an address byte by byte, as no client library would. */
async function ask(target: string): Promise<{ status: number; type: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const type = /^content-type: (.*)$/im.exec(head)?.[1] ?? '';
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), type, body: rest.join('\r\n\r\n') };
}

async function expectSound(target: string): Promise<void> {
  const { status, type, body } = await ask(target);
  expect(status, `${target.slice(0, 200)} ${body.slice(0, 200)}`).toBeLessThan(500);
  expect(status).toBeGreaterThanOrEqual(200);
  // Chunked answers carry the lengths of their chunks: only whole ones are read.
  if (status >= 400 && type.startsWith('application/json')) errorSchema.strict().parse(JSON.parse(body));
}

const parts = fc.constantFrom(
  ...[
    '',
    '/',
    '//',
    '.',
    '..',
    '%2e%2e',
    '%2f',
    '%5c',
    '\\',
    '%',
    '%zz',
    '%00',
    '\0',
    '\u007f',
    '%0d%0a',
    ';',
    ':',
  ],
  ...[
    'fr',
    'en',
    'de',
    'product',
    'compare',
    'category',
    'products',
    'comparePrice',
    'how-we-rank',
    'go',
    'share',
  ],
  ...[
    '1',
    '0',
    '-1',
    '1.data',
    '.data',
    '_.data',
    '_root.data',
    '__manifest',
    '99999999999999999999',
    '1e9',
    'NaN',
  ],
  ...[
    'api',
    'assets',
    'pictures',
    'sitemaps',
    'products-1.xml',
    'robots.txt',
    'healthz',
    'é',
    '👩',
    '\u2028',
    '%E2%80%A8',
  ],
  ...[
    '%F0%9F',
    '%ED%A0%80',
    '%C0%AF',
    '__proto__',
    'constructor',
    '*',
    '@',
    '~',
    '"',
    '<script>',
    "'",
    '|',
    '{}',
  ],
  ...['Laptops', 'laptops', 'a'.repeat(300), '%41'.repeat(2_000), 'Écran', '1.png', 'fr.data'],
);
const query = fc.array(fc.tuple(fc.constantFrom(...pageParameters, 'x', '', '__proto__', 'index'), parts), {
  maxLength: 4,
});
const address = fc.tuple(fc.array(parts, { maxLength: 5 }), query).map(([path, entries]) => {
  const text = entries.map(([name, value]) => `${name}=${value}`).join('&');
  return `/${path.join('/')}${text ? `?${text}` : ''}`;
});

it('no address of a page, however ugly, is an error of ours', async () => {
  await fc.assert(fc.asyncProperty(address, expectSound), { numRuns: 400 });
  expect(shop.logged.filter(({ level }) => level === 'error')).toEqual([]);
});

it('nor is any value of a page’s parameters', async () => {
  const pages = fc.constantFrom(
    ...['/fr', '/en/products', '/fr/category/Laptops', '/en/product/1', '/fr/compare/1', '/en/comparePrice'],
    ...['/en/product/1.data', '/fr.data', '/_root.data', '/products'],
  );
  const property = fc.asyncProperty(pages, query, (page, entries) =>
    expectSound(`${page}?${entries.map(([name, value]) => `${name}=${value}`).join('&')}`),
  );
  await fc.assert(property, { numRuns: 200 });
  expect(shop.logged.filter(({ level }) => level === 'error')).toEqual([]);
});

// Texts come by the language of the address; such a one has a language's pages, and not its texts.
it.each(['/EN/products', '/En', '/FR/category/Laptops'])('%s is no page', async (target) => {
  expect((await ask(target)).status).toBe(404);
});
