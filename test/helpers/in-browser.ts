import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { launchBrowser, openPage, type TestPage, visit } from './browser.ts';
import { type PagesServer, startPagesServer } from './pages-server.ts';
import { createPeople, type People } from './people.ts';
import { type Shop, startShop } from './shop.ts';

type Served = { origin: string; close(): Promise<void> };

/** What a test file asks in a browser. All but `open` is there only while tests run. */
export type InBrowser<S extends Served> = {
  readonly browser: Browser;
  readonly server: S;
  /** The running test's own. Its complaints fail the test. */
  readonly page: Page;
  /** Opens a path of the server in that page; answers the status. */
  open(path: string): Promise<number>;
};

/** One browser and one server for a file, one page for each of its tests. */
export function withBrowser<S extends Served>(
  start: () => Promise<S>,
  options: BrowserContextOptions = {},
): InBrowser<S> {
  let browser: Browser;
  let server: S;
  let opened: TestPage;

  beforeAll(async () => {
    [browser, server] = await Promise.all([launchBrowser(), start()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  beforeEach(async () => {
    opened = await openPage(browser, options);
  });
  afterEach(async () => {
    await opened.close();
    expect(opened.complaints).toEqual([]);
  });

  return {
    get browser() {
      return browser;
    },
    get server() {
      return server;
    },
    get page() {
      return opened.page;
    },
    open: (path) => visit(opened.page, server.origin + path),
  };
}

/** The same over the fixture catalogue, where each test begins with all calls answering at once. */
export function withPages(options?: BrowserContextOptions): InBrowser<PagesServer> {
  const opened = withBrowser(startPagesServer, options);
  beforeEach(() => void Object.assign(opened.server, { failing: [], delay: 0, asked: [] }));
  return opened;
}

/** The same over the whole product, with people who have accounts in it. */
export function withShop(
  options?: BrowserContextOptions,
  start: () => Promise<Shop> = startShop,
): InBrowser<Shop & { people: People }> {
  return withBrowser(async () => {
    const shop = await start();
    return { ...shop, people: createPeople(shop) };
  }, options);
}
