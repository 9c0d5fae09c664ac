import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScrolling,
  expectSound,
  hasFocus,
  looksInBothLanguages,
  openPage,
  runFirst,
  visit,
} from '../helpers/browser.ts';
import { withShop } from '../helpers/in-browser.ts';
import { bearer, password } from '../helpers/people.ts';

const opened = withShop({ pages: 'reset' });
const { open } = opened;
const people = () => opened.server.people;

const userButton = (page: Page) => page.locator('nav').getByRole('button', { name: /^(Sign In|Hello, )/ });
const dialog = (page: Page) => page.locator('dialog[open]');
const alert = (page: Page) => dialog(page).getByRole('alert');
const stored = (page: Page, key: string) => page.evaluate(`localStorage.getItem('${key}')`);

/** Somebody is signed in with the page's next document, once: who signs out stays so in those that follow. */
const startSignedIn = (page: Page, token: string) =>
  runFirst(
    page,
    `if (!sessionStorage.hasStarted) { sessionStorage.hasStarted = 'true'; localStorage.token = '${token}'; }`,
  );

async function openDialog(page: Page) {
  await open('/en/legal');
  await userButton(page).click();
  await dialog(page).waitFor();
}

async function signIn(page: Page, email: string, secret = password) {
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page).getByLabel('Password', { exact: true }).fill(secret);
  await dialog(page).getByRole('button', { name: 'Sign In', exact: true }).click();
}

describe('the dialog', () => {
  it('opens on Sign In, closes by Escape, backdrop and Cancel, and gives the focus back', async () => {
    const { page } = opened;
    await openDialog(page);
    const closings = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(3, 3),
      () => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
    ];
    for (const close of closings) {
      if ((await dialog(page).count()) === 0) await userButton(page).click();
      await dialog(page).waitFor();
      expect(await dialog(page).getByRole('tab', { selected: true }).textContent()).toBe('Sign In');
      await expect.poll(() => hasFocus(dialog(page).getByLabel('Email'))).toBe(true);
      await dialog(page).getByRole('tab', { name: 'Create Account' }).click();
      await close();
      await expect.poll(() => dialog(page).count()).toBe(0);
      await expect.poll(() => hasFocus(userButton(page))).toBe(true);
    }
  });

  it('closes where somebody signs in in another tab', async () => {
    const token = await people().token(await people().create({ name: 'Inès' }));
    const { page } = opened;
    await openDialog(page);
    const other = await page.context().newPage();
    await visit(other, `${opened.server.origin}/en/how-we-rank`);
    await other.evaluate(`localStorage.token = '${token}'`);
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await userButton(page).getAttribute('aria-label')).toBe('Hello, Inès');
  });

  it('stays open where a text is selected beyond its edge', async () => {
    const { page } = opened;
    await openDialog(page);
    const field = dialog(page).getByLabel('Email');
    await field.fill('lea@shop.test');
    const { x = 0, y = 0 } = (await field.boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await page.mouse.move(3, y + 20);
    await page.mouse.up();
    expect(await dialog(page).count()).toBe(1);
    expect(await field.inputValue()).toBe('lea@shop.test');
  });

  it('stays open where its button is pressed twice', async () => {
    const { page } = opened;
    await openDialog(page);
    await page.keyboard.press('Escape');
    // Its script is there by now: it opens between the two presses.
    await userButton(page).dblclick();
    await dialog(page).waitFor();
    expect(await dialog(page).count()).toBe(1);
    await page.mouse.click(3, 3);
    await expect.poll(() => dialog(page).count()).toBe(0);
  });

  it('can be used by keyboard alone, and keeps the focus', async () => {
    const { email } = await people().create({ name: 'Léa' });
    const { page } = opened;
    await open('/en/legal');
    await userButton(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(page.getByLabel('Email'))).toBe(true);
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type('not this');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await dialog(page).getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => alert(page).textContent()).toBe('The email or password is incorrect.');
    for (let count = 0; count < 12; count++) {
      await page.keyboard.press('Tab');
      expect(await page.locator('main :focus, header :focus, footer :focus').count()).toBe(0);
    }
    await dialog(page).getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await hasFocus(dialog(page).getByRole('tab', { name: 'Create Account' }))).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect.poll(() => userButton(page).getAttribute('aria-label')).toBe('Hello, Léa');
  });

  it('tells password managers what its fields are', async () => {
    const { page } = opened;
    await openDialog(page);
    const purposes = () =>
      dialog(page)
        .locator('input')
        .evaluateAll((inputs) => inputs.map((input) => (input as { autocomplete?: string }).autocomplete));
    expect(await purposes()).toEqual(['username', 'current-password', '']);
    await dialog(page).getByRole('tab', { name: 'Create Account' }).click();
    expect(await purposes()).toEqual(['name', 'email', 'tel', 'new-password', 'new-password']);
    expect(await dialog(page).getByLabel('Phone').getAttribute('placeholder')).toBe('06 12 34 56 78');
  });

  it('checks a registration in order, makes the account, and does not sign in', async () => {
    const { page } = opened;
    await openDialog(page);
    await dialog(page).getByRole('tab', { name: 'Create Account' }).click();
    const submit = dialog(page).getByRole('button', { name: 'Create Account' });
    const steps = [
      ['Name is required', 'Full Name', 'Zoé Martin'],
      ['Invalid email address', 'Email', 'zoe@shop.test'],
      ['Phone must be at least 8 digits', 'Phone', '06 12 34 56 78'],
      ['Password must be at least 6 characters', 'Password', password],
      ["Passwords don't match", 'Confirm Password', password],
    ] as const;
    for (const [message, label, text] of steps) {
      await submit.click();
      expect(await alert(page).textContent()).toBe(message);
      const field = dialog(page).getByLabel(label, { exact: true });
      expect(await hasFocus(field)).toBe(true);
      await field.fill(text);
    }
    await submit.click();
    await expect.poll(() => dialog(page).count()).toBe(0);
    await page.getByText('Almost done').waitFor();
    expect(await stored(page, 'token')).toBeNull();
    await userButton(page).click();
    await signIn(page, 'zoe@shop.test');
    await expect.poll(() => userButton(page).getAttribute('aria-label')).toBe('Hello, Zoé Martin');
  });

  it('remembers the address of who asks for it', async () => {
    const { email } = await people().create();
    const { page } = opened;
    await openDialog(page);
    await dialog(page).getByLabel('Remember me').check();
    await signIn(page, email);
    await expect.poll(() => stored(page, 'remember_email')).toBe(email);
    await userButton(page).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect.poll(() => userButton(page).getAttribute('aria-label')).toBe('Sign In');
    await userButton(page).click();
    await expect.poll(() => hasFocus(dialog(page).getByLabel('Password', { exact: true }))).toBe(true);
    expect(await dialog(page).getByLabel('Email').inputValue()).toBe(email);
  });
});

