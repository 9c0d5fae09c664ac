import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { chromiumInterface } from './chromium-interface.ts';

/** Chromium keeps the last list of features to do without: what takes two thirds of the time of short tests, and Playwright's. */
const leftOut = [
  ...chromiumInterface,
  // A new frame for each document, within a site too: an eighth of what opening a page costs.
  'RenderDocument',
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

/**
 * Code of pages that live for a second is not worth optimising, nor what they leave collecting: a sixth of what a page costs
 * together with axe.
 */
const scriptFlags = ['--no-opt', '--no-maglev', '--min-semi-space-size=32'];

const wholePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const quickPath = process.env.QUICK_CHROMIUM_PATH ?? wholePath;

type LaunchOptions = {
  /** For when a page that one left comes back, which only the whole Chromium does. */
  keepsPages?: boolean;
  /** For notifications, which only the whole one shows. */
  notifies?: boolean;
  /** The film (mjpeg) that its camera plays, which only the whole one has; left out: none. */
  camera?: string;
};

/** Debian's Chromium, or the one that CHROMIUM_PATH names. */
export const launchBrowser = ({
  keepsPages = false,
  notifies = false,
  camera,
}: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({
    // Playwright turns it off: pages that one leaves are kept for when one comes back.
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
    executablePath: keepsPages || notifies || camera ? wholePath : quickPath,
    args: [
      // Where there is none, pretending to have one costs more.
      '--disable-gpu',
      `--disable-features=${leftOut.join(',')}`,
      ...(camera === undefined
        ? []
        : ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${camera}`]),
      `--js-flags=${scriptFlags.join(',')}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });

let shared: Promise<Browser> | undefined;

/** The browser of all files of a worker, which ends with it. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}

export type TestPage = {
  page: Page;
  /** Errors of the page's scripts and of its content security policy; a picture that is missing is none. */
  complaints: string[];
  /** Makes it a new visitor's: storage of `origin`, cookies, routes, scripts and other pages go, the look is as at first. */
  reset(origin: string): Promise<void>;
  close(): Promise<void>;
};

const isMissingFile = (text: string) => text.startsWith('Failed to load resource');

/** Resizing lays a page out again, even to the size that it has. */
export async function setSize(
  page: Page,
  { width, height }: { width: number; height: number },
): Promise<void> {
  const size = page.viewportSize();
  if (size?.width !== width || size.height !== height) await page.setViewportSize({ width, height });
}

const firstScripts = new WeakMap<Page, { dispose(): Promise<void> }[]>();

/** Runs a script before those of each document that a page opens, until the page is reset. */
export async function runFirst(page: Page, script: string): Promise<void> {
  firstScripts.set(page, [...(firstScripts.get(page) ?? []), await page.addInitScript(script)]);
}

async function resetPage(page: Page, origin: string, options: BrowserContextOptions): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const script of firstScripts.get(page) ?? []) await script.dispose();
  firstScripts.delete(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  // It has no scripts: nothing is stored any more, and what was can be cleared. It has the headers of a page: on the way to
  // a document with another Cross-Origin-Opener-Policy and on the way back Chromium starts a new process.
  await page.goto(`${origin}/healthz`);
  await page.evaluate('localStorage.clear(), sessionStorage.clear()');
  await context.clearCookies();
  await page.mouse.move(0, 0);
  await setSize(page, options.viewport ?? { width: 1280, height: 720 });
  const { colorScheme = 'light', reducedMotion = 'no-preference' } = options;
  await page.emulateMedia({ colorScheme, reducedMotion });
}

/** A page in a context of its own, French unless said otherwise, which collects what the browser complains about. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<TestPage> {
  // What a service worker asks for, a test could not answer instead.
  const context = await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block', ...options });
  // A net only: a machine that others hold back takes four times as long as usual.
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isMissingFile(message.text())) complaints.push(message.text());
  });
  return {
    page,
    complaints,
    // The icon of a page that is left may be asked for under the policy of the document that stands then.
    reset: (origin) => resetPage(page, origin, options).finally(() => complaints.splice(0)),
    close: () => context.close(),
  };
}

/** Whether all that can be pressed in a page is React's by now. */
const isAlive = `[...document.querySelectorAll('main, main :is(a, button, input, select, summary)')].every((element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps')))`;

/** Parts out of view are hydrated when a visitor does anything, once something listens. */
const comesToLife = `dispatchEvent(new Event('scroll')), ${isAlive}`;

/** Resolves in the page, as each question from here costs three processes; then comes what a page does once hydrated. */
const hydrated = `new Promise((done) => {
  const look = () => (${comesToLife}) ? requestAnimationFrame(() => setTimeout(done, 0, true)) : setTimeout(look, 20);
  look();
})`;

/** Opens an address and waits until its scripts have taken over, those of parts out of view included. */
export async function visit(page: Page, address: string): Promise<number> {
  const response = await page.goto(address);
  // Again where the page navigates meanwhile.
  await expect.poll(() => page.evaluate(hydrated), { interval: 20 }).toBe(true);
  return response?.status() ?? 0;
}

/** Whether an element has the keyboard's focus. */
export const hasFocus = async (element: Locator): Promise<boolean> =>
  (await element.and(element.page().locator(':focus')).count()) === 1;

/** Minified: each page parses it. */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * No page has frames; of what is in order, and that is most, nothing need be told. What is not is told by its selector and what
 * would mend it: axe would write down the HTML of each element that it looks at (a twentieth of its time).
 */
const runAxe = (rules = '') => `axe.configure({ noHtml: true }), axe.run(document, {
  ${rules} resultTypes: ['violations'], iframes: false,
}).then(({ violations }) => violations.map(({ id, nodes }) =>
  ({ id, where: nodes.map(({ target, failureSummary }) => target.join(' ') + ': ' + failureSummary) })))`;
const aboutEverything = runAxe();
const aboutColours = runAxe(`runOnly: { type: 'tag', values: ['cat.color'] },`);
const aboutAllButColours = runAxe(`rules: Object.fromEntries(
  axe.getRules(['cat.color']).map(({ ruleId }) => [ruleId, { enabled: false }])
),`);

async function expectNothing(page: Page, question: string): Promise<void> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  expect(await page.evaluate(question)).toEqual([]);
}

/** Asks axe for every rule of WCAG 2.2 AA and its best practices. */
export const expectAccessible = (page: Page): Promise<void> => expectNothing(page, aboutEverything);

/** The same without the rules about colours, which take five sixths of the time, for who asks those of a part of the page. */
export const expectAccessibleButColours = (page: Page): Promise<void> =>
  expectNothing(page, aboutAllButColours);

/** A window's width in pixels, and its theme. */
export type Look = { width: number; colorScheme: 'light' | 'dark' };

/** Both languages, in four widths (640: that of a computer at a zoom of 200 %), each theme with two of them. */
export const looksInBothLanguages = [
  {
    language: 'fr',
    looks: [
      { width: 320, colorScheme: 'light' },
      { width: 640, colorScheme: 'dark' },
    ],
  },
  {
    language: 'en',
    looks: [
      { width: 1280, colorScheme: 'dark' },
      { width: 390, colorScheme: 'light' },
    ],
  },
] as const;

/** One page in several looks: asks axe, whether anything stands out of the window, and what else is to hold in each. */
export async function expectSound(
  page: Page,
  looks: readonly Look[],
  expectMore?: () => Promise<void>,
): Promise<void> {
  for (const [at, { width, colorScheme }] of looks.entries()) {
    await setSize(page, { width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectNoSidewaysScrolling(page);
    // In the same window the other theme has other colours, and nothing else.
    if (looks[at - 1]?.width === width) await expectNothing(page, aboutColours);
    else await expectAccessible(page);
    await expectMore?.();
  }
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
