import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicScreens } from './fixtures/public-screens.ts';
import { type PagesServer, startPagesServer } from './helpers/pages-server.ts';

// What is wrong with a page (a key that is missing, an attribute that is none) React says on the console in development
// alone, and tests in a browser run as in production. What it says there fails a test (`quiet-console.ts`).
const otherScreens = [
  '/favorites',
  '/shared-list?items=1,2',
  '/alertPrice',
  '/alert-mails',
  '/my-email-alerts',
  '/profile',
  '/secure-account',
  '/link-account',
  '/undo-email',
  '/cart',
  '/checkout',
  '/admin',
  '/admin/products/create',
  '/employee/time-tracker',
];

let server: PagesServer;
beforeAll(async () => {
  server = await startPagesServer();
});
afterAll(() => server?.close());

test.each(['/fr', '/en', ''])('React finds nothing wrong with any page below “%s”', async (language) => {
  expect(process.env.NODE_ENV).not.toBe('production');
  for (const screen of [...publicScreens, ...otherScreens]) {
    const { status } = await fetch(server.origin + language + screen);
    expect(status, screen).toBe(screen === '/unknown' ? 404 : 200);
  }
  expect(server.takeReports()).toEqual([]);
});