/** The address of the one link for a new password that was mailed. */
async function resetLinkOf(email: string): Promise<string> {
  const find = () =>
    opened.server.database.database.rows<{ text: string }>(
      `select text from mails where to_address = $1 and kind = 'reset'`,
      [email],
    );
  await expect.poll(async () => (await find()).length).toBe(1);
  const link = new URL(/http:\/\/\S+/.exec((await find())[0]?.text ?? '')?.[0] ?? '');
  return opened.server.origin + link.pathname + link.search;
}

it.each([
  ['fr', 'E-mail', 'Envoyer le lien', 'un lien de réinitialisation lui a été envoyé', 'non valide'],
  ['en', 'Email', /link/, 'a reset link has been sent', 'Invalid email address'],
] as const)(
  'a forgotten password works without JavaScript: %s',
  async (language, label, send, sent, invalid) => {
    const { email } = await people().create();
    const { page, close } = await openPage(opened.browser, { javaScriptEnabled: false });
    const address = `${opened.server.origin}/${language}/forgot-password`;
    await page.goto(address);
    await page.locator('main').getByLabel(label).fill('nobody');
    await page.getByRole('button', { name: send }).click();
    await page.getByRole('alert').getByText(invalid).waitFor();
    await page.locator('main').getByLabel(label).fill(email);
    await page.getByRole('button', { name: send }).click();
    await page.getByRole('status').getByText(sent).waitFor();
    expect(page.url()).toBe(`${address}?asked=sent`);
    const mails = () =>
      opened.server.database.database.rows('select from mails where to_address = $1', [email]);
    await expect.poll(async () => (await mails()).length).toBe(1);
    await close();
  },
);

