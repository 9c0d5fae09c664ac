import { createECDH } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScrolling,
  hasFocus,
  launchBrowser,
  runFirst,
  visit,
} from '../helpers/browser.ts';
import { withShop } from '../helpers/in-browser.ts';
import { bearer, password } from '../helpers/people.ts';
import { signInWith } from '../helpers/staff-pages.ts';

const opened = withShop({ pages: 'reset' });
const { open } = opened;
const people = () => opened.server.people;
let products: number[];
/** One without a stated delivery cost, one without a stated stock. */
let untold: number[];

beforeAll(async () => {
  const { seed, publish } = opened.server;
  const merchantId = await seed.merchant({ name: 'Nord' });
  products = [];
  for (const [title, priceCents] of [
    ['Écran OLED 27"', 39_900],
    ['Souris sans fil', 2_990],
  ] as const) {
    const productId = await seed.product({ title });
    const offer = await seed.offer({ merchantId, productId, priceCents, seenDaysAgo: 30 });
    await seed.pricePoints(offer, [
      { daysAgo: 30, priceCents: priceCents + 1_000, deliveryCents: 0 },
      { daysAgo: 10, priceCents, deliveryCents: 0 },
    ]);
    products.push(productId);
  }
  untold = [await seed.product({ title: 'Tapis' }), await seed.product({ title: 'Lampe' })];
  const [rug = 0, lamp = 0] = untold;
  await seed.offer({ merchantId, productId: rug, priceCents: 1_500, deliveryCents: null });
  await seed.offer({ merchantId, productId: lamp, priceCents: 2_500, availability: 'unknown' });
  await publish();
});

const dialog = (page: Page) => page.locator('dialog[open]');
const alertLink = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('link', { name });

async function signIn(page: Page, email: string) {
  await dialog(page).locator('input[name="email"]').fill(email);
  await dialog(page).locator('input[name="password"]').fill(password);
  await dialog(page).locator('button[type="submit"]').click();
  await expect.poll(() => dialog(page).count()).toBe(0);
}

/** Somebody who is signed in from the page's next document on. */
async function signedIn(page: Page, options: { isVerified?: boolean } = {}) {
  const person = await people().create(options);
  const token = await people().token(person);
  await signInWith(page, token);
  const headers = bearer(token);
  return { person, call: (body: object) => people().call('POST', '/alerts', body, headers), headers };
}

async function visitSignedIn(page: Page, path: string, options: { isVerified?: boolean } = {}) {
  const person = await signedIn(page, options);
  await open(path);
  return person;
}

describe('the button of a product’s page', () => {
  it('says so where there is no connection, at the first press too', async () => {
    const { page } = opened;
    await visitSignedIn(page, `/en/product/${products[0]}`);
    const button = page.getByRole('button', { name: 'Set alert', exact: true });
    await page.context().setOffline(true);
    await button.click();
    await page.getByText('You are offline.').waitFor();
    await page.context().setOffline(false);
    await button.click();
    await expect.poll(() => button.count()).toBe(0);
  });
});

