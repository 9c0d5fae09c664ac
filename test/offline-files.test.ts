import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
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
