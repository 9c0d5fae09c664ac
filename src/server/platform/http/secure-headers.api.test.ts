import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/helpers/app.ts';

let shop: TestApp;
let secure: TestApp;
const clientDirectory = mkdtempSync('/tmp/visavis-client-');

/** A page as the interface renders it: with a script that carries the nonce. */
const pages = async (_request: Request, { nonce }: { nonce?: string | undefined }) =>
  new Response(`<script nonce="${nonce}">ours()</script>`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

beforeAll(async () => {
  mkdirSync(path.join(clientDirectory, 'assets'));
  writeFileSync(path.join(clientDirectory, 'assets', 'app-1.js'), 'ours()');
  writeFileSync(path.join(clientDirectory, 'icon.svg'), '<svg/>');
  const options = { pages, clientDirectory, responseCacheBytes: 1_000_000 };
  shop = await createTestApp(options);
  secure = await createTestApp({ ...options, config: { publicUrl: 'https://shop.test' } });
  writeFileSync(path.join(shop.dataDir, 'pictures', 'a-160.webp'), 'picture');
  await shop.publish();
  const merchantId = await shop.seed.merchant({ name: 'Nord' });
  const productId = await shop.seed.product({ title: 'Phone' });
  await shop.seed.offer({ merchantId, productId, priceCents: 100 });
  await shop.publish();
});
afterAll(async () => {
  await shop.close();
  await secure.close();
  rmSync(clientDirectory, { recursive: true });
});

/** OWASP Secure Headers Project, what a response of ours should carry. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-dns-prefetch-control': 'off',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'permissions-policy': expect.stringMatching(
    /geolocation=\(\).*microphone=\(\).*payment=\(\).*camera=\(self\)/,
  ),
  'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
  'cache-control': expect.any(String),
};
const telltale = ['server', 'x-powered-by', 'access-control-allow-origin', 'set-cookie', 'x-xss-protection'];

test.each([
  ['a page', '/fr', 200],
  ['a page from memory', '/fr', 200],
  ['a page without language', '/', 200],
  ['a call', '/api/products', 200],
  ['a call from memory', '/api/products', 200],
  ['a refused call', '/api/products?limit=0', 400],
  ['an unknown call', '/api/nope', 404],
  ['a malformed address', '/api/%zz', 400],
  ['the API’s documents', '/api/docs', 200],
  ['the API’s description', '/api/openapi.json', 200],
  ['an unknown file', '/assets/nope.js', 404],
  ['a way to a merchant', '/go/1', 302],
  ['a picture to share', '/share/fr/1.png', 200],
  ['robots.txt', '/robots.txt', 200],
  ['the sitemap', '/sitemap.xml', 200],
  ['health', '/healthz', 200],
])('%s (%s) is protected', async (_name, url, status) => {
  const { statusCode, headers } = await shop.get(url);
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject(everywhere);
  const isForOthers = url.startsWith('/share/');
  expect(headers['cross-origin-resource-policy']).toBe(isForOthers ? 'cross-origin' : 'same-origin');
  for (const name of telltale) expect(headers).not.toHaveProperty(name);
});

test.each([
  ['a script', '/assets/app-1.js', {}],
  ['a picture', '/pictures/a-160.webp', {}],
  [
    'a drawing',
    '/icon.svg',
    { 'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/) },
  ],
])('%s (%s) carries what browsers heed of it, and no more', async (_name, url, own) => {
  const { statusCode, headers } = await shop.get(url);
  expect(statusCode).toBe(200);
  const protection = Object.keys(headers).filter(
    (name) => name in everywhere || /^cross-|policy$/.test(name),
  );
  expect(Object.fromEntries(protection.map((name) => [name, headers[name]]))).toEqual({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': expect.any(String),
    ...own,
  });
  for (const name of telltale) expect(headers).not.toHaveProperty(name);
});

test.each(['/fr', '/api/products', '/assets/app-1.js', '/api/nope', '/healthz'])(
  'browsers stay with https after %s, where there is https',
  async (url) => {
    expect((await secure.get(url)).headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await shop.get(url)).headers).not.toHaveProperty('strict-transport-security');
  },
);

test('pages run scripts of ours only, and nothing is let in as unsafe', async () => {
  const { headers } = await shop.get('/fr');
  expect(headers['content-security-policy']).toMatch(
    /^script-src 'self' 'sha256-[\w+/=]+'; default-src 'none'/,
  );
  expect(headers['content-security-policy']).not.toContain('unsafe');
});

test('a part that a file does not have is refused as such, with the size of the file', async () => {
  const ask = (range: string) => shop.get('/icon.svg', { headers: { range } });
  const whole = await shop.get('/icon.svg');
  const refused = await ask('bytes=99999-');
  expect([refused.statusCode, refused.headers['content-range']]).toEqual([
    416,
    `bytes */${Buffer.byteLength(whole.body)}`,
  ]);
  expect(refused.json()).toMatchObject({ code: 'range_not_satisfiable' });
  expect((await ask('bytes=0-1')).statusCode).toBe(206);
});