describe('a price that is typed on the page of a product', () => {
  it.each([
    ['en', 'Choose my alert', 'Set this alert', 'Enter a price above 0', 'is already lower', '350.50'],
    [
      'fr',
      'Choisir mon alerte',
      'Activer cette alerte',
      'Indiquez un prix supérieur à 0',
      'est déjà plus bas',
      '350,50',
    ],
  ] as const)(
    'is refused in words, or waited for: %s',
    async (language, open_, submit, none, above, wanted) => {
      const { page } = opened;
      const { headers } = await visitSignedIn(page, `/${language}/product/${products[0]}`);
      await page.getByRole('button', { name: open_ }).click();
      const form = page.locator('form').filter({ has: page.getByRole('button', { name: submit }) });
      const field = form.getByRole('textbox');
      const send = async (text: string) => {
        await field.fill(text);
        await form.getByRole('button', { name: submit }).click();
      };
      for (const text of ['', '0', '-5', 'cheap', '1e9x']) {
        await send('100000');
        await form.getByRole('alert').getByText(above).waitFor();
        await send(text);
        await form.getByRole('alert').getByText(none).waitFor();
      }
      await expectAccessible(page);
      await send(wanted);
      await expect.poll(() => form.count()).toBe(0);
      await alertLink(page, /1$/).waitFor();
      const listed = await people().call('GET', '/alerts', undefined, headers);
      expect(listed.json()).toMatchObject([{ target: 'price', limitPrice: 350.5 }]);
    },
  );

  it('may be a drop in whole percent, from 1 to 99', async () => {
    const { page } = opened;
    const { headers } = await visitSignedIn(page, `/fr/product/${products[0]}`);
    await page.getByRole('button', { name: 'Choisir mon alerte' }).click();
    const form = page.locator('form').filter({ has: page.getByLabel('Me prévenir') });
    await form.getByLabel('Me prévenir').selectOption('drop');
    const send = async (percent: string) => {
      await form.getByLabel('Baisse, en %').fill(percent);
      await form.getByRole('button', { name: 'Activer cette alerte' }).click();
    };
    for (const percent of ['0', '10,5', '100', 'dix']) {
      await send(percent);
      await form.getByRole('alert').getByText('Indiquez un nombre entier de 1 à 99').waitFor();
      await form.getByLabel('Me prévenir').selectOption('price');
      await form.getByLabel('Prix livré, en euros').fill('100000');
      await form.getByRole('button', { name: 'Activer cette alerte' }).click();
      await form.getByRole('alert').getByText('est déjà plus bas').waitFor();
      await form.getByLabel('Me prévenir').selectOption('drop');
    }
    await send('10');
    await expect.poll(() => form.count()).toBe(0);
    const listed = await people().call('GET', '/alerts', undefined, headers);
    expect(listed.json()).toMatchObject([{ target: 'drop', percent: 10 }]);
  });

  it('is refused in words for a whole list too', async () => {
    const { page } = opened;
    const { headers } = await signedIn(page);
    await people().call('POST', `/favorites/${products[0]}`, undefined, headers);
    await open('/fr/favorites');
    await page.getByLabel('Prix livré de l’ensemble, en euros').fill('0');
    await page.getByRole('button', { name: 'Me prévenir' }).click();
    await page.getByRole('alert').getByText('Indiquez un prix supérieur à 0').waitFor();
  });

  it('is set beside the chart, once its visitor has signed in; an address that is not confirmed is told of', async () => {
    const { page } = opened;
    const person = await people().create({ isVerified: false });
    await page.setViewportSize({ width: 390, height: 800 });
    await open(`/fr/product/${products[0]}`);
    const history = page.getByRole('region', { name: 'Historique des prix' });
    await history.scrollIntoViewIfNeeded();
    const amount = history.getByLabel('Prix livré, en euros');
    await amount.fill('310,50');
    expect(
      await history.getByRole('slider', { name: 'Prix de mon alerte' }).getAttribute('aria-valuenow'),
    ).toBe('310.5');
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await history.getByRole('button', { name: 'Activer à ce prix' }).click();
    await history.getByRole('status').getByRole('button', { name: 'Se connecter' }).click();
    await signIn(page, person.email);
    await page.getByText('L’alerte est activée.').waitFor();
    await history.getByRole('note').getByText('n’est pas confirmée').waitFor();
    expect(await amount.inputValue()).toBe('310,50');
    const headers = { authorization: `Bearer ${await people().token(person)}` };
    const listed = await people().call('GET', '/alerts', undefined, headers);
    expect(listed.json()).toMatchObject([{ target: 'price', limitPrice: 310.5 }]);
  });

  it('is waited for once its visitor has signed in', async () => {
    const { page } = opened;
    const person = await people().create();
    await open(`/en/product/${products[0]}`);
    await page.getByRole('button', { name: 'Choose my alert' }).click();
    await page.getByLabel('Notify me').selectOption('fall');
    await page.getByRole('button', { name: 'Set this alert' }).click();
    const refused = page.getByRole('status').filter({ hasText: 'Sign in to set an alert.' });
    await refused.getByRole('button', { name: 'Sign In' }).click();
    await signIn(page, person.email);
    await page.getByRole('button', { name: 'Alert is on' }).waitFor();
    const headers = { authorization: `Bearer ${await people().token(person)}` };
    const listed = await people().call('GET', '/alerts', undefined, headers);
    expect(listed.json()).toMatchObject([{ target: 'fall' }]);
  });
});

