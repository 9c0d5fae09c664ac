import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openPage, visit } from '../helpers/browser.ts';
import { type PagesServer, startPagesServer } from '../helpers/pages-server.ts';

let browser: Browser;
let server: PagesServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser({ keepsPages: true }), startPagesServer()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** What moves by itself, and whether the page came back as it was left. */
const watch = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts.push(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('pageshow', ({ persisted }) => { window.returned = persisted; });
`;

/** A browser whose formatters put other spaces into dates than the server's, as one of another age does. */
const otherSpaces = `
  const { get } = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format');
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
    get() { return (date) => get.call(this)(date).replaceAll(/\\s/g, '\\u2009'); },
  });
`;

it.each(['/fr', '/fr/category/Laptops', '/fr/product/1', '/fr/products?search=laptop', '/fr/cart'])(
  '%s asks for scripts after its picture, stands still as they take over, and is there at once when one comes back',
  async (path) => {
    const { page, complaints, close } = await openPage(browser, { viewport: { width: 390, height: 844 } });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.addInitScript(watch + otherSpaces);
    await visit(page, server.origin + path);
    const firstOf = (kind: RegExp) => asked.findIndex((file) => kind.test(file));
    expect(firstOf(/\.js$/)).toBeGreaterThan(firstOf(/pictures\//));
    expect(complaints).toEqual([]);
    expect(await page.locator('meta[name=description]').count()).toBe(1);
    // What a browser calls good is 0.1; a font that comes late moves its line by less than a thousandth.
    expect(await page.evaluate('window.shifts.reduce((sum, shift) => sum + shift, 0)')).toBeLessThan(0.001);
    await page.evaluate('window.kept = true');
    await page.goto(`${server.origin}/fr/legal`);
    await page.evaluate('setTimeout(() => history.back())');
    await expect
      .poll(() => page.evaluate('[window.kept, window.returned]').catch(() => []))
      .toEqual([true, true]);
    // A second link to the same styles, as of a part loaded later, would lay the whole page out anew.
    const styles = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const paths = styles.map((style) => new URL(style ?? '', server.origin).pathname);
    expect(paths).toContainEqual(expect.stringMatching(/^\/assets\/app-[^/]+\.css$/));
    expect(new Set(paths).size).toBe(paths.length);
    await close();
  },
);

/** Pieces of the cart that the browser keeps. */
const pieces = `JSON.parse(localStorage.getItem('cart') ?? '[]').reduce((sum, { quantity }) => sum + quantity, 0)`;

it('comes to life without complaint where its texts come last, and does once what was pressed meanwhile', async () => {
  const { page, complaints, close } = await openPage(browser);
  const { promise: rest, resolve: send } = Promise.withResolvers<void>();
  let held = 0;
  await page.route(/\/assets\/fr-[^/]+\.js$/, async (route) => {
    held++;
    await rest;
    await route.continue();
  });
  // Where the address names no language, texts are asked for beside the scripts that draw them.
  const alive = visit(page, `${server.origin}/product/1`);
  await expect
    .poll(() => page.evaluate(`Object.keys(document).some((key) => key.startsWith('__reactContainer'))`))
    .toBe(true);
  // What the browser asks for is heard of later than what the page says.
  await expect.poll(() => held).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
  send();
  expect(await alive).toBe(200);
  await expect.poll(() => page.evaluate(pieces)).toBe(1);
  // A press that is still kept is done twenty times a second.
  await page.waitForTimeout(200);
  expect(await page.evaluate(pieces)).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

/** A page whose scripts are on their way until `send`. */
async function openBeforeScripts(path: string) {
  const opened = await openPage(browser);
  const { promise: rest, resolve: send } = Promise.withResolvers<void>();
  await opened.page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await rest;
    await route.continue();
  });
  await opened.page.goto(server.origin + path, { waitUntil: 'domcontentloaded' });
  return { ...opened, send };
}

it('does once what was pressed before its scripts were there', async () => {
  const { page, complaints, send, close } = await openBeforeScripts('/fr/category/Laptops');
  await page.getByRole('button', { name: 'Ajouter à ma sélection' }).first().click();
  send();
  await page.getByRole('dialog').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

it('does once what was pressed again and again before its scripts were there', async () => {
  const { page, complaints, send, close } = await openBeforeScripts('/fr/product/1');
  const button = page.getByRole('button', { name: 'Ajouter au panier' }).first();
  await button.dblclick();
  await button.focus();
  await page.keyboard.press('Enter');
  send();
  await expect.poll(() => page.evaluate(pieces)).toBe(1);
  // A press that is still kept is done twenty times a second.
  await page.waitForTimeout(200);
  expect(await page.evaluate(pieces)).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

it('sorts by what was chosen before its scripts were there', async () => {
  const { page, complaints, send, close } = await openBeforeScripts('/fr/category/Laptops');
  await page.getByLabel('Trier par').selectOption('price');
  send();
  await page.waitForURL(/sortBy=price$/);
  expect(await page.getByLabel('Trier par').inputValue()).toBe('price');
  expect(complaints).toEqual([]);
  await close();
});

it('does once what was pressed while the page still arrived', async () => {
  const { page, complaints, close } = await openPage(browser);
  await page.addInitScript(`
    const press = (_changes, observer) => {
      const button = [...document.querySelectorAll('main button[type=button]')].find((button) =>
        button.textContent.includes('Ajouter au panier'),
      );
      if (!button) return;
      observer.disconnect();
      window.pressedWhile = document.readyState;
      button.click();
    };
    new MutationObserver(press).observe(document, { childList: true, subtree: true });
  `);
  await visit(page, `${server.origin}/fr/product/1`);
  expect(await page.evaluate('window.pressedWhile')).toBe('loading');
  await expect.poll(() => page.evaluate(pieces)).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

it('leaves open what needs no scripts to open', async () => {
  const { page, complaints, send, close } = await openBeforeScripts('/fr/category/Laptops');
  await page.getByRole('button', { name: 'Catégories' }).click();
  await page.evaluate(`
    window.closings = 0;
    document.querySelector(':popover-open').addEventListener('toggle', ({ newState }) => {
      if (newState === 'closed') window.closings++;
    });
  `);
  send();
  await expect
    .poll(() =>
      page.evaluate(
        `Object.keys(document.querySelector('button[popovertarget]')).some((key) => key.startsWith('__reactProps'))`,
      ),
    )
    .toBe(true);
  // A kept press is looked after twenty times a second.
  await page.waitForTimeout(200);
  expect(await page.evaluate('window.closings')).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

it('fetches what a pointer rests on before it is pressed', async () => {
  const { page, close } = await openPage(browser);
  await visit(page, `${server.origin}/fr/category/Laptops`);
  const fetched = page.waitForRequest(/\/fr\/product\/\d+\.data/);
  await page.locator('.card-title a').first().hover();
  await fetched;
  await close();
});
