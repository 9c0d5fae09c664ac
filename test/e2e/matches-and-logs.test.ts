import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAudit } from '../../src/server/audit/service.ts';
import { refreshFamilies } from '../../src/server/facts/service.ts';
import { importFeedFile } from '../../src/server/feeds/importing/import-feed.ts';
import { article, toCsv } from '../helpers/awin-feed.ts';
import { expectAccessible } from '../helpers/browser.ts';
import { withShop } from '../helpers/in-browser.ts';
import { bearer } from '../helpers/people.ts';
import { expectAccessibleScreen, signInWith } from '../helpers/staff-pages.ts';

const opened = withShop({ pages: 'reset' });
let folder: string;
/** Their pairs are more than are asked for at once. */
const shops = ['Nord', 'Sud', 'Est', 'Ouest', 'Alpes', 'Jura', 'Landes', 'Vosges'];

/** An offer of each shop, every pair of them noted as doubtful. */
async function seedDoubts(names: readonly string[]): Promise<void> {
  const { database } = opened.server.database;
  for (const [index, name] of names.entries()) {
    const file = path.join(folder, `${name}.csv`);
    const shop = {
      merchant_id: `9000${index}`,
      merchant_name: name,
      merchant_deep_link: `https://${name}.example/p`,
    };
    const row = article(name, { product_name: `Thing of ${name}`, brand_name: name });
    await writeFile(file, toCsv([{ ...row, ...shop }]));
    await importFeedFile({ database, file, isAccepted: true });
  }
  await database.execute(
    `insert into match_reviews (listing_id, other_listing_id, reason, score)
     select a.id, b.id, 'near_threshold', 0 from match_listings a join match_listings b on a.id < b.id
     on conflict do nothing`,
  );
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'visavis-doubts-'));
  await seedDoubts(shops.slice(0, 2));
});
afterAll(() => rm(folder, { recursive: true }));

const signInAs = async (role: 'admin' | 'superadmin') => {
  const { people } = opened.server;
  const person = await people.create({ role });
  await signInWith(opened.page, await people.token(person));
};

describe('families', () => {
  it('are mended on the page of a product: taken out, with a reason, and back', async () => {
    const { database } = opened.server.database;
    const insert = async (title: string) => {
      const [row] = await database.rows<{ id: number }>(
        `insert into products (title, brand) values ($1, 'Acme') returning id`,
        [title],
      );
      return row?.id ?? 0;
    };
    const ids = [await insert('Acme Z9 128 Go noir'), await insert('Acme Z9 128 Go bleu')];
    await database.transaction((tx) => refreshFamilies(tx, ids));
    await signInAs('admin');
    expect(await opened.open(`/en/admin/matches/product?id=${ids[0]}`)).toBe(200);
    const part = opened.page.getByRole('region', { name: 'Family' });
    await part.getByRole('table', { name: 'Family' }).getByText('Acme Z9 128 Go bleu').waitFor();
    await expectAccessible(opened.page);
    await part.getByRole('button', { name: 'Take out of the family' }).click();
    const dialog = opened.page.getByRole('dialog');
    await dialog.getByLabel('Reason (optional)').fill('another model');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await part.getByText('This product has no other variants.').waitFor();
    await part.getByText('another model').waitFor();
    await expectAccessible(opened.page);
    await part.getByRole('button', { name: 'Undo the decision about Acme Z9 128 Go noir' }).click();
    await part.getByRole('table', { name: 'Family' }).getByText('Acme Z9 128 Go bleu').waitFor();
  });
});

