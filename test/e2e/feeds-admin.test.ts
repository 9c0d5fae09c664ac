import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPushMerging } from '../../src/server/feeds/pushing/push-merging.ts';
import { article } from '../helpers/awin-feed.ts';
import { expectSound, hasFocus, setSize } from '../helpers/browser.ts';
import { collectNow } from '../helpers/collect.ts';
import { withShop } from '../helpers/in-browser.ts';
import { type MerchantServer, merchantAddress, startMerchantServer } from '../helpers/merchant-server.ts';
import { bearer, password } from '../helpers/people.ts';
import { startShop } from '../helpers/shop.ts';
import { silentLog } from '../helpers/silent-log.ts';
import { expectAccessibleScreen, signInWith } from '../helpers/staff-pages.ts';

const opened = withShop({ pages: 'reset' }, () => startShop({ allowAddresses: [merchantAddress] }));
let merchant: MerchantServer;
let token: string;
let email: string;

const articles = (count: number) => Array.from({ length: count }, (_, i) => article(`n${i}`));
const collect = () =>
  collectNow({ database: opened.server.database.database, dataDir: opened.server.dataDir });
const rowOf = (text: string) => opened.page.getByRole('row').filter({ hasText: text }).first();

const rows = Array.from(
  { length: 12 },
  (_, i) => `r${i};Souris M${i};${20 + i},50 €;https://beta.example/p/${i};3`,
);
/** A table whose columns have a shop's own names. */
const ownExport = {
  name: 'export.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Numéro;Libellé;Prix TTC;URL produit;Qté', ...rows].join('\n')),
};

/** XML of a shop's own, without links and VAT. */
const ownXml = {
  name: 'katalog.xml',
  mimeType: 'text/xml',
  buffer: Buffer.from(
    `<katalog>${rows
      .map(
        (_, i) =>
          `<ding nr="X${i}"><wort>Tapis N${i}</wort><netto>${i + 10},00 EUR</netto><lager>3</lager></ding>`,
      )
      .join('')}</katalog>`,
  ),
};

/** T-shirts for some 2,000: their prices are in cents. */
const inCents = {
  name: 'cents.tsv',
  mimeType: 'text/tab-separated-values',
  buffer: Buffer.from(
    [
      'id\ttitle\tlink\tprice\tproduct_type',
      ...rows.map(
        (_, i) =>
          `T${i}\tT-shirt en coton n° ${i}\thttps://gamma.example/${i}\t${1999 + 100 * i} EUR\tVêtements > T-shirts`,
      ),
    ].join('\n'),
  ),
};

beforeAll(async () => {
  merchant = await startMerchantServer();
  const { people } = opened.server;
  const admin = await people.create({ role: 'admin' });
  email = admin.email;
  token = await people.token(admin);
});
afterAll(() => merchant?.close());
beforeEach(() => signInWith(opened.page, token));

