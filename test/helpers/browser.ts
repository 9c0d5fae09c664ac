import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { chromiumInterface } from './chromium-interface.ts';

/** Chromium keeps the last list of features to do without: what takes two thirds of the time of short tests, and Playwright's. */
const leftOut = [
  ...chromiumInterface,
  // Playwright's, as far as they matter to pages on this machine.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const wholePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const quickPath = process.env.QUICK_CHROMIUM_PATH ?? wholePath;

/** Debian's Chromium, or the one that CHROMIUM_PATH names; `keepsPages`: for when one comes back, which only the whole one does. */
export const launchBrowser = ({ keepsPages = false } = {}): Promise<Browser> =>
  chromium.launch({
    // Playwright turns it off: pages that one leaves are kept for when one comes back.
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
    executablePath: keepsPages ? wholePath : quickPath,
    args: [
      // Where there is none, pretending to have one costs more.
      '--disable-gpu',
      `--disable-features=${leftOut.join(',')}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });

export type TestPage = {
  page: Page;
  /** Errors of the page's scripts and of its content security policy; a picture that is missing is none. */
  complaints: string[];
  close(): Promise<void>;
};

const isMissingFile = (text: string) => text.startsWith('Failed to load resource');

/** A page in a context of its own, which collects what the browser complains about. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<TestPage> {
  const context = await browser.newContext({ locale: 'fr-FR', ...options });
  // A net only: a machine that others hold back takes four times as long as usual.
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isMissingFile(message.text())) complaints.push(message.text());
  });
  return { page, complaints, close: () => context.close() };
}

/** Whether all that can be pressed in a page is React's by now. */
const isAlive = `[...document.querySelectorAll('main, main :is(a, button, input, select, summary)')].every((element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps')))`;

/** Parts out of view are hydrated when a visitor does anything, once something listens. */
const comesToLife = `dispatchEvent(new Event('scroll')), ${isAlive}`;

/** Opens an address and waits until its scripts have taken over, those of parts out of view included. */
export async function visit(page: Page, address: string): Promise<number> {
  const response = await page.goto(address);
  await expect.poll(() => page.evaluate(comesToLife), { interval: 20 }).toBe(true);
  // What a page does as soon as it lives.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
  return response?.status() ?? 0;
}

/** Whether an element has the keyboard's focus. */
export const hasFocus = async (element: Locator): Promise<boolean> =>
  (await element.and(element.page().locator(':focus')).count()) === 1;

/** No page has frames; of what is in order, and that is most, nothing need be told. */
const runAxe = `axe.run(document, { resultTypes: ['violations'], iframes: false }).then(({ violations }) =>
  violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 200)) })))`;

/** Asks axe for every rule of WCAG 2.2 AA and its best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  expect(await page.evaluate(runAxe)).toEqual([]);
}

/** Nothing may stand out of a page's width: names what does. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const found = await page.evaluate(`(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 200));
  })()`);
  expect(found).toEqual([]);
}
