import { readFile } from 'node:fs/promises';
import type { Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatMonthOfYear } from '../../src/web/i18n/format.ts';
import { toParis } from '../../src/web/time-tracker/paris-time.ts';
import { hasFocus, runFirst } from '../helpers/browser.ts';
import { withShop } from '../helpers/in-browser.ts';
import { password } from '../helpers/people.ts';
import { expectAccessibleScreen, signInWith } from '../helpers/staff-pages.ts';

const opened = withShop({ pages: 'reset' });
let employee: string;
let admin: string;

beforeAll(async () => {
  const { people } = opened.server;
  employee = await people.token(await people.create({ role: 'employee', name: 'Eva' }));
  admin = await people.token(await people.create({ role: 'admin', name: 'Ada' }));
});

describe('an employee', () => {
  it('finds the dashboard in the menu, clocks in and out, corrects and downloads', async () => {
    const { page } = opened;
    await signInWith(page, employee);
    await opened.open('/en/legal');
    await page.getByRole('button', { name: 'Hello, Eva' }).click();
    await page.getByRole('link', { name: 'Employee Dashboard' }).click();
    await page.waitForURL('**/en/employee/time-tracker');
    await page.getByText('You are not at work.').waitFor();
    await page.getByRole('button', { name: 'Clock in' }).click();
    await page.getByText(/^At work since/).waitFor();
    await page.getByLabel('Note (optional)').fill('=1+1');
    await page.getByRole('button', { name: 'Clock out' }).click();
    await page.getByText('You are not at work.').waitFor();

    const entry = page.getByRole('row').filter({ hasText: '=1+1' });
    const correct = page.getByRole('button', { name: /^Correct the entry/ });
    await correct.click();
    await expect.poll(() => hasFocus(page.getByLabel('Start'))).toBe(true);
    await page.getByLabel('Note', { exact: true }).fill('@Stock');
    await page.getByLabel('Start').fill('2000-01-01T00:00');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('last 24 hours at most').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await entry.waitFor();
    await expect.poll(() => hasFocus(correct)).toBe(true);
    // Begun and ended within a minute, which fields of minutes show as one time.
    await correct.click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' });
    await entry.waitFor();
    await expect.poll(() => hasFocus(correct)).toBe(true);

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the month (CSV)' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^\d{4}-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(lines[0]).toBe('\uFEFFStart;End;Duration (h);Note');
    expect(lines[1]).toMatch(/;0(,\d+)?;'=1\+1$/);

    // A month that is not here yet shows nothing of another one, and one that comes late is not shown at all.
    const { promise: late, resolve: answer } = Promise.withResolvers<void>();
    const answerLate = async (route: Route) => {
      await late;
      await route.fulfill({ json: [] });
    };
    await page.route('**/api/time-tracker/entries?*', answerLate, { times: 1 });
    const held = page.waitForRequest('**/api/time-tracker/entries?*');
    await page.getByRole('button', { name: 'Previous month' }).click();
    await entry.waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Download the month (CSV)' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Next month' }).click();
    await entry.waitFor();
    answer();
    await (await (await held).response())?.finished();
    expect(await entry.count()).toBe(1);

    await page.getByRole('button', { name: /^Delete the entry/ }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('No entries this month.').waitFor();
    await expect.poll(() => hasFocus(page.getByText('No entries this month.'))).toBe(true);

    const minutesAgo = (minutes: number) => toParis(new Date(Date.now() - minutes * 60_000));
    await page.getByRole('button', { name: 'Add a forgotten entry' }).click();
    await page.getByLabel('Start').fill(minutesAgo(12));
    await page.getByLabel('End').fill(minutesAgo(10));
    await page.getByLabel('Note', { exact: true }).fill('Forgotten');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('row').filter({ hasText: 'Forgotten' }).getByText('0 h 02').waitFor();
    await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Add a forgotten entry' }))).toBe(true);
  });

  it('is told where another tab was quicker', async () => {
    const { page } = opened;
    await signInWith(page, employee);
    await opened.open('/en/employee/time-tracker');
    await page.getByText('You are not at work.').waitFor();
    await opened.server.people.call('POST', '/time-tracker/start', undefined, {
      authorization: `Bearer ${employee}`,
    });
    await page.getByRole('button', { name: 'Clock in' }).click();
    await page.getByText('You are already clocked in.').waitFor();
    await page.getByText(/^At work since/).waitFor();
    // What another device did shows once one comes back.
    await opened.server.people.call('POST', '/time-tracker/stop', undefined, {
      authorization: `Bearer ${employee}`,
    });
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
    await page.getByText('You are not at work.').waitFor({ timeout: 10_000 });
    await page.getByRole('row').getByText('running').waitFor({ state: 'detached' });
  });

  it('is told what is wrong in the language of the page, whatever the browser speaks', async () => {
    const { page } = opened;
    await signInWith(page, employee);
    await opened.open('/fr/employee/time-tracker');
    await page.getByRole('button', { name: 'Ajouter une période oubliée' }).click();
    const begin = page.getByLabel('Début');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    const said = () => begin.evaluate((field: HTMLInputElement) => field.validationMessage);
    expect(await said()).toBe('Remplissez ce champ.');
    await begin.fill('2026-11-21T09:30');
    expect(await said()).toBe('');
    await begin.fill('');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    expect(await said()).toBe('Remplissez ce champ.');
    // A field that a script has filled in is sent at the next press.
    await begin.evaluate((field: HTMLInputElement) => {
      field.value = '2026-11-21T09:30';
    });
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    expect(await said()).toBe('');
    // A number of any other form on the page, with its limits.
    const amount = await page.evaluateHandle(`(() => {
      const field = Object.assign(document.createElement('input'), { type: 'number', min: '0.01', max: '2000', step: '0.01' });
      document.body.append(field);
      return field;
    })()`);
    const saidOf = (value: string) =>
      amount.evaluate((field, typed) => {
        const input = field as HTMLInputElement;
        input.value = typed;
        input.checkValidity();
        return input.validationMessage;
      }, value);
    expect(await saidOf('0')).toBe('Saisissez 0,01 ou plus.');
    expect(await saidOf('3000')).toMatch(/^Saisissez 2\s000 ou moins.$/);
    expect(await saidOf('1.234')).toBe('Saisissez un nombre qui a moins de décimales.');
    expect(await saidOf('12')).toBe('');
  });

  it('sees the month that it is, although the clock of the computer is wrong', async () => {
    const { page } = opened;
    await signInWith(page, employee);
    // Not Playwright's clock, which stays with the page of the next tests.
    await runFirst(
      page,
      `Date = class extends Date {
        static now = () => super.now() - 40 * 86_400_000;
        constructor(...parts) {
          super(...(parts.length > 0 ? parts : [Date.now()]));
        }
      }`,
    );
    await opened.open('/en/employee/time-tracker');
    await page.getByText(formatMonthOfYear('en', new Date()), { exact: true }).waitFor();
    const next = page.getByRole('button', { name: 'Next month' });
    expect(await next.getAttribute('aria-disabled')).toBe('true');
  });

  it('keeps a month that ends while one is at it, and comes to the new one by the clock', async () => {
    const { page } = opened;
    await signInWith(page, employee);
    let month = '2026-10';
    const stands = () => ({ running: null, todaySeconds: 0, weekSeconds: 0, month });
    await page.route('**/api/time-tracker', (route) => route.fulfill({ json: stands() }));
    await page.route('**/api/time-tracker/start', (route) => route.fulfill({ json: stands() }));
    await opened.open('/en/employee/time-tracker');
    await page.getByText('October 2026', { exact: true }).waitFor();
    month = '2026-11';
    const polled = page.waitForResponse('**/api/time-tracker');
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
    await polled;
    const next = page.getByRole('button', { name: 'Next month' });
    await expect.poll(() => next.getAttribute('aria-disabled')).toBe('false');
    expect(await page.getByText('October 2026', { exact: true }).count()).toBe(1);
    await page.getByRole('button', { name: 'Clock in' }).click();
    await page.getByText('November 2026', { exact: true }).waitFor();
  });

  it('has a screen for everybody', async () => {
    const { page, server } = opened;
    await signInWith(page, employee);
    await expectAccessibleScreen(
      page,
      (language) => `${server.origin}/${language}/employee/time-tracker`,
      () => page.getByRole('table').waitFor(),
    );
  });
});