it.each([
  ['fr', 'Activer alerte', 'n’est pas confirmée', 'Renvoyer le lien de confirmation'],
  ['en', 'Set alert', 'is not confirmed', 'Resend the confirmation link'],
])('says where no mail will come, and has the link sent again: %s', async (language, set, note, again) => {
  const { page } = opened;
  const { person } = await visitSignedIn(page, `/${language}/product/${products[0]}`, { isVerified: false });
  await page.getByRole('button', { name: set }).click();
  await page.getByRole('note').getByText(note).waitFor();
  await expectAccessible(page);
  await page.getByRole('note').getByRole('button', { name: again }).click();
  const mails = () =>
    opened.server.database.database.rows('select from mails where to_address = $1', [person.email]);
  await expect.poll(async () => (await mails()).length).toBe(1);
  await open(`/${language}/alertPrice`);
  await page.getByRole('note').getByRole('button', { name: again }).click();
  await expect.poll(async () => (await mails()).length).toBe(2);
  await opened.server.database.database.execute('update users set email_verified_at = now() where id = $1', [
    person.id,
  ]);
  await open(`/${language}/product/${products[0]}`);
  await alertLink(page, /1$/).waitFor();
  expect(await page.getByRole('note').count()).toBe(0);
});

describe('the alert button of a product', () => {
  it('tells visitors to sign in, and sets the alert once they have', async () => {
    const { page } = opened;
    const { email } = await people().create();
    await open(`/fr/product/${products[0]}`);
    await page.getByRole('button', { name: 'Activer alerte' }).click();
    const message = page.getByRole('status').filter({ hasText: 'Connectez-vous pour activer une alerte.' });
    await message.waitFor();
    expect(await dialog(page).count()).toBe(0);
    await expectAccessible(page);
    await message.getByRole('button', { name: 'Se connecter' }).click();
    await signIn(page, email);
    await page.getByRole('button', { name: 'Alerte activée' }).waitFor();
    expect(await message.count()).toBe(0);
    await alertLink(page, /^Alertes prix 1$/).click();
    await page.getByText('Toute baisse sous 399,00').waitFor();
  });

  it('has a link mailed to who wants no account, which turns the alert on, changes and ends it', async () => {
    const { page } = opened;
    await page.setViewportSize({ width: 390, height: 800 });
    const address = 'ines@mail.test';
    await open(`/fr/product/${products[0]}`);
    await page.getByRole('button', { name: 'Activer alerte' }).click();
    await page.getByLabel('Ou par e-mail, sans compte').fill('ines');
    await page.getByRole('button', { name: 'Recevoir le lien' }).click();
    await page.getByRole('alert').getByText('Adresse e-mail non valide').waitFor();
    await page.getByLabel('Ou par e-mail, sans compte').fill(address);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Recevoir le lien' }).click();
    await page.getByText('Encore une étape').waitFor();
    const [mail] = await opened.server.database.database.rows<{ text: string }>(
      'select text from mails where to_address = $1',
      [address],
    );
    const link = /\/fr\/my-email-alerts#\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    await visit(page, opened.server.origin + link);
    await page.locator('main').getByRole('link', { name: 'Écran OLED' }).waitFor();
    await page.getByRole('button', { name: 'Activer l’alerte' }).click();
    await page.getByRole('status').getByText('L’alerte est activée.').waitFor();
    await page.getByText(`Alertes envoyées à ${address}`).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.getByRole('button', { name: /^Modifier/ }).click();
    await page.getByLabel('Me prévenir').selectOption('rise');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('L’alerte a été modifiée.').waitFor();
    await page.getByText(/Hausse au-dessus de 399,00/).waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Supprimer mes alertes et mon adresse' }).click();
    await page.getByText('Vos alertes et votre adresse ont été supprimées.').waitFor();
    await visit(page, `${opened.server.origin}/en/my-email-alerts#nothing`);
    await page.getByRole('alert').getByText('This link is invalid or has expired.').waitFor();
    await page.getByText('If an account has this address').waitFor();
  });

  it('takes it off again', async () => {
    const { page } = opened;
    await visitSignedIn(page, `/fr/product/${products[1]}`);
    await page.getByRole('button', { name: 'Activer alerte' }).click();
    await page.getByText('L’alerte est activée.').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Alerte activée' }).click();
    await page.getByText('L’alerte est désactivée.').waitFor();
    await page.getByRole('button', { name: 'Activer alerte' }).waitFor();
    await page.route('**/api/alerts', (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByRole('button', { name: 'Activer alerte' }).click();
    await page.getByText('L’alerte n’a pas pu être modifiée.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Activer alerte' }).isEnabled()).toBe(true);
    await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Activer alerte' }))).toBe(true);
  });
});

