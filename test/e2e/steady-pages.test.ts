import { expect, it } from 'vitest';
import { calls } from '../../src/contract/calls.ts';
import { runFirst, visit } from '../helpers/browser.ts';
import { withShop } from '../helpers/in-browser.ts';
import { serveSlowly } from '../helpers/slow-documents.ts';
import { signInWith } from '../helpers/staff-pages.ts';

const opened = withShop({ viewport: { width: 390, height: 844 } });

const watch = `
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** What browsers call good. */
const goodShift = 0.1;

/** Pages that only the browser draws, and what shows that they are drawn. */
it.each([
  ['/fr/favorites', 'user', 'Votre sélection est vide.'],
  ['/fr/alertPrice', 'user', 'Flux Atom privé'],
  ['/fr/profile', 'user', 'Vos données'],
  ['/fr/my-price', 'user', 'Codes promo'],
  ['/fr/import', 'user', 'Ou collez la liste ici'],
  ['/fr/shared-list', 'user', 'Voir les produits'],
  ['/fr/employee/time-tracker', 'employee', 'Pointer l’arrivée'],
  ['/fr/admin/dashboard', 'admin', 'Derniers imports'],
] as const)('%s stands still while it is drawn', async (path, role, shown) => {
  const { page, server } = opened;
  const { people } = server;
  await page.addInitScript(watch);
  await signInWith(page, await people.token(await people.create({ role })));
  await visit(page, server.origin + path);
  await page.locator('main').getByText(shown).first().waitFor();
  expect(await page.evaluate('window.shifts')).toBeLessThan(goodShift);
});

it('the alerts stand still where what stands first comes last', async () => {
  const { page, server } = opened;
  const { people } = server;
  await runFirst(page, watch);
  await signInWith(page, await people.token(await people.create({ role: 'user' })));
  const names = [
    'listNotifications',
    'listAlerts',
    'listListAlerts',
    'listSearchAlerts',
    'getAlertSettings',
  ] as const;
  const responses = new Map<string, () => Promise<void>>();
  for (const name of names)
    await page.route(
      ({ pathname }) => pathname === `/api${calls[name].path}`,
      async (route) => {
        const response = await route.fetch();
        responses.set(name, () => route.fulfill({ response }));
      },
    );
  await page.goto(`${server.origin}/fr/alertPrice`);
  await expect.poll(() => responses.size).toBe(names.length);
  for (const name of names.toReversed()) {
    await responses.get(name)?.();
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50)))');
  }
  await page.locator('main').getByText('Flux Atom privé').waitFor();
  expect(await page.evaluate('window.shifts')).toBeLessThan(0.01);
});

it.each([390, 1280])(
  'the bar stands still while a document arrives slowly, %i pixels wide',
  async (width) => {
    const { page, server } = opened;
    const slow = await serveSlowly(server.origin);
    await page.setViewportSize({ width, height: 844 });
    await runFirst(
      page,
      `
    window.shifts = 0;
    new PerformanceObserver((list) => {
      const bar = document.querySelector('header');
      for (const { sources, value } of list.getEntries())
        if (sources.some(({ node }) => bar.contains(node))) window.shifts += value;
    }).observe({ type: 'layout-shift', buffered: true });
  `,
    );
    await visit(page, `${slow.origin}/fr`);
    expect(await page.evaluate('window.shifts')).toBe(0);
    slow.close();
  },
);

it('is painted once the bar has arrived, whatever else is on its way', async () => {
  const { page, server } = opened;
  const { promise: until, resolve: release } = Promise.withResolvers<void>();
  const slow = await serveSlowly(server.origin, { at: '</main>', until });
  await page.goto(`${slow.origin}/fr`, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(`performance.getEntriesByType('paint').length`)).toBeGreaterThan(0);
  expect(await page.evaluate('document.readyState')).toBe('loading');
  release();
  await page.waitForLoadState();
  slow.close();
});
