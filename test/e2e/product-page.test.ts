import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasFocus, openPage } from '../helpers/browser.ts';
import { withPages } from '../helpers/in-browser.ts';

// Of the fixture catalogue: 1 has nine offers in two conditions, 2 fifty, 4 one and no picture or
// description, 5 none, 6 a word longer than a phone and a broken picture,
// 8 used offers only, 15 is a shoe in two sizes.

const opened = withPages({ pages: 'reset' });
const { open } = opened;

const query = () => new URL(opened.page.url()).search;
const region = (name: string) => opened.page.getByRole('region', { name });
const rows = (table: Locator) => table.locator('tbody tr');
/** Texts as they are read: kinds of spaces do not matter. */
const text = async (locator: Locator) => ((await locator.textContent()) ?? '').replace(/\s/g, ' ').trim();
const texts = async (locator: Locator) =>
  (await locator.allTextContents()).map((each) => each.replace(/\s/g, ' '));

describe('decision', () => {
  it('marks the best delivered price, says where it is and leads there as an advertisement', async () => {
    expect(await open('/fr/product/1')).toBe(200);
    const box = opened.page.locator('.decision-box');
    expect(await text(box.locator('.marker'))).toBe('137,45 €');
    expect(await text(box)).toContain('137,45 € + livraison offerte, TTC');
    expect(await text(box)).toContain('chez Marchand 1');
    expect(await text(box)).toContain('5 % de moins que le prix médian, sur 90 jours de relevés.');
    expect(await text(box)).toContain('−9 % en 7 jours (151,20 €) Sans hausse préalable');
    expect(await text(box)).toContain('16,29 € de moins que chez Marchand 2, le marchand suivant.');
    expect(await text(box)).toContain('Reconditionné dès216,55 €');
    const link = box.getByRole('link', { name: 'Voir l’offre chez Marchand 1 (nouvel onglet)' });
    expect(await link.getAttribute('href')).toBe('/go/100');
    expect(await link.getAttribute('rel')).toBe('sponsored nofollow noopener');
    expect(await link.getAttribute('target')).toBe('_blank');
  });

  it('labels what is only sold used', async () => {
    await open('/en/product/8');
    const box = opened.page.locator('.decision-box');
    expect(await text(box)).toContain('Best delivered price, usedNo new product in stock at the moment.');
    expect(await opened.page.getByRole('table', { name: 'Offers, Used' }).count()).toBe(1);
    expect(await text(region('Price history'))).toContain('Best delivered price, used');
  });

  it('has a title and a description of its own', async () => {
    await open('/en/product/1');
    expect(await opened.page.title()).toBe('AMD Ryzen 7 9800X3D: prices from 9 merchants – Visavis');
    const description = opened.page.locator('meta[name=description]');
    expect(await description.getAttribute('content')).toMatch(
      /^AMD Ryzen 7 9800X3D – New from €137\.45 delivered\./,
    );
  });
});

it('is printed in dark ink without bars, buttons and ways to see it otherwise', async () => {
  const { page } = opened;
  await open('/fr/product/1');
  const line = page.getByRole('slider', { name: 'Prix de mon alerte' });
  await region('Historique des prix').scrollIntoViewIfNeeded();
  await line.waitFor();
  // A line of a chart has no height, which `isVisible` would take for hidden.
  const shownOfAlert = () =>
    Promise.all(
      ['#history form', '.chart-target', '.chart-target-handle'].map((part) =>
        page.locator(part).evaluate((element) => element.checkVisibility()),
      ),
    );
  expect(await shownOfAlert()).toEqual([true, true, true]);
  await page.evaluate(`document.documentElement.dataset.theme = 'dark'`);
  await page.emulateMedia({ media: 'print' });
  const offer = page.getByRole('link', { name: 'Voir l’offre chez Marchand 1 (nouvel onglet)' }).first();
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  expect(await offer.isVisible()).toBe(false);
  for (const name of ['Filtrer les offres', 'Sur cette page', 'Période de l’historique'])
    expect(await page.locator(`nav[aria-label="${name}"]`).evaluate((nav) => nav.checkVisibility())).toBe(
      false,
    );
  expect(await line.isVisible()).toBe(false);
  expect(await shownOfAlert()).toEqual([false, false, false]);
  expect(await page.locator('.decision-box .marker').isVisible()).toBe(true);
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)).toBe(
    'rgb(23, 21, 31)',
  );
  await page.emulateMedia({ media: null });
});