it.each([
  ['fr', 'Nouveau mot de passe', 'Confirmer', 'Enregistrer', 'ne correspondent pas', 'a été réinitialisé'],
  ['en', 'New password', 'Confirm', 'Save', 'do not match', 'has been reset'],
] as const)(
  'a new password is chosen without JavaScript: %s',
  async (language, label, again, save, differ, saved) => {
    const { email } = await people().create();
    await people().call('POST', '/auth/forgot-password', { email });
    const { page, close } = await openPage(opened.browser, { javaScriptEnabled: false });
    await page.goto((await resetLinkOf(email)).replace('/fr/', `/${language}/`));
    const fill = async (password: string, confirmation: string) => {
      await page.getByLabel(label).fill(password);
      await page.getByLabel(again).fill(confirmation);
      await page.getByRole('button', { name: save }).click();
    };
    await fill('brand new', 'brand old');
    await page.getByRole('alert').getByText(differ).waitFor();
    await fill('brand new', 'brand new');
    await page.getByRole('status').getByText(saved).waitFor();
    expect(page.url()).toBe(`${opened.server.origin}/${language}/reset-password?saved=done`);
    await close();
    expect((await people().signIn(email, 'brand new')).statusCode).toBe(200);
  },
);

describe('a session in the browser', () => {
  it('shows at the user button and in counts, and moves nothing in a bar that has words from 1,024 px on', async () => {
    const person = await people().create({ name: 'élodie' });
    const token = await people().token(person);
    const saved = await opened.server.seed.product({ title: 'Lampe' });
    const response = await people().call('POST', `/favorites/${saved}`, undefined, bearer(token));
    expect(response.statusCode).toBe(200);
    const { page } = opened;
    const places = () =>
      page.evaluate(`[...document.querySelectorAll('header nav > *')].map((part) => {
        const { left, width } = part.getBoundingClientRect();
        return [left, width];
      })`);
    const word = (text: string) => page.locator('header').getByText(text, { exact: true });
    const widthOf = async (text: string) => (await word(text).first().boundingBox())?.width ?? 0;
    for (const width of [1_023, 1_024]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate('localStorage.clear()').catch(() => undefined);
      await open('/fr/legal');
      for (const text of ['Ma sélection', 'Alertes prix']) {
        if (width < 1_024) expect(await widthOf(text)).toBeLessThan(2);
        else expect(await widthOf(text)).toBeGreaterThan(60);
        expect((await word(text).first().boundingBox())?.height).toBeLessThan(30);
      }
      expect(
        (await page.getByRole('combobox').or(page.getByRole('searchbox')).first().boundingBox())?.width,
      ).toBeGreaterThan(190);
      const before = await places();
      await page.evaluate(`localStorage.token = '${token}'; dispatchEvent(new Event('storage'))`);
      const button = page.getByRole('button', { name: 'Bonjour, élodie' });
      await expect.poll(() => button.textContent()).toBe('É');
      const favourites = page.locator('header').getByRole('link', { name: /^Ma sélection/ });
      await expect.poll(() => favourites.locator('.count').textContent()).toBe('1');
      expect(await places()).toEqual(before);
      await expectNoSidewaysScrolling(page);
    }
  });

  it('is a token and a userId, shown in the menu, and in step between two tabs', async () => {
    const person = await people().create({ name: 'Inès' });
    const { page } = opened;
    await openDialog(page);
    const other = await page.context().newPage();
    await visit(other, `${opened.server.origin}/en/how-we-rank`);
    await signIn(page, person.email);
    await expect.poll(() => userButton(other).getAttribute('aria-label')).toBe('Hello, Inès');
    expect(await stored(other, 'userId')).toBe(String(person.id));
    const token = String(await stored(page, 'token'));

    await userButton(page).click();
    const menu = page.locator('[popover]:popover-open');
    await menu.getByRole('link', { name: 'View Profile' }).waitFor();
    for (const text of ['Hello, Inès', person.email]) expect(await menu.textContent()).toContain(text);
    await menu.getByRole('button', { name: 'Sign Out' }).click();
    await expect.poll(() => userButton(other).getAttribute('aria-label')).toBe('Sign In');
    expect(await stored(page, 'token')).toBeNull();
    expect(await stored(page, 'userId')).toBeNull();
    const headers = { authorization: `Bearer ${token}` };
    expect((await page.request.get(`${opened.server.origin}/api/users/me`, { headers })).status()).toBe(401);
  });

  it.each([
    'garbage',
    `x.${Buffer.from('{"id":"1","name":"A","email":"a","role":"user","exp":1}').toString('base64url')}.x`,
  ])('that is unreadable or over is cleared: %s', async (token) => {
    const { page } = opened;
    await runFirst(page, `localStorage.token ??= '${token}'; localStorage.userId ??= '1'`);
    await open('/en/legal');
    await expect.poll(() => stored(page, 'token')).toBeNull();
    expect(await stored(page, 'userId')).toBeNull();
  });

  it('that the server has ended is cleared with a toast', async () => {
    const token = await people().token(await people().create());
    const { page } = opened;
    await startSignedIn(page, token);
    await opened.server.database.database.execute('delete from sessions');
    await open('/en/profile');
    await page.getByText('Please log in to continue.').waitFor();
    await expect.poll(() => stored(page, 'token')).toBeNull();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/en');
  });

  it('that the server forbids something is cleared just so', async () => {
    const token = await people().token(await people().create());
    const { page } = opened;
    await startSignedIn(page, token);
    const json = { message: 'No.', code: 'forbidden' };
    await page.route('**/api/users/me', (route) => route.fulfill({ status: 403, json }));
    await open('/en/profile');
    await page.getByText('Please log in to continue.').waitFor();
    await expect.poll(() => stored(page, 'token')).toBeNull();
  });
});

