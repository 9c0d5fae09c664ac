import { expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling, hasFocus, runFirst } from '../helpers/browser.ts';
import { withShop } from '../helpers/in-browser.ts';
import { startShop } from '../helpers/shop.ts';

const opened = withShop({ viewport: { width: 390, height: 844 } }, async () => {
  const shop = await startShop();
  const merchantId = await shop.seed.merchant({ name: 'Nord' });
  for (const [title, gtin] of [
    ['Radio 12', '04006381333931'],
    ['Le Petit Prince', '09782070612758'],
  ] as const) {
    const productId = await shop.seed.product({ title, gtins: [gtin] });
    await shop.seed.offer({ merchantId, productId, priceCents: 2_000, deliveryCents: 500 });
  }
  await shop.publish();
  return shop;
});

async function openSignedIn(language: string) {
  const { page, server } = opened;
  const person = await server.people.create();
  const token = await server.people.token(person);
  await runFirst(page, `localStorage.setItem('token', '${token}')`);
  await opened.open(`/${language}/import`);
  return person;
}

// As a spreadsheet of French Windows writes it.
const file = (text: string) => ({
  name: 'liste.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text, 'latin1'),
});

it('turns a tracker’s file into a selection and alerts, and says what was not found', async () => {
  const { page, server } = opened;
  const person = await openSignedIn('fr');
  await page.getByRole('button', { name: 'Voir ce qui est trouvé' }).click();
  await page.getByText('Choisissez un fichier ou collez d’abord une liste.').waitFor();
  await expectAccessible(page);
  const list =
    'Modèle;EAN;Prix souhaité\nRadio;4006381333931;19,90\nLivre;978-2-07-061275-8;\nInconnu;3017620422003;5\n';
  await page.locator('input[type=file]').setInputFiles(file(list));
  await page.getByText('2 produits trouvés sur 3 lignes').waitFor();
  await page.getByText('Prix souhaités\u00a0: colonne «\u00a0Prix souhaité\u00a0».').waitFor();
  await page.getByText('1 ligne sans produit').click();
  await page.getByText('inconnu chez nous').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: 'Ajouter 2 produits' }).click();
  await page.getByText('1 produit dans votre sélection, avec une alerte prix').waitFor();
  await page.getByText('1 produit dans votre sélection', { exact: true }).waitFor();
  await expectAccessible(page);
  const rows = await server.database.database.rows(
    `select p.title, a.limit_cents as cents from favourites f join products p on p.id = f.product_id
     left join alerts a on a.product_id = f.product_id and a.user_id = f.user_id
     where f.user_id = $1 order by p.title desc`,
    [person.id],
  );
  expect(rows).toEqual([
    { title: 'Radio 12', cents: 1_990 },
    { title: 'Le Petit Prince', cents: null },
  ]);
  await page.getByRole('link', { name: 'Voir ma sélection' }).click();
  await expect.poll(() => page.locator('main .card').count()).toBe(2);
});

it('takes a pasted list, leaves out what is not wanted, and goes on after a failure', async () => {
  const { page } = opened;
  await openSignedIn('en');
  const list = '4006381333931\n2-07-061275-9\n4006381333931';
  const field = page.getByLabel('Or paste the list here');
  await field.fill(list);
  await page.route('**/api/users/me/list-previews', (route) => route.abort(), { times: 1 });
  const see = page.getByRole('button', { name: 'See what is found' });
  await see.focus();
  await page.keyboard.press('Enter');
  await page.getByText('The list could not be read.').waitFor();
  expect(await field.inputValue()).toBe(list);
  await expect.poll(() => hasFocus(see)).toBe(true);
  await page.keyboard.press('Enter');
  const found = page.getByRole('heading', { name: '2 products found on 3 lines' });
  await expect.poll(() => hasFocus(found)).toBe(true);
  await page.getByRole('checkbox', { name: 'Add Le Petit Prince' }).uncheck();
  await page.getByRole('checkbox', { name: 'Price alert at the next drop' }).check();
  await page.route('**/api/users/me/list-items', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Add 1 product' }).click();
  await page.getByText('The remaining products could not be added. Try again.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('1 product in your selection, with a price alert').waitFor();
});

it('asks visitors to sign in', async () => {
  await opened.open('/en/import');
  await opened.page.locator('dialog[open]').waitFor();
  await opened.page.getByText('Sign in to import a list.').waitFor();
});