describe('Alert Price', () => {
  it('typed while signed out is explained, with the dialog over it; empty, it says so', async () => {
    const { page } = opened;
    const { email } = await people().create();
    await open('/en/alertPrice');
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Sign in to see your alerts.').waitFor();
    await page.locator('main').getByRole('button', { name: 'Sign In' }).click();
    await signIn(page, email);
    await page.getByText('No alert items set yet.').waitFor();
    await page.getByText('No notifications at the moment.').waitFor();
  });

  it('lets targets be changed and alerts be removed', async () => {
    const { page } = opened;
    const { call } = await signedIn(page);
    for (const id of products) await call({ productId: id });
    await open('/en/alertPrice');
    const edit = page.getByRole('button', { name: 'Edit the alert: Écran' });
    await edit.click();
    await page.getByLabel('Notify me').selectOption('price');
    await page.getByLabel('Delivered price, in euros').fill('350,50');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('€350.50 or less').waitFor();
    await expect.poll(() => hasFocus(edit)).toBe(true);
    await edit.click();
    await page.getByLabel('Notify me').selectOption('drop');
    await page.getByLabel('Drop, in %').fill('0');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('form').getByRole('alert').waitFor();
    await page.getByLabel('Drop, in %').fill('25');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Drop of 25%: €299.25 or less').waitFor();
    await page.getByRole('button', { name: 'Remove the alert: Souris' }).click();
    await page.getByText('The alert is off.').waitFor();
    await expect.poll(() => hasFocus(page.getByRole('region', { name: 'Your alerts (1 alert)' }))).toBe(true);
  });

  it.each([
    ['en', 'Best price, without delivery: €15.00', /: €25\.00, stock not stated/, 'Out of stock'],
    ['fr', 'Meilleur prix, sans la livraison : 15,00 €', /: 25,00\s€, stock non indiqué/, 'Épuisé'],
  ] as const)('say what merchants do not state: %s', async (language, price, stock, soldOut) => {
    const { page } = opened;
    const { call } = await signedIn(page);
    for (const product of untold) await call({ productId: String(product) });
    await open(`/${language}/alertPrice`);
    await page.getByText(price).waitFor();
    await page.getByText(stock).waitFor();
    expect(await page.getByText(soldOut, { exact: true }).count()).toBe(0);
    await open(`/${language}/product/${untold[1]}`);
    await page.getByRole('button', { name: /^(Choose my alert|Choisir mon alerte)$/ }).click();
    await page.locator('select[name="target"]').selectOption('price');
    await page.getByText(stock).waitFor();
  });

  it.each([
    ['en', 'Choose my alert', 'Best price, without delivery: €15.00', 'Price without delivery, in euros'],
    [
      'fr',
      'Choisir mon alerte',
      'Meilleur prix, sans la livraison : 15,00 €',
      'Prix sans la livraison, en euros',
    ],
  ])(
    'ask for a price without delivery where no merchant states its cost: %s',
    async (language, choose, price, label) => {
      const { page } = opened;
      const { call } = await signedIn(page);
      await open(`/${language}/product/${untold[0]}`);
      await page.getByRole('button', { name: choose }).click();
      await page.getByText(price).waitFor();
      await page.getByLabel(label).waitFor();
      await call({ productId: String(untold[0]), target: 'price', price: 12 });
      await open(`/${language}/alertPrice`);
      await page.getByText(price).waitFor();
      await page
        .getByRole('button', { name: /: Tapis$/ })
        .first()
        .click();
      expect(await page.getByLabel(label).inputValue()).toMatch(/^12/);
    },
  );

  it('show what was changed meanwhile in another tab, once one comes back; where that fails they stay', async () => {
    const { page } = opened;
    const { call, headers } = await signedIn(page);
    const come = () => page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
    await call({ productId: products[0] });
    await open('/en/alertPrice');
    await page.getByRole('button', { name: 'Remove the alert: Écran' }).waitFor();
    await call({ productId: products[0], target: 'price', price: 350.5 });
    await call({ productId: products[1] });
    await come();
    await page.getByText('€350.50 or less').waitFor();
    await page.getByRole('region', { name: 'Your alerts (2 alerts)' }).waitFor();
    await people().call('DELETE', `/alerts/${products[0]}`, undefined, headers);
    await page.route('**/api/alerts?*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await come();
    await failed;
    await page.getByText('€350.50 or less').waitFor();
    expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
    await page.unroute('**/api/alerts?*');
    await come();
    await page.getByRole('region', { name: 'Your alerts (1 alert)' }).waitFor();
  });

  it('counts news on the bell until they are seen', async () => {
    const { page } = opened;
    const { call } = await signedIn(page);
    await call({ productId: products[1], target: 'price', price: 29.9 });
    await open('/fr/legal');
    await alertLink(page, /^Alertes prix, notifications non lues 1$/).click();
    await page.getByText('Nouveau', { exact: true }).waitFor();
    await page
      .getByText(/29,90\s€ livré/)
      .first()
      .waitFor();
    await alertLink(page, /^Alertes prix 1$/).waitFor();
    await page.reload();
    await page
      .getByText(/29,90\s€ livré/)
      .first()
      .waitFor();
    expect(await page.getByText('Nouveau', { exact: true }).count()).toBe(0);
  });

  it('switches mails off, warns of an address that is not confirmed, and renews the feed', async () => {
    const { page } = opened;
    const { headers } = await visitSignedIn(page, '/en/alertPrice', { isVerified: false });
    await page.getByText('Your email address is not confirmed').waitFor();
    const feed = page.getByLabel('Private Atom feed');
    const before = await feed.inputValue();
    await page.getByLabel('Email me when an alert is triggered').uncheck();
    await page.getByRole('button', { name: 'Generate a new address' }).click();
    await page.getByText('The feed has a new address').waitFor();
    expect(await feed.inputValue()).not.toBe(before);
    const settings = await people().call('GET', '/users/me/alert-settings', undefined, headers);
    expect(settings.json()).toMatchObject({ mails: false });
  });

  it('shows the new feed also where the response to an earlier change comes late', async () => {
    const { page } = opened;
    const { headers } = await visitSignedIn(page, '/en/alertPrice');
    const feed = page.getByLabel('Private Atom feed');
    const before = await feed.inputValue();
    const late = Promise.withResolvers<void>();
    await page.route('**/alert-settings', async (route) => {
      const response = await route.fetch();
      await late.promise;
      await route.fulfill({ response });
    });
    const changed = page.waitForResponse('**/alert-settings');
    await page.getByLabel('Email me when an alert is triggered').uncheck();
    await page.getByRole('button', { name: 'Generate a new address' }).click();
    // Long enough for a request that did not wait for its turn.
    await page.waitForTimeout(300);
    late.resolve();
    await changed;
    await page.getByText('The feed has a new address').waitFor();
    const address = await feed.inputValue();
    expect(address).not.toBe(before);
    const settings = await people().call('GET', '/users/me/alert-settings', undefined, headers);
    expect(settings.json<{ feed: string }>().feed).toBe(new URL(address).pathname);
  });

  it('shows what holds once several changes have failed', async () => {
    const { page } = opened;
    const { headers } = await visitSignedIn(page, '/en/alertPrice');
    const mails = page.getByLabel('Email me when an alert is triggered');
    await mails.waitFor();
    const late = Promise.withResolvers<void>();
    let refused = 0;
    await page.route('**/alert-settings', async (route) => {
      await late.promise;
      await route.abort();
      refused++;
    });
    await mails.uncheck();
    await mails.check();
    late.resolve();
    // Both changes, then what is asked again.
    await expect.poll(() => refused).toBe(3);
    await page.getByText('The change failed. Try again.').waitFor();
    expect(await mails.isChecked()).toBe(true);
    const settings = await people().call('GET', '/users/me/alert-settings', undefined, headers);
    expect(settings.json()).toMatchObject({ mails: true });
  });

  it.each([
    ['fr', 'light'],
    ['en', 'dark'],
  ] as const)('is accessible in %s, %s, with and without a form', async (language, colorScheme) => {
    const { page } = opened;
    await page.emulateMedia({ colorScheme });
    const { call } = await signedIn(page, { isVerified: false });
    await call({ productId: products[0] });
    await call({ productId: products[1], target: 'price', price: 29.9 });
    await open(`/${language}/alertPrice`);
    await page.locator('main input[readonly]').waitFor();
    await page.locator('main li button[aria-expanded]').first().click();
    await expectAccessible(page);
    for (const width of [1100, 640, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScrolling(page);
    }
    await expectAccessible(page);
  });

  it('says so where alerts cannot be loaded, and tries again', async () => {
    const { page } = opened;
    const calls = ['**/api/alerts?*', '**/api/users/me/alert-settings'];
    for (const call of calls) await page.route(call, (route) => route.fulfill({ status: 503, body: '' }));
    await visitSignedIn(page, '/en/alertPrice');
    await page.getByText('Failed to load your alerts.').waitFor();
    const settings = page.getByRole('region', { name: 'Alert settings' });
    await settings.getByText('Failed to load your settings.').waitFor();
    for (const call of calls) await page.unroute(call);
    await settings.getByRole('button', { name: 'Try again' }).click();
    await settings.getByLabel('Private Atom feed').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No alert items set yet.').waitFor();
  });
});

describe('the link at the end of alert mails', () => {
  it('asks before it stops them', async () => {
    const { page } = opened;
    const { call, person } = await signedIn(page);
    await call({ productId: products[0] });
    const [row] = await opened.server.database.database.rows<{ token: string }>(
      'select mail_token as token from alert_settings where user_id = $1',
      [person.id],
    );
    await visit(page, `${opened.server.origin}/unsubscribe/${row?.token}`);
    await page.getByRole('heading', { name: 'Messages d’alerte' }).waitFor();
    await page.getByRole('button', { name: 'Ne plus recevoir ces messages' }).click();
    await page.getByText('Vous ne recevrez plus ces messages.').waitFor();
    await visit(page, `${opened.server.origin}/en/alert-mails#nothing`);
    await page.getByRole('button', { name: 'Stop these messages' }).click();
    await page.getByRole('alert').waitFor();
  });
});

/** A push service for the page: Chromium here has none. */
const pushService = `
  const point = Uint8Array.from(${JSON.stringify([...createECDH('prime256v1').generateKeys()])}).buffer;
  let subscription = null;
  const registration = { pushManager: Object.create(PushManager.prototype) };
  navigator.serviceWorker.getRegistration = async () => registration;
  Object.defineProperty(navigator.serviceWorker, 'ready', { get: () => Promise.resolve(registration) });
  PushManager.prototype.getSubscription = async () => subscription;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    window.pushKey = applicationServerKey;
    const getKey = (name) => (name === 'auth' ? point.slice(0, 16) : point);
    const unsubscribe = async () => { subscription = null; };
    return (subscription = { endpoint: 'https://push.example.com/1', getKey, unsubscribe });
  };`;

/** What a push service would hand to the browser, decrypted. */
async function deliver(page: Page, message: object): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  await browser.detach();
}

describe('channels', () => {
  it('are added, tested, silenced at night and turned off in one press', async () => {
    const { page } = opened;
    await page.context().grantPermissions(['notifications'], { origin: opened.server.origin });
    await runFirst(page, pushService);
    await page.setViewportSize({ width: 390, height: 800 });
    const { headers, person } = await visitSignedIn(page, '/en/alertPrice');
    const settings = page.getByRole('region', { name: 'Alert settings' });
    await settings.getByRole('button', { name: 'Notify me on this device' }).click();
    await settings.getByLabel(/^Notifications: .*Chrom/).waitFor();
    await expect
      .poll(() => settings.getByRole('button', { name: 'Notify me on this device' }).count())
      .toBe(0);

    await settings.getByRole('button', { name: /^Remove the channel: .*Chrom/ }).click();
    await settings.getByRole('button', { name: 'Notify me on this device' }).click();
    await settings.getByLabel(/^Notifications: .*Chrom/).waitFor();

    await settings.getByText('Add an ntfy topic').click();
    const topic = settings.getByLabel('Address of the topic');
    await topic.fill('https://192.168.0.7/prices');
    await settings.getByRole('button', { name: 'Add', exact: true }).first().click();
    await settings.getByRole('alert').getByText('Enter a public https address').waitFor();
    await topic.fill('https://ntfy.example.com/my-prices');
    await settings.getByRole('button', { name: 'Add', exact: true }).first().click();
    await settings.getByText('https://ntfy.example.com/my-prices').waitFor();
    await settings.getByText('Add a webhook').click();
    await settings.getByLabel('Address that receives messages').fill('https://other.example.com/x');
    await settings.getByRole('button', { name: 'Add', exact: true }).last().click();
    await settings.getByLabel('Signing key').waitFor();
    await settings.getByRole('button', { name: 'Remove the channel: other.example.com' }).click();
    await settings.getByLabel('Signing key').waitFor({ state: 'detached' });
    await settings.getByLabel('Address that receives messages').fill('https://hooks.example.com/x');
    await settings.getByRole('button', { name: 'Add', exact: true }).last().click();
    await settings.getByLabel('Signing key').waitFor();
    expect(await settings.getByLabel('Signing key').inputValue()).toMatch(/^whsec_/);

    await settings.getByRole('button', { name: 'Test ntfy.example.com with a test message' }).click();
    await page.getByText('The test message is on its way.').waitFor();
    await settings.getByLabel('How often: ntfy.example.com').selectOption('weekly');
    await settings.getByLabel('Do not disturb from').selectOption('22');
    await settings.getByLabel('until').selectOption('7');
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    const read = async () =>
      (await people().call('GET', '/users/me/alert-settings', undefined, headers)).json();
    await expect
      .poll(read)
      .toMatchObject({ quiet: { from: 22, to: 7 }, channels: [{ kind: 'push' }, { pace: 'weekly' }, {}] });
    expect(await page.evaluate('window.pushKey')).toBe((await read()).pushKey);

    await settings.getByRole('button', { name: 'Turn off all messages' }).click();
    await page.getByText('Emails and channels are off.').waitFor();
    expect(await read()).toMatchObject({
      mails: false,
      channels: [{ isOn: false }, { isOn: false }, { isOn: false }],
    });

    const kinds = async () => {
      const sql = 'select kind from alert_channels c join users u on u.id = c.user_id where u.email = $1';
      return (await opened.server.database.database.rows<{ kind: string }>(sql, [person.email])).map(
        ({ kind }) => kind,
      );
    };
    await page.getByRole('button', { name: /^Hello/ }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect.poll(() => page.evaluate('localStorage.token')).toBeUndefined();
    expect(await kinds()).toEqual(['ntfy', 'webhook']);
    expect(
      await page.evaluate('navigator.serviceWorker.ready.then((r) => r.pushManager.getSubscription())'),
    ).toBeNull();
  });

  it('show what is pushed to a browser, and what it has kept where there is no connection', async () => {
    const browser = await launchBrowser({ notifies: true });
    const page = await browser.newPage();
    const { origin } = opened.server;
    await page.context().grantPermissions(['notifications'], { origin });
    await page.goto(`${origin}/en/legal`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/service-worker.js');
      await navigator.serviceWorker.ready;
    });
    const message = {
      title: '€24.99: Screen',
      text: 'Now',
      url: `${origin}/en/cart`,
      stop: 'Stop',
      tag: '1',
    };
    const shown = async () => {
      // Chromium drops what comes before it has stored the worker: it is sent again, and shown once, by its tag.
      await deliver(page, message);
      return page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title, body }) => `${title} ${body}`);
      });
    };
    await expect.poll(shown, { interval: 500 }).toEqual(['€24.99: Screen Now']);

    const token = await people().token(await people().create());
    await people().call('POST', `/favorites/${products[0]}`, undefined, { authorization: `Bearer ${token}` });
    await page.evaluate(`localStorage.token = '${token}'`);
    await page.goto(`${origin}/en/product/${products[1]}`);
    await expect.poll(() => page.evaluate('localStorage.offlineFavourites')).toContain('Écran');
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect.poll(() => page.evaluate('localStorage.cart')).toContain('Souris');
    await page.context().setOffline(true);
    await page.goto(`${origin}/en/cart`);
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    const part = (name: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name }) });
    await part('My cart').getByText('Changed this minute, at the prices when added').waitFor();
    await part('My cart').getByText('€29.90').waitFor();
    await part('My Selection').getByText('Prices from this minute').waitFor();
    await part('My Selection').getByText('€399.00').waitFor();
    await part('Recently viewed').getByText('€29.90 · Seen this minute').waitFor();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate('localStorage.userId = 0');
    await page.reload();
    await part('Recently viewed').waitFor();
    expect(await page.getByText('My Selection').count()).toBe(0);
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Cart' }).first().waitFor();
    await browser.close();
  });
});