describe('the menu of who is signed in', () => {
  it('leads each role to what it may use', async () => {
    const { page } = opened;
    await open('/en/legal');
    const other = await page.context().newPage();
    await visit(other, `${opened.server.origin}/en/legal`);
    const rolesAndLinks = [
      ['user', []],
      ['employee', ['Employee Dashboard']],
      ['admin', ['Admin Panel']],
      ['superadmin', ['Admin Panel']],
    ] as const;
    for (const [role, links] of rolesAndLinks) {
      const token = await people().token(await people().create({ role, name: `A ${role}` }));
      await other.evaluate(`localStorage.token = '${token}'`);
      await expect.poll(() => userButton(page).getAttribute('aria-label')).toBe(`Hello, A ${role}`);
      await userButton(page).click();
      const menu = page.locator('[popover]:popover-open');
      await menu.getByText(`Hello, A ${role}`).waitFor();
      const [, ...others] = await menu.getByRole('link').allTextContents();
      expect(others, role).toEqual(['My terms', ...links]);
      await page.keyboard.press('Escape');
      await expect.poll(() => menu.count()).toBe(0);
    }
  });
});

describe('an account that is not safe enough for staff', () => {
  it('leads from the one-time password straight to one’s own, and to the mailed link, then back', async () => {
    const person = await people().create({ role: 'superadmin', mustChangePassword: true, isVerified: false });
    const { page } = opened;
    await openDialog(page);
    await signIn(page, person.email);
    await page.getByRole('heading', { level: 1, name: 'Secure your account' }).waitFor();
    await page.getByLabel('New password').waitFor();
    expect(await page.getByLabel('Current password').count()).toBe(0);
    await expectAccessible(page);
    const save = async (secret: string) => {
      await page.getByLabel('New password').fill(secret);
      await page.getByLabel('Confirm Password').fill(secret);
      await page.getByRole('button', { name: 'Change password' }).click();
    };
    await save('12345');
    await page.getByText('New password must be at least 6 characters.').waitFor();
    await save('nine char');
    await page.getByText('Staff passwords must be at least 10 characters.').waitFor();
    await save('my own long password');
    await page.getByText(`open the link we sent to ${person.email}`).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I’ve opened the link' }).click();
    await page.getByText('This address is not confirmed yet.').waitFor();
    const { database } = opened.server.database;
    await database.execute('update users set email_verified_at = now() where id = $1', [person.id]);
    await page.getByRole('button', { name: 'I’ve opened the link' }).click();
    await page.waitForURL(`${opened.server.origin}/en/legal`);
    expect((await people().signIn(person.email, 'my own long password')).statusCode).toBe(200);
  });

  it('leads there from the back office as well, and mails follow the language that is switched to', async () => {
    const person = await people().create({ role: 'admin', mustChangePassword: true });
    const { page } = opened;
    await startSignedIn(page, await people().token(person));
    await open('/fr/admin/users');
    await page.getByRole('heading', { level: 1, name: 'Sécurisez votre compte' }).waitFor();
    await page.getByLabel('Mot de passe actuel').fill(password);
    await page.getByLabel('Nouveau mot de passe').fill('le mien, bien long');
    await page.getByLabel('Confirmer le mot de passe').fill('le mien, bien long');
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
    await page.waitForURL(`${opened.server.origin}/fr/admin/users`);
    await page.getByRole('cell', { name: person.email }).waitFor();

    await page.locator('a[hreflang="en"]:visible').first().click();
    await page.waitForURL(`${opened.server.origin}/en/admin/users`);
    const { database } = opened.server.database;
    const languages = () => database.rows('select language from users where id = $1', [person.id]);
    await expect.poll(languages).toEqual([{ language: 'en' }]);
  });
});

