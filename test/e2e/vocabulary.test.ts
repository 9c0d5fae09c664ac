import { beforeAll, describe, expect, it } from 'vitest';
import { withShop } from '../helpers/in-browser.ts';
import { addSharedGtins } from '../helpers/shared-gtins.ts';
import { expectAccessibleScreen, signInWith } from '../helpers/staff-pages.ts';

const opened = withShop({ pages: 'reset' });
let token: string;

const long = 'x'.repeat(60);

beforeAll(async () => {
  const { people, database } = opened.server;
  token = await people.token(await people.create({ role: 'admin' }));
  await database.database.execute(
    `insert into searches_without_result
     select (now() at time zone 'Europe/Paris')::date, query, 3 from unnest($1::text[]) as query`,
    [['casque vélo', 'grille-pain', long]],
  );
  const pair = ['lenovo', `lenovogroup${long}`];
  await addSharedGtins(database.database, [pair, pair, pair]);
  await database.database.execute(
    `insert into brand_alias_suggestions (brand, other, brand_name, other_name, products) values ($1, $2, $1, $2, 3)`,
    pair,
  );
});

/** Shows a screen in all its looks, the last of them in English. */
async function open(path: string, text: RegExp): Promise<void> {
  const { page, server } = opened;
  await signInWith(page, token);
  await expectAccessibleScreen(
    page,
    (language) => `${server.origin}/${language}/admin/${path}`,
    () => page.getByText(text).first().waitFor(),
  );
}

describe('the vocabulary; axe finds nothing', () => {
  it('makes a search without results a synonym, or dismisses it', async () => {
    const { page } = opened;
    await open('vocabulary/missed-searches', /^casque vélo$/);
    await page.getByRole('button', { name: 'Mark as dealt with: grille-pain' }).click();
    await page.getByText('Search marked as dealt with.').waitFor();
    await page.getByRole('button', { name: 'Create a synonym for casque vélo' }).click();
    await page.getByLabel('“casque vélo” means').fill('le');
    await page.keyboard.press('Enter');
    await page.getByText('Each phrase must contain a word', { exact: false }).waitFor();
    await page.getByLabel('“casque vélo” means').fill('casque');
    await page.keyboard.press('Enter');
    await page.getByText('1 result', { exact: true }).waitFor();
    await page.getByLabel('State').selectOption('dismissed');
    await page.getByRole('button', { name: 'Reopen: grille-pain' }).click();
    await page.getByText('1 result', { exact: true }).waitFor();
  });

  it('keeps synonyms', async () => {
    const { page } = opened;
    await open('vocabulary', /^unité centrale|, unité centrale/);
    await page.getByLabel('Everywhere').fill('air crusher, broyeuse sans huile');
    await page.getByLabel('In a search only').fill('broyeuse');
    await page.getByRole('button', { name: 'Add a group' }).click();
    await page.getByText('Group saved.', { exact: false }).waitFor();
    await page.getByRole('searchbox', { name: 'Word or phrase' }).fill('broyeuse');
    await page.keyboard.press('Enter');
    await page.getByText('1 result', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Edit the group air crusher' }).click();
    await page.getByRole('row').getByLabel('In a search only').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('row').filter({ hasText: 'broyeuse sans huile' }).getByText('–').waitFor();
    await page.getByRole('button', { name: 'Delete the group air crusher' }).click();
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await page.getByText('No results.').waitFor();
  });

  it('keeps brands’ other names, by suggestion as well', async () => {
    const { page } = opened;
    await open('vocabulary/brands', /^Suggestions$/);
    await page.getByRole('button', { name: 'Keep lenovo, rather than' }).click();
    await page.getByText('No suggestions at the moment.').waitFor();
    await page.getByRole('row').filter({ hasText: 'lenovogroup' }).waitFor();
    await page.getByLabel('Other name', { exact: true }).fill('Fnac Essentiel');
    await page.getByLabel('Brand', { exact: true }).fill('Essentiel b');
    await page.getByRole('button', { name: 'Add a name' }).click();
    await page.getByText('2 results').waitFor();
    expect(await page.getByRole('button', { name: /^Delete / }).count()).toBe(2);
  });
});
