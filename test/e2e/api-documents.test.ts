import { expect, test } from 'vitest';
import { createTestApp } from '../helpers/app.ts';
import {
  expectAccessible,
  expectAccessibleButColours,
  expectNoSidewaysScrolling,
  expectSound,
} from '../helpers/browser.ts';
import { withBrowser } from '../helpers/in-browser.ts';

const opened = withBrowser(
  async () => {
    const shop = await createTestApp();
    return { ...shop, origin: await shop.app.listen({ host: '127.0.0.1', port: 0 }) };
  },
  { viewport: { width: 390, height: 800 } },
);

/** Hides what by tags and classes only repeats what stands above it: a style gives both the same colours. */
const hideRepeated = `(() => {
  const kinds = new Set();
  const look = (element, above) => {
    const kind = above + ' ' + element.tagName + '.' + element.className;
    let isNew = !kinds.has(kind);
    kinds.add(kind);
    for (const child of element.children) isNew = look(child, kind) || isNew;
    element.hidden ||= !isNew;
    return isNew;
  };
  look(document.body, '');
})()`;

test('the API’s documents can be read by everyone, in a narrow window, light and dark', async () => {
  const { page, server } = opened;
  await page.goto(`${server.origin}/api/docs`);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await expectNoSidewaysScrolling(page);
  await expectAccessibleButColours(page);
  await page.evaluate(hideRepeated);
  await expectSound(page, [
    { width: 390, colorScheme: 'light' },
    { width: 390, colorScheme: 'dark' },
  ]);
});

test('the API’s documents are narrowed to what is typed, and whole again without it', async () => {
  const { page, server } = opened;
  await page.goto(`${server.origin}/api/docs`);
  const login = page.getByRole('heading', { name: 'POST /auth/login' });
  const others = page.getByRole('heading', { name: 'GET /face-to-face' });
  expect(await others.isVisible()).toBe(true);
  const field = page.getByRole('searchbox', { name: 'Find a call, a field, a subject' });
  await field.fill('SIGN auth/login');
  expect(await login.isVisible()).toBe(true);
  expect(await others.isVisible()).toBe(false);
  expect(await page.getByRole('heading', { name: 'Catalogue', exact: true }).isVisible()).toBe(false);
  expect(await page.getByRole('status').innerText()).toMatch(/^\d matches$/);
  await field.fill('zzz');
  expect(await page.getByRole('status').innerText()).toBe('0 matches');
  await field.fill('');
  expect(await others.isVisible()).toBe(true);
  expect(await page.getByRole('status').innerText()).toBe('');
});

test('the page of last resort can be read by everyone', async () => {
  const { page, server } = opened;
  await page.goto(`${server.origin}/fr`);
  expect(await page.locator('main').innerText()).toContain('Introuvable.');
  await expectAccessible(page);
});
