import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/helpers/app.ts';

let test: TestApp;
let rendered: string[] = [];
let page = { status: 200, script: 'ours()' };

/** A page that says in which language and under which address it was asked for, with a script of its own. */
async function renderPage(request: Request, { nonce }: { nonce?: string | undefined }): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  rendered.push(pathname + search);
  const html = `<p>${pathname}${search}</p><script nonce="${nonce}">${page.script}</script>${'.'.repeat(2_000)}`;
  return new Response(html, { status: page.status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

beforeAll(async () => {
  test = await createTestApp({ pages: renderPage, responseCacheBytes: 10_000_000 });
});
afterAll(() => test.close());
beforeEach(async () => {
  page = { status: 200, script: 'ours()' };
  await test.publish();
  rendered = [];
});

describe('pages', () => {
  it('are rendered once for everybody, whatever strangers add to their address', async () => {
    const first = await test.get('/fr/category/Audio?page=2&utm_source=x');
    const second = await test.get('/fr/category/Audio?fbclid=y&page=2');
    expect(rendered).toEqual(['/fr/category/Audio?page=2']);
    expect(second.body).toBe(first.body);
    expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  });

  it('are rendered once for all who ask at the same time', async () => {
    const responses = await Promise.all([test.get('/fr/a'), test.get('/fr/a'), test.get('/fr/a')]);
    expect(rendered).toEqual(['/fr/a']);
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  });

  it('are rendered again after a change of the catalogue', async () => {
    await test.get('/fr/a');
    await test.publish();
    await test.get('/fr/a');
    expect(rendered).toEqual(['/fr/a', '/fr/a']);
  });

  it('trust their own scripts by hash and hold no nonce', async () => {
    const { body, headers } = await test.get('/fr/a');
    expect(body).toContain('<script>ours()</script>');
    expect(headers['content-security-policy']).toMatch(/^script-src 'self' 'sha256-[\w+/=]+';/);
  });

  it('are public in their own address, and private where the address leaves the language open', async () => {
    expect((await test.get('/fr/a')).headers).toMatchObject({
      'cache-control': expect.stringMatching(/^public, max-age=0, s-maxage=/),
      vary: 'Accept-Encoding',
    });
    expect((await test.get('/a')).headers['cache-control']).toBe('private, no-cache');
    rendered = [];
    await test.get('/b', { headers: { 'accept-language': 'en' } });
    await test.get('/b', { headers: { 'accept-language': 'fr' } });
    await test.get('/b', { headers: { cookie: 'lang=en', 'accept-language': 'fr' } });
    expect(rendered).toHaveLength(2);
  });

  it('that are not there are made anew and not shared', async () => {
    page.status = 404;
    const responses = [await test.get('/fr/gone'), await test.get('/fr/gone')];
    expect(rendered).toHaveLength(2);
    for (const { statusCode, headers } of responses) {
      expect(statusCode).toBe(404);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toContain('sha256-');
    }
  });

  it('come compressed, tagged and conditional', async () => {
    const plain = await test.get('/fr/a');
    const packed = await test.get('/fr/a', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);

    const known = `"x", W/${packed.headers.etag}`;
    const unchanged = await test.get('/fr/a', {
      headers: { 'accept-encoding': 'br', 'if-none-match': known },
    });
    expect(unchanged.statusCode).toBe(304);
    expect(unchanged.body).toBe('');
    expect(unchanged.headers.etag).toBe(packed.headers.etag);
  });

  it('stay known to who holds them as they were compressed at first', async () => {
    const get = (held?: string) =>
      test.get('/fr/a', { headers: { 'accept-encoding': 'br', ...(held && { 'if-none-match': held }) } });
    const first = await get();
    const firstTag = String(first.headers.etag);
    await vi.waitFor(async () => expect((await get()).headers.etag).not.toBe(firstTag));
    const better = await get();
    expect(brotliDecompressSync(better.rawPayload)).toEqual(brotliDecompressSync(first.rawPayload));
    const unchanged = await get(firstTag);
    expect(unchanged.statusCode).toBe(304);
    expect(unchanged.headers.etag).toBe(firstTag);
  });

  it('respond to HEAD with the headers of GET', async () => {
    const made = await test.app.inject({ method: 'HEAD', url: '/fr/a' });
    const got = await test.get('/fr/a');
    const kept = await test.app.inject({ method: 'HEAD', url: '/fr/a' });
    expect(rendered).toHaveLength(1);
    for (const head of [made, kept]) {
      expect(head.statusCode).toBe(200);
      expect(head.body).toBe('');
      expect(head.headers['content-length']).toBe(String(got.rawPayload.length));
      expect(head.headers.etag).toBe(got.headers.etag);
    }
  });

  it('are never cached for authenticated requests', async () => {
    await test.get('/fr/a', { headers: { authorization: 'Bearer x' } });
    await test.get('/fr/a', { headers: { authorization: 'Bearer x' } });
    expect(rendered).toHaveLength(2);
  });
});

describe('public calls', () => {
  it('are answered once for all spellings of one address', async () => {
    const first = await test.get('/api/products?sortBy=price&limit=2');
    const again = await test.get('/api/products?limit=2&sortBy=price', {
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(first.statusCode).toBe(200);
    expect(first.headers['cache-control']).toMatch(/^public/);
    expect(again.statusCode).toBe(304);
    expect(again.headers['x-total-count']).toBe(first.headers['x-total-count']);
  });

  it('are cached per language where they are translated', async () => {
    const specifications = [{ key: 'microphone', name: 'Micro', value: 'oui' }];
    const id = await test.seed.product({ title: 'Casque', category: 'audio', specifications });
    await test.publish();
    const inLanguage = (language: string) =>
      test.get(`/api/products/${id}`, { headers: { 'accept-language': language } });
    const responses = [await inLanguage('fr'), await inLanguage('en'), await inLanguage('fr-FR,fr;q=0.9')];
    expect(responses.map((response) => response.json().specifications[0].value)).toEqual([
      'Oui',
      'Yes',
      'Oui',
    ]);
    expect(responses[2]?.headers.etag).toBe(responses[0]?.headers.etag);
    for (const { headers } of responses) expect(headers.vary).toBe('Accept-Encoding, Accept-Language');
    expect((await test.get('/api/products')).headers.vary).toBe('Accept-Encoding');
  });

  it('have separate cache keys where their addresses cannot be decoded', async () => {
    const merchantId = await test.seed.merchant({ name: 'Sudtech' });
    const productId = await test.seed.product({ title: 'Housse %E8' });
    await test.seed.offer({ merchantId, productId, priceCents: 900 });
    await test.publish();
    const total = async (search: string) =>
      (await test.get(`/api/products?search=${search}`)).headers['x-total-count'];
    expect(await total('%E9')).toBe('0');
    expect(await total('%E8')).toBe('1');
  });

  it('name an unknown parameter in their refusal, whatever is cached', async () => {
    expect((await test.get('/api/search')).statusCode).toBe(200);
    for (const address of ['/api/search?x=1', '/api/categories?x=1', '/api/products?sort=price&x=1']) {
      const refused = await test.get(address, { headers: { 'accept-language': 'fr' } });
      expect(refused.statusCode).toBe(400);
      expect(refused.headers['cache-control']).toBe('no-store');
      expect(refused.json().message).toMatch(/^Paramètres? inconnus?\u00a0: (sort, )?x\.$/);
    }
  });

  it('are one for both names of what is searched', async () => {
    const first = await test.get('/api/products?search=casque&limit=1');
    const again = await test.get('/api/products?limit=1&q=casque', {
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect((await test.get('/api/products?q=casque&search=souris')).statusCode).toBe(400);
  });

  it('do not cache refusals', async () => {
    const refused = await test.get('/api/products?limit=0');
    expect(refused.statusCode).toBe(400);
    expect(refused.headers.etag).toBeUndefined();
    expect(refused.headers['cache-control']).toBe('no-store');
  });
});
