import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../../test/helpers/app.ts';
import { createMailbox, linkOf } from '../../../../test/helpers/mailbox.ts';
import { bearer, createPeople, password } from '../../../../test/helpers/people.ts';

const test = openTestApp();
const people = createPeople(test);
const mailbox = createMailbox(test, people);

describe('an address', () => {
  const registration = { name: 'Zoé', phone: '0612345678', password };

  it('is confirmed by a mailed link, once', async () => {
    const email = 'confirm@shop.test';
    await people.call('POST', '/auth/register', { ...registration, email }, { 'accept-language': 'fr' });
    const mail = await mailbox.nextMail(email, 0);
    expect(mail).toMatchObject({ kind: 'confirm', subject: 'Confirmez votre adresse e-mail' });
    expect(linkOf(mail).pathname).toBe('/fr/confirm-email');
    const token = linkOf(mail).hash.slice(1);
    const confirm = (headers = {}) => people.call('POST', '/auth/confirm-email', { token }, headers);
    expect((await people.signIn(email)).json().user.emailVerified).toBe(false);
    expect((await confirm()).statusCode).toBe(200);
    expect((await people.signIn(email)).json().user.emailVerified).toBe(true);
    expect((await confirm()).json().message).toBe('This link is invalid, has expired or was used before.');
    const { token: session } = (await people.signIn(email)).json();
    expect((await confirm(bearer(session))).json()).toMatchObject({
      message: 'This link has expired or was used before. The address of your account is confirmed.',
      details: { reason: 'link_needless' },
    });
  });

  it('that has an account tells its owner of another registration', async () => {
    const { email } = await people.create();
    await people.call('POST', '/auth/register', { ...registration, email });
    expect(await mailbox.nextMail(email, 0)).toMatchObject({ kind: 'registered_already' });
  });

  it('carries no advertisement as a name', async () => {
    const email = 'victim@shop.test';
    await people.call('POST', '/auth/register', { ...registration, email, name: 'Win at www.evil.test' });
    expect((await mailbox.nextMail(email, 0)).text).not.toContain('evil');
  });

  it('that is changed tells both addresses, and comes back with all sessions ended', async () => {
    const person = await people.create();
    const token = await people.token(person);
    const body = { name: 'A', email: 'thief@shop.test', phone: '0612345678' };
    const asked = await people.call('PUT', '/users/me', body, bearer(token));
    expect(asked.json().user).toMatchObject({ email: person.email, pendingEmail: 'thief@shop.test' });
    await mailbox.open('confirm-email', await mailbox.nextMail('thief@shop.test', 0));
    expect((await people.signIn('thief@shop.test')).json().user).toMatchObject({
      emailVerified: true,
      pendingEmail: null,
    });
    const marks = await people.call('GET', '/users/me/marks', undefined, bearer(token));
    const claims = decodeJwt(marks.json().token);
    expect(claims).toMatchObject({ name: 'A', email: 'thief@shop.test', sid: decodeJwt(token).sid });
    const again = await people.call('GET', '/users/me/marks', undefined, bearer(marks.json().token));
    expect(again.json()).not.toHaveProperty('token');
    const link = linkOf(await mailbox.nextMail(person.email, 0));
    expect(link.pathname).toBe('/fr/undo-email');

    // Meanwhile nobody can take the address, whose owner is told so, and whoever moved the account sets a password.
    await people.call('POST', '/auth/register', { ...registration, email: person.email });
    expect(await mailbox.nextMail(person.email, 1)).toMatchObject({ kind: 'reserved' });
    await people.call('POST', '/auth/forgot-password', { email: person.email });
    expect(await mailbox.nextMail(person.email, 2)).toMatchObject({ kind: 'reserved' });
    const stolen = await mailbox.askForReset('thief@shop.test', 1);
    await mailbox.reset({ ...stolen, password: 'of the thief' });

    const undone = await people.call('POST', '/auth/undo-email', { token: link.hash.slice(1) });
    expect(undone.statusCode).toBe(200);
    expect((await people.call('GET', '/users/me', undefined, bearer(token))).statusCode).toBe(401);
    expect((await people.signIn(person.email, 'of the thief')).statusCode).toBe(401);
    expect((await people.signIn('thief@shop.test', 'of the thief')).statusCode).toBe(401);
    const fresh = linkOf(await mailbox.nextMail(person.email, 3));
    const parameters = Object.fromEntries(fresh.searchParams);
    await mailbox.reset({ token: parameters.token, userId: parameters.uid, password: 'mine once more' });
    expect((await people.signIn(person.email, 'mine once more')).statusCode).toBe(200);
  });
});