describe('what has been logged', () => {
  it('shows superadmins the audit log, and others no such tab', async () => {
    const { page } = opened;
    await signInAs('superadmin');
    await opened.open('/en/admin/audit');
    const rows = (event: string) => page.getByRole('row').filter({ hasText: event });
    await rows('signed in').first().waitFor();
    const { database } = opened.server.database;
    await recordAudit(database, { action: 'role_changed', details: { from: 'user', to: 'superadmin' } });
    await opened.open('/fr/admin/audit');
    await rows('rôle modifié').getByText('Rôle : utilisateur → superadmin').first().waitFor();
    await opened.open('/en/admin/audit');
    await page.getByLabel('Event').selectOption('account created');
    await page.waitForURL(/action=registered/);
    await expect.poll(() => rows('signed in').count()).toBe(0);
    await page.getByLabel('Name, email, IP address').fill('nobody@nowhere.test');
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await page.getByText('No results').waitFor();
    expect(await page.getByLabel('Search products').inputValue()).toBe('');
  });

  it('says why mails ended in the reader’s language, and what servers answered as it is', async () => {
    const { page } = opened;
    const { database } = opened.server.database;
    for (const error of ['too late', 'interrupted', '550 no such user']) {
      await database.execute(
        `insert into mails (kind, to_name, to_address, subject, text, html, send_before, state, error)
         values ('reset', 'Zoé', 'zoe@shop.test', $1, null, null, now(), 'failed', $1)`,
        [error],
      );
    }
    await signInAs('admin');
    await opened.open('/fr/admin/mail');
    const rowOf = (subject: string) => page.getByRole('row').filter({ hasText: subject });
    await rowOf('too late').getByText('pas envoyé à temps pour être utile').waitFor();
    await rowOf('interrupted').getByText('l’envoi a été interrompu').waitFor();
    expect(await rowOf('550').locator('.text-warn').textContent()).toBe('550 no such user');
    await opened.open('/en/admin/mail');
    await rowOf('too late').getByText('not sent in time to be useful').waitFor();
  });

  it('leads admins away from the audit log', async () => {
    const { page } = opened;
    await signInAs('admin');
    await opened.open('/en/admin/mail');
    await page.getByText(/No results|results?$/).waitFor();
    expect(await page.getByRole('link', { name: 'Audit log' }).count()).toBe(0);
    await opened.open('/en/admin/audit');
    await page.waitForURL(`${opened.server.origin}/en`);
  });
});

describe('axe finds nothing', () => {
  it.each(['audit', 'mail', 'matches', 'matches/product?id=1'])('at %s', async (tab) => {
    await signInAs('superadmin');
    await expectAccessibleScreen(
      opened.page,
      (language) => `${opened.server.origin}/${language}/admin/${tab}`,
      (page) => page.getByRole('status').filter({ hasText: /\w/ }).first().waitFor(),
    );
  });
});

/** The product that the shop's offer belongs to now. */
async function productOf(shop: string): Promise<number> {
  const [row] = await opened.server.database.database.rows<{ id: number }>(
    'select product_id as id from offers where title = $1',
    [`Thing of ${shop}`],
  );
  return row?.id ?? 0;
}

describe('a doubtful match', () => {
  it('is shown side by side, decided with one key, and taken back', async () => {
    const { page } = opened;
    await signInAs('admin');
    await opened.open('/en/admin/matches');
    await page.getByText('Thing of Nord').waitFor();
    await page.getByText('Thing of Sud').waitFor();
    await page.getByText('The score is near the threshold.').waitFor();
    await page.keyboard.press('d');
    await page.getByText('Decision saved').waitFor();
    await page.getByRole('row').filter({ hasText: 'different products' }).waitFor();
    await page.getByText('No matches to check.').waitFor();
    await page.getByRole('button', { name: /^Undo decision/ }).click();
    await page.getByRole('row').filter({ hasText: 'undone' }).waitFor();
  });

  it('is put off until all others have been seen, and comes round again', async () => {
    const { page } = opened;
    await seedDoubts(shops);
    await signInAs('admin');
    await opened.open('/en/admin/matches');
    await page.getByText(/^28 to check/).waitFor();
    const shown = async () =>
      (await page.locator('main section').first().getByRole('link').allTextContents()).join();
    const seen = new Set<string>();
    let next = await shown();
    while (!seen.has(next)) {
      const before = next;
      seen.add(before);
      await page.keyboard.press('p');
      await expect.poll(shown).not.toMatch(new RegExp(`^(${before})?$`));
      next = await shown();
    }
    expect(seen.size).toBe(28);
  });
});

