import { expect, it } from 'vitest';
import { noteOfferPages } from '../../src/server/find/note-pages.ts';
import { expectNoSidewaysScrolling } from '../helpers/browser.ts';
import { withShop } from '../helpers/in-browser.ts';
import { startShop } from '../helpers/shop.ts';

const link = 'https://www.nord.example/p/radio-12?couleur=noir';
let radio = 0;

const opened = withShop({ pages: 'reset', viewport: { width: 390, height: 844 } }, async () => {
  const shop = await startShop({ merchantPages: { areChecked: false, areReadOnRequest: true } });
  const { seed, database } = shop;
  const merchantId = await seed.merchant({ name: 'Nord' });
  radio = await seed.product({ title: 'Radio 12', gtins: ['04006381333931'] });
  const twin = await seed.product({ title: 'Radio 12, boxed', gtins: ['03017620422003'] });
  const other = await seed.product({ title: 'Radio 13, boxed', gtins: ['03017620422003'] });
  for (const productId of [radio, twin, other]) {
    const own = `${link}&utm_source=${productId}`;
    const address = productId === radio ? own : `https://www.nord.example/p/${productId}`;
    await seed.offer({ merchantId, productId, priceCents: 1_000, deliveryCents: 0, link: address });
  }
  await shop.publish();
  await noteOfferPages(database.database, new AbortController().signal);
  return shop;
});

const address = () => new URL(opened.page.url());
const field = () => opened.page.getByLabel('Lien, code-barres ou ISBN');
const find = () => opened.page.getByRole('button', { name: 'Trouver' }).click();

it('leads from a link pasted into the search box, a shared text and a code to the product', async () => {
  const { page } = opened;
  await opened.open('/fr');
  const search = page.locator('input[name=search]');
  await search.fill(`${link}&gclid=${'x'.repeat(300)}`);
  await search.press('Enter');
  await expect.poll(() => address().pathname).toBe(`/fr/product/${radio}`);
  await opened.open(`/fr/find?title=Radio&text=${encodeURIComponent(`Regarde : ${link} !`)}`);
  await expect.poll(() => address().pathname).toBe(`/fr/product/${radio}`);
  await opened.open('/fr/find');
  await find();
  await page.getByText('Collez d’abord un lien ou un code.').waitFor();
  await field().fill('4 006381 333931');
  await find();
  await expect.poll(() => address().pathname).toBe(`/fr/product/${radio}`);
  await page.goBack();
  await expect.poll(() => address().pathname).toBe('/fr/find');
});

it('takes what an address asks for as ?q=: a code leads to its product, a name to a search', async () => {
  await opened.open('/fr/find?q=4006381333931');
  await expect.poll(() => address().pathname).toBe(`/fr/product/${radio}`);
  await opened.open('/fr/find?q=Radio+12');
  await expect.poll(() => address().search).toBe('?search=Radio+12');
});

it('shows several products of one code, and says where there is none, with the next step', async () => {
  const { page } = opened;
  await opened.open('/fr/find?url=3017620422003');
  await page.getByRole('heading', { name: 'Plusieurs produits correspondent' }).waitFor();
  expect(await page.locator('.card').count()).toBe(2);
  await expectNoSidewaysScrolling(page);
  await field().fill('2070612759');
  await find();
  await page.getByText('Aucun produit ne porte ce code chez nous.').waitFor();
  await page.getByRole('link', { name: 'Rechercher «\u00a02070612759\u00a0»' }).click();
  await expect.poll(() => address().pathname).toBe('/fr/products');
});

it('says that a page cannot be read, and what a visit alone never asks for', async () => {
  const { page } = opened;
  await opened.open(`/fr/find?url=${encodeURIComponent('http://127.0.0.1:9/lampe')}`);
  await page.getByText('Cette page ne répond pas, ou ne dit pas de quel produit il s’agit.').waitFor();
  const askedAgain = page.waitForRequest((request) => request.url().endsWith('/api/find'));
  await find();
  await askedAgain;
  const [asked] = await opened.server.database.database.rows<{ count: number }>(
    'select count(*)::integer as count from merchant_sites',
  );
  expect(asked?.count).toBe(1);
  const text = await (
    await fetch(`${opened.server.origin}/fr/find?url=http%3A%2F%2F127.0.0.1%3A10%2F`)
  ).text();
  expect(text).not.toContain('127.0.0.1%3A10');
  expect(text).not.toContain('127.0.0.1:10/');
});

it('hands the page of a merchant over by a bookmark', async () => {
  const { page } = opened;
  await opened.open('/en/find');
  const bookmark = page.getByRole('link', { name: 'See on Visavis' });
  const script = await bookmark.getAttribute('href');
  await bookmark.click();
  await page.getByText('drag it to the bookmarks bar').waitFor();
  await page.route(
    ({ host }) => host === 'www.nord.example',
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Nord</h1>' }),
  );
  await page.goto(link);
  await page.evaluate((script ?? '').replace(/^javascript:/, ''));
  await expect.poll(() => address().pathname).toMatch(/\/product\/\d+$/);
});