describe('an address of somebody else', () => {
  const registration = { name: 'Zoé', phone: '0612345678', password };
  const move = (token: string, email: string) =>
    people.call('PUT', '/users/me', { name: 'A', email, phone: '0612345678' }, bearer(token));

  it('is not taken by who asks for it: its owner registers and signs in, and the link for the other is void', async () => {
    for (const isVerified of [true, false]) {
      const [squatter, email] = [await people.create({ isVerified }), `victim-${isVerified}@shop.test`];
      const token = await people.token(squatter);
      expect((await move(token, email)).statusCode).toBe(200);
      const asked = await mailbox.nextMail(email, 0);
      // Back and forth left the address reserved for an account that never had it.
      expect((await move(token, squatter.email)).statusCode).toBe(200);
      await people.call('POST', '/auth/register', { ...registration, email });
      await mailbox.nextMail(email, 1);
      expect((await people.signIn(email)).statusCode).toBe(200);
      const late = await people.call('POST', '/auth/confirm-email', { token: linkOf(asked).hash.slice(1) });
      expect([late.statusCode, late.json().message]).toEqual([409, 'This email address cannot be used.']);
      expect((await people.signIn(squatter.email)).statusCode).toBe(200);
    }
  });

  it('that still waits is asked for again by a link that was used before', async () => {
    const person = await people.create();
    const token = await people.token(person);
    await move(token, 'waits@shop.test');
    const again = await people.call('POST', '/auth/confirm-email', { token: 'used-up' }, bearer(token));
    expect(again.json().message).toBe('This link is invalid, has expired or was used before.');
    expect(again.json().details).toEqual({ reason: 'link_spent' });
  });

  it('that was asked for is forgotten with another password: whoever asked may have been a thief', async () => {
    const person = await people.create();
    const token = await people.token(person);
    await move(token, 'thief-2@shop.test');
    const asked = await mailbox.nextMail('thief-2@shop.test', 0);
    const link = await mailbox.askForReset(person.email);
    expect((await mailbox.reset({ ...link, password: 'brand new one' })).statusCode).toBe(200);
    const late = await people.call('POST', '/auth/confirm-email', { token: linkOf(asked).hash.slice(1) });
    expect(late.statusCode).toBe(400);
    expect((await people.signIn(person.email, 'brand new one')).json().user.pendingEmail).toBeNull();
  });

  it('tells nobody who asks for it whether it has an account, but its owner', async () => {
    const [owner, free] = [await people.create(), 'free@shop.test'];
    const asked = async (email: string) => {
      const token = await people.token(await people.create({ isVerified: false }));
      const headers = bearer(token);
      const { statusCode, body } = await move(token, email.toUpperCase());
      const said = [JSON.parse(body).message, JSON.parse(body).user.pendingEmail];
      const again = await people.call('POST', '/users/me/confirmation', undefined, headers);
      const { mails } = (await people.call('GET', '/users/me/export', undefined, headers)).json();
      const { pendingEmail } = (await people.call('GET', '/users/me', undefined, headers)).json();
      return JSON.stringify([statusCode, said, again.statusCode, again.body, mails, pendingEmail]);
    };
    expect((await asked(owner.email)).replaceAll(owner.email, free)).toBe(await asked(free));
    expect((await mailbox.mailsTo(owner.email)).map(({ kind }) => kind)).toEqual(
      Array(2).fill('registered_already'),
    );
    expect((await mailbox.mailsTo(free)).map(({ kind }) => kind)).toEqual(['confirm', 'confirm']);
  });

  it('is brought back although a thief has moved on, and taken his first address back before', async () => {
    const person = await people.create();
    const token = await people.token(person);
    const [first, second] = ['thief-3@shop.test', 'thief-4@shop.test'];
    for (const email of [first, second]) {
      await move(token, email);
      await mailbox.open('confirm-email', await mailbox.nextMail(email, 0));
    }
    await mailbox.open('undo-email', await mailbox.nextMail(first, 1));
    await mailbox.open('undo-email', await mailbox.nextMail(person.email, 0));
    // He may have known the password from the beginning.
    expect((await people.signIn(person.email)).statusCode).toBe(401);
    const fresh = Object.fromEntries(linkOf(await mailbox.nextMail(person.email, 1)).searchParams);
    await mailbox.reset({ token: fresh.token, userId: fresh.uid, password: 'mine once more' });
    expect((await people.signIn(person.email, 'mine once more')).statusCode).toBe(200);
  });

  it('that was asked for is forgotten when its account is signed out everywhere', async () => {
    const person = await people.create();
    const token = await people.token(person);
    await move(token, 'thief-5@shop.test');
    const asked = await mailbox.nextMail('thief-5@shop.test', 0);
    await people.call('DELETE', '/users/me/sessions', undefined, bearer(token));
    const late = await people.call('POST', '/auth/confirm-email', { token: linkOf(asked).hash.slice(1) });
    expect(late.statusCode).toBe(400);
  });

  it('gets few mails of a kind, however often and from wherever they are asked for', async () => {
    const email = 'flooded@shop.test';
    const payload = { ...registration, email };
    for (let count = 0; count < 12; count++) {
      const request = { method: 'POST', url: '/api/auth/register', payload } as const;
      await test.app.inject({ ...request, remoteAddress: `2001:db8:${count}::7` });
    }
    const kinds = async () => (await mailbox.mailsTo(email)).map(({ kind }) => kind);
    expect(await kinds()).toEqual(['confirm', 'registered_already', 'registered_already']);
    // Which keeps no other mail from them: not what they ask for, nor what they have to know.
    const link = await mailbox.askForReset(email, 3);
    await mailbox.reset({ ...link, password: 'brand new one' });
    expect(await kinds()).toEqual([
      'confirm',
      'registered_already',
      'registered_already',
      'reset',
      'password_changed',
    ]);
  });

  it('gets few links of many accounts that want it, who are told to wait', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 5; count++) {
      const token = await people.token(await people.create());
      statuses.push((await move(token, 'coveted@shop.test')).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(await mailbox.mailsTo('coveted@shop.test')).toHaveLength(3);
  });

  it('is told of five passwords at most in a row', async () => {
    const { email } = await people.create({ isVerified: false });
    let token = (await people.signIn(email)).json().token as string;
    let currentPassword = password;
    for (let count = 0; count < 7; count++) {
      const body = { currentPassword, newPassword: `password ${count}` };
      const changed = await people.call('PUT', '/users/me/password', body, bearer(token));
      [token, currentPassword] = [changed.json().token, body.newPassword];
    }
    expect(await mailbox.mailsTo(email)).toHaveLength(5);
  });
});
