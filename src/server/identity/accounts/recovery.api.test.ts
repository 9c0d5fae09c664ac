import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../../test/helpers/app.ts';
import { createMailbox, linkOf } from '../../../../test/helpers/mailbox.ts';
import { bearer, createPeople } from '../../../../test/helpers/people.ts';

const test = openTestApp();
const people = createPeople(test);
const mailbox = createMailbox(test, people);

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
    expect(linkOf(await mailbox.nextMail(email, 0)).pathname).toBe('/fr/reset-password');
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
    expect(await mailbox.mailsTo(email)).toEqual([]);
  });
});

describe('the form of a new password without scripts', () => {
  const send = (link: Record<string, string>, fields: Record<string, string>, headers = {}) =>
    test.app.inject({
      method: 'POST',
      url: `/fr/reset-password?${new URLSearchParams(link)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const twice = (password: string) => ({ password, confirmation: password });

  it('saves it by the mailed link, which leads back with what is wrong until then', async () => {
    const { email } = await people.create();
    const { userId, token } = await mailbox.askForReset(email);
    const link = { token, uid: userId };
    const page = `/fr/reset-password?${new URLSearchParams(link)}`;
    const long = 'é'.repeat(1_024);
    for (const [fields, outcome] of [
      [{}, 'reset_password_too_short'],
      [twice('12345'), 'reset_password_too_short'],
      [{ password: 'brand new', confirmation: 'brand old' }, 'passwords_differ'],
    ] as const) {
      const { statusCode, headers } = await send(link, fields);
      expect([statusCode, headers.location]).toEqual([303, `${page}&saved=${outcome}`]);
    }
    expect((await send(link, twice(long))).headers.location).toBe('/fr/reset-password?saved=done');
    expect((await people.signIn(email, long)).statusCode).toBe(200);
    expect((await send(link, twice('and another'))).headers.location).toBe(
      `${page}&saved=reset_link_invalid`,
    );
  });

  it('takes it at the address without a language, too, and leads to the page in the reader’s', async () => {
    const { email } = await people.create();
    const { userId, token } = await mailbox.askForReset(email);
    const sendTo = async (acceptLanguage: string) =>
      test.app.inject({
        method: 'POST',
        url: `/reset-password?${new URLSearchParams({ token, uid: userId })}`,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'accept-language': acceptLanguage,
        },
        payload: new URLSearchParams(twice('brand new')).toString(),
      });
    expect((await sendTo('en')).headers.location).toBe('/en/reset-password?saved=done');
    const again = new URLSearchParams({ token, uid: userId, saved: 'reset_link_invalid' });
    expect((await sendTo('de')).headers.location).toBe(`/fr/reset-password?${again}`);
    expect((await people.signIn(email, 'brand new')).statusCode).toBe(200);
  });

  it('asks more of staff', async () => {
    const { email } = await people.create({ role: 'admin' });
    const { userId, token } = await mailbox.askForReset(email);
    const outcome = async (password: string) =>
      (await send({ token, uid: userId }, twice(password))).headers.location?.split('saved=')[1];
    expect(await outcome('too short')).toBe('password_too_short_for_staff');
    expect(await outcome('password123')).toBe('password_too_common');
  });

  it('is taken from our own pages, by a whole link, and of its size only', async () => {
    const { email } = await people.create();
    const { userId, token } = await mailbox.askForReset(email);
    const link = { token, uid: userId };
    expect((await send(link, twice('brand new'), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await send(link, twice('x'.repeat(9_000)))).statusCode).toBe(413);
    const broken = [{}, { token }, { uid: userId }, { token: 'x'.repeat(2_000), uid: 'no number' }];
    for (const part of broken) {
      const { statusCode, headers } = await send(part as Record<string, string>, twice('brand new'));
      expect([statusCode, headers.location?.split('saved=')[1]]).toEqual([303, 'reset_link_invalid']);
    }
    const twiceNamed = await test.app.inject({
      method: 'POST',
      url: `/fr/reset-password?token=${token}&token=${token}&uid=${userId}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(twice('brand new')).toString(),
    });
    expect(twiceNamed.headers.location).toBe(`/fr/reset-password?uid=${userId}&saved=reset_link_invalid`);
    expect((await people.signIn(email, 'brand new')).statusCode).toBe(401);
  });
});