describe('labels and warranties', () => {
  it('shows the energy class with its record, indices, how the running cost was computed, and warranties', async () => {
    await open('/fr/product/1');
    const { page } = opened;
    const record = 'https://eprel.ec.europa.eu/qr/999999901';
    const beside = page
      .locator('.product-header')
      .getByRole('link', { name: 'Classe énergétique E (de A à G)' });
    expect(await beside.getAttribute('href')).toBe(record);
    const labels = region('Énergie et réparation');
    const arrow = labels.getByRole('img', { name: 'Classe énergétique E (de A à G)' });
    expect(
      await arrow.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(56);
    for (const link of await labels.getByRole('link').all())
      expect(await link.getAttribute('href')).toBe(record);
    expect(await labels.getByRole('link', { name: 'Classe énergétique E' }).count()).toBe(1);
    expect(await texts(labels.getByRole('listitem'))).toEqual([
      'Indice de réparabilité7,9/107,9 sur 10',
      'Indice de durabilité5,4/105,4 sur 10',
    ]);
    expect(await text(labels)).toContain('Environ 15,29 € d’électricité par an');
    expect(await text(labels)).toContain(
      '54 kWh pour 1 000 heures, soit 78,8 kWh pour 1 460 heures par an, à 19,4 centimes le kWh TTC (prix du 1er févr. 2026)',
    );
    const offers = await text(page.locator('#offers'));
    expect(offers.match(/garantie annoncée : 2 ans \(fabricant\)/g)).toHaveLength(2);
    expect(offers).toContain(
      'deux ans à compter de la livraison, pour le neuf comme pour le reconditionné et l’occasion',
    );
  });

  // Regulation (EU) 2019/2013 and its like, annex VIII, point 3.
  it('has the letter of each arrow as large as the price by which it stands, and leads from lists to the label too', async () => {
    const { page } = opened;
    const sizes = (within: Locator) =>
      within.evaluate((element) => {
        const [arrow, price] = ['img[src^="/labels/energy"]', '.price'].map((name) =>
          element.querySelector(name),
        );
        return {
          letter: ((arrow?.clientHeight ?? 0) * 22) / 28,
          price: price ? Number.parseFloat(getComputedStyle(price).fontSize) : 0,
        };
      });
    await open('/fr/product/1');
    const ofPage = await sizes(page.locator('.product-header'));
    expect(ofPage.letter).toBeGreaterThanOrEqual(ofPage.price);
    await open('/fr/category/Laptops');
    const card = page.locator('.card:has(img[src^="/labels/energy"])').first();
    const ofCard = await sizes(card);
    expect(ofCard.price).toBeGreaterThan(0);
    expect(ofCard.letter).toBeGreaterThanOrEqual(ofCard.price);
    const record = 'https://eprel.ec.europa.eu/qr/999999901';
    await page.route(record, (route) => route.fulfill({ body: 'label' }));
    await card.getByRole('link', { name: 'Classe énergétique E (de A à G)' }).click();
    await page.waitForURL(record);
  });
});

describe('variants', () => {
  it('are links to their own pages, each with its best price', async () => {
    await open('/fr/product/2');
    const choice = opened.page.getByRole('navigation', { name: 'Couleur' });
    const links = choice.getByRole('link');
    expect(await texts(links)).toEqual([expect.stringMatching(/^Noir dès \d/), 'Bleu épuisé']);
    expect(await links.first().getAttribute('aria-current')).toBe('page');
    await links.last().click();
    await opened.page.waitForURL('**/fr/product/3');
    await choice.getByRole('link', { name: 'Bleu' }).and(opened.page.locator('[aria-current]')).waitFor();
    await open('/en/product/1');
    expect(await opened.page.locator('.variants').count()).toBe(0);
  });
});

describe('sizes', () => {
  it('are chosen by links, and make prices and stock those of the size', async () => {
    await open('/fr/product/15');
    const sizes = opened.page.getByRole('navigation', { name: 'Choisir une taille' });
    expect(await texts(sizes.getByRole('link'))).toEqual(['40', '42,5']);
    expect(await sizes.getByRole('link', { name: '40, épuisée' }).count()).toBe(1);
    await sizes.getByRole('link', { name: /^42,5, dès/ }).click();
    const chosen = opened.page.getByRole('navigation', { name: /^Taille 42,5/ });
    await chosen.waitFor();
    expect(query()).toBe('?size=42.5');
    expect(await chosen.locator('[aria-current]').textContent()).toBe('42,5');
    const link = opened.page.locator('.decision-box').getByRole('link', { name: /^Voir l’offre/ });
    expect(await link.getAttribute('href')).toMatch(/\?size=42\.5$/);
    expect(await rows(opened.page.locator('#offers table').first()).nth(1).textContent()).toContain(
      'tailles non indiquées par le marchand',
    );
    await chosen.getByRole('link', { name: /^42,5/ }).click();
    await sizes.waitFor();
    expect(query()).toBe('');
  });
});

describe('pictures', () => {
  const current = () => opened.page.locator('.gallery-thumbs [aria-current]').getAttribute('aria-label');

  it('are gone through by arrow keys and thumbnails; the first is loaded at once, the others when they are near', async () => {
    const { page } = opened;
    await open('/en/product/1');
    const strip = page.locator('.gallery-strip');
    const pictures = strip.locator('img');
    const attributes = (name: string) =>
      pictures.evaluateAll((all, of) => all.map((each) => each.getAttribute(of)), name);
    expect(await attributes('loading')).toEqual(['eager', 'lazy', 'lazy']);
    expect(await attributes('fetchpriority')).toEqual(['high', null, null]);
    expect(await attributes('width')).toEqual(['640', '640', '640']);
    expect(await attributes('alt')).toEqual(['Image 1 of 3', 'Image 2 of 3', 'Image 3 of 3']);
    await strip.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(current).toBe('Image 2 of 3');
    await page.getByRole('link', { name: 'Image 3 of 3' }).click();
    await expect.poll(current).toBe('Image 3 of 3');
    expect(new URL(page.url()).hash).toBe('');
  });

  it('are swiped on a phone, with a count', async () => {
    const { page } = opened;
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/fr/product/1');
    const count = page.locator('.gallery-count');
    expect(await count.textContent()).toBe('1 / 3');
    expect(await page.locator('.gallery-thumbs').isVisible()).toBe(false);
    await page.locator('.gallery-strip').evaluate((strip) => strip.scrollBy({ left: strip.clientWidth }));
    await expect.poll(() => count.textContent()).toBe('2 / 3');
  });
});

describe('offers', () => {
  it('keeps conditions apart, spells sums out and says which delivery cost is not known', async () => {
    await open('/fr/product/1');
    const fresh = opened.page.getByRole('table', { name: 'Offres, Neuf' });
    const refurbished = opened.page.getByRole('table', { name: 'Offres, Reconditionné' });
    // With the line above those of unknown delivery.
    expect([await rows(fresh).count(), await rows(refurbished).count()]).toEqual([9, 2]);
    expect(await text(rows(fresh).nth(1))).toContain('153,74 €148,75 € + 4,99 €');
    expect(await text(rows(fresh).nth(4))).toContain('Épuisé');
    expect(await text(rows(fresh).nth(7))).toContain('Livraison non indiquée par le marchand');
    expect(await text(rows(fresh).nth(8))).toContain('171,35 € + livraison non indiquée');
    expect(await refurbished.locator('.marker').count()).toBe(0);
    expect(await fresh.locator('.marker').count()).toBe(1);
  });

  it('filters and sorts in the address, without moving the focus', async () => {
    const { page } = opened;
    await open('/en/product/1');
    const inStock = page.getByRole('link', { name: 'In stock (8)' });
    await inStock.click();
    await expect.poll(query).toBe('?stock=in');
    expect(await hasFocus(inStock)).toBe(true);
    await expect.poll(() => page.locator('.offers-table tbody tr:has(td)').count()).toBe(8);
    await page.getByRole('link', { name: 'Refurbished (1)' }).click();
    await expect.poll(query).toBe('?condition=refurbished&stock=in');
    await page.getByRole('link', { name: 'Free delivery (0)' }).click();
    await expect.poll(() => page.getByText('No offer matches these filters.').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'See all offers' }).click();
    await expect.poll(() => page.locator('.offers-table tbody tr:has(td)').count()).toBe(9);
    expect(query()).toBe('');
    await region('Offers').getByRole('link', { name: 'Merchant', exact: true }).click();
    await expect.poll(query).toBe('?sort=merchant');
    const first = page.locator('.offers-table').first().locator('tbody tr').first();
    await expect.poll(() => text(first)).toContain('La Très Grande Maison de l’Informatique Réunie');
  });

  it('filters without JavaScript', async () => {
    const { page, close } = await openPage(opened.browser, { javaScriptEnabled: false });
    await page.goto(`${opened.server.origin}/fr/product/1`);
    await page.getByRole('link', { name: 'Livraison offerte' }).click();
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?delivery=free#offers');
    expect(await page.locator('.offers-table tbody tr').count()).toBe(2);
    await close();
  });

  it('folds a long list', async () => {
    const { page } = opened;
    await open('/fr/product/2');
    const fresh = page.getByRole('table', { name: 'Offres, Neuf' });
    expect(await rows(fresh).count()).toBe(10);
    await page.getByRole('link', { name: 'Voir 33 autres offres' }).click();
    // And the line above those of unknown delivery.
    await expect.poll(() => rows(fresh).count()).toBe(44);
    await page.getByRole('link', { name: 'Voir moins d’offres' }).first().click();
    await expect.poll(() => rows(fresh).count()).toBe(10);
  });

  it('keeps the page of a product that nobody offers, with its last known price', async () => {
    const { page } = opened;
    expect(await open('/en/product/5')).toBe(200);
    const box = page.locator('.decision-box');
    expect(await text(box)).toContain('Out of stock');
    expect(await text(box)).toContain('No merchant offers this product at the moment.');
    expect(await text(box)).toMatch(/Last known delivered price:€129.90seen on \d+ \w+ 2\d{3}/);
    expect(await box.locator('.marker').count()).toBe(0);
    // Not “0 merchants”.
    expect(await text(page.getByRole('navigation', { name: 'On this page' }))).toMatch(/^Offers/);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  });

  it('says of a product that no merchant has offered yet what the shop knows, as its own words', async () => {
    const { page } = opened;
    expect(await open('/fr/products?search=zephyr')).toBe(200);
    const card = page.locator('.catalogue-grid li');
    expect(await text(card)).toContain('Pas encore de marchandPrix indicatif de Visavis : 49,90 €');
    expect(await card.locator('.marker, .card-add').count()).toBe(0);
    expect(await open('/en/product/900')).toBe(200);
    const box = page.locator('.decision-box');
    expect(await text(box)).toContain(
      'No merchant yetGuide price from Visavis:€49.90available, according to Visavis',
    );
    expect(await text(box)).not.toContain('Out of stock');
    expect(await box.locator('.marker').count()).toBe(0);
    expect(await page.title()).toBe('Zephyr 900: no merchant yet – Visavis');
  });
});