describe('an alert on a search', () => {
  it('is set below its results once its visitor has signed in, listed, and removed', async () => {
    const { page } = opened;
    const person = await people().create();
    await open('/en/products?search=souris');
    await page.getByText('Notify me when a product of this list reaches my price').click();
    const form = page.locator('#list-watch form');
    await form.getByRole('button', { name: 'Notify me' }).click();
    await form.getByRole('alert').getByText('Enter the price you want.').waitFor();
    await form.getByLabel('Delivered price of a product, in euros').fill('15.50');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Notify me' }).click();
    await form.getByRole('status').getByRole('button', { name: 'Sign In' }).click();
    await signIn(page, person.email);
    await page.getByText('The alert is on.').waitFor();
    await open('/fr/alertPrice');
    const part = page.getByRole('region', { name: 'Vos alertes sur des recherches' });
    await part.getByText(/chaque produit à 15,50\s€ ou moins/).waitFor();
    const link = part.getByRole('link', { name: '«\u00a0souris\u00a0»' });
    expect(await link.getAttribute('href')).toBe('/fr/products?search=souris&max=15.5&sortBy=delivered');
    await expectAccessible(page);
    await part.getByRole('button', { name: /^Supprimer l’alerte/ }).click();
    await expect.poll(() => part.count()).toBe(0);
  });
});

