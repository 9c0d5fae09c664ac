import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it, test } from 'vitest';
import { runFirst } from '../helpers/browser.ts';
import { withShop } from '../helpers/in-browser.ts';

// What the oldest browsers that `docs/app.md` names do without.

const opened = withShop({ pages: 'reset' });

beforeAll(async () => {
  const { seed, publish } = opened.server;
  const merchantId = await seed.merchant({ name: 'Nord' });
  for (const title of ['Acme Laptop 14', 'Acme Laptop 15']) {
    const productId = await seed.product({ title });
    await seed.offer({ merchantId, productId, priceCents: 69_900 });
  }
  await publish();
});

const newer = [
  /\bPromise\.(?:withResolvers|try)\b/,
  /\b(?:Map|Object)\.groupBy\b/,
  /\bURL\.(?:canParse|parse)\b/,
  /\bArray\.fromAsync\b/,
  /\bAbortSignal\.any\b/,
  /\bRegExp\.escape\b/,
  /\bIterator\.from\b/,
  /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  /\.(?:values|keys|entries)\(\)\.(?:map|filter|find|some|every|reduce|toArray|take|drop|flatMap)\(/,
  /\b(?:requestIdleCallback|scheduler\.(?:yield|postTask))\b/,
];

test('scripts ask for nothing that Safari 16.4 has not', () => {
  const files = globSync('build/client/**/*.js');
  expect(files.length).toBeGreaterThan(100);
  const asking = files.flatMap((file) => {
    const script = readFileSync(file, 'utf8');
    return newer.filter((pattern) => pattern.test(script)).map((pattern) => `${file}: ${pattern}`);
  });
  expect(asking).toEqual([]);
});

/** Takes popovers and anchors away, which Safari 16 has not. */
async function withoutPopovers(page: Page) {
  await runFirst(
    page,
    `for (const name of ['showPopover', 'hidePopover', 'togglePopover']) delete HTMLElement.prototype[name]`,
  );
  await page.route('**/*', async (route) => {
    const kind = route.request().resourceType();
    if (kind !== 'document' && kind !== 'stylesheet') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(' popover="', ' data-popover="')
      .replaceAll(/:popover-open|position-area/g, (name) =>
        name.startsWith(':') ? ':not-known' : 'not-known',
      );
    return route.fulfill({ response, body });
  });
}

it('has menus without popovers: there while one points at them', async () => {
  const { page, open } = opened;
  await withoutPopovers(page);
  await open('/en');
  const bar = page.getByRole('banner');
  const categories = bar.getByRole('link', { name: 'Computing' });
  await expect.poll(() => categories.count()).toBe(0);
  await bar.getByRole('button', { name: 'Categories' }).hover();
  await categories.click();
  await expect.poll(() => page.locator('h1').textContent()).toBe('Computing');
  await page.mouse.move(600, 600);
  await expect.poll(() => categories.count()).toBe(0);
});

it('has the menu of who is signed in without popovers', async () => {
  const { page, open, server } = opened;
  const token = await server.people.token(await server.people.create({ name: 'Zoé' }));
  await runFirst(page, `localStorage.setItem('token', '${token}')`);
  await withoutPopovers(page);
  await open('/en');
  await page.getByRole('button', { name: 'Hello, Zoé' }).hover();
  await page.getByRole('link', { name: 'View Profile' }).click();
  await expect.poll(() => page.locator('h1').textContent()).toBe('Profile');
});
