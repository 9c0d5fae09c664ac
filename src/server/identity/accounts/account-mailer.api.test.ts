import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../../test/helpers/app.ts';
import { createMailbox, linkOf, type Mail } from '../../../../test/helpers/mailbox.ts';
import { bearer, createPeople, password } from '../../../../test/helpers/people.ts';

const test = openTestApp();
const people = createPeople(test);
const mailbox = createMailbox(test, people);

describe('the language of mails', () => {
  const linkPath = async (email: string, had: number) => linkOf(await mailbox.nextMail(email, had)).pathname;
  const forget = (email: string, headers?: Record<string, string>) =>
    people.call('POST', '/auth/forgot-password', { email }, headers);

  it('is the one that somebody last signed in with, or switched to since', async () => {
    const { email } = await people.create();
    await forget(email);
    expect(await linkPath(email, 0)).toBe('/fr/reset-password');
    const english = { 'accept-language': 'en-GB, fr;q=0.5' };
    const signedIn = await people.call('POST', '/auth/login', { email, password }, english);
    await forget(email);
    expect(await linkPath(email, 1)).toBe('/en/reset-password');

    const token = bearer(signedIn.json().token);
    const set = (language: string) => people.call('PUT', '/users/me/language', { language }, token);
    expect((await set('de')).statusCode).toBe(400);
    expect((await set('fr')).statusCode).toBe(200);
    await people.call('PUT', '/users/me', { name: 'A', email, phone: '0612345678' }, token);
    expect((await people.call('GET', '/users/me/export', undefined, token)).json().language).toBe('fr');
    await people.signIn(email);
    await forget(email);
    expect(await linkPath(email, 2)).toBe('/fr/reset-password');
  });

  it('is that of the page where a forgotten password is told of', async () => {
    const { email } = await people.create();
    await forget(email, { 'accept-language': 'en' });
    expect(await linkPath(email, 0)).toBe('/en/reset-password');
  });
});

describe('kept mails', () => {
  it('are read by admins, but nobody sees what their links open accounts by', async () => {
    const owners = await Promise.all([people.create(), people.create({ role: 'admin' }), people.create()]);
    const [shopper, staff, mover] = owners;
    const links = [await mailbox.askForReset(shopper.email), await mailbox.askForReset(staff.email)];
    const body = { name: 'A', email: 'kept@shop.test', phone: '0612345678' };
    await people.call('PUT', '/users/me', body, bearer(await people.token(mover)));
    const confirmation = linkOf(await mailbox.nextMail('kept@shop.test', 0)).hash.slice(1);
    const read = async (role: 'user' | 'admin' | 'superadmin') => {
      const token = await people.token(await people.create({ role }));
      return people.call('GET', '/mails?limit=100', undefined, bearer(token));
    };
    expect((await read('user')).statusCode).toBe(403);
    for (const role of ['admin', 'superadmin'] as const) {
      const response = await read(role);
      for (const { token } of links) expect(response.body).not.toContain(token);
      expect(response.body).not.toContain(confirmation);
      const textTo = (email: string) =>
        response.json<Mail[]>().find((mail) => mail.toAddress === email)?.text;
      expect(textTo(shopper.email)).toContain('http://shop.test/fr/reset-password?…\n');
      expect(textTo('kept@shop.test')).toContain('http://shop.test/fr/confirm-email#…\n');
    }
  });

  it('are found by recipient, subject and state', async () => {
    const [one, other] = [await people.create(), await people.create()];
    await mailbox.askForReset(one.email);
    await mailbox.askForReset(other.email);
    const token = await people.token(await people.create({ role: 'admin' }));
    const found = async (query: Record<string, string>) => {
      const list = await people.call('GET', `/mails?${new URLSearchParams(query)}`, undefined, bearer(token));
      expect(Number(list.headers['x-total-count'])).toBe(list.json<Mail[]>().length);
      return list.json<Mail[]>().map(({ toAddress }) => toAddress);
    };
    expect(await found({ search: one.email.toUpperCase() })).toEqual([one.email]);
    expect(await found({ search: `${one.email} mot passe` })).toEqual([one.email]);
    expect(await found({ search: one.email, state: 'failed' })).toEqual([]);
    expect(await found({ search: '%' })).toEqual([]);
  });
});
