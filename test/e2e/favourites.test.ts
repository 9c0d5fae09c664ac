import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectSound, hasFocus, openPage, runFirst, visit } from '../helpers/browser.ts';
import { withShop } from '../helpers/in-browser.ts';
import { password } from '../helpers/people.ts';

const opened = withShop({ pages: 'reset' });
const people = () => opened.server.people;
let products: number[];
let screenOffer: number;

beforeAll(async () => {
  const { seed, publish } = opened.server;
  const merchantId = await seed.merchant({ name: 'Nord' });
  products = [];
  for (const [title, priceCents] of [
    ['Écran OLED 27"', 39_900],
    ['Souris sans fil', 2_990],
    ['Clavier mécanique', 8_900],
  ] as const) {
    const productId = await seed.product({ title });
    const offerId = await seed.offer({ merchantId, productId, priceCents });
    if (title.startsWith('Écran')) screenOffer = offerId;
    products.push(productId);
  }
  await publish();
});

const dialog = (page: Page) => page.locator('dialog[open]');
const hearts = (page: Page) => page.locator('main .card .heart');
const heart = (page: Page, title: string) => page.locator('main .card', { hasText: title }).locator('.heart');
const ownLink = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('link', { name });

async function signIn(page: Page, email: string) {
  await dialog(page).locator('input[name="email"]').fill(email);
  await dialog(page).locator('input[name="password"]').fill(password);
  await dialog(page).locator('button[type="submit"]').click();
  await expect.poll(() => dialog(page).count()).toBe(0);
}

/** Somebody who is signed in from the page's next document on. */
async function signedIn(page: Page) {
  const person = await people().create();
  const token = await people().token(person);
  await runFirst(page, `if (!localStorage.getItem('out')) localStorage.setItem('token', '${token}')`);
  return { person, headers: { authorization: `Bearer ${token}` } };
}

async function visitSignedIn(page: Page, path: string) {
  const person = await signedIn(page);
  await visit(page, opened.server.origin + path);
  return person;
}