it('the menu says who somebody is now, where that was changed elsewhere', async () => {
  const person = await people().create({ name: 'Nina' });
  const { page } = opened;
  await startSignedIn(page, await people().token(person));
  const { database } = opened.server.database;
  await database.execute(`update users set name = 'Nora', email = 'nora@shop.test' where id = $1`, [
    person.id,
  ]);
  await open('/en/legal');
  await page.getByRole('button', { name: 'Hello, Nora' }).click();
  await page.getByText('nora@shop.test').waitFor();
});

describe('the profile', () => {
  it('leads home who is not signed in, and back once they are', async () => {
    const { email } = await people().create();
    const { page } = opened;
    await open('/en/profile');
    await dialog(page).waitFor();
    await page.waitForURL(`${opened.server.origin}/en`);
    await signIn(page, email);
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
  });

  it('changes data and password, and says what is wrong', async () => {
    const { page } = opened;
    await startSignedIn(page, await people().token(await people().create()));
    await open('/en/profile');
    await page.getByLabel('Full Name').fill('Maëlle');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Profile updated successfully').waitFor();
    await expect.poll(() => userButton(page).getAttribute('aria-label')).toBe('Hello, Maëlle');

    const change = page.getByRole('button', { name: 'Change password' });
    const form = page.locator('form').filter({ has: change });
    const fill = async (current: string, next: string, confirmation: string) => {
      await page.getByLabel('Current password').fill(current);
      await page.getByLabel('New password').fill(next);
      await page.getByLabel('Confirm Password').fill(confirmation);
      await change.click();
    };
    const said = () => form.getByRole('alert').textContent();
    await fill(password, '', '');
    await expect.poll(said).toBe('Please fill all fields.');
    await fill(password, '12345', '12345');
    await expect.poll(said).toBe('New password must be at least 6 characters.');
    await fill(password, 'quite new', 'quite other');
    await expect.poll(said).toBe('Passwords do not match.');
    await fill('not mine', 'quite new', 'quite new');
    await expect.poll(said).toBe('The current password is incorrect.');
    await fill(password, 'quite new', 'quite new');
    await page.getByText('Password updated successfully').waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Maëlle');
  });
});

