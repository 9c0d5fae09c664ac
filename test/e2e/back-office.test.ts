import type { Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '../../src/contract/accounts/roles.ts';
import type { DatabasePool } from '../../src/server/platform/database/database.ts';
import { expectAccessible, hasFocus, openPage, setSize, visit } from '../helpers/browser.ts';
import { withShop } from '../helpers/in-browser.ts';
import { password } from '../helpers/people.ts';
import { drawPhoto } from '../helpers/pictures.ts';
import { startShop } from '../helpers/shop.ts';
import { expectAccessibleScreen, signInWith } from '../helpers/staff-pages.ts';

const childCategories = [
  'computers',
  'laptops',
  'servers',
  'tablets',
  'projectors',
  'photo',
  'binoculars-telescopes',
];

/** Departments and a few below them: a screen of 238 rows takes axe three times as long, and its rows are alike. */
const leaveFewCategories = (database: DatabasePool) =>
  database.execute('delete from categories where parent_id is not null and key <> all($1::text[])', [
    childCategories,
  ]);

const opened = withShop({ pages: 'reset' }, () => startShop({}, { prepare: leaveFewCategories }));
let tokens: Record<'admin' | 'superadmin', string>;

beforeAll(async () => {
  const { people } = opened.server;
  const tokenOf = async (role: Role, name: string) => people.token(await people.create({ role, name }));
  tokens = { admin: await tokenOf('admin', 'Ada'), superadmin: await tokenOf('superadmin', 'Chef') };
});
const signInAs = (role: keyof typeof tokens) => signInWith(opened.page, tokens[role]);

/** A field that the server refused says why, and has the focus. */
async function expectRefused(field: Locator, why: string) {
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  const note = field.page().locator(`[id="${await field.getAttribute('aria-describedby')}"]`);
  expect(await note.textContent()).toBe(why);
  expect(await hasFocus(field)).toBe(true);
  expect(await field.page().getByText(why).count()).toBe(1);
}

const tabBar = (page: Page) => page.getByRole('navigation', { name: 'Administration' });
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

describe('the back office', () => {
  it('is reached from the menu of admins; its first tab are the users', async () => {
    const { page } = opened;
    await signInAs('admin');
    await opened.open('/en/legal');
    await page.getByRole('button', { name: 'Hello, Ada' }).click();
    await page.getByRole('link', { name: 'Admin Panel' }).click();
    await page.waitForURL('**/en/admin/dashboard');
    await page.getByText('Imports in the last 24 hours').waitFor();
    await opened.open('/en/admin');
    await page.getByRole('heading', { name: 'User Management', level: 1 }).waitFor();
    expect(await tabBar(page).locator('[aria-current=page]').textContent()).toBe('User Management');
    await tabBar(page).getByRole('link', { name: 'Dashboard' }).click();
    await page.waitForURL('**/en/admin/dashboard');
  });

  it('stands at the addresses of the specification, in the visitor’s language', async () => {
    const { page } = opened;
    await signInAs('admin');
    for (const [path, name] of [
      ['/admin', 'Gestion des utilisateurs'],
      ['/admin/users', 'Gestion des utilisateurs'],
      ['/admin/products/create', 'Gestion des produits'],
      ['/admin/dashboard', 'Tableau de bord'],
    ] as const) {
      await page.goto(opened.server.origin + path);
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      await tabBar(page).waitFor();
    }
  });

  it('raises the overlay for calls of the specification, not for ever, and for no others', async () => {
    // The clock of a context cannot be given back.
    const { page, complaints, close } = await openPage(opened.browser, { reducedMotion: 'reduce' });
    await signInWith(page, tokens.admin);
    await page.clock.install();
    const { promise: end, resolve: letGo } = Promise.withResolvers<void>();
    const asked: string[] = [];
    for (const call of ['users?*', 'admin/dashboard']) {
      await page.route(`**/api/${call}`, async (route) => {
        asked.push(call);
        await end;
        await route.abort();
      });
    }
    const spinner = page.locator('[popover]').getByText('Loading');
    await visit(page, `${opened.server.origin}/en/admin/users`);
    await spinner.waitFor();
    await page.clock.fastForward(5_001);
    await spinner.waitFor({ state: 'detached' });
    await visit(page, `${opened.server.origin}/en/admin/dashboard`);
    await expect.poll(() => asked).toContain('admin/dashboard');
    await page.clock.runFor(1_000);
    expect(await spinner.count()).toBe(0);
    // Screen readers are told all the same.
    await page.getByRole('status').getByText('Loading').waitFor();
    letGo();
    expect(complaints).toEqual([]);
    await close();
  });

  it('has no address but its tabs’', async () => {
    const { page } = opened;
    await signInAs('admin');
    expect(await opened.open('/en/admin/nothing')).toBe(404);
    await page.getByRole('heading', { name: 'Oops!' }).waitFor();
  });

  it('leads home who may not see it', async () => {
    const person = await opened.server.people.create({ role: 'employee' });
    const { page } = opened;
    await signInWith(page, await opened.server.people.token(person));
    await opened.open('/en/admin/users');
    await page.waitForURL(`${opened.server.origin}/en`);
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  it('asks who is not signed in to do so, and then leads back', async () => {
    const { email } = await opened.server.people.create({ role: 'admin' });
    const { page } = opened;
    await opened.open('/en/admin/users?role=admin');
    await page.waitForURL(`${opened.server.origin}/en`);
    const dialog = page.locator('dialog[open]');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/en/admin/users?role=admin');
    await rowOf(page, email).waitFor();
  });
});

describe('user management', () => {
  beforeEach(() => signInAs('admin'));

  it('finds, filters, sorts, and keeps what is shown in the address', async () => {
    const { page } = opened;
    for (const name of ['Zoé Alpha', 'Émile Alpha']) await opened.server.people.create({ name });
    await opened.open('/en/admin/users');
    await page.getByRole('searchbox', { name: 'Name, email or phone' }).fill('alpha');
    await page.keyboard.press('Enter');
    await page.getByText('2 results').waitFor();
    await page.getByRole('button', { name: 'Name', exact: true }).click();
    const names = () => page.locator('tbody tr td:first-child').allTextContents();
    await expect.poll(names).toEqual(['Émile Alpha', 'Zoé Alpha']);
    await page.getByRole('button', { name: 'Name', exact: true }).click();
    await expect.poll(names).toEqual(['Zoé Alpha', 'Émile Alpha']);
    await page.reload();
    await expect.poll(names).toEqual(['Zoé Alpha', 'Émile Alpha']);
    await page.getByLabel('Role').selectOption('admin');
    await page.getByText('No results.').waitFor();
  });

  it('says on a phone in full what one can look for', async () => {
    const { page } = opened;
    await signInAs('admin');
    await setSize(page, { width: 320, height: 844 });
    for (const list of ['users', 'products/create', 'mail', 'merchants']) {
      await opened.open(`/fr/admin/${list}`);
      const field = page.getByRole('main').locator('input[type=search]');
      await field.waitFor();
      const spare = await field.evaluate((input) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(input);
        const pen = document.createElement('canvas').getContext('2d');
        if (pen) pen.font = font;
        const text = pen?.measureText((input as HTMLInputElement).placeholder).width ?? Number.NaN;
        return input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - text;
      });
      expect(spare).toBeGreaterThanOrEqual(0);
    }
  });

  it('edits a row with Save and Cancel, and says what is wrong', async () => {
    const { page } = opened;
    const { email } = await opened.server.people.create({ name: 'Paul Beta' });
    await opened.open('/en/admin/users?search=beta');
    await page.getByRole('button', { name: 'Edit Paul Beta' }).click();
    expect(await page.locator('form').getByLabel('Role').count()).toBe(0);
    await page.getByLabel('Name', { exact: true }).fill('Not kept');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Edit Paul Beta' }).click();
    await page.getByLabel('Name', { exact: true }).fill('  ');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectRefused(page.getByLabel('Name', { exact: true }), 'Name is required');
    await page.getByLabel('Name', { exact: true }).fill('Paula Beta');
    await page.getByRole('button', { name: 'Save' }).click();
    await rowOf(page, 'Paula Beta').waitFor();
    await page.getByText('The user has been updated.').waitFor();
    const [stored] = await opened.server.database.database.rows('select name from users where email = $1', [
      email,
    ]);
    expect(stored).toEqual({ name: 'Paula Beta' });
  });

  it.each([
    ['en', 'Edit Nina Eta', 'Save', 'Invalid email address', 'Phone must be at least 8 digits'],
    [
      'fr',
      'Modifier Nina Eta',
      'Enregistrer',
      'Adresse e-mail non valide',
      'Le téléphone doit comporter au moins 8 chiffres',
    ],
  ])(
    'says what is wrong at the field, which gets the focus: %s',
    async (language, edit, save, invalid, short) => {
      const { page } = opened;
      await opened.server.people.create({ name: 'Nina Eta' });
      await opened.open(`/${language}/admin/users?search=eta`);
      await page.getByRole('button', { name: edit }).first().click();
      const field = page.locator('form input[name=email]');
      await field.fill('nina@');
      await page.getByRole('button', { name: save }).click();
      await expectRefused(field, invalid);
      await expectAccessible(page);
      await field.fill(`nina-${language}@shop.test`);
      const phone = page.locator('form input[name=phone]');
      await phone.fill('12');
      await page.getByRole('button', { name: save }).click();
      await expectRefused(phone, short);
      expect(await field.getAttribute('aria-invalid')).toBeNull();
    },
  );

  it('breaks no word of ours beside the longest names', async () => {
    const { page } = opened;
    const { database } = opened.server.database;
    const name = `${'Anticonstitutionnellement'.repeat(3)} longest`;
    const email = `${'a-very-long-mailbox-'.repeat(3)}@an-address-that-does-not-end.example`;
    await database.execute('insert into users (email, name) values ($1, $2)', [email, name]);
    await opened.open('/en/admin/users?search=longest');
    const words = rowOf(page, email).getByText('not signed in');
    const lines = await words.evaluate((cell) => {
      const text = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
      const range = cell.ownerDocument.createRange();
      range.setStart(text as Node, 4);
      range.setEnd(text as Node, 10);
      return [range.toString(), range.getClientRects().length];
    });
    expect(lines).toEqual(['signed', 1]);
    await database.execute('delete from users where email = $1', [email]);
  });

  it('gives the focus back to the row that was edited, and to the next where one is deleted', async () => {
    const { page } = opened;
    for (const name of ['Ada Zeta', 'Bea Zeta']) await opened.server.people.create({ name });
    await opened.open('/en/admin/users?search=zeta&sortBy=name');
    const edit = page.getByRole('button', { name: 'Edit Ada Zeta' });
    for (const leave of ['Cancel', 'Save']) {
      await edit.focus();
      await page.keyboard.press('Enter');
      await page.getByLabel('Name', { exact: true }).waitFor();
      await page.getByRole('button', { name: leave }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => hasFocus(edit)).toBe(true);
    }
    await page.getByRole('button', { name: 'Delete Ada Zeta' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog[open]').getByRole('button', { name: 'Delete permanently' }).focus();
    await page.keyboard.press('Enter');
    const other = page.getByRole('button', { name: 'Delete Bea Zeta' });
    await expect.poll(() => hasFocus(other)).toBe(true);
    await page.keyboard.press('Enter');
    await page.locator('dialog[open]').getByRole('button', { name: 'Delete permanently' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(page.getByRole('status').getByText('No results.'))).toBe(true);
  });

  it('leads from a page beyond the last one to that', async () => {
    const { page } = opened;
    await opened.server.people.create({ name: 'Lou Eta' });
    await opened.open('/en/admin/users?search=eta&page=4');
    await rowOf(page, 'Lou Eta').waitFor();
    expect(page.url()).not.toContain('page');
  });

  it('shows both versions where somebody else has saved meanwhile', async () => {
    const { page } = opened;
    const { id } = await opened.server.people.create({ name: 'Rosa Gamma' });
    await opened.open('/en/admin/users?search=gamma');
    await page.getByRole('button', { name: 'Edit Rosa Gamma' }).click();
    await opened.server.database.database.execute(`update users set phone = '0700000000' where id = $1`, [
      id,
    ]);
    await page.getByLabel('Phone', { exact: true }).fill('0711111111');
    await page.getByRole('button', { name: 'Save' }).click();
    const clash = page.getByRole('alert', { name: 'Changed in the meantime' });
    await clash.waitFor();
    const said = await clash.textContent();
    expect(said).toContain('Saved version: 0700000000');
    expect(said).toContain('Your version: 0711111111');
    expect(said).not.toContain('Email');
    await clash.getByRole('button', { name: 'Save my version' }).click();
    await rowOf(page, '0711111111').waitFor();
  });

  it('asks nothing where somebody else has saved the same', async () => {
    const { page } = opened;
    const { id } = await opened.server.people.create({ name: 'Rosa Zeta' });
    await opened.open('/en/admin/users?search=rosa+zeta');
    await page.getByRole('button', { name: 'Edit Rosa Zeta' }).click();
    await opened.server.database.database.execute(`update users set phone = '0733333333' where id = $1`, [
      id,
    ]);
    await page.getByLabel('Phone', { exact: true }).fill('0733333333');
    await page.getByRole('button', { name: 'Save' }).click();
    await rowOf(page, '0733333333').waitFor();
    expect(await page.getByRole('alert', { name: 'Changed in the meantime' }).count()).toBe(0);
  });

  it('says of somebody who was deleted meanwhile that they were', async () => {
    const { page } = opened;
    const { id } = await opened.server.people.create({ name: 'Rosa Omega' });
    await opened.open('/en/admin/users?search=rosa+omega');
    await page.getByRole('button', { name: 'Edit Rosa Omega' }).click();
    await opened.server.database.database.execute('delete from users where id = $1', [id]);
    await page.getByLabel('Phone', { exact: true }).fill('0733333333');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Deleted in the meantime').waitFor();
    expect(await page.getByLabel('Phone', { exact: true }).inputValue()).toBe('0733333333');
  });

  it('deletes a user after saying what goes', async () => {
    const { page } = opened;
    const { email } = await opened.server.people.create({ name: 'Uma Epsilon' });
    await opened.server.people.create({ name: 'Vic Epsilon', role: 'employee' });
    await opened.open('/en/admin/users?search=epsilon');
    await page.getByRole('button', { name: 'Delete Vic Epsilon' }).click();
    await page.getByText('The hours this person has worked will be deleted too.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Delete Uma Epsilon' }).click();
    const dialog = page.locator('dialog[open]');
    expect(await dialog.textContent()).toContain(`The account of Uma Epsilon (${email}), its sign-ins`);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await rowOf(page, email).waitFor();
    await page.getByRole('button', { name: 'Delete Uma Epsilon' }).click();
    expect(await dialog.textContent()).not.toContain('hours');
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await page.getByText('1 result', { exact: true }).waitFor();
    expect((await opened.server.people.signIn(email, password)).statusCode).toBe(401);
  });
});

it('superadmins alone change roles, and nobody superadmins', async () => {
  const { page } = opened;
  await signInAs('superadmin');
  await opened.server.people.create({ name: 'Nils Delta' });
  await opened.open('/en/admin/users?search=delta');
  await page.getByRole('button', { name: 'Edit Nils Delta' }).click();
  await page.locator('form').getByLabel('Role').selectOption('employee');
  await page.getByRole('button', { name: 'Save' }).click();
  await rowOf(page, 'employee').waitFor();
  await opened.open('/en/admin/users?role=superadmin');
  await rowOf(page, 'Superadmins cannot be changed here.').waitFor();
  expect(await page.locator('tbody').getByRole('button').count()).toBe(0);
});

describe('the category manager', () => {
  beforeEach(() => signInAs('admin'));
  const names = () => opened.page.locator('tbody tr td:first-child').allTextContents();

  it('adds a category, ignores a blank one, and says what is wrong', async () => {
    const { page } = opened;
    await opened.open('/en/admin/categories');
    await rowOf(page, 'Laptops').waitFor();
    const before = (await names()).length;
    const add = page.getByRole('button', { name: 'Add a category' });
    await page.getByLabel('English name').fill('   ');
    await add.click();
    expect(await page.getByRole('main').getByRole('alert').allTextContents()).toEqual(['', '']);
    await page.getByLabel('English name').fill('laptops');
    await add.click();
    const problem = page.getByText('There is already a category with this name.');
    await problem.waitFor();
    await expectRefused(page.getByLabel('English name'), 'There is already a category with this name.');
    // A message below one field does not lift it out of the line.
    const tops = [page.getByLabel('English name'), page.getByLabel('Parent category'), add].map(
      async (each) => Math.round((await each.boundingBox())?.y ?? -1),
    );
    expect(new Set(await Promise.all(tops)).size).toBe(1);
    // Whatever succeeds next has the last word.
    await page.getByRole('button', { name: 'Move Laptops down' }).click();
    await problem.waitFor({ state: 'detached' });
    await page.getByLabel('English name').fill('Kites');
    await add.click();
    await rowOf(page, 'Kites').waitFor();
    expect((await names()).length).toBe(before + 1);
  });

  it('finds one among all by either name, and moves none while it shows a few', async () => {
    const { page } = opened;
    await opened.open('/en/admin/categories');
    await rowOf(page, 'Laptops').waitFor();
    const find = page.getByLabel('Find a category');
    await find.fill('ORDINATEURS PORTABLES');
    await page.getByText('1 result', { exact: true }).waitFor();
    expect(await names()).toEqual(['Laptops']);
    expect(await page.getByRole('button', { name: 'Move Laptops up' }).isDisabled()).toBe(true);
    await find.fill('no such thing');
    await page.getByText('No results.').waitFor();
    await find.fill('');
    await rowOf(page, 'Projectors').waitFor();
  });

  it('keeps in sight what is added or renamed while it looks for something else', async () => {
    const { page } = opened;
    await opened.open('/en/admin/categories');
    await rowOf(page, 'Laptops').waitFor();
    const find = page.getByLabel('Find a category');
    await find.fill('laptops');
    await page.getByText('1 result', { exact: true }).waitFor();
    await page.getByLabel('English name').fill('Windsocks');
    await page.getByRole('button', { name: 'Add a category' }).click();
    await rowOf(page, 'Windsocks').waitFor();
    await page.getByRole('button', { name: 'Edit Windsocks' }).click();
    await page.getByRole('row').getByLabel('English name').fill('Wind socks');
    await page.getByRole('button', { name: 'Save' }).click();
    await rowOf(page, 'Wind socks').waitFor();
    await find.fill('laptop');
    await page.getByText('1 result', { exact: true }).waitFor();
  });

  it('keeps the buttons of a row in one line beside the longest names', async () => {
    const { page } = opened;
    const { database } = opened.server.database;
    const rename = (name: string) =>
      database.execute(`update categories set name_fr = $1 where name = 'Laptops'`, [name]);
    await rename(`Ordinateurs portables${' et accessoires'.repeat(9)}`);
    await opened.open('/en/admin/categories');
    await rowOf(page, 'et accessoires').waitFor();
    const actions = page.getByRole('button', { name: /Laptops/ });
    const middles = (await actions.all()).map(async (each) => {
      const box = await each.boundingBox();
      return box && Math.round(box.y + box.height / 2);
    });
    expect(middles.length).toBe(4);
    expect(new Set(await Promise.all(middles)).size).toBe(1);
    await rename('Ordinateurs portables');
  });

  it('renames in place; the former address leads to the new one', async () => {
    const { page } = opened;
    const { seed } = opened.server;
    const productId = await seed.product({ title: 'A projector', category: 'projectors' });
    await seed.offer({ merchantId: await seed.merchant({ name: 'Nord' }), productId, priceCents: 10_000 });
    await opened.server.publish();
    await opened.open('/en/admin/categories');
    await page.getByRole('button', { name: 'Edit Projectors' }).click();
    await page.locator('tbody').getByLabel('English name').fill('Beamers');
    await page.route('**/api/categories/*', async (route) => {
      const response = await route.fetch();
      // The change is sent as stored.
      await opened.server.publish();
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: 'Save' }).click();
    await rowOf(page, 'Beamers').waitFor();
    await page.getByRole('button', { name: 'Categories', exact: true }).click();
    await page.getByRole('banner').locator('summary', { hasText: 'Electronics' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Beamers' }).waitFor();
    await opened.open('/en/category/Projectors?sortBy=price');
    expect(page.url()).toBe(`${opened.server.origin}/en/category/Beamers?sortBy=price`);
  });

  it('keeps the name with Cancel, and the saved version where somebody else was quicker', async () => {
    const { page } = opened;
    await opened.open('/en/admin/categories');
    const edit = async () => {
      await page.getByRole('button', { name: 'Edit Binoculars & Telescopes' }).click();
      await page.locator('tbody').getByLabel('English name').fill('Spyglasses');
    };
    await edit();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await rowOf(page, 'Binoculars & Telescopes').waitFor();
    await edit();
    await opened.server.database.database.execute(
      `update categories set name = 'Field Glasses', version = version + 1 where name = 'Binoculars & Telescopes'`,
    );
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const clash = page.getByRole('alert', { name: 'Changed in the meantime' });
    await clash.waitFor();
    const said = await clash.textContent();
    expect(said).toContain('Saved version: Field Glasses');
    expect(said).toContain('Your version: Spyglasses');
    await clash.getByRole('button', { name: 'Keep the saved version' }).click();
    await rowOf(page, 'Field Glasses').waitFor();
    expect(await names()).not.toContain('Spyglasses');
  });

  it('gives a category a picture at once, takes no other file, and takes it away again', async () => {
    const { page } = opened;
    await opened.open('/en/admin/categories');
    await page.getByRole('button', { name: 'Edit Tablets' }).click();
    const file = page.getByLabel('Choose an image');
    await file.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') });
    await page.getByText('page.html is not a JPEG, PNG, WebP or AVIF image.').waitFor();
    const buffer = await drawPhoto(200, 200).png().toBuffer();
    await file.setInputFiles({ name: 'tablets.png', mimeType: 'image/png', buffer });
    const picture = page.getByRole('img', { name: 'Image of Tablets' });
    await picture.waitFor();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Remove the image' }).click();
    await picture.waitFor({ state: 'detached' });
  });

  it('puts categories in another order', async () => {
    const { page } = opened;
    await opened.open('/en/admin/categories');
    await rowOf(page, 'Laptops').waitFor();
    const stored = async () => {
      const rows = await opened.server.database.database.rows<{ name: string }>(
        'select name from categories where parent_id is null order by position, id',
      );
      return rows.map(({ name }) => name);
    };
    const departments = await stored();
    const shown = async () => (await names()).filter((name) => departments.includes(name)).slice(0, 4);
    const [first, second, third, fourth] = departments;
    // As quickly as one presses: the next press does not wait until the one before is stored.
    const { promise: pressed, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/admin/category-order', async (route) => {
      await pressed;
      await route.continue();
    });
    for (const _press of [1, 2, 3]) await page.getByRole('button', { name: `Move ${first} down` }).click();
    answer();
    await expect.poll(shown).toEqual([second, third, fourth, first]);
    await expect.poll(async () => (await stored()).slice(0, 4)).toEqual([second, third, fourth, first]);
  });

  it('deletes a category once it is said where its products go', async () => {
    const { page } = opened;
    const product = await opened.server.seed.product({ title: 'A robot', category: 'toys' });
    await opened.open('/en/admin/categories');
    const dialog = page.locator('dialog[open]');
    await page.getByRole('button', { name: 'Delete Computers' }).click();
    expect(await dialog.textContent()).toContain('Its 2 subcategories will move up one level.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Delete Toys' }).click();
    expect(await dialog.textContent()).toContain('1 product to move. Choose where:');
    await dialog.getByLabel('To').selectOption({ label: 'Gaming' });
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await expect.poll(async () => (await names()).includes('Toys')).toBe(false);
    const [stored] = await opened.server.database.database.rows(
      'select c.name from products p join categories c on c.id = p.category_id where p.id = $1',
      [product],
    );
    expect(stored).toEqual({ name: 'Gaming' });
  });
});

describe('what fails is said in the words of the specification', () => {
  const deleteFirst = async () => {
    const { page } = opened;
    await page
      .locator('tbody')
      .getByRole('button', { name: /^Delete/, disabled: false })
      .first()
      .click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Delete permanently' }).click();
  };
  const says = (message: string) => opened.page.getByText(message, { exact: true }).first().waitFor();
  const saveFirst = async () => {
    const { page } = opened;
    await page.getByRole('button', { name: /^Edit/, disabled: false }).first().click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  };
  beforeEach(async () => {
    const { page } = opened;
    await signInAs('admin');
    await page.route('**/api/**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
  });

  it('of users', async () => {
    const { page } = opened;
    await opened.server.people.create({ name: 'Olga Omega' });
    await opened.open('/en/admin/users?search=omega');
    await saveFirst();
    await says('Update failed');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await deleteFirst();
    await says('Failed to delete user.');
    await page.route('**/api/users?*', (route) => route.abort());
    await opened.open('/en/admin/users');
    await says('Failed to load data');
  });

  it('of categories', async () => {
    const { page } = opened;
    await opened.open('/en/admin/categories');
    await page.getByLabel('English name').fill('Kites');
    await page.getByRole('button', { name: 'Add a category' }).click();
    await says('Failed to add category');
    await saveFirst();
    await says('Update failed');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await deleteFirst();
    await says('Failed to delete category');
  });

  it('of products', async () => {
    const { page } = opened;
    await opened.server.seed.product({ title: 'Robot Sigma', category: 'tablets' });
    await opened.open('/en/admin/products/create?search=sigma');
    await page.getByLabel('Name', { exact: true }).fill('Robot Tau');
    await page.getByLabel('Price in euros').fill('10');
    await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Tablets (Computing)' });
    await page.getByRole('button', { name: 'Create product' }).click();
    await says('Operation failed.');
    await deleteFirst();
    await says('Failed to delete product');
  });

  it('of what stands beside: categories to choose from, and the catalogue’s figures', async () => {
    const { page } = opened;
    const beside = /\/api\/(categories|figures)$/;
    await page.route(beside, (route) => route.abort());
    // A toast does not wait for who looks later.
    await Promise.all([says('Failed to load data'), opened.open('/en/admin/products/create')]);
    await opened.open('/en/admin/dashboard');
    await page.getByRole('heading', { name: 'Clicks to merchants, 30 days' }).waitFor();
    await says('Failed to load data');
    await page.unroute(beside);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Imports in the last 24 hours').waitFor();
  });
});

describe('axe finds nothing', () => {
  it('at the dashboard', async () => {
    const { page } = opened;
    const { seed, database } = opened.server;
    const merchantId = await seed.merchant({ name: 'Checked' });
    const productId = await seed.product({ title: 'Checked' });
    const offerId = await seed.offer({ merchantId, productId, priceCents: 1_000 });
    await database.database.execute(
      `insert into page_checks (merchant_id, offer_id, outcome, price_cents, availability, differs)
       values ($1, $2, 'differs', 1000, 'in_stock', '{price}'), ($1, $2, 'same', 1000, 'in_stock', '{}')`,
      [merchantId, offerId],
    );
    await signInAs('admin');
    await expectAccessibleScreen(
      page,
      (language) => `${opened.server.origin}/${language}/admin/dashboard`,
      () => page.getByRole('row', { name: /^Checked/ }).waitFor(),
    );
  });

  it('among users, while one is edited', async () => {
    const { page } = opened;
    await signInAs('superadmin');
    await opened.server.people.create({
      name: 'Quite a long name that goes on',
      email: `${'x'.repeat(60)}@shop.test`,
    });
    await expectAccessibleScreen(
      page,
      (language) =>
        `${opened.server.origin}/${language}/admin/users?search=${encodeURIComponent('Quite a long')}`,
      async () => {
        await page
          .getByRole('button', { name: /^(Edit|Modifier) / })
          .first()
          .click();
        await page.getByRole('button', { name: /^(Save|Enregistrer)$/ }).waitFor();
      },
    );
  });

  it('among categories, while one is edited', async () => {
    const { page } = opened;
    await signInAs('admin');
    await expectAccessibleScreen(
      page,
      (language) => `${opened.server.origin}/${language}/admin/categories`,
      async () => {
        await page
          .getByRole('button', { name: /^(Edit|Modifier) / })
          .first()
          .click();
      },
    );
  });
});