describe('a wrong match', () => {
  it('is corrected from a visitor’s report, found by search, listed, and undone', async () => {
    const { page } = opened;
    const { database } = opened.server.database;
    const [nord, sud] = [await productOf('Nord'), await productOf('Sud')];
    await database.execute(
      `insert into reports (product_id, offer_id, reason, comment)
       select product_id, id, 'match', 'They are one thing' from offers where title = 'Thing of Sud'`,
    );
    await opened.open(`/en/product/${sud}`);
    await page.getByRole('button', { name: 'Report an error' }).waitFor();
    expect(await page.getByRole('link', { name: 'Manage offers' }).count()).toBe(0);

    await signInAs('admin');
    await opened.open('/en/admin/reports');
    await page.getByRole('link', { name: 'Manage offers: Thing of Sud' }).click();
    await page
      .getByRole('checkbox', { name: 'Choose the offer of Sud: Thing of Sud', checked: true })
      .waitFor();
    await page.getByRole('button', { name: 'Merge into another product' }).click();
    const dialog = page.getByRole('dialog', { name: 'Merge into another product' });
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await dialog.getByText('Choose a product.').waitFor();
    await dialog.getByRole('searchbox').fill('thing nord');
    await dialog.getByRole('searchbox').press('Enter');
    await dialog.getByRole('radio', { name: /Thing of Nord/ }).check();
    await dialog.getByLabel('Reason (optional)').fill('Reported as one thing');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL(new RegExp(`id=${nord}$`));
    expect(await productOf('Sud')).toBe(nord);
    await opened.server.publish();

    await opened.open(`/en/product/${sud}`);
    await page.waitForURL(`${opened.server.origin}/en/product/${nord}`);
    await page.getByRole('link', { name: 'Manage offers' }).click();
    const told = page.getByRole('row').filter({ hasText: 'Products merged' });
    await told.getByText('Reported as one thing').waitFor();
    await told.getByRole('link', { name: 'Thing of Sud' }).waitFor();

    await page.getByRole('checkbox', { name: /offer of Sud/ }).check();
    await page.getByRole('button', { name: 'Split off as a product' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    const split = page.getByRole('row').filter({ hasText: 'Offers split off' });
    await split.getByText('Sud:').waitFor();
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(1);
    expect(await productOf('Sud')).not.toBe(nord);

    await split.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(2);
    await told.getByRole('button', { name: /^Undo/ }).click();
    await told.getByText('undone by').waitFor();
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(1);
    expect([await productOf('Nord'), await productOf('Sud')]).toEqual([nord, sud]);
  });

  it('that somebody else has mended meanwhile is told with what they did', async () => {
    const { page, server } = opened;
    const [nord, sud] = [await productOf('Nord'), await productOf('Sud')];
    await signInAs('admin');
    await opened.open(`/fr/admin/matches/product?id=${sud}`);
    await page.getByRole('button', { name: 'Ne jamais confondre avec…' }).click();
    const other = bearer(
      await server.people.token(await server.people.create({ role: 'admin', name: 'Zoé Martin' })),
    );
    const body = { kind: 'merge', products: [`${sud}`, `${nord}`] };
    await server.people.call('POST', '/matches/decisions', body, other);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('Thing Nord');
    await dialog.getByRole('button', { name: 'Rechercher' }).click();
    // The merged product's title has the brand in front: "Nord Thing of Sud".
    await dialog
      .getByRole('radio', { name: /Thing of/ })
      .first()
      .check();
    await dialog.getByRole('button', { name: 'Confirmer' }).click();
    await dialog
      .getByRole('alert')
      .getByText(/Produits fusionnés.*Zoé Martin/)
      .waitFor();
    await dialog.getByRole('button', { name: 'Voir la situation actuelle' }).click();
    await page.getByText('Ce produit fait désormais partie de celui-ci.').waitFor();
  });
});
