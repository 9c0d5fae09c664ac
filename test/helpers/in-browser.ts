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
  /** The running test's own, unless shared. Its complaints fail the test. */
  readonly page: Page;
  /** Opens a path of the server in that page; returns the status. */
  open(path: string): Promise<number>;
};

type Options = BrowserContextOptions & {
  /** All tests share one page: half as expensive as one for each, for tests without state. */
  isPageShared?: boolean;
};

/** One browser and one server for a file, one page for each of its tests. */
export function withBrowser<S extends Served>(
  start: () => Promise<S>,
  { isPageShared = false, ...options }: Options = {},
): InBrowser<S> {
  let browser: Browser;
  let server: S;
  let opened: TestPage | undefined;
  const page = () => {
    if (!opened) throw new Error('No test runs');
    return opened.page;
  };

  beforeAll(async () => {
    [browser, server] = await Promise.all([launchBrowser(), start()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  beforeEach(async () => {
    opened ??= await openPage(browser, options);
  });
  afterEach(async () => {
    const tested = opened;
    if (!isPageShared) {
      opened = undefined;
      await tested?.close();
    }
    expect(tested?.complaints.splice(0)).toEqual([]);
  });

  return {
    get browser() {
      return browser;
    },
    get server() {
      return server;
    },
    get page() {
      return page();
    },
    open: (path) => visit(page(), server.origin + path),
  };
}

/** The same over the fixture catalogue, where each test begins with all calls answering at once. */
export function withPages(options?: Options): InBrowser<PagesServer> {
  const opened = withBrowser(startPagesServer, options);
  beforeEach(() => void Object.assign(opened.server, { failing: [], delay: 0, asked: [] }));
  return opened;
}

/** The same over the whole product, with people who have accounts in it. */
export function withShop(
  options?: Options,
  start: () => Promise<Shop> = startShop,
): InBrowser<Shop & { people: People }> {
  return withBrowser(async () => {
    const shop = await start();
    return { ...shop, people: createPeople(shop) };
  }, options);
}