describe('the heart', () => {
  it('of a visitor opens the dialog; once signed in the product is saved and they are where they were', async () => {
    const { page } = opened;
    const { email } = await people().create();
    const { promise: seen, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/assets/auth-dialog-*', async (route) => {
      await seen;
      await route.continue();
    });
    await visit(page, `${opened.server.origin}/en/category/Laptops`);
    await heart(page, 'Souris').click();
    // Its script may keep one waiting.
    await page.getByRole('status').getByText('Loading').waitFor();
    letGo();
    await dialog(page).waitFor();
    expect(await page.getByRole('status').getByText('Loading').count()).toBe(0);
    await signIn(page, email);
    await expect.poll(() => heart(page, 'Souris').getAttribute('aria-pressed')).toBe('true');
    expect(page.url()).toContain('/category/Laptops');
    await ownLink(page, /^My Selection 1$/).click();
    await page.getByRole('heading', { name: 'My Selection (1 product)' }).waitFor();
  });

  it('of who makes an account first is done once they sign in', async () => {
    const { page } = opened;
    await visit(page, `${opened.server.origin}/en/category/Laptops`);
    await heart(page, 'Souris').click();
    await dialog(page).getByRole('tab', { name: 'Create Account' }).click();
    const email = 'Noa@shop.test';
    const fields = {
      'Full Name': 'Noa',
      Email: email,
      Phone: '06 12 34 56 78',
      'Confirm Password': password,
    };
    for (const [label, text] of Object.entries({ ...fields, Password: password }))
      await dialog(page).getByLabel(label, { exact: true }).fill(text);
    await dialog(page).getByRole('button', { name: 'Create Account' }).click();
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await heart(page, 'Souris').getAttribute('aria-pressed')).toBe('false');

    await page
      .locator('nav')
      .getByRole('button', { name: /^Sign In/ })
      .click();
    await signIn(page, email);
    await expect.poll(() => heart(page, 'Souris').getAttribute('aria-pressed')).toBe('true');
  });

  it('shows the change at once, cannot be pressed meanwhile, and keeps the focus', async () => {
    const { page } = opened;
    await visitSignedIn(page, '/fr/category/Laptops');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/favorites/*', async (route) => {
      await held;
      await route.continue();
    });
    const own = heart(page, 'Écran');
    await own.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => own.getAttribute('aria-pressed')).toBe('true');
    expect(await own.isDisabled()).toBe(true);
    await ownLink(page, /^Ma sélection 1$/).waitFor();
    // The overlay of calls that people wait for does not stand for this one.
    expect(await page.getByRole('status').filter({ hasText: 'Chargement' }).count()).toBe(0);
    release();
    await expect.poll(() => own.isDisabled()).toBe(false);
    await expect.poll(() => hasFocus(own)).toBe(true);
    await page.reload();
    await expect.poll(() => own.getAttribute('aria-pressed')).toBe('true');
    await own.click();
    await expect.poll(() => own.getAttribute('aria-pressed')).toBe('false');
    await expect.poll(() => own.isDisabled()).toBe(false);
    await page.reload();
    await ownLink(page, /^Ma sélection$/).waitFor();
  });

  it.each([
    ['a failure', 503, 'The product could not be added to your selection.', '{}'],
    ['a refusal', 409, 'Full.', '{"message":"Full.","code":"conflict"}'],
  ])('is as it was after %s, and a toast says so', async (_name, status, message, body) => {
    const { page } = opened;
    await visitSignedIn(page, '/en/category/Laptops');
    await page.route('**/api/favorites/*', (route) =>
      route.fulfill({ status, body, contentType: 'application/json' }),
    );
    await heart(page, 'Clavier').click();
    await page.getByText(message).waitFor();
    expect(await heart(page, 'Clavier').getAttribute('aria-pressed')).toBe('false');
    expect(await heart(page, 'Clavier').isDisabled()).toBe(false);
  });

  it('says so where there is no connection, at the first press too', async () => {
    // A browser that has none of the scripts yet.
    const { page, complaints, close } = await openPage(opened.browser);
    await visitSignedIn(page, '/fr/category/Laptops');
    await ownLink(page, /^Ma sélection$/).waitFor();
    await page.context().setOffline(true);
    await heart(page, 'Clavier').click();
    await page.getByText('Vous êtes hors ligne.').waitFor();
    expect(await heart(page, 'Clavier').getAttribute('aria-pressed')).toBe('false');
    await page.context().setOffline(false);
    await heart(page, 'Clavier').click();
    await expect.poll(() => heart(page, 'Clavier').getAttribute('aria-pressed')).toBe('true');
    expect(complaints).toEqual([]);
    await close();
  });

  it('is on the product page too, and empty again once signed out', async () => {
    const { page } = opened;
    await visitSignedIn(page, `/en/product/${products[0]}`);
    const own = page.getByRole('button', { name: 'Add to My Selection', exact: true });
    await own.click();
    await page.getByRole('button', { name: 'Remove from My Selection', exact: true }).waitFor();
    await ownLink(page, / 1$/).waitFor();
    await page.evaluate(`localStorage.setItem('out', '1')`);
    await page.getByRole('button', { name: /^Hello/ }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await own.click();
    await dialog(page).waitFor();
  });

  it('shifts nothing when it hydrates', async () => {
    const { page } = opened;
    const { headers } = await visitSignedIn(page, '/fr/category/Laptops');
    for (const id of products) await people().call('POST', `/favorites/${id}`, undefined, headers);
    await runFirst(
      page,
      `
      window.shifts = 0;
      // Before, what is painted of a document that has not wholly arrived may move.
      document.addEventListener('DOMContentLoaded', () => {
        new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.shifts += entry.value; })
          .observe({ type: 'layout-shift' });
      });`,
    );
    await visit(page, `${opened.server.origin}/fr/category/Laptops`);
    await ownLink(page, / 3$/).waitFor();
    expect(await hearts(page).count()).toBe(3);
    expect(await page.evaluate('window.shifts')).toBe(0);
  });
});

describe('My Selection', () => {
  it('typed while signed out is explained, with the dialog over it', async () => {
    const { page } = opened;
    const { email } = await people().create();
    await visit(page, `${opened.server.origin}/favorites`);
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Connectez-vous pour voir votre sélection.').waitFor();
    await expectAccessible(page);
    await page.locator('main').getByRole('button', { name: 'Se connecter' }).click();
    await signIn(page, email);
    await page.getByText('Votre sélection est vide.').waitFor();
    expect(page.url()).toMatch(/\/favorites$/);
  });

  it('asks a visitor of the navbar’s button to sign in, and leads there afterwards', async () => {
    const { page } = opened;
    const { email } = await people().create();
    await visit(page, `${opened.server.origin}/en/legal`);
    await ownLink(page, /^My Selection$/).click();
    await dialog(page).waitFor();
    expect(page.url()).toContain('/legal');
    await signIn(page, email);
    await page.getByRole('heading', { name: 'My Selection (0 products)' }).waitFor();
  });

  it.each(['fr', 'en'])('is accessible in %s, wide and narrow, light and dark', async (language) => {
    const { page } = opened;
    const { headers } = await signedIn(page);
    for (const id of products) await people().call('POST', `/favorites/${id}`, undefined, headers);
    await people().call('POST', '/users/me/shared-list', undefined, headers);
    await visit(page, `${opened.server.origin}/${language}/favorites`);
    await page.locator('main input[readonly]').waitFor();
    await expectSound(page, [
      { width: 1280, colorScheme: 'light' },
      { width: 390, colorScheme: 'dark' },
    ]);
  });

  it('shows what was saved meanwhile in another tab, once one comes back', async () => {
    const { page } = opened;
    const { headers } = await visitSignedIn(page, '/en/favorites');
    await page.getByRole('heading', { name: 'My Selection (0 products)' }).waitFor();
    await fetch(`${opened.server.origin}/api/favorites/${products[1]}`, { method: 'POST', headers });
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
    await page.getByRole('heading', { name: 'My Selection (1 product)' }).waitFor();
    await heart(page, 'Souris').waitFor();
    await ownLink(page, /^My Selection 1$/).waitFor();
  });

  it('shows how prices moved, in the order that is chosen, and lets go of what is taken off', async () => {
    const { page } = opened;
    const { headers } = await signedIn(page);
    for (const id of products) await people().call('POST', `/favorites/${id}`, undefined, headers);
    await opened.server.database.database.execute('update offers set price_cents = 35000 where id = $1', [
      screenOffer,
    ]);
    await opened.server.publish();
    await visit(page, `${opened.server.origin}/en/favorites`);
    const cards = page.locator('main .card-title');
    await expect
      .poll(() => cards.allTextContents())
      .toEqual(['Clavier mécanique', 'Souris sans fil', 'Écran OLED 27"']);
    await page.getByText('€49.00 less than when you added it').waitFor();
    await page.getByLabel('Sort by').selectOption('drop');
    await expect.poll(() => cards.first().textContent()).toBe('Écran OLED 27"');
    await page.getByLabel('Sort by').selectOption('price');
    await expect.poll(() => cards.first().textContent()).toBe('Souris sans fil');
    await heart(page, 'Souris').click();
    await page.getByRole('heading', { name: 'My Selection (2 products)' }).waitFor();
    await expect.poll(() => cards.count()).toBe(2);
    await page.route('**/api/favorites/*', (route) => route.fulfill({ status: 500, body: '' }));
    await heart(page, 'Clavier').click();
    await page.getByText('could not be removed').waitFor();
    expect(await cards.count()).toBe(2);
  });

  it('says of what is sold out that it is, and marks no price of it', async () => {
    const { page } = opened;
    const { seed, publish } = opened.server;
    const merchantId = await seed.merchant({ name: 'Sud' });
    const radio = await seed.product({ title: 'Radio de table' });
    await seed.offer({ merchantId, productId: radio, priceCents: 5_000, availability: 'out_of_stock' });
    await publish();
    const { headers } = await signedIn(page);
    await people().call('POST', `/favorites/${radio}`, undefined, headers);
    await visit(page, `${opened.server.origin}/en/favorites`);
    const card = page.locator('main .card', { hasText: 'Radio de table' });
    await card.getByText('out of stock, at 1 merchant').waitFor();
    expect(await card.locator('.marker').count()).toBe(0);
  });

  it('says so where it cannot be loaded, tries again, and needs no marks to show what is saved', async () => {
    const { page } = opened;
    await page.route('**/api/favorites?*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.route('**/api/users/me/marks', (route) => route.fulfill({ status: 503, body: '' }));
    const { headers } = await visitSignedIn(page, '/fr/favorites');
    await page.getByText('Impossible de charger votre sélection.').waitFor();
    const again = page.getByRole('button', { name: 'Réessayer' });
    await again.focus();
    const refused = page.waitForResponse('**/api/favorites?*');
    await page.keyboard.press('Enter');
    await refused;
    await expect.poll(() => hasFocus(again)).toBe(true);
    await people().call('POST', `/favorites/${products[1]}`, undefined, headers);
    await page.unroute('**/api/favorites?*');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Ma sélection (1 produit)' }).waitFor();
    expect(await hasFocus(page.locator('main'))).toBe(true);
    expect(await heart(page, 'Souris').getAttribute('aria-pressed')).toBe('true');
  });

  it('of more than a page goes on where it ended; what fails is told beside the button', async () => {
    const { page } = opened;
    const { headers } = await signedIn(page);
    await people().call('POST', `/favorites/${products[1]}`, undefined, headers);
    let isBroken = true;
    await page.route('**/api/favorites?*', async (route) => {
      const address = new URL(route.request().url());
      const isFirst = address.searchParams.get('page') === '1';
      if (!isFirst && isBroken) return route.fulfill({ status: 503, body: '' });
      address.searchParams.set('page', '1');
      const [saved] = await (await route.fetch({ url: `${address}` })).json();
      const copies = Array.from({ length: isFirst ? 100 : 1 }, (_, place) => {
        const id = `${isFirst ? 1_000 + place : 2_000}`;
        return { ...saved, _id: id, productId: { ...saved.productId, _id: id } };
      });
      await route.fulfill({ json: copies });
    });
    await visit(page, `${opened.server.origin}/en/favorites`);
    const more = page.getByRole('button', { name: 'Show more' });
    await more.focus();
    await page.keyboard.press('Enter');
    const failure = page.getByRole('alert').filter({ hasText: 'Failed to load more of your selection.' });
    await failure.waitFor();
    expect(await failure.evaluate((told) => told.nextElementSibling?.textContent)).toBe('Show more');
    await expect.poll(() => hasFocus(more)).toBe(true);
    isBroken = false;
    await page.keyboard.press('Enter');
    await expect
      .poll(() => hasFocus(page.locator('main .card').nth(100).getByRole('link').first()))
      .toBe(true);
    expect(await more.count()).toBe(0);
  });
});

