import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/helpers/app.ts';
import { bearer, createPeople, type People, password } from '../../../../test/helpers/people.ts';

let test: TestApp;
let people: People;

beforeAll(async () => {
  test = await createTestApp();
  people = createPeople(test);
});
afterAll(() => test.close());

type Mail = { kind: string; toAddress: string; subject: string; text: string };

const mailsTo = (email: string): Promise<Mail[]> =>
  test.database.database.rows<Mail>(
    `select kind, to_address as "toAddress", subject, text from mails where to_address = $1 order by id`,
    [email],
  );

/** The mail that comes to an address next to those it had. */
async function nextMail(email: string, had: number): Promise<Mail> {
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 10_000 }).toBe(had + 1);
  const mail = (await mailsTo(email))[had];
  if (!mail) throw new Error('No mail');
  return mail;
}

const linkOf = (mail: Mail): URL => new URL(/http:\/\/\S+/.exec(mail.text)?.[0] ?? '');

async function askForReset(email: string, had = 0) {
  const answer = await people.call('POST', '/auth/forgot-password', { email });
  expect(answer.statusCode).toBe(200);
  const url = linkOf(await nextMail(email, had));
  return { token: url.searchParams.get('token') ?? '', userId: url.searchParams.get('uid') ?? '' };
}

const open = async (call: string, mail: Mail) => {
  const answer = await people.call('POST', `/auth/${call}`, { token: linkOf(mail).hash.slice(1) });
  expect([answer.statusCode, answer.json().message]).toEqual([200, expect.any(String)]);
};

const reset = (body: object, headers?: Record<string, string>) =>
  people.call('POST', '/auth/reset-password', body, headers);

