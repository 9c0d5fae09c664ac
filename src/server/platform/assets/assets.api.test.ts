import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/helpers/app.ts';
import { createFolderStorage } from '../files/folder-storage.ts';
import { deleteOldAssets, storeAssets } from './stored-assets.ts';

let shop: TestApp;
let own: string;

function build(name: string, files: Record<string, string>): string {
  const folder = path.join(shop.dataDir, name, 'assets');
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  return folder;
}
const storage = () => createFolderStorage(path.join(shop.dataDir, 'assets'));

beforeAll(async () => {
  const empty = await createTestApp();
  own = path.join(empty.dataDir, 'now');
  mkdirSync(path.join(own, 'assets'), { recursive: true });
  await empty.close();
  shop = await createTestApp({ clientDirectory: own });
});
afterAll(async () => {
  await shop.close();
  rmSync(path.dirname(own), { recursive: true, force: true });
});

test('a process has the scripts of other versions, as those of its own', async () => {
  const other = build('other', { 'page-B2.js': 'other()', 'page-B2.js.br': 'packed', 'style-B2.css': 'a{}' });
  expect((await shop.get('/assets/page-B2.js')).statusCode).toBe(404);
  expect(await storeAssets(other, storage())).toBe(true);
  expect(readdirSync(path.join(shop.dataDir, 'assets')).toSorted()).toEqual(['page-B2.js', 'style-B2.css']);
  const script = await shop.get('/assets/page-B2.js', { headers: { 'accept-encoding': 'br' } });
  expect([script.statusCode, script.body]).toEqual([200, 'other()']);
  expect(script.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(script.headers['content-security-policy']).toBeUndefined();
  const style = await shop.app.inject({ method: 'HEAD', url: '/assets/style-B2.css?v=1' });
  expect([style.statusCode, style.headers['content-type'], style.body]).toEqual([
    200,
    'text/css; charset=utf-8',
    '',
  ]);
});

test.each([
  '/assets/',
  '/assets/gone-C3.js',
  '/assets/../secret.js',
  '/assets/%2e%2e/secret.js',
  '/assets/a/../../secret.js',
  '/assets/page.html',
  '/assets/.hidden.js',
])('sends nothing else: %s', async (url) => {
  for (const name of ['page.html', '.hidden.js']) await storage().write(name, Buffer.from('secret'));
  writeFileSync(path.join(shop.dataDir, 'secret.js'), 'secret');
  const response = await shop.get(url);
  expect(response.statusCode).toBe(404);
  expect(response.body).not.toContain('secret');
});

test('what no version has stored for long is deleted, and what one uses is kept', async () => {
  const now = build('used', { 'used-D4.js': 'used()' });
  const stored = path.join(shop.dataDir, 'assets');
  await storage().write('former-E5.js', Buffer.from('former()'));
  await storeAssets(now, storage());
  const longAgo = new Date('2026-01-01T00:00:00Z');
  for (const name of ['used-D4.js', 'former-E5.js']) utimesSync(path.join(stored, name), longAgo, longAgo);
  await storeAssets(now, storage());
  await deleteOldAssets(storage(), new Date('2026-02-01T00:00:00Z'));
  expect((await shop.get('/assets/used-D4.js')).body).toBe('used()');
  expect((await shop.get('/assets/former-E5.js')).statusCode).toBe(404);
  expect(await storeAssets(path.join(shop.dataDir, 'none'), storage())).toBe(false);
});
