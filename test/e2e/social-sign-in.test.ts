import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '../helpers/browser.ts';
import { withShop } from '../helpers/in-browser.ts';
import { findUsualPort } from '../helpers/ports.ts';
import { startShop, startShopAt } from '../helpers/shop.ts';
import { client, startFacebook, startOpenIdProvider } from '../helpers/sign-in-providers.ts';

const accounts = {
  zoe: { name: 'Zoé Martin', email: 'zoe@mail.test', email_verified: true },
  shy: { name: 'Shy' },
  doubtful: { name: 'Doubtful', email: 'doubtful@mail.test', email_verified: false },
  known: { name: 'Known', email: 'known@mail.test', email_verified: true },
  squatted: { name: 'Squatted', email: 'squatted@mail.test', email_verified: true },
};

async function startShopWithProviders() {
  const port = await findUsualPort();
  const callback = `http://127.0.0.1:${port}/api/auth/google/callback`;
  const openId = await startOpenIdProvider(callback, accounts);
  const facebook = await startFacebook({ id: '42', name: 'Fanny', email: 'fanny@mail.test' });
  const shop = await startShopAt(port, {
    google: { issuer: openId.url, ...client },
    facebook: { siteUrl: facebook.url, graphUrl: facebook.url, ...client },
  });
  return {
    ...shop,
    async close() {
      await shop.close();
      await facebook.close();
      await openId.close();
    },
  };
}

const opened = withShop({ pages: 'reset' }, startShopWithProviders);
const people = () => opened.server.people;

const userButton = (page: Page) => page.locator('nav').getByRole('button', { name: /^(Sign In|Hello, )/ });
const notice = (page: Page) => page.locator('dialog[open]').getByRole('alert');

/** Presses the provider's button of the dialog on some page of the shop. */
async function begin(page: Page, name: string, path = '/en/legal', origin = opened.server.origin) {
  await visit(page, origin + path);
  await userButton(page).click();
  await page.getByRole('link', { name }).click();
}

/** Signs in at the OpenID provider and agrees to what it asks. */
async function signInAtProvider(page: Page, account: keyof typeof accounts) {
  await page.locator('input[name=login]').fill(account);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function isSignedIn(page: Page, name: string) {
  await expect.poll(() => userButton(page).getAttribute('aria-label')).toBe(`Hello, ${name}`);
}

const marks = [
  { name: 'Continue with Google', colours: ['#EA4335', '#4285F4', '#FBBC05', '#34A853'] },
  { name: 'Continue with Facebook', colours: ['#fff', '#0866FF'] },
];

it.each(marks)('has the mark of the provider in its own colours: $name', async ({ name, colours }) => {
  const { page } = opened;
  await visit(page, `${opened.server.origin}/en/legal`);
  await userButton(page).click();
  const mark = page.getByRole('link', { name }).locator('svg');
  const fills = () =>
    mark.locator('[fill]').evaluateAll((parts) => parts.map((part) => part.getAttribute('fill')));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await mark.waitFor();
    expect(await fills()).toEqual(colours);
  }
});