describe('price history', () => {
  it('is read out by keyboard and pointer', async () => {
    const { page } = opened;
    await open('/en/product/1');
    const history = region('Price history');
    await history.scrollIntoViewIfNeeded();
    const cursor = history.getByRole('slider', { name: 'Browse prices day by day' });
    await cursor.focus();
    const last = await cursor.getAttribute('aria-valuetext');
    expect(last).toMatch(/^\d+ \w+ 2\d{3}: €\d+\.\d\d$/);
    await page.keyboard.press('Home');
    await expect.poll(() => cursor.getAttribute('aria-valuetext')).not.toBe(last);
    const reading = history.locator('.chart-reading');
    expect(await reading.textContent()).toMatch(/^\d+ \w+ 2\d{3} · €\d+\.\d\d$/);
    const first = await reading.textContent();
    await cursor.hover({ position: { x: 300, y: 80 } });
    await expect.poll(() => reading.textContent()).not.toBe(first);
  });

  it('has a line for the price of an alert, moved by keys and pointer, or typed; names all-time low and merchants', async () => {
    const { page } = opened;
    await open('/en/product/1');
    const history = region('Price history');
    expect(await text(history)).toMatch(/Lowest price ever recorded: €\d+\.\d\don \d+ \w+ 2\d{3}/);
    await history.scrollIntoViewIfNeeded();
    const line = history.getByRole('slider', { name: 'Price of my alert' });
    const amount = history.getByLabel('Delivered price, in euros');
    const targetPrice = async () => Number(await line.getAttribute('aria-valuenow'));
    await line.focus();
    const proposed = await targetPrice();
    expect(await amount.inputValue()).toBe(proposed.toFixed(2));
    await page.keyboard.press('ArrowDown');
    expect(await targetPrice()).toBe(proposed - 1);
    await page.keyboard.press('End');
    const highest = Number(await line.getAttribute('aria-valuemax'));
    expect(await targetPrice()).toBe(highest);
    const box = await line.boundingBox();
    if (!box) throw new Error('The line is not drawn');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 60);
    await page.mouse.up();
    expect(await targetPrice()).toBeLessThan(highest);
    expect(await amount.inputValue()).toBe((await targetPrice()).toFixed(2));
    await amount.fill('124.5');
    expect(await targetPrice()).toBe(124.5);
    expect(await amount.inputValue()).toBe('124.5');
    await amount.fill('cheap');
    await history.getByRole('button', { name: 'Set at this price' }).click();
    await history.getByRole('alert').getByText('Enter a price above 0').waitFor();
    await history.getByText('Merchants that came and went').click();
    expect(await texts(history.locator('details li'))).toEqual([
      expect.stringMatching(/^▼\d+ \w+ 2\d{3}Marchand 4 no longer has the product$/),
      expect.stringMatching(/^▲\d+ \w+ 2\d{3}Marchand 3 arrives$/),
    ]);
  });

  it('has three lengths, and the same figures as a table', async () => {
    await open('/fr/product/1');
    const history = region('Historique des prix');
    await history.getByText('Voir les chiffres en tableau').click();
    const steps = rows(history.getByRole('table', { name: /^Meilleur prix, le plus récent/ }));
    const counts: Record<string, number> = {};
    for (const name of ['30 jours', '90 jours', '1 an']) {
      const link = history.getByRole('link', { name });
      await link.click();
      await expect.poll(() => link.getAttribute('aria-current')).toBe('true');
      counts[name] = await steps.count();
    }
    expect(query()).toBe('?days=365');
    expect(counts['30 jours']).toBeLessThan(counts['90 jours'] ?? 0);
    expect(counts['90 jours']).toBeLessThan(counts['1 an'] ?? 0);
    expect(await texts(steps.filter({ hasText: 'indisponible' }))).toHaveLength(1);
  });

  it('says that it failed, with status 503, and leaves the rest standing', async () => {
    opened.server.failing = ['getProductHistory', 'listSimilarProducts'];
    expect(await open('/en/product/1')).toBe(503);
    expect(opened.server.takeReports()).toHaveLength(2);
    expect(await texts(opened.page.getByRole('alert'))).toEqual([
      expect.stringContaining('Failed to load the price history.'),
      expect.stringContaining('Failed to load similar products.'),
    ]);
    expect(await opened.page.locator('.offers-table').count()).toBe(2);
    opened.server.failing = [];
    await opened.page.getByRole('link', { name: 'Try again' }).first().click();
    // The form for an alert, which comes with the chart, has a place for its own.
    await expect
      .poll(() => texts(opened.page.getByRole('alert')))
      .not.toContainEqual(expect.stringContaining('Failed'));
  });
});

it('remembers the last five products, and lists those beside another one', async () => {
  for (const id of [1, 2, 3, 4, 5, 6, 2]) await open(`/en/product/${id}`);
  const links = region('Recently viewed').getByRole('listitem').getByRole('link');
  const viewed = async () => Promise.all((await links.all()).map((link) => link.getAttribute('href')));
  await expect.poll(viewed).toEqual(['/en/product/6', '/en/product/5', '/en/product/4', '/en/product/3']);
});

it.each(['/fr/product/999999', '/fr/product/abc', '/fr/product/0', '/fr/product/1e3'])(
  'answers %s with 404',
  async (path) => {
    expect(await open(path)).toBe(404);
  },
);