describe('a forgotten password', () => {
  it('is answered the same for addresses that have no account', async () => {
    const { email } = await people.create();
    const known = await people.call('POST', '/auth/forgot-password', { email });
    const unknown = await people.call('POST', '/auth/forgot-password', { email: 'nobody@shop.test' });
    expect(known.json()).toEqual({ message: 'If that email is registered, a reset link has been sent.' });
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    await mailbox.nextMail(email, 0);
    expect(await mailbox.mailsTo('nobody@shop.test')).toEqual([]);
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
    const link = await mailbox.askForReset(person.email);
    const short = await mailbox.reset({ ...link, password: '12345' });
    expect(short.statusCode).toBe(400);
    expect(short.json().message).toBe('Password must be at least 6 characters.');
    const french = await mailbox.reset({ ...link, password: '12345' }, { 'accept-language': 'fr' });
    expect(french.json().message).toBe('Le mot de passe doit comporter au moins 6 caractères.');
    const done = await mailbox.reset({ ...link, password: 'brand new one' });
    expect(done.json()).toEqual({ message: 'Password has been reset.' });
    expect((await people.call('GET', '/users/me', undefined, bearer(token))).statusCode).toBe(401);
    const again = await people.signIn(person.email, 'brand new one');
    expect(again.json().user.emailVerified).toBe(true);
    const twice = await mailbox.reset({ ...link, password: 'and another' });
    expect(twice.statusCode).toBe(400);
    expect(twice.json().message).toBe('Reset link is invalid or expired.');
    expect((await mailbox.mailsTo(person.email)).map(({ kind }) => kind)).toEqual([
      'reset',
      'password_changed',
    ]);
  });

  it('is not replaced by older links, other people’s, or ones that are too old', async () => {
    const [person, other] = [await people.create(), await people.create()];
    const first = await mailbox.askForReset(person.email);
    const second = await mailbox.askForReset(person.email, 1);
    const status = async (body: object) =>
      (await mailbox.reset({ password: 'brand new', ...body })).statusCode;
    expect(await status(first)).toBe(400);
    expect(await status({ ...second, userId: String(other.id) })).toBe(400);
    for (const userId of ['', 'x', '1e3', '9'.repeat(20)])
      expect(await status({ ...second, userId })).toBe(400);
    await test.database.database.execute('update account_links set expires_at = now()');
    expect(await status(second)).toBe(400);
    expect((await people.signIn(person.email)).statusCode).toBe(200);
  });

  it('is replaced once when the link is used many times at once', async () => {
    const link = await mailbox.askForReset((await people.create()).email);
    const responses = await Promise.all(
      ['a', 'b', 'c'].map((x) => mailbox.reset({ ...link, password: `new one ${x}` })),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  });

  it('of staff is not replaced by one that everybody tries first; a shopper’s may be', async () => {
    const [staff, shopper] = [await people.create({ role: 'employee' }), await people.create()];
    const link = await mailbox.askForReset(staff.email);
    const common = await mailbox.reset({ ...link, password: 'Password123!' });
    expect([common.statusCode, common.json().message]).toEqual([
      400,
      'This password is too common for a staff account. Choose another.',
    ]);
    expect((await mailbox.reset({ ...link, password: 'brand new one' })).statusCode).toBe(200);
    const theirs = await mailbox.askForReset(shopper.email);
    expect((await mailbox.reset({ ...theirs, password: 'Password123!' })).statusCode).toBe(200);
  });

  it('leaves no token in the database or the log', async () => {
    const { email } = await people.create();
    const { token } = await mailbox.askForReset(email);
    const found = await test.database.database.rows('select from account_links where token_hash = $1', [
      Buffer.from(token),
    ]);
    expect(found).toEqual([]);
    expect(JSON.stringify(test.logged)).not.toContain(token);
  });
});
