import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling, hasFocus } from '../helpers/browser.ts';
import { withPages } from '../helpers/in-browser.ts';

const opened = withPages({ pages: 'reset' });
const { open } = opened;

const field = () => opened.page.locator('header input[name=search]');
const options = () => opened.page.getByRole('option');
const address = () => {
  const { pathname, searchParams } = new URL(opened.page.url());
  return pathname + (searchParams.get('search') ?? '');
};

/** The option that the field names as the chosen one. */
async function chosen(): Promise<Locator> {
  const id = await field().getAttribute('aria-activedescendant');
  return opened.page.locator(`[id="${id}"][aria-selected=true]`);
}

async function type(text: string): Promise<void> {
  await open('/en');
  await field().click();
  await expect.poll(() => field().getAttribute('role')).toBe('combobox');
  await field().pressSequentially(text, { delay: 20 });
  await options().first().waitFor();
}

it('suggests while typing, walks through the options by keyboard, and leads where the chosen one says', async () => {
  const { page } = opened;
  await type('amd');
  expect(await field().getAttribute('aria-expanded')).toBe('true');
  await expect
    .poll(() => page.getByRole('status').filter({ hasText: 'suggestions' }).textContent())
    .toMatch(/^\d/);
  expect(await page.getByRole('group', { name: 'Brands' }).getByRole('option').count()).toBe(1);
  const count = await options().count();
  expect(count).toBeGreaterThan(2);

  await page.keyboard.press('ArrowDown');
  expect(await (await chosen()).textContent()).toContain('AMD');
  await page.keyboard.press('ArrowUp');
  expect(await (await chosen()).getAttribute('id')).toBe(
    await options()
      .nth(count - 1)
      .getAttribute('id'),
  );
  await page.keyboard.press('Home');
  expect(await field().getAttribute('aria-activedescendant')).toBeNull();
  expect(await hasFocus(field())).toBe(true);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const target = await (await chosen()).getAttribute('href');
  expect(target).toMatch(/^\/en\/product\/\d+$/);
  await page.keyboard.press('Enter');
  await expect.poll(address).toBe(target);
  await expect.poll(() => options().count()).toBe(0);
  expect(await field().getAttribute('aria-expanded')).toBe('false');
});

it('closes on Escape and on leaving, and searches what was typed where nothing is chosen', async () => {
  const { page } = opened;
  await type('amd');
  await page.keyboard.press('Escape');
  expect(await options().count()).toBe(0);
  expect(await field().inputValue()).toBe('amd');
  await page.keyboard.press('ArrowDown');
  await options().first().waitFor();
  await page.keyboard.press('Tab');
  expect(await options().count()).toBe(0);
  await field().focus();
  await page.keyboard.press('Enter');
  await expect.poll(address).toBe('/en/productsamd');
});

it('debounces requests while typing, and lets a mouse choose', async () => {
  await type('ryzen');
  await expect.poll(() => opened.server.asked).toContain('ryzen');
  expect(opened.server.asked.length).toBeLessThan(5);
  const first = options().first();
  const target = await first.getAttribute('href');
  await first.click();
  await expect.poll(address).toBe(target);
});

it('remembers searches that found something, offers them in the empty field, and forgets them on request', async () => {
  const { page } = opened;
  for (const search of ['ssd', 'ryzen', 'nothing-at-all']) {
    await open(`/en/products?search=${search}`);
  }
  await open('/en');
  await field().click();
  const recent = page.getByRole('group', { name: 'Recent searches' });
  await expect
    .poll(() => recent.getByRole('option').allTextContents())
    .toEqual(['ryzen', 'ssd', 'Clear recent searches']);
  await recent.getByRole('option', { name: 'ssd' }).click();
  await expect.poll(address).toBe('/en/productsssd');
  await expect.poll(() => field().inputValue()).toBe('ssd');

  await open('/en');
  await field().click();
  await page.getByRole('option', { name: 'Clear recent searches' }).click();
  await expect.poll(() => options().count()).toBe(0);
  expect(await page.evaluate(`localStorage.getItem('recentSearches')`)).toBe('[]');
});

it('leaves the width beside the picture to a product’s title: the price stands below it', async () => {
  await type('amd');
  const product = options()
    .filter({ has: opened.page.locator('.line-clamp-2') })
    .first();
  const [own, title] = [await product.boundingBox(), await product.locator('.line-clamp-2').boundingBox()];
  expect((title?.width ?? 0) / (own?.width ?? 1)).toBeGreaterThan(0.6);
});

it('stays a plain form where suggestions fail', async () => {
  opened.server.failing = ['suggest'];
  const { page } = opened;
  await open('/en');
  await field().click();
  await field().pressSequentially('ryzen');
  await expect.poll(() => opened.server.asked.length).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect.poll(address).toBe('/en/productsryzen');
});

it.each([
  ['light', 320],
  ['dark', 1280],
] as const)('is accessible with its options open: %s, %i px', async (colorScheme, width) => {
  await opened.page.emulateMedia({ colorScheme });
  await opened.page.setViewportSize({ width, height: 720 });
  await type('amd');
  await opened.page.keyboard.press('ArrowDown');
  await expectAccessible(opened.page);
  await expectNoSidewaysScrolling(opened.page);
});

it('asks in the language of the page, whatever the browser’s is', async () => {
  await open('/fr');
  const asked = opened.page.waitForRequest(/\/api\/suggest\?/);
  await field().click();
  await expect.poll(() => field().getAttribute('role')).toBe('combobox');
  await field().pressSequentially('amd', { delay: 20 });
  expect(await (await asked).headerValue('accept-language')).toBe('fr');
});
