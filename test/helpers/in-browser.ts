import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { openPage, sharedBrowser, type TestPage, visit } from './browser.ts';
import { type PagesServer, startPagesServer } from './pages-server.ts';
import { createPeople, type People } from './people.ts';
import { type Shop, startShop } from './shop.ts';

type Served = { origin: string; close(): Promise<void> };

/** What a test file asks in a browser. All but `open` is there only while tests run. */
export type InBrowser<S extends Served> = {
  readonly browser: Browser;
  readonly server: S;
  /** The running test's. Its complaints fail the test. */
  readonly page: Page;
  /** Opens a path of the server in that page; returns the status. */
  open(path: string): Promise<number>;
};

type Options = BrowserContextOptions & {
  /**
   * `new` (unless said otherwise): each test has a context and a page of its own. `reset`: it has the page of the test before,
   * without what that one left behind but with what it fetched and compiled: two fifths cheaper. `kept`: as it was left, for
   * tests without state.
   */
  pages?: 'new' | 'reset' | 'kept';
};

/** Pages that are reset between tests, for the next file with the same options. */
const leftPages = new Map<string, TestPage>();

/** One server for a file, and a page for each of its tests. */
export function withBrowser<S extends Served>(
  start: () => Promise<S>,
  { pages = 'new', ...options }: Options = {},
): InBrowser<S> {
  let browser: Browser;
  let server: S;
  let opened: TestPage | undefined;
  const key = JSON.stringify(options);
  // An animation is drawn sixty times a second.
  const openTestPage = () => openPage(browser, { reducedMotion: 'reduce', ...options });
  const page = () => {
    if (!opened) throw new Error('No test runs');
    return opened.page;
  };

  beforeAll(async () => {
    [browser, server] = await Promise.all([sharedBrowser(), start()]);
    opened = (pages === 'reset' && leftPages.get(key)) || (await openTestPage());
    leftPages.delete(key);
  });
  afterAll(async () => {
    if (pages === 'reset' && opened) leftPages.set(key, opened);
    else await opened?.close();
    await server?.close();
  });
  beforeEach(async () => {
    opened ??= await openTestPage();
  });
  afterEach(async () => {
    const tested = opened;
    if (pages === 'new') {
      opened = undefined;
      await tested?.close();
    }
    const complaints = tested?.complaints.splice(0);
    if (pages === 'reset') await tested?.reset(server.origin);
    expect(complaints).toEqual([]);
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
  beforeEach(() => void Object.assign(opened.server, { failing: [], asked: [] }));
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