describe.each(looksInBothLanguages)(
  'axe finds nothing and nothing stands out, $language',
  ({ language, looks }) => {
    it('in dialog, menu and profile', async () => {
      const { page } = opened;
      await open(`/${language}/profile`);
      await dialog(page).waitFor();
      await expectSound(page, looks);
      await dialog(page).getByRole('tab').nth(1).click();
      await dialog(page).locator('form button[type=submit]').click();
      await expect.poll(() => alert(page).textContent()).not.toBe('');
      await expectSound(page, looks);
      const person = await people().create();
      await opened.server.database.database.execute(
        `insert into identities (provider, subject, user_id, email) values ('google', $1, $2, $3)`,
        [person.email, person.id, `${'long'.repeat(12)}@mail.example`],
      );
      const token = await people().token(person);
      await page.evaluate(`localStorage.token = '${token}'`);
      await open(`/${language}/profile`);
      await page.locator('input[name=phone]').waitFor();
      await page.getByRole('button', { name: /longlong/ }).waitFor();
      const createKey = page.getByRole('button', { name: /^(Créer une clé|Create a key)$/ });
      await createKey.click();
      const keyForm = page.locator('form').filter({ has: page.locator('select[name=perMinute]') });
      await expect.poll(() => hasFocus(keyForm.locator('input[name=name]'))).toBe(true);
      await expectSound(page, looks);
      await keyForm.locator('input[name=name]').fill(`Tableur ${'long'.repeat(12)}`);
      await createKey.click();
      const secret = await page.locator('[role=status] input').inputValue();
      await expect.poll(() => hasFocus(createKey)).toBe(true);
      const { server } = opened;
      expect((await server.get('/api/categories', { headers: bearer(secret) })).statusCode).toBe(200);
      await expectSound(page, looks);
      await page.getByRole('button', { name: /^(Retirer|Withdraw).*Tableur/ }).click();
      await dialog(page)
        .getByRole('button', { name: /^(Retirer|Withdraw)$/ })
        .click();
      await expect.poll(() => page.getByText(/Tableur/).count()).toBe(0);
      expect((await server.get('/api/categories', { headers: bearer(secret) })).statusCode).toBe(401);
      await page.locator('nav button[popovertarget][aria-label*=Camille]').click();
      await page.locator('[popover]:popover-open a').first().waitFor();
      await expectSound(page, looks);
    });

    it('where a mailed link leads that works no more, and where one asks for another', async () => {
      const { page } = opened;
      for (const path of [
        'confirm-email',
        'undo-email',
        'link-account',
        'reset-password',
        'forgot-password',
      ]) {
        await open(`/${language}/${path}`);
        await page.locator('h1').waitFor();
        await expectSound(page, looks);
      }
    });
  },
);