describe('merchants’ feeds', () => {
  it('are looked at before they are added, and imported at once', async () => {
    const { page } = opened;
    merchant.served = [...articles(10), article('bad', { search_price: '0', product_name: '=1+1' })];
    const told = page.waitForResponse(/\/api\/admin\/feed-progress$/);
    await opened.open('/en/admin/feeds');
    expect(await (await told).headerValue('content-type')).toContain('text/event-stream');
    await page.getByRole('button', { name: 'Add a feed' }).click();
    const form = page.getByRole('form', { name: 'New feed' });
    const colourOfDots = `getComputedStyle(document.querySelector('input[type=radio]')).accentColor`;
    expect(await page.evaluate(colourOfDots)).toBe('rgb(58, 30, 92)');
    await form.getByLabel('Merchant').fill('Alpha & Cie');
    await form.getByLabel('Feed name').fill('whole catalogue');
    await form.getByRole('button', { name: 'Preview' }).click();
    const address = form.getByLabel('Address', { exact: true });
    expect(await address.evaluate((field) => field === document.activeElement)).toBe(true);
    await form.getByRole('button', { name: 'Save' }).click();
    expect(await form.count()).toBe(1);
    await form.getByLabel('Address', { exact: true }).fill('http://10.0.0.7/feed.csv');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('leads to an internal network').waitFor();

    await form.getByLabel('Address', { exact: true }).fill(`${merchant.origin}/feed.csv`);
    await form.getByRole('button', { name: 'Preview' }).click();
    await form.getByText('Rejected: price is zero').waitFor();
    const sound = merchant.served;
    merchant.served = '<!doctype html><html></html>';
    await form.getByLabel('Address', { exact: true }).fill(`${merchant.origin}/sign-in`);
    await form.getByRole('button', { name: 'Preview' }).click();
    await form.getByText('The file is a web page').waitFor();
    expect(await form.getByText('Rejected: price is zero').count()).toBe(0);
    merchant.served = sound;
    await form.getByLabel('Address', { exact: true }).fill(`${merchant.origin}/feed.csv`);
    await form.getByLabel('Fetch', { exact: true }).selectOption({ label: 'every hour' });
    await form.getByRole('button', { name: 'Save' }).click();
    await rowOf('Alpha & Cie').getByText('Waiting').waitFor();
    // The form is gone: the focus is where it was opened.
    const add = page.getByRole('button', { name: 'Add a feed' });
    expect(await add.evaluate((button) => button === document.activeElement)).toBe(true);
    await collect();
    await rowOf('Alpha & Cie').getByText('Up to date').waitFor();
    await rowOf('Alpha & Cie').getByText('10 offers').waitFor();
  });

  it('tell what their imports did, and show and save the rows that were refused', async () => {
    const { page } = opened;
    await opened.open('/en/admin/feeds');
    await page.getByRole('button', { name: 'History: Alpha & Cie' }).click();
    await page.getByText('11 rows read').waitFor();
    await page.getByText('10 new offers').waitFor();
    await page.getByRole('button', { name: /^Rejected rows of the import/, expanded: false }).click();
    const refused = page
      .getByRole('table', { name: /^Rejected rows/ })
      .getByRole('row')
      .nth(1);
    expect(await refused.innerText()).toMatch(/^12\s+price is zero\s+bad\s+=1\+1\s+0\s/);
    const headOfRefused = page.getByRole('columnheader', { name: 'Reason' }).first();
    expect(await headOfRefused.evaluate((head) => getComputedStyle(head).position)).toBe('static');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Rejected rows of the import.*CSV$/ }).click();
    const file = await (await saving).path();
    expect(await readFile(file, 'utf8')).toContain('price is zero');
  });

  it('wait for somebody where they would lose most offers', async () => {
    const { page } = opened;
    merchant.served = articles(10).slice(8);
    await opened.open('/en/admin/feeds');
    await page.getByRole('button', { name: 'Import now: Alpha & Cie' }).click();
    await rowOf('Alpha & Cie').getByText('Waiting').waitFor();
    await collect();
    await rowOf('Alpha & Cie').getByText('would remove 8 of the feed’s 10 offers').waitFor();
    await page.getByRole('button', { name: 'Accept this file: Alpha & Cie, whole catalogue' }).click();
    const asked = page.getByRole('dialog', { name: 'Accept the file of whole catalogue (Alpha & Cie)?' });
    await asked.getByText('8 of 10 offers will be removed.').waitFor();
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await rowOf('Alpha & Cie').getByText('Awaiting your decision').waitFor();
    await page.getByRole('button', { name: 'Accept this file: Alpha & Cie, whole catalogue' }).click();
    await asked.getByRole('button', { name: 'Accept this file' }).click();
    await rowOf('Alpha & Cie').getByText('Waiting', { exact: true }).waitFor();
    await collect();
    await rowOf('Alpha & Cie').getByText('2 offers').waitFor();
  });

  it('ask which currency prices are in that do not say it', async () => {
    const { page } = opened;
    merchant.served = [...articles(3), article('x')].map((row) => ({ ...row, currency: '' }));
    await opened.open('/en/admin/feeds');
    await page.getByRole('button', { name: 'Import now: Alpha & Cie' }).click();
    await rowOf('Alpha & Cie').getByText('Waiting').waitFor();
    await collect();
    await rowOf('Alpha & Cie').getByText('(4 of 4 rows, “20.00” for example)').waitFor();
    await page.getByLabel('Currency of the prices').selectOption('EUR');
    await page.getByRole('button', { name: 'Continue: Alpha & Cie, whole catalogue' }).click();
    await rowOf('Alpha & Cie').getByText('Waiting', { exact: true }).waitFor();
    await collect();
    await rowOf('Alpha & Cie').getByText('4 offers').waitFor();
  });

  it('read http links as https by one press where they failed for them', async () => {
    const { page } = opened;
    merchant.served = [1, 2].map((n) => article(`h${n}`, { aw_deep_link: `http://closed.example/${n}` }));
    await opened.open('/en/admin/feeds');
    await page.getByRole('button', { name: 'Import now: Alpha & Cie' }).click();
    await rowOf('Alpha & Cie').getByText('Waiting').waitFor();
    await collect();
    await rowOf('Alpha & Cie').getByText('None of the 2 rows of the file can be published').waitFor();
    await page.getByRole('button', { name: 'Read its links as https: Alpha & Cie, whole catalogue' }).click();
    await rowOf('Alpha & Cie').getByText('Waiting', { exact: true }).waitFor();
    await collect();
    const { database } = opened.server.database;
    const links = await database.rows(`select link from offers where article_id like 'h%' order by link`);
    expect(links).toEqual([{ link: 'https://closed.example/1' }, { link: 'https://closed.example/2' }]);
  });

  it('show who edits one that somebody else has edited meanwhile both versions', async () => {
    const { page, server } = opened;
    await opened.open('/en/admin/feeds');
    await page.getByRole('button', { name: 'Edit: Alpha & Cie' }).click();
    const form = page.getByRole('form', { name: 'Edit whole catalogue' });
    await form.getByLabel('Fetch', { exact: true }).selectOption({ label: 'once a day' });
    // The list reloads after the other edit, and fails for a while: the form stays as it is.
    const lists = '**/api/admin/feeds?*';
    await page.route(lists, (route) => route.fulfill({ status: 503, json: {} }));
    const [feed] = await server.database.database.rows<{ id: number; url: string; version: number }>(
      'select id, url, version from feeds',
    );
    const { id, ...known } = feed ?? { id: 0 };
    const theirs = { ...known, intervalMinutes: 180, columns: null, isActive: false };
    const response = await server.people.call('PUT', `/admin/feeds/${id}`, theirs, bearer(token));
    expect(response.statusCode).toBe(200);
    await page.getByText('Failed to load data').waitFor();
    await page.unroute(lists);
    await page.getByRole('button', { name: 'Try again' }).click();
    await rowOf('Alpha & Cie').getByText('Turned off').waitFor();

    await form.getByRole('button', { name: 'Save' }).click();
    const clash = page.getByRole('alert', { name: 'Changed in the meantime' });
    await clash.getByText('every 3 hours').waitFor();
    await clash.getByRole('button', { name: 'Save my version' }).click();
    await form.waitFor({ state: 'detached' });
    const [stored] = await server.database.database.rows('select interval_minutes, is_active from feeds');
    expect(stored).toEqual({ interval_minutes: 1_440, is_active: true });
  });

  it('take offers that their merchant pushes, with a key that is shown once', async () => {
    const { page, server } = opened;
    const { database, url } = server.database;
    await opened.open('/fr/admin/feeds');
    await page.getByRole('button', { name: 'Modifier : Alpha & Cie' }).click();
    const pushing = page.getByRole('region', { name: 'Offres envoyées une par une' });
    await pushing.getByText('Ce flux n’a pas de clé').waitFor();
    await pushing.getByRole('button', { name: 'Créer une clé' }).click();
    const key = await pushing.getByLabel('Clé du flux').inputValue();
    await pushing.getByText('Aucun envoi pour le moment.').waitFor();
    await expectSound(page, [
      { width: 390, colorScheme: 'light' },
      { width: 1280, colorScheme: 'dark' },
    ]);
    const address = await pushing.getByLabel('Adresse d’envoi (POST)').inputValue();
    const send = (price: string) =>
      fetch(address, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          rows: [article('n8', { search_price: price }), article('n9', { search_price: '0' })],
        }),
      });
    const merging = startPushMerging({
      database,
      databaseUrl: url,
      log: silentLog,
      onTexts: () => undefined,
      pace: 0,
    });
    expect((await send('19.00')).status).toBe(200);
    await merging.close();
    await opened.open('/en/admin/feeds');
    await rowOf('Alpha & Cie').getByText('Last offers received').waitFor();
    await page.getByRole('button', { name: 'Edit: Alpha & Cie' }).click();
    const panel = page.getByRole('region', { name: 'Offers sent one by one' });
    await panel.getByText('today: 1 row accepted, 1 rejected').waitFor();
    expect(await panel.getByLabel('Feed key').count()).toBe(0);
    await panel.getByRole('button', { name: 'Withdraw the key' }).click();
    const asked = page.getByRole('dialog', { name: 'Withdraw the key of whole catalogue?' });
    await asked.getByRole('button', { name: 'Withdraw the key' }).click();
    await panel.getByText('This feed has no key').waitFor();
    expect((await send('18.00')).status).toBe(401);
  });

  it('are sent as a file as well, whose columns are told in view of what its rows become', async () => {
    const { page } = opened;
    await opened.open('/en/admin/feeds');
    await page.getByRole('button', { name: 'Add a feed' }).click();
    const form = page.getByRole('form', { name: 'New feed' });
    await form.getByLabel('Merchant').fill('Beta');
    await form.getByLabel('Feed name').fill('own export');
    await form.getByLabel('File sent').check();
    await form.getByLabel('Choose a file').setInputFiles(ownExport);
    await form.getByText('A column is missing before the first rows can be shown: Item number.').waitFor();
    const price = form.getByLabel('Price (required)');
    expect(await price.inputValue()).toBe('prix_ttc');
    expect(await price.locator('option:checked').textContent()).toBe('Prix TTC – 20,50 €');
    // Those required or suggested alone; all others are folded away.
    await setSize(page, { width: 390, height: 800 });
    expect(await form.getByRole('combobox').count()).toBe(5);
    const further = form.locator('summary', { hasText: 'Sizes, colours and variants' });
    await further.focus();
    await page.keyboard.press('Enter');
    await form.getByRole('combobox', { name: 'Material' }).waitFor();
    await page.keyboard.press('Enter');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Nothing is saved yet').waitFor();
    const number = form.getByLabel('Item number (required)');
    await expect.poll(() => hasFocus(number)).toBe(true);
    expect(await number.getAttribute('aria-invalid')).toBe('true');
    const told = await number.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${told}"]`).innerText()).toMatch(
      /^Choose a column\..*Nothing is saved yet\.$/,
    );
    const { database } = opened.server.database;
    expect(await database.rows(`select 1 from merchants where name = 'Beta'`)).toEqual([]);
    // Both are chosen before the first is answered.
    const { promise: chosen, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/admin/feed-file-previews', async (route) => {
      await chosen;
      await route.continue();
    });
    await form.getByText('choose the barcode, the link or the title').waitFor();
    await form.getByText('https://merchant.example/{Libellé|slug}').waitFor({ state: 'attached' });
    await form.getByLabel('Item number (required)').selectOption('libellé');
    expect(await form.getByLabel('Title (required)').inputValue()).toBe('libellé');
    await form.getByLabel('Item number (required)').selectOption('numéro');
    await form.getByLabel('Availability or quantity').selectOption('qté');
    release();
    await form.getByRole('cell', { name: 'Souris M0' }).waitFor();
    await form.getByRole('cell', { name: 'yes' }).first().waitFor();
    expect(await form.getByRole('cell', { name: /^Souris/ }).count()).toBe(3);
    await form.getByRole('button', { name: 'Show all 12 rows' }).click();
    expect(await form.getByRole('cell', { name: /^Souris/ }).count()).toBe(12);
    expect(await form.getByLabel('Item number (required)').inputValue()).toBe('numéro');
    await form.getByRole('button', { name: 'Save' }).click();
    await rowOf('Beta').getByText('Waiting').waitFor();
    await collect();
    await rowOf('Beta').getByText('12 offers').waitFor();
    await rowOf('Beta').getByText('Mapped columns').waitFor();
  });

  it('begin anew with another file: what was said of the one before is not taken for it', async () => {
    const { page } = opened;
    await opened.open('/en/admin/feeds');
    await page.getByRole('button', { name: 'Add a feed' }).click();
    const form = page.getByRole('form', { name: 'New feed' });
    await form.getByLabel('File sent').check();
    const choose = (name: string, text: string) =>
      form
        .getByLabel('Choose a file')
        .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await choose(ownXml.name, String(ownXml.buffer));
    await form.getByLabel('Price (required)').selectOption('netto');
    await form.getByLabel('Link template').fill('https://gamma.example/{@nr}');
    await form.getByLabel('Prices of the file').selectOption('20');
    await choose('page.csv', '<!DOCTYPE html><html></html>');
    await form.getByText('The file is a web page').waitFor();
    expect(await form.getByLabel('Price (required)').count()).toBe(0);
    const google = ['id', 'title', 'link', 'price'].join('\t');
    await choose('google.tsv', `${google}\n1\tLampe L1\thttps://delta.example/1\t10 EUR\n`);
    await form.getByRole('cell', { name: '€10.00' }).waitFor();
    expect(await form.getByLabel('Link template').count()).toBe(0);
    await form.getByLabel('Merchant').fill('Delta');
    await form.getByLabel('Feed name').fill('nothing');
    await choose('empty.csv', '');
    await form.getByText('The file contains no rows').waitFor();
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByRole('button', { name: 'Save', disabled: false }).waitFor();
    await form.getByText('The file contains no rows').waitFor();
    // Keys go on from where they were.
    await expect.poll(() => hasFocus(form.getByRole('button', { name: 'Save' }))).toBe(true);
    const { database } = opened.server.database;
    expect(await database.rows(`select 1 from merchants where name = 'Delta'`)).toEqual([]);
    await choose('google.tsv', `${google}\n1\tLampe L1\thttps://delta.example/1\t10 EUR\n`);
    await form.getByRole('button', { name: 'Save' }).click();
    await rowOf('Delta').getByText('Waiting').waitFor();
    await collect();
    await rowOf('Delta').getByText('1 offer').waitFor();
  });

  it('keep a refused name in view while the rows of a sound file are shown', async () => {
    const { page } = opened;
    await opened.open('/en/admin/feeds');
    await page.getByRole('button', { name: 'Add a feed' }).click();
    const form = page.getByRole('form', { name: 'New feed' });
    await form.getByLabel('Merchant').fill('Alpha & Cie');
    await form.getByLabel('Feed name').fill('whole catalogue');
    await form.getByLabel('Address', { exact: true }).fill(`${merchant.origin}/other.csv`);
    await form.getByRole('button', { name: 'Save' }).click();
    const refused = form.getByText('already has a feed with this name');
    await refused.waitFor();
    merchant.served = articles(2);
    await form.getByRole('button', { name: 'Preview' }).click();
    await form.getByText('First 2 rows').first().waitFor();
    expect(await refused.isVisible()).toBe(true);
    await expect.poll(() => hasFocus(form.getByRole('button', { name: 'Preview' }))).toBe(true);
  });

  it('are sent no further once somebody cancels', async () => {
    const { page } = opened;
    await opened.open('/en/admin/feeds');
    await page.getByRole('button', { name: 'Edit: Delta, nothing' }).click();
    const form = page.getByRole('form', { name: 'Edit nothing' });
    const long = rows.map((row) => `${row} ${' '.repeat(500_000)}`).join('\n');
    const buffer = Buffer.from(`${String(ownExport.buffer)}\n${long}`);
    await form.getByLabel('Choose a file').setInputFiles({ ...ownExport, buffer });
    await form.getByLabel('Item number (required)').selectOption('numéro');
    await form.getByRole('cell', { name: 'Souris M0' }).first().waitFor();
    const { promise: cancelled, resolve: release } = Promise.withResolvers<void>();
    let parts = 0;
    await page.route('**/file', async (route) => {
      parts++;
      await cancelled;
      await route.continue();
    });
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Sending the file').waitFor();
    // The browser asks whoever leaves now.
    const leaving = `(() => { const leaving = new Event('beforeunload', { cancelable: true }); dispatchEvent(leaving); return leaving.defaultPrevented; })()`;
    expect(await page.evaluate(leaving)).toBe(true);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await form.waitFor({ state: 'detached' });
    const told = page.waitForResponse('**/file');
    release();
    expect((await told).status()).toBe(200);
    // What the page does with the answer comes before it is idle; a window that nothing is drawn in may not say that it is.
    await page.evaluate(
      `new Promise((resolve) => requestIdleCallback(() => fetch("/healthz").then(resolve), { timeout: 5000 }))`,
    );
    expect(parts).toBe(1);
  });

  it('are mapped once where they are XML of a shop’s own, with what that does not say', async () => {
    const { page } = opened;
    await opened.open('/en/admin/feeds');
    await page.getByRole('button', { name: 'Add a feed' }).click();
    const form = page.getByRole('form', { name: 'New feed' });
    await form.getByLabel('Merchant').fill('Gamma');
    await form.getByLabel('Feed name').fill('own xml');
    await form.getByLabel('File sent').check();
    await form.getByLabel('Choose a file').setInputFiles(ownXml);
    await form.getByText('fill in the link template').waitFor();
    expect(await form.getByLabel('Availability or quantity').inputValue()).toBe('lager');
    await form.getByLabel('Item number (required)').selectOption('@nr');
    await form.getByLabel('Title (required)').selectOption({ label: 'wort – Tapis N0' });
    await form.getByLabel('Price (required)').selectOption('netto');
    const template = form.getByLabel('Link template');
    await template.fill('gamma.example');
    await form.locator('summary', { hasText: 'Link template, VAT' }).click();
    await template.waitFor({ state: 'hidden' });
    await form.getByRole('button', { name: 'Save' }).click();
    // What is refused is unfolded, and told at its field.
    await expect.poll(() => hasFocus(template)).toBe(true);
    const why = page.locator(`[id="${await template.getAttribute('aria-describedby')}"]`);
    expect(await why.innerText()).toContain('Enter an https address with a column in braces');
    // A column that the file has not is named as soon as the field is left, and would be refused.
    await template.fill('https://gamma.example/{nummer}');
    await template.press('Tab');
    await expect.poll(() => why.innerText()).toContain('The file has no column {nummer}.');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => hasFocus(template)).toBe(true);
    await template.fill('https://gamma.example/{@nr}');
    await form.getByLabel('Prices of the file').selectOption('20');
    await form.getByRole('cell', { name: '€12.00' }).waitFor();
    await form.getByRole('button', { name: 'Save' }).click();
    await rowOf('Gamma').getByText('Waiting').waitFor();
    await collect();
    await rowOf('Gamma').getByText('12 offers').waitFor();
    const offers = await opened.server.database.database.rows(
      `select price_cents, link, availability from offers where article_id = 'X3'`,
    );
    expect(offers).toEqual([
      { price_cents: 1_560, link: 'https://gamma.example/X3', availability: 'in_stock' },
    ]);
  });

  it('are deleted once what goes with them was said', async () => {
    const { page } = opened;
    await opened.open('/en/admin/feeds');
    await page.getByRole('button', { name: 'Delete: Beta, own export' }).click();
    const asked = page.getByRole('dialog', { name: 'Delete own export from Beta?' });
    await asked.getByText('12 offers will be removed.').waitFor();
    await asked.getByText('12 products will lose an offer.').waitFor();
    await asked.getByRole('button', { name: 'Delete permanently' }).click();
    await page.getByText('Feed deleted').waitFor();
    await page.getByText('3 results').waitFor();
    await collect();
    const { database } = opened.server.database;
    expect(await database.rows(`select 1 from feeds where name = 'own export'`)).toEqual([]);
  });

  it('ask how prices are written that seem to be in cents', async () => {
    const { page } = opened;
    await opened.open('/en/admin/feeds');
    await page.getByRole('button', { name: 'Add a feed' }).click();
    const form = page.getByRole('form', { name: 'New feed' });
    await form.getByLabel('Merchant').fill('Gamma');
    await form.getByLabel('Feed name').fill('in cents');
    await form.getByLabel('File sent').check();
    await form.getByLabel('Choose a file').setInputFiles(inCents);
    await form.getByRole('cell', { name: 'T-shirt en coton n° 0' }).waitFor();
    await form.getByRole('button', { name: 'Save' }).click();
    await rowOf('Gamma').getByText('Waiting').waitFor();
    await collect();
    await rowOf('Gamma').getByText('How are the prices written?').waitFor();
    await page.getByLabel('How prices are written').selectOption('In cents: 1999 is €19.99');
    await expectSound(page, [
      { width: 1280, colorScheme: 'light' },
      { width: 390, colorScheme: 'dark' },
    ]);
    await page.getByRole('button', { name: 'Continue: Gamma, in cents' }).click();
    await rowOf('Gamma').getByText('Waiting', { exact: true }).waitFor();
    await collect();
    await rowOf('Gamma').getByText('12 offers').waitFor();
    const { database } = opened.server.database;
    const prices = await database.rows(
      `select price_cents as cents from offers where article_id in ('T0', 'T11') order by price_cents`,
    );
    expect(prices).toEqual([{ cents: 1_999 }, { cents: 3_099 }]);
  });

  it('end the session where the server refuses to tell of them, and are come back to', async () => {
    const { page, server } = opened;
    let asked = 0;
    await page.route('**/api/admin/feed-progress', (route) => {
      asked++;
      return route.fulfill({ status: 401, json: {} });
    });
    const told = page.getByText('Please log in to continue.').waitFor();
    await Promise.all([told, page.goto(`${server.origin}/en/admin/feeds`)]);
    await page.waitForURL(`${server.origin}/en`);
    expect(await page.evaluate("localStorage.getItem('token')")).toBeNull();
    expect(asked).toBe(1);
    await page.unroute('**/api/admin/feed-progress');
    const dialog = page.locator('dialog[open]');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/en/admin/feeds');
    await rowOf('Alpha & Cie').waitFor();
  });

  it('stand in tables that are for everybody', async () => {
    const { page, server } = opened;
    await server.database.database.execute(
      `update feeds set failures = 3, last_error = 'The file could not be fetched: answered 503.'`,
    );
    await expectAccessibleScreen(
      page,
      (language) => `${server.origin}/${language}/admin/feeds`,
      async () => {
        await page.getByRole('table').first().waitFor();
        await page.getByRole('button', { name: /^(History|Historique).*whole catalogue$/ }).click();
        await page.getByRole('table').nth(1).waitFor();
        await page.getByRole('button', { name: /^(Add a feed|Ajouter un flux)$/ }).click();
        const form = page.getByRole('form', { name: /^(New feed|Nouveau flux)$/ });
        await form.getByLabel(/^(File sent|Fichier envoyé)$/).check();
        await form.getByLabel(/^(Choose a file|Choisir un fichier)$/).setInputFiles(ownExport);
        await form.getByText(/^(File columns|Colonnes du fichier)$/).waitFor();
      },
    );
  });
});
