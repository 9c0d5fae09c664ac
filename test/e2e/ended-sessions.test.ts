import { beforeEach, expect, it } from 'vitest';
import { withShop } from '../helpers/in-browser.ts';
import { password } from '../helpers/people.ts';
import { signInWith } from '../helpers/staff-pages.ts';

const opened = withShop({ pages: 'reset' });
let email: string;

beforeEach(async () => {
  const { people } = opened.server;
  const admin = await people.create({ role: 'admin' });
  email = admin.email;
  await signInWith(opened.page, await people.token(admin));
});

const field = (label: string) => opened.page.getByLabel(label, { exact: true });
const press = (name: string) => opened.page.getByRole('button', { name, exact: true }).click();
const dialog = () => opened.page.locator('dialog[open]');
const endSessions = () => opened.server.database.database.execute('delete from sessions');

async function signInAs(address: string) {
  await dialog().getByLabel('Email').fill(address);
  await dialog().getByLabel('Password', { exact: true }).fill(password);
  await dialog().getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function typeAndLoseSession() {
  await opened.open('/en/admin/products/create');
  await field('Name').fill('Long typed');
  await field('Price in euros').fill('49,90');
  await field('Category').selectOption({ label: 'Tablets (Computing)' });
  await endSessions();
  await press('Create product');
  await opened.page.getByText('Please log in to continue.').first().waitFor();
  await dialog().getByLabel('Email').waitFor();
}

it('what staff typed stays below the dialog when their session ends, and is saved once they are back', async () => {
  await typeAndLoseSession();
  await signInAs(email);
  await expect.poll(() => dialog().count()).toBe(0);
  expect(await field('Name').inputValue()).toBe('Long typed');
  await press('Create product');
  await opened.page.getByText('Product created!').waitFor();
});

it('it is not there for another account that signs in', async () => {
  await typeAndLoseSession();
  await signInAs((await opened.server.people.create({ role: 'admin' })).email);
  await expect.poll(() => dialog().count()).toBe(0);
  await expect.poll(() => field('Name').inputValue()).toBe('');
});

it('who does not sign in again is led home, and not asked twice', async () => {
  await typeAndLoseSession();
  await opened.page.keyboard.press('Escape');
  await opened.page.waitForURL(`${opened.server.origin}/en`);
  expect(await dialog().count()).toBe(0);
});

it('a list that was pasted stays as well', async () => {
  const { page } = opened;
  await opened.open('/en/import');
  const text = page.locator('main textarea');
  await text.fill('Robot One\nRobot Two');
  await endSessions();
  await page.locator('main form').getByRole('button').last().click();
  await signInAs(email);
  await expect.poll(() => dialog().count()).toBe(0);
  expect(await text.inputValue()).toContain('Robot Two');
});