describe('the form of a forgotten password without scripts', () => {
  const send = (email: string | undefined, headers: Record<string, string> = {}, path = '/fr') =>
    test.app.inject({
      method: 'POST',
      url: `${path}/forgot-password`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(email === undefined ? {} : { email }).toString(),
      remoteAddress: '192.0.2.7',
    });

  it('has a link mailed in the language of the page, and tells no stranger whether there is an account', async () => {
    const { email } = await people.create();
    const known = await send(email, { 'sec-fetch-site': 'same-origin' });
    expect([known.statusCode, known.headers.location]).toEqual([303, '/fr/forgot-password?asked=sent']);
    expect(linkOf(await nextMail(email, 0)).pathname).toBe('/fr/reset-password');
    const unknown = await send('nobody@elsewhere.test', { origin: 'http://shop.test' }, '/en');
    expect([unknown.statusCode, unknown.headers.location]).toEqual([303, '/en/forgot-password?asked=sent']);
  });

  it.each([
    [undefined, 'email_required'],
    ['  ', 'email_required'],
    ['no address', 'email_invalid'],
    [`${'x'.repeat(300)}@shop.test`, 'email_invalid'],
  ])('leads back with what is wrong: %s', async (email, outcome) => {
    expect((await send(email)).headers.location).toBe(`/fr/forgot-password?asked=${outcome}`);
  });

  it('says when it was asked too often', async () => {
    const outcomes = [];
    for (let time = 0; time < 12; time++) outcomes.push((await send('often@shop.test')).headers.location);
    expect(outcomes.at(-1)).toBe('/fr/forgot-password?asked=too_many_attempts');
  });

  it('is taken from our own pages, as a form, and of its size only', async () => {
    const { email } = await people.create();
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.test' },
      { origin: 'null' },
    ]) {
      expect((await send(email, headers)).statusCode).toBe(403);
    }
    expect((await send(email, { 'content-type': 'application/json' })).statusCode).toBe(415);
    expect((await send(email, { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await send('x'.repeat(5_000))).statusCode).toBe(413);
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('a forgotten password', () => {
  it('is answered the same for addresses that have no account', async () => {
    const { email } = await people.create();
    const known = await people.call('POST', '/auth/forgot-password', { email });
    const unknown = await people.call('POST', '/auth/forgot-password', { email: 'nobody@shop.test' });
    expect(known.json()).toEqual({ message: 'If that email is registered, a reset link has been sent.' });
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    await nextMail(email, 0);
    expect(await mailsTo('nobody@shop.test')).toEqual([]);
  });

  it('needs an address, and is slowed down for known and unknown ones alike', async () => {
    expect((await people.call('POST', '/auth/forgot-password', {})).json().message).toBe('Email is required');
    for (const email of [(await people.create()).email, 'unknown@shop.test']) {
      const statuses: number[] = [];
      for (let count = 0; count < 4; count++) {
        statuses.push((await people.call('POST', '/auth/forgot-password', { email })).statusCode);
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
  });

  it('is replaced once by the mailed link; all sessions end', async () => {
    const person = await people.create({ isVerified: false });
    const token = await people.token(person);
    const link = await askForReset(person.email);
    const short = await reset({ ...link, password: '12345' });
    expect(short.statusCode).toBe(400);
    expect(short.json().message).toBe('Password must be at least 6 characters.');
    const french = await reset({ ...link, password: '12345' }, { 'accept-language': 'fr' });
    expect(french.json().message).toBe('Le mot de passe doit comporter au moins 6 caractères.');
    const done = await reset({ ...link, password: 'brand new one' });
    expect(done.json()).toEqual({ message: 'Password has been reset.' });
    expect((await people.call('GET', '/users/me', undefined, bearer(token))).statusCode).toBe(401);
    const again = await people.signIn(person.email, 'brand new one');
    expect(again.json().user.emailVerified).toBe(true);
    const twice = await reset({ ...link, password: 'and another' });
    expect(twice.statusCode).toBe(400);
    expect(twice.json().message).toBe('Reset link is invalid or expired.');
    expect((await mailsTo(person.email)).map(({ kind }) => kind)).toEqual(['reset', 'password_changed']);
  });

  it('is not replaced by older links, other people’s, or ones that are too old', async () => {
    const [person, other] = [await people.create(), await people.create()];
    const first = await askForReset(person.email);
    const second = await askForReset(person.email, 1);
    const status = async (body: object) => (await reset({ password: 'brand new', ...body })).statusCode;
    expect(await status(first)).toBe(400);
    expect(await status({ ...second, userId: String(other.id) })).toBe(400);
    for (const userId of ['', 'x', '1e3', '9'.repeat(20)])
      expect(await status({ ...second, userId })).toBe(400);
    await test.database.database.execute('update account_links set expires_at = now()');
    expect(await status(second)).toBe(400);
    expect((await people.signIn(person.email)).statusCode).toBe(200);
  });

  it('is replaced once when the link is used many times at once', async () => {
    const link = await askForReset((await people.create()).email);
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((x) => reset({ ...link, password: `new one ${x}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  });

  it('of staff is not replaced by one that everybody tries first; a shopper’s may be', async () => {
    const [staff, shopper] = [await people.create({ role: 'employee' }), await people.create()];
    const link = await askForReset(staff.email);
    const common = await reset({ ...link, password: 'Password123!' });
    expect([common.statusCode, common.json().message]).toEqual([
      400,
      'This password is too common for a staff account. Choose another.',
    ]);
    expect((await reset({ ...link, password: 'brand new one' })).statusCode).toBe(200);
    const theirs = await askForReset(shopper.email);
    expect((await reset({ ...theirs, password: 'Password123!' })).statusCode).toBe(200);
  });

  it('leaves no token in the database or the log', async () => {
    const { email } = await people.create();
    const { token } = await askForReset(email);
    const found = await test.database.database.rows('select from account_links where token_hash = $1', [
      Buffer.from(token),
    ]);
    expect(found).toEqual([]);
    expect(JSON.stringify(test.logged)).not.toContain(token);
  });
});

describe('an address', () => {
  const registration = { name: 'Zoé', phone: '0612345678', password };

  it('is confirmed by a mailed link, once', async () => {
    const email = 'confirm@shop.test';
    await people.call('POST', '/auth/register', { ...registration, email }, { 'accept-language': 'fr' });
    const mail = await nextMail(email, 0);
    expect(mail).toMatchObject({ kind: 'confirm', subject: 'Confirmez votre adresse e-mail' });
    expect(linkOf(mail).pathname).toBe('/fr/confirm-email');
    const token = linkOf(mail).hash.slice(1);
    const confirm = () => people.call('POST', '/auth/confirm-email', { token });
    expect((await people.signIn(email)).json().user.emailVerified).toBe(false);
    expect((await confirm()).statusCode).toBe(200);
    expect((await people.signIn(email)).json().user.emailVerified).toBe(true);
    expect((await confirm()).json().message).toBe('This link is invalid or has expired.');
  });

  it('that has an account tells its owner of another registration', async () => {
    const { email } = await people.create();
    await people.call('POST', '/auth/register', { ...registration, email });
    expect(await nextMail(email, 0)).toMatchObject({ kind: 'registered_already' });
  });

  it('carries no advertisement as a name', async () => {
    const email = 'victim@shop.test';
    await people.call('POST', '/auth/register', { ...registration, email, name: 'Win at www.evil.test' });
    expect((await nextMail(email, 0)).text).not.toContain('evil');
  });

  it('that is changed tells both addresses, and comes back with all sessions ended', async () => {
    const person = await people.create();
    const token = await people.token(person);
    const body = { name: 'A', email: 'thief@shop.test', phone: '0612345678' };
    const asked = await people.call('PUT', '/users/me', body, bearer(token));
    expect(asked.json().user).toMatchObject({ email: person.email, pendingEmail: 'thief@shop.test' });
    await open('confirm-email', await nextMail('thief@shop.test', 0));
    expect((await people.signIn('thief@shop.test')).json().user).toMatchObject({
      emailVerified: true,
      pendingEmail: null,
    });
    const link = linkOf(await nextMail(person.email, 0));
    expect(link.pathname).toBe('/fr/undo-email');

    // Meanwhile nobody can take the address, whose owner is told so, and whoever moved the account sets a password.
    await people.call('POST', '/auth/register', { ...registration, email: person.email });
    expect(await nextMail(person.email, 1)).toMatchObject({ kind: 'reserved' });
    await people.call('POST', '/auth/forgot-password', { email: person.email });
    expect(await nextMail(person.email, 2)).toMatchObject({ kind: 'reserved' });
    const stolen = await askForReset('thief@shop.test', 1);
    await reset({ ...stolen, password: 'of the thief' });

    const undone = await people.call('POST', '/auth/undo-email', { token: link.hash.slice(1) });
    expect(undone.statusCode).toBe(200);
    expect((await people.call('GET', '/users/me', undefined, bearer(token))).statusCode).toBe(401);
    expect((await people.signIn(person.email, 'of the thief')).statusCode).toBe(401);
    expect((await people.signIn('thief@shop.test', 'of the thief')).statusCode).toBe(401);
    const fresh = linkOf(await nextMail(person.email, 3));
    const parameters = Object.fromEntries(fresh.searchParams);
    await reset({ token: parameters.token, userId: parameters.uid, password: 'mine once more' });
    expect((await people.signIn(person.email, 'mine once more')).statusCode).toBe(200);
  });
});

describe('the language of mails', () => {
  const linkPath = async (email: string, had: number) => linkOf(await nextMail(email, had)).pathname;
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

describe('an address of somebody else', () => {
  const registration = { name: 'Zoé', phone: '0612345678', password };
  const move = (token: string, email: string) =>
    people.call('PUT', '/users/me', { name: 'A', email, phone: '0612345678' }, bearer(token));

  it('is not taken by who asks for it: its owner registers and signs in, and the link for the other is void', async () => {
    for (const isVerified of [true, false]) {
      const [squatter, email] = [await people.create({ isVerified }), `victim-${isVerified}@shop.test`];
      const token = await people.token(squatter);
      expect((await move(token, email)).statusCode).toBe(200);
      const asked = await nextMail(email, 0);
      // Back and forth left the address reserved for an account that never had it.
      expect((await move(token, squatter.email)).statusCode).toBe(200);
      await people.call('POST', '/auth/register', { ...registration, email });
      await nextMail(email, 1);
      expect((await people.signIn(email)).statusCode).toBe(200);
      const late = await people.call('POST', '/auth/confirm-email', { token: linkOf(asked).hash.slice(1) });
      expect([late.statusCode, late.json().message]).toEqual([409, 'This email address cannot be used.']);
      expect((await people.signIn(squatter.email)).statusCode).toBe(200);
    }
  });

  it('that was asked for is forgotten with another password: whoever asked may have been a thief', async () => {
    const person = await people.create();
    const token = await people.token(person);
    await move(token, 'thief-2@shop.test');
    const asked = await nextMail('thief-2@shop.test', 0);
    const link = await askForReset(person.email);
    expect((await reset({ ...link, password: 'brand new one' })).statusCode).toBe(200);
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
    expect((await mailsTo(owner.email)).map(({ kind }) => kind)).toEqual(Array(2).fill('registered_already'));
    expect((await mailsTo(free)).map(({ kind }) => kind)).toEqual(['confirm', 'confirm']);
  });

  it('is brought back although a thief has moved on, and taken his first address back before', async () => {
    const person = await people.create();
    const token = await people.token(person);
    const [first, second] = ['thief-3@shop.test', 'thief-4@shop.test'];
    for (const email of [first, second]) {
      await move(token, email);
      await open('confirm-email', await nextMail(email, 0));
    }
    await open('undo-email', await nextMail(first, 1));
    await open('undo-email', await nextMail(person.email, 0));
    // He may have known the password from the beginning.
    expect((await people.signIn(person.email)).statusCode).toBe(401);
    const fresh = Object.fromEntries(linkOf(await nextMail(person.email, 1)).searchParams);
    await reset({ token: fresh.token, userId: fresh.uid, password: 'mine once more' });
    expect((await people.signIn(person.email, 'mine once more')).statusCode).toBe(200);
  });

  it('that was asked for is forgotten when its account is signed out everywhere', async () => {
    const person = await people.create();
    const token = await people.token(person);
    await move(token, 'thief-5@shop.test');
    const asked = await nextMail('thief-5@shop.test', 0);
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
    const kinds = async () => (await mailsTo(email)).map(({ kind }) => kind);
    expect(await kinds()).toEqual(['confirm', 'registered_already', 'registered_already']);
    // Which keeps no other mail from them: not what they ask for, nor what they have to know.
    const link = await askForReset(email, 3);
    await reset({ ...link, password: 'brand new one' });
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
    expect(await mailsTo('coveted@shop.test')).toHaveLength(3);
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
    expect(await mailsTo(email)).toHaveLength(5);
  });
});

describe('kept mails', () => {
  it('are read by admins, but nobody sees what their links open accounts by', async () => {
    const owners = await Promise.all([people.create(), people.create({ role: 'admin' }), people.create()]);
    const [shopper, staff, mover] = owners;
    const links = [await askForReset(shopper.email), await askForReset(staff.email)];
    const body = { name: 'A', email: 'kept@shop.test', phone: '0612345678' };
    await people.call('PUT', '/users/me', body, bearer(await people.token(mover)));
    const confirmation = linkOf(await nextMail('kept@shop.test', 0)).hash.slice(1);
    const read = async (role: 'user' | 'admin' | 'superadmin') => {
      const token = await people.token(await people.create({ role }));
      return people.call('GET', '/mails?limit=100', undefined, bearer(token));
    };
    expect((await read('user')).statusCode).toBe(403);
    for (const role of ['admin', 'superadmin'] as const) {
      const answer = await read(role);
      for (const { token } of links) expect(answer.body).not.toContain(token);
      expect(answer.body).not.toContain(confirmation);
      const textTo = (email: string) => answer.json<Mail[]>().find((mail) => mail.toAddress === email)?.text;
      expect(textTo(shopper.email)).toContain('http://shop.test/fr/reset-password?…\n');
      expect(textTo('kept@shop.test')).toContain('http://shop.test/fr/confirm-email#…\n');
    }
  });

  it('are found by recipient, subject and state', async () => {
    const [one, other] = [await people.create(), await people.create()];
    await askForReset(one.email);
    await askForReset(other.email);
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
