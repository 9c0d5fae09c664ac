import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { importFeedFile } from '../../src/server/feeds/service.ts';
import type { DatabasePool } from '../../src/server/platform/database/database.ts';
import { hostileFeed, plants } from '../fixtures/hostile-feed.ts';
import { expectNoSidewaysScrolling } from '../helpers/browser.ts';
import { withShop } from '../helpers/in-browser.ts';

const opened = withShop({ viewport: { width: 390, height: 844 }, pages: 'kept' });

type Row = { id: number; title: string; description: string };

let rows: Row[];
let foreign: string[] = [];
let dialogs: string[] = [];

/** As if the import cleaned nothing: every second product holds what the feed holds, byte by byte. */
async function plantRaw(database: DatabasePool): Promise<void> {
  const texts = Object.values(plants);
  const ids = await database.rows<{ id: number }>('select id from products order by id');
  for (const [index, { id }] of ids.entries()) {
    if (index % 2) continue;
    const text = texts[index % texts.length] ?? '';
    await database.execute(
      `update products set title = $2, brand = $2, description = $2, specifications = $3, image_url = $2
       where id = $1`,
      [id, text, JSON.stringify([{ name: text, value: text }])],
    );
    await database.execute(
      `update offers set title = $2, seller = $2, delivery_info = $2 where product_id = $1`,
      [id, text],
    );
  }
}

beforeAll(async () => {
  const { server, page } = opened;
  const { database } = server.database;
  const file = path.join(server.dataDir, 'hostile.csv');
  writeFileSync(file, hostileFeed.csv);
  const { rejected } = await importFeedFile({ database, file });
  expect([...rejected.values()].reduce((sum, count) => sum + count, 0)).toBe(hostileFeed.refused);
  await plantRaw(database);
  await database.execute(
    `update products set category_id = (select id from categories where key = 'laptops')`,
  );
  await server.publish();
  rows = await database.rows<Row>('select id, title, description from products order by id');

  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== server.origin) foreign.push(request.url());
  });
});

/** What planted markup would have added to the document. */
const listInjected = () => `(() => {
  const found = [];
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name) || name === 'srcdoc' || name === 'style') found.push(name + '=' + value.slice(0, 80));
      if (/^(href|src|action|formaction|xlink:href)$/.test(name) && /^\\s*(javascript|data|vbscript):/i.test(value))
        found.push(name + '=' + value.slice(0, 80));
    }
  }
  for (const tag of ['iframe', 'object', 'embed', 'base', 'template'])
    if (document.querySelector(tag)) found.push(tag);
  if (window.planted !== undefined) found.push('it ran');
  return found;
})()`;

async function expectHarmless(address: string, status = 200): Promise<void> {
  expect(await opened.open(address)).toBe(status);
  expect(await opened.page.evaluate(listInjected())).toEqual([]);
  await expectNoSidewaysScrolling(opened.page);
  expect({ foreign, dialogs }).toEqual({ foreign: [], dialogs: [] });
  foreign = [];
  dialogs = [];
}

const asRead = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe('a hostile feed', () => {
  it('comes in without the rows that lead nowhere safe', async () => {
    const links = await opened.server.database.database.rows<{ link: string }>('select link from offers');
    expect(links).toHaveLength(hostileFeed.accepted);
    expect(links.filter(({ link }) => !link.startsWith('https://'))).toEqual([]);
  });

  it('shows its texts as texts on product and compare pages', async () => {
    for (const { id, title, description } of rows) {
      await expectHarmless(`/en/product/${id}`);
      const { page } = opened;
      expect(asRead((await page.locator('h1').textContent()) ?? '')).toBe(asRead(title));
      expect(asRead((await page.locator('main').textContent()) ?? '')).toContain(asRead(description));
      await expectHarmless(`/fr/compare/${id}`);
    }
  });

  it('does not call the only price that we have seen so far the lowest ever', async () => {
    await opened.open(`/fr/product/${rows[0]?.id}`);
    const main = (await opened.page.locator('main').textContent()) ?? '';
    expect(main).toContain('Nos relevés de ce produit commencent tout juste.');
    expect(main).not.toMatch(/jamais relevé|sur 90 jours/);
  });

  it.each([
    '/fr',
    '/en',
    '/en/category/Laptops',
    '/fr/category/Laptops?sortBy=price',
    '/fr/products?search=script',
    '/en/products?search=Interminable',
    '/en/comparePrice?product=1',
    '/en/how-we-rank',
  ])('does nothing at %s', async (address) => {
    await expectHarmless(address);
  });

  it('is harmless where it comes from the address', async () => {
    for (const text of [plants.element, plants.doubleQuote, plants.script, plants.json, plants.long]) {
      // Longer ones are refused as a category's name.
      const encoded = encodeURIComponent(text.slice(0, 200));
      await expectHarmless(`/en/products?search=${encoded}`);
      await expectHarmless(`/fr/category/${encoded}`, 404);
    }
  });

  it('leads to the merchant by a sound address only', async () => {
    const offers = await opened.server.database.database.rows<{ id: number }>(
      'select id from offers order by id',
    );
    for (const { id } of offers) {
      const { statusCode, headers } = await opened.server.get(`/go/${id}`);
      expect(statusCode).toBe(302);
      expect(headers.location).toMatch(/^https:\/\/[\x21-\x7e]+$/);
    }
  });
});
