import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/helpers/app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

describe('pictures', () => {
  test('never change', async () => {
    writeFileSync(path.join(shop.dataDir, 'pictures', 'a.webp'), 'picture');
    const response = await shop.get('/pictures/a.webp');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    '/pictures/',
    '/pictures/b.webp',
    '/pictures/../secret',
    '/pictures/%2e%2e/secret',
    '/pictures/.hidden',
  ])('does not give %s', async (url) => {
    writeFileSync(path.join(shop.dataDir, 'secret'), 'secret');
    writeFileSync(path.join(shop.dataDir, 'pictures', '.hidden'), 'secret');
    const response = await shop.get(url);
    expect([400, 404]).toContain(response.statusCode);
    expect(response.body).not.toContain('secret"');
  });
});

test('serves the built interface: hashed files for ever and compressed, others for a while', async () => {
  const clientDirectory = path.join(shop.dataDir, 'client');
  mkdirSync(path.join(clientDirectory, 'assets'), { recursive: true });
  writeFileSync(path.join(clientDirectory, 'assets', 'app-1a2b.js'), 'plain');
  writeFileSync(path.join(clientDirectory, 'assets', 'app-1a2b.js.br'), 'small');
  writeFileSync(path.join(clientDirectory, 'favicon.svg'), '<svg/>');
  const other = await createTestApp({ clientDirectory });
  const small = await other.get('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(small.body).toBe('small');
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(small.headers['content-type']).toContain('javascript');
  expect((await other.get('/assets/app-1a2b.js')).body).toBe('plain');
  expect((await other.get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  expect((await other.get('/assets/gone.js')).statusCode).toBe(404);
  await other.close();
});

test('has an icon for those who ask for /favicon.ico', async () => {
  const other = await createTestApp({ clientDirectory: path.resolve('public') });
  const icon = await other.get('/favicon.ico');
  expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/vnd.microsoft.icon']);
  // An ICO file with several pictures.
  expect([...icon.rawPayload.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  expect(icon.rawPayload.readUInt16LE(4)).toBeGreaterThan(1);
  await other.close();
});