describe('sharing', () => {
  it('shows the list to whoever has the link, until it is withdrawn', async () => {
    const { page } = opened;
    const { headers } = await visitSignedIn(page, '/en/favorites');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.getByRole('button', { name: 'Create a link' }).focus();
    for (let press = 0; press < 2; press++) await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Copy the link' }))).toBe(true);
    expect(asked.filter((call) => call === 'POST /api/users/me/shared-list')).toHaveLength(1);
    const field = page.getByLabel('Sharing link');
    const link = await field.inputValue();
    expect(link).toMatch(/\/en\/shared-list#[\w-]{32}$/);
    const friend = await openPage(opened.browser, { reducedMotion: 'reduce' });
    await friend.page.route('**/api/shared-lists/*', (route) => route.fulfill({ status: 500, body: '' }), {
      times: 1,
    });
    await visit(friend.page, link);
    const failure = friend.page.getByRole('alert').filter({ hasText: 'Failed to load this selection.' });
    await failure.getByRole('button', { name: 'Try again' }).click();
    await friend.page.getByText('This selection is empty at the moment.').waitFor();
    await people().call('POST', `/favorites/${products[0]}`, undefined, headers);
    await friend.page.reload();
    await friend.page.locator('.card-title', { hasText: 'Écran' }).waitFor();
    await expectAccessible(friend.page);
    await page.getByRole('button', { name: 'Turn off the link' }).click();
    await page.getByText('The link no longer works.').waitFor();
    await friend.page.reload();
    await friend.page.getByText('This link is not valid, or the selection is no longer shared.').waitFor();
    expect(friend.complaints).toEqual([]);
    await friend.close();
  });

  it('is nobody’s without its secret, which is then not asked for', async () => {
    const { page } = opened;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, `${opened.server.origin}/fr/shared-list`);
    await page.getByText('Ce lien n’est pas valide, ou la sélection n’est plus partagée.').waitFor();
    expect(asked.filter((path) => path.includes('/shared-lists/'))).toEqual([]);
  });
});