describe('a forgotten password', () => {
  it('is replaced by a mailed link, and leads home', async () => {
    const { email } = await people().create();
    const { page } = opened;
    await openDialog(page);
    await dialog(page).getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Forgot password' }).waitFor();
    expect(await dialog(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect.poll(() => page.locator('main').getByRole('alert').textContent()).toBe('Email is required');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('If that email is registered, a reset link has been sent.').waitFor();

    await visit(page, (await resetLinkOf(email)).replace('/fr/', '/en/'));
    const save = page.getByRole('button', { name: 'Save password' });
    const said = () => page.locator('main').getByRole('alert').textContent();
    await save.click();
    await expect.poll(said).toBe('Password must be at least 6 characters.');
    await page.getByLabel('New password').fill('brand new');
    await save.click();
    await expect.poll(said).toBe('Passwords do not match.');
    await page.getByLabel('Confirm Password').fill('brand new');
    await save.click();
    await page.getByText('Password has been reset.').waitFor();
    await page.waitForURL(`${opened.server.origin}/en`);
    // The link is used up: nobody is led back to it.
    await page.goBack();
    expect(page.url()).not.toContain('reset-password');
    await open('/en');
    await userButton(page).click();
    await signIn(page, email, 'brand new');
    await expect.poll(() => userButton(page).getAttribute('aria-label')).toBe('Hello, Camille');
  });

  it('is not replaced without a link, which is said before one is chosen', async () => {
    const { page } = opened;
    await open('/en/reset-password');
    await page.getByText('Invalid or missing reset link.').waitFor();
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByText('Invalid or missing reset link.').waitFor();
  });
});

it('signs out everywhere, and deletes the account for who knows the password', async () => {
  const person = await people().create();
  const elsewhere = await people().token(person);
  const { page } = opened;
  await startSignedIn(page, await people().token(person));
  await open('/en/profile');
  const end = page.getByRole('button', { name: 'Sign out: ' });
  await end.waitFor();
  await page.getByRole('button', { name: 'Sign out of all devices' }).click();
  await expect.poll(() => userButton(page).getAttribute('aria-label')).toBe('Sign In');
  const headers = { authorization: `Bearer ${elsewhere}` };
  expect((await page.request.get(`${opened.server.origin}/api/users/me`, { headers })).status()).toBe(401);

  expect(await stored(page, 'token')).toBeNull();
  await open('/en/profile');
  await dialog(page).waitFor();
  await signIn(page, person.email);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await dialog(page).getByLabel('Password', { exact: true }).fill(password);
  await dialog(page).getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByText('Your account and your data have been deleted.').waitFor();
  await expect.poll(() => stored(page, 'token')).toBeNull();
  expect((await people().signIn(person.email)).statusCode).toBe(401);
});

describe('where no answer comes', () => {
  /** Makes a call hang until it is let go, and then fail without an answer. */
  async function hold(page: Page, call: string) {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(`**/api${call}`, async (route) => {
      await promise;
      await route.abort();
    });
    return resolve;
  }

  it('says that signing in failed, and is busy until then', async () => {
    const { page } = opened;
    await openDialog(page);
    const letGo = await hold(page, '/auth/login');
    await signIn(page, 'somebody@shop.test');
    const submit = dialog(page).locator('button[type=submit]');
    await expect.poll(() => submit.textContent()).toBe('Signing in...');
    expect(await submit.isDisabled()).toBe(true);
    // The overlay's spinner stands over the dialog, not behind it.
    await page.locator('[role=status] > :popover-open').waitFor();
    letGo();
    await expect.poll(() => alert(page).textContent()).toBe('Login failed. Please try again.');
    expect(await submit.textContent()).toBe('Sign In');
  });

  it('says that registering failed, and is busy until then', async () => {
    const { page } = opened;
    await openDialog(page);
    await dialog(page).getByRole('tab', { name: 'Create Account' }).click();
    const letGo = await hold(page, '/auth/register');
    const person = {
      name: 'Zoé',
      email: 'z@shop.test',
      phone: '0612345678',
      password,
      confirmation: password,
    };
    for (const [name, text] of Object.entries(person))
      await dialog(page).locator(`[name=${name}]`).fill(text);
    const submit = dialog(page).locator('button[type=submit]');
    await submit.click();
    await expect.poll(() => submit.textContent()).toBe('Creating Account...');
    expect(await submit.isDisabled()).toBe(true);
    letGo();
    await expect.poll(() => alert(page).textContent()).toBe('Registration failed. Please try again.');
  });

  it('says what failed in the profile, and loads it again', async () => {
    const { page } = opened;
    const token = await people().token(await people().create());
    await startSignedIn(page, token);
    await page.route('**/api/users/me{,/password}', (route) => route.abort());
    await open('/en/profile');
    await page.getByText('Failed to load profile').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('Full Name').waitFor();

    await page.route('**/api/users/me{,/password}', (route) => route.abort());
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Update failed').waitFor();
    for (const label of ['Current password', 'New password', 'Confirm Password']) {
      await page.getByLabel(label).fill('something');
    }
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Failed to change password').waitFor();
  });

  it('says so where a link was to be mailed', async () => {
    const { page } = opened;
    await page.route('**/api/auth/forgot-password', (route) => route.abort());
    await open('/en/forgot-password');
    await page.getByLabel('Email').fill('somebody@shop.test');
    const send = page.getByRole('button', { name: 'Send the link' });
    await send.click();
    await page.getByText('Request failed (network)').waitFor();
    await expect.poll(() => hasFocus(send)).toBe(true);
  });
});

it('a confirmation link that is used up says so, and where another one comes from', async () => {
  const { page } = opened;
  await open('/en/confirm-email#used-up');
  const confirm = page.getByRole('button', { name: 'Confirm my address' });
  await confirm.click();
  await page.getByText('This link is invalid, has expired or was used before.').waitFor();
  await expect.poll(() => hasFocus(confirm)).toBe(true);
  await page.getByRole('link', { name: 'Request a new link in your profile' }).click();
  await dialog(page).waitFor();
});

it('a confirmation link that is used up says calmly, signed in, that the address is confirmed', async () => {
  const { page } = opened;
  await startSignedIn(page, await people().token(await people().create()));
  await open('/fr/confirm-email#used-up');
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  const status = page.getByRole('status').filter({ hasText: 'L’adresse de votre compte est confirmée.' });
  await status.waitFor();
  expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Confirmer mon adresse' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Demander un nouveau lien dans votre profil' }).count()).toBe(
    0,
  );
  await expectAccessible(page);
});