describe('an alert on a whole list', () => {
  it('is set on My Selection, changed and removed, and tells its news', async () => {
    const { page } = opened;
    const { headers } = await signedIn(page);
    for (const id of products) await people().call('POST', `/favorites/${id}`, undefined, headers);
    await open('/en/favorites');
    const part = page.getByRole('region', { name: 'Alert for the whole list' });
    await part.getByLabel('Delivered price of the whole, in euros').fill('300');
    await part.getByRole('button', { name: 'Notify me' }).click();
    await part.getByText('We will notify you at €300.00 or less. Today: €428.90.').waitFor();
    await expectAccessible(page);
    await part.getByLabel('Delivered price of the whole, in euros').fill('500');
    await part.getByRole('button', { name: 'Change' }).click();
    await page.getByText('The price has already been reached').waitFor();
    await open('/en/alertPrice');
    await page.getByText('We will notify you at €500.00 or less. Today: €428.90.').waitFor();
    await page.getByRole('button', { name: 'Remove the alert: My Selection' }).waitFor();
    await expectAccessible(page);
    await open('/en/favorites');
    await part.getByRole('button', { name: 'Remove the alert' }).click();
    await part.getByRole('button', { name: 'Notify me' }).waitFor();
    await open('/en/alertPrice');
    await page.getByText('€428.90 delivered for everything').waitFor();
    await page.locator('main').getByRole('link', { name: 'My Selection' }).click();
    await page.getByRole('heading', { name: 'My Selection (2 products)' }).waitFor();
  });

  it('is offered to who is signed in and was given the link of a list', async () => {
    const { page } = opened;
    const owner = await people().create();
    const headers = { authorization: `Bearer ${await people().token(owner)}` };
    await people().call('POST', `/favorites/${products[1]}`, undefined, headers);
    const shared = await people().call('POST', '/users/me/shared-list', undefined, headers);
    const { token } = shared.json<{ token: string }>();
    await open(`/fr/shared-list#${token}`);
    await page.locator('.card-title').waitFor();
    expect(await page.getByText('Alerte sur toute la liste').count()).toBe(0);
    await visitSignedIn(page, '/fr/legal');
    await open(`/fr/shared-list#${token}`);
    await page.getByLabel('Prix livré de l’ensemble, en euros').fill('20');
    await page.getByRole('button', { name: 'Me prévenir' }).click();
    await page.getByText('Nous vous préviendrons à 20,00').waitFor();
    await expectAccessible(page);
  });

  it('is offered on the cart of who is signed in, and counts delivery once a parcel', async () => {
    const { page } = opened;
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 800 });
    const { headers, person } = await signedIn(page);
    const items = products.map((id) => ({ _id: String(id), name: 'Article', price: 1, quantity: 2 }));
    await people().call('POST', '/cart/save', { userId: String(person.id), items }, headers);
    await open('/fr/cart');
    const part = page.getByRole('region', { name: 'Alerte sur toute la liste' });
    await part.getByLabel('Prix livré de l’ensemble, en euros').fill('700');
    await part.getByRole('button', { name: 'Me prévenir' }).click();
    await part.getByText(/à 700,00\s€ ou moins\. Aujourd’hui\s: 857,80\s€/).waitFor();
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Retirer.*Écran/ }).click();
    await part.getByText(/Aujourd’hui\s: 59,80\s€/).waitFor();
  });
});
