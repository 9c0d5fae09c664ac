import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importFeedFile } from '../../src/server/feeds/importing/import-feed.ts';
import { countMerchantCategories } from '../../src/server/merchants/service.ts';
import { article, toCsv } from '../helpers/awin-feed.ts';
import { withShop } from '../helpers/in-browser.ts';
import { expectAccessibleScreen, signInWith } from '../helpers/staff-pages.ts';

const opened = withShop({ pages: 'reset' });
let folder: string;
let token: string;

const long = `Promotions > ${'Extraordinairement '.repeat(12)}etc`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'visavis-queue-'));
  const { database } = opened.server.database;
  const file = path.join(folder, 'shop.csv');
  const paths = ['Nouveautés', 'Gribouzes', long, 'Informatique'];
  const rows = paths.map((each, i) =>
    article(`${i}`, { merchant_category: each, category_name: 'Bargains' }),
  );
  await writeFile(file, toCsv(rows));
  await importFeedFile({ database, file, isAccepted: true });
  await countMerchantCategories(database);
  const { people } = opened.server;
  token = await people.token(await people.create({ role: 'admin' }));
});
afterAll(() => rm(folder, { recursive: true }));

it('maps merchants’ categories one by one and many at once; axe finds nothing', async () => {
  const { page, server } = opened;
  await signInWith(page, token);
  await expectAccessibleScreen(
    page,
    (language) => `${server.origin}/${language}/admin/categories/merchants`,
    () => page.getByRole('row').filter({ hasText: 'Nouveautés' }).waitFor(),
  );
  // Typing chooses, and decides nothing before it is confirmed.
  await page.getByRole('button', { name: 'Another category… for Gribouzes' }).click();
  await page.keyboard.type('Toys');
  await page.getByRole('row').getByText('This concerns 1 product and 1 offer.').waitFor();
  expect(await page.getByText(/^Decision saved/).count()).toBe(0);
  await page.getByRole('row').getByRole('button', { name: 'Map Gribouzes to Toys' }).last().click();
  await page.getByText(/^Decision saved for 1 category: 1 product follows/).waitFor();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByText('2 selected').waitFor();
  await page.getByText('This concerns 2 products and 2 offers.').waitFor();
  await page.getByLabel('Map to').selectOption('Fashion');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await page.getByText('No results.').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('2 results').waitFor();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByLabel('Map to').selectOption('Fashion');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await page.getByText('No results.').waitFor();
  await page.getByLabel('State').selectOption('decided');
  await page.getByRole('row').filter({ hasText: 'Toys' }).waitFor();
  expect(await page.getByRole('row').filter({ hasText: 'Fashion' }).count()).toBe(2);
  await page.getByRole('button', { name: 'Undo decision about Nouveautés' }).click();
  await page.getByText('2 results').waitFor();
  const current = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current=page]');
  expect(await current.textContent()).toBe('Merchants’ categories');
});