describe('with Google', () => {
  it('makes an account, stays on the page, and opens the same account the next time', async () => {
    const { page } = opened;
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await begin(page, 'Continue with Google', '/en/products?search=laptop#main');
    await signInAtProvider(page, 'zoe');
    await isSignedIn(page, 'Zoé Martin');
    const url = new URL(page.url());
    expect(url.pathname + url.search + url.hash).toBe('/en/products?search=laptop#main');
    // In the other language it is the same visit: nothing is asked of Google twice, and nothing of the address is lost.
    for (const [name, language] of [
      ['Français', 'fr'],
      ['English', 'en'],
    ] as const) {
      await page.getByRole('link', { name }).first().click();
      await page.waitForURL(`**/${language}/products?search=laptop#main`);
      await page.locator(`html[lang=${language}]`).waitFor();
    }
    expect(addresses.filter((address) => address.includes('/auth/exchange'))).toHaveLength(1);
    expect(await notice(page).count()).toBe(0);
    const token = String(await page.evaluate('localStorage.token'));
    expect(addresses.join('\n')).not.toContain(token.slice(0, 40));
    const user = people().claims(token);

    await page.getByRole('button', { name: 'Hello, ' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect.poll(() => userButton(page).getAttribute('aria-label')).toBe('Sign In');
    await begin(page, 'Continue with Google');
    await isSignedIn(page, 'Zoé Martin');
    expect(people().claims(String(await page.evaluate('localStorage.token'))).id).toBe(user.id);

    // What led back is used up: the same address again leads nowhere, and says so in the visitor's language.
    const callback = addresses.find((address) => address.includes('/api/auth/google/callback'));
    expect(callback).toContain('code=');
    await page.goto(callback ?? '');
    await expect
      .poll(() => notice(page).textContent())
      .toContain('a pris trop de temps ou a été commencée dans une autre fenêtre');
  });

  it('does what was to be done, after a first attempt that was cancelled too', async () => {
    const { page } = opened;
    await opened.open('/en/profile');
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect.poll(() => notice(page).textContent()).toContain('Signing in with Google was cancelled');
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await signInAtProvider(page, 'zoe');
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(accounts.zoe.email);
    expect(await page.evaluate('sessionStorage.pendingAction')).toBeUndefined();
  });

  it('opens the account of a confirmed address', async () => {
    const person = await people().create({ email: accounts.known.email, name: 'Known Before' });
    const { page } = opened;
    await begin(page, 'Continue with Google');
    await signInAtProvider(page, 'known');
    await isSignedIn(page, 'Known Before');
    expect(people().claims(String(await page.evaluate('localStorage.token'))).id).toBe(String(person.id));

    await opened.open('/en/profile');
    await page.getByRole('button', { name: `Unlink: Google, ${accounts.known.email}` }).click();
    await page.getByText('The account is unlinked.').waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Linked accounts' }).count()).toBe(0);
  });

  it('stays linked where there is no password to come in by', async () => {
    const { page } = opened;
    await begin(page, 'Continue with Google');
    await signInAtProvider(page, 'zoe');
    await isSignedIn(page, 'Zoé Martin');
    await opened.open('/en/profile');
    await page.getByRole('button', { name: /^Unlink: Google/ }).click();
    await page.getByText('Your account has no password yet.').waitFor();
    expect(await page.getByRole('button', { name: /^Unlink: Google/ }).count()).toBe(1);
  });

  it('asks by mail where the address of the account was never confirmed', async () => {
    await people().create({ email: accounts.squatted.email, isVerified: false, name: 'Owner' });
    const { page } = opened;
    await begin(page, 'Continue with Google');
    await signInAtProvider(page, 'squatted');
    await expect
      .poll(() => notice(page).textContent())
      .toContain('already an account with this email address');
    const [mail] = await opened.server.database.database.rows<{ text: string }>(
      `select text from mails where to_address = $1 and kind = 'link'`,
      [accounts.squatted.email],
    );
    await visit(page, (/http:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '').replace('/fr/', '/en/'));
    await page.getByRole('button', { name: 'Link this account' }).click();
    await page.getByText('The account is linked.').waitFor();
    await begin(page, 'Continue with Google');
    await isSignedIn(page, 'Owner');
  });

  it.each([
    ['shy', 'did not share your email address'],
    ['doubtful', 'is not verified with Google'],
  ] as const)('tells %s why not', async (account, message) => {
    const { page } = opened;
    await begin(page, 'Continue with Google');
    await signInAtProvider(page, account);
    await expect.poll(() => notice(page).textContent()).toContain(message);
    expect(await page.evaluate('localStorage.token')).toBeUndefined();
  });

  it('says so when it was cancelled', async () => {
    const { page } = opened;
    await begin(page, 'Continue with Google');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect.poll(() => notice(page).textContent()).toContain('Signing in with Google was cancelled');
  });

  it('refuses an answer that nobody asked for, or with a state of another', async () => {
    const { page } = opened;
    const forged = `${opened.server.origin}/api/auth/google/callback?code=stolen&state=${'x'.repeat(43)}`;
    await page.goto(forged);
    await expect.poll(() => page.locator('dialog[open]').getByRole('alert').textContent()).toMatch(/Google/);
    await begin(page, 'Continue with Google');
    await page.locator('input[name=login]').waitFor();
    await page.goto(forged);
    await expect.poll(() => notice(page).textContent()).toContain('did not work');
    expect(await page.evaluate('localStorage.token')).toBeUndefined();
  });
});

describe('with Facebook', () => {
  it('makes an account whose address is still to be confirmed, and says when it was cancelled', async () => {
    const { page } = opened;
    await begin(page, 'Continue with Facebook');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect.poll(() => notice(page).textContent()).toContain('Signing in with Facebook was cancelled');
    await page.keyboard.press('Escape');
    await begin(page, 'Continue with Facebook');
    await page.getByRole('link', { name: 'Agree' }).click();
    await isSignedIn(page, 'Fanny');
    const { email } = people().claims(String(await page.evaluate('localStorage.token')));
    const [user] = await opened.server.database.database.rows<{ at: Date | null }>(
      'select email_verified_at as at from users where email = $1',
      [email],
    );
    expect(user?.at).toBeNull();
  });
});

it('says so where a provider is not set up, on the page one came from', async () => {
  const plain = await startShop();
  const { page } = opened;
  await begin(page, 'Continue with Google', '/en/how-we-rank', plain.origin);
  await expect.poll(() => notice(page).textContent()).toContain('Google sign-in is not available here');
  expect(new URL(page.url()).pathname).toBe('/en/how-we-rank');
  await plain.close();
});