describe('the address of the specification', () => {
  it('asks who is not signed in to do so, and then leads back', async () => {
    const { email } = await opened.server.people.create({ role: 'employee' });
    const { page, server } = opened;
    await opened.open('/employee/time-tracker');
    await page.waitForURL(`${server.origin}/fr`);
    const dialog = page.locator('dialog[open]');
    await dialog.locator('[name=email]').fill(email);
    await dialog.locator('[name=password]').fill(password);
    await dialog.locator('button[type=submit]').click();
    await page.waitForURL('**/employee/time-tracker');
    await page.getByText('Vous n’êtes pas au travail.').waitFor();
  });

  it('leads shoppers home', async () => {
    const { people, origin } = opened.server;
    await signInWith(opened.page, await people.token(await people.create()));
    await opened.open('/employee/time-tracker');
    await opened.page.waitForURL(`${origin}/fr`);
    expect(await opened.page.locator('dialog[open]').count()).toBe(0);
  });
});

it('admins see what employees worked; the tracker itself leads them home', async () => {
  const { page, server } = opened;
  await signInWith(page, admin);
  await expectAccessibleScreen(
    page,
    (language) => `${server.origin}/${language}/admin/hours`,
    () => page.getByRole('row').filter({ hasText: 'Eva' }).waitFor(),
  );
  await opened.open('/en/employee/time-tracker');
  await page.waitForURL(`${server.origin}/en`);
});
