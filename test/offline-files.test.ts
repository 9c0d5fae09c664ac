import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(`public/${name}`, 'utf8');
const worker = read('service-worker.js');

test('the service worker changes with the files that it keeps, so that browsers take them anew', () => {
  const files = ['offline.html', 'offline.css', 'offline.js', 'favicon.svg'];
  const listed = /const page = '\/(.*)';\nconst files = \[page, (.*)\];/.exec(worker);
  expect(`'/${listed?.[1]}', ${listed?.[2]}`).toBe(files.map((name) => `'/${name}'`).join(', '));
  const hash = createHash('sha256');
  for (const name of files) hash.update(read(name));
  expect(/const version = '(\w+)'/.exec(worker)?.[1]).toBe(hash.digest('hex').slice(0, 12));
});

type Request = () => Promise<Response | undefined>;

/** What the worker shows of a page: `early` is what the browser asks for while it starts, `late` the worker's own request. */
async function shown(early: Request, late: Request): Promise<string> {
  const listeners = new Map<string, (event: object) => void>();
  const addEventListener = (type: string, listener: (event: object) => void) => listeners.set(type, listener);
  const match = async (path: string) => new Response(`kept ${path}`);
  runInNewContext(worker, { addEventListener, caches: { match }, fetch: late, Response, URL });
  const request = { mode: 'navigate', method: 'GET', url: 'https://shop.test/fr/deals' };
  const response = await new Promise<Response>((respondWith) =>
    listeners.get('fetch')?.({ request, preloadResponse: early(), respondWith }),
  );
  return response.text();
}
const lost = () => Promise.reject(new TypeError('no network'));
const none = async () => undefined;
const page = async () => new Response('new');

test('without a connection a page is the one that is kept, in whichever way a browser says that there is none', async () => {
  expect(await shown(lost, lost)).toBe('kept /offline.html');
  // Firefox.
  expect(await shown(async () => Response.error(), lost)).toBe('kept /offline.html');
  expect(await shown(none, lost)).toBe('kept /offline.html');
});

test('with a connection a page comes from the server', async () => {
  expect(await shown(page, lost)).toBe('new');
  expect(await shown(none, page)).toBe('new');
});

test('an installed app is whole: icons, its own window, and links that other apps share', () => {
  const manifest = JSON.parse(read('manifest.webmanifest'));
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  const sizes = manifest.icons.map(
    ({ sizes, purpose = 'any' }: Record<string, string>) => `${sizes} ${purpose}`,
  );
  expect(sizes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  for (const { src } of manifest.icons) expect(readFileSync(`public${src}`).length).toBeGreaterThan(100);
  expect(manifest.share_target).toEqual({
    action: '/find',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  });
});
