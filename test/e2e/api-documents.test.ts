import { expect, test } from 'vitest';
import { createTestApp } from '../helpers/app.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../helpers/browser.ts';
import { withBrowser } from '../helpers/in-browser.ts';

const opened = withBrowser(
  async () => {
    const shop = await createTestApp();
    return { ...shop, origin: await shop.app.listen({ host: '127.0.0.1', port: 0 }) };
  },
  { viewport: { width: 390, height: 800 } },
);

test.each(['light', 'dark'] as const)(
  'the API’s documents can be read by everyone, in a narrow window: %s',
  async (colorScheme) => {
    const { page, server } = opened;
    await page.emulateMedia({ colorScheme });
    await page.goto(`${server.origin}/api/docs`);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  },
);

test('the page of last resort can be read by everyone', async () => {
  const { page, server } = opened;
  await page.goto(`${server.origin}/fr`);
  expect(await page.locator('main').innerText()).toContain('Introuvable.');
  await expectAccessible(page);
});
