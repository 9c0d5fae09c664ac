import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/helpers/app.ts';
import { bearer, createPeople, type People, password } from '../../../test/helpers/people.ts';

let test: TestApp;
let people: People;

beforeAll(async () => {
  test = await createTestApp();
  people = createPeople(test);
});
afterAll(() => test.close());

const countUsers = async (email: string) => {
  const rows = await test.database.database.rows('select from users where email = $1', [email]);
  return rows.length;
};

describe('registration', () => {
  const whole = { name: 'Zoé', email: 'zoe@shop.test', phone: '06 12 34 56 78', password };

  it.each([
    [{ ...whole, name: '  ', email: 'x' }, 'Name is required'],
    [{ ...whole, email: 'zoe@shop', phone: '1' }, 'Invalid email address'],
    [{ ...whole, email: 'a@b.example, c@d.example' }, 'Invalid email address'],
    [{ ...whole, phone: ' 1234567 ', password: 'x' }, 'Phone must be at least 8 digits'],
    [{ ...whole, password: '12345' }, 'Password must be at least 6 characters'],
    [{}, 'Name is required'],
  ])('checks in the order of the specification: %j', async (body, message) => {
    const refused = await people.call('POST', '/auth/register', body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ message, code: 'invalid_request' });
  });

  it('speaks the language of who asks', async () => {
    const refused = await people.call('POST', '/auth/register', {}, { 'accept-language': 'fr' });
    expect(refused.json().message).toBe('Le nom est obligatoire');
  });

  it('answers the same whether the address has an account or not, and keeps the first one', async () => {
    const first = await people.call('POST', '/auth/register', { ...whole, email: 'twin@shop.test' });
    const second = await people.call('POST', '/auth/register', {
      ...whole,
      email: 'TWIN@shop.test',
      password: 'another',
    });
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.json()).toEqual(first.json());
    expect((await people.signIn('twin@shop.test')).statusCode).toBe(200);
  });

  it('makes one account of many registrations at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => people.call('POST', '/auth/register', whole)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(await countUsers('zoe@shop.test')).toBe(1);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'email=a'],
    ['text/plain', '{}'],
  ])('takes JSON only: %s', async (type, payload) => {
    const headers = { 'content-type': type };
    const refused = await test.app.inject({ method: 'POST', url: '/api/auth/register', payload, headers });
    expect(refused.statusCode).toBe(415);
  });

  it('refuses fields that are too long, and control characters', async () => {
    for (const name of ['x'.repeat(101), 'a\u0000b', 'a\nb']) {
      expect((await people.call('POST', '/auth/register', { ...whole, name })).statusCode).toBe(400);
    }
  });
});

describe('a session', () => {
  it('starts with a token that tells the browser who is signed in, and no cookie', async () => {
    await people.create({ email: 'lea@shop.test', name: 'Léa' });
    const answer = await people.signIn('LEA@shop.test');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-store');
    const { token, user } = answer.json();
    const claims = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject({ id: user.id, name: 'Léa', email: 'lea@shop.test', role: 'user' });
    expect(claims.exp * 1_000).toBeGreaterThan(Date.now() + 89 * 86_400_000);
    expect((await people.call('GET', '/users/me', undefined, bearer(token))).json()).toEqual(user);
  });

  it('ends on the server with the sign-out', async () => {
    const token = await people.token(await people.create());
    expect((await people.call('POST', '/auth/logout', undefined, bearer(token))).statusCode).toBe(200);
    const dead = await people.call('GET', '/users/me', undefined, bearer(token));
    expect(dead.statusCode).toBe(401);
    expect(dead.json()).toMatchObject({ message: 'Please log in to continue.', code: 'unauthenticated' });
  });

  it.each([
    ['user', '29 days', 200],
    ['user', '31 days', 401],
    ['employee', '59 minutes', 200],
    ['employee', '61 minutes', 401],
    ['admin', '61 minutes', 401],
    ['superadmin', '61 minutes', 401],
  ] as const)('of the role %s that is not used for %s answers %d', async (role, idle, status) => {
    const token = await people.token(await people.create({ role }));
    await test.database.database.execute(
      `update sessions set last_seen_at = now() - $1::interval
       where id = (select id from sessions order by created_at desc limit 1)`,
      [idle],
    );
    expect((await people.call('GET', '/users/me', undefined, bearer(token))).statusCode).toBe(status);
  });

  it('ends at its time, however much it is used', async () => {
    const person = await people.create();
    const token = await people.token(person);
    await test.database.database.execute(
      `update sessions set expires_at = now() - interval '1 second', last_seen_at = now() where user_id = $1`,
      [person.id],
    );
    expect((await people.call('GET', '/users/me', undefined, bearer(token))).statusCode).toBe(401);
  });

  it('of staff lasts half a day', async () => {
    const { exp } = people.claims(await people.token(await people.create({ role: 'employee' })));
    expect(exp * 1_000).toBeLessThanOrEqual(Date.now() + 12 * 3_600_000);
  });

  it('cannot be made up', async () => {
    const token = await people.token(await people.create());
    const [head = '', body = ''] = token.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const forged = [
      `${none}.${body}.`,
      `${none}.${body}.x`,
      `${head}.${body}.AAAA`,
      `${head}.e30.AAAA`,
      'x',
      '',
    ];
    for (const each of forged) {
      expect((await people.call('GET', '/users/me', undefined, bearer(each))).statusCode).toBe(401);
    }
  });

  it('has the role that the database has now', async () => {
    const admin = await people.create({ role: 'superadmin' });
    const token = await people.token(admin);
    expect((await people.call('GET', '/audit', undefined, bearer(token))).statusCode).toBe(200);
    await test.database.database.execute(`update users set role = 'admin' where id = $1`, [admin.id]);
    expect((await people.call('GET', '/audit', undefined, bearer(token))).statusCode).toBe(403);
  });
});

describe('signing in', () => {
  it.each([
    ['null', 'Email is required'],
    ['{}', 'Email is required'],
    ['{"password":"x"}', 'Email is required'],
    ['{"email":"zoe@shop.test"}', 'Password is required'],
    ['{"email":"zoe@shop.test","password":""}', 'Password is required'],
    ['{"email":null,"password":null}', undefined],
    ['{"email":["zoe@shop.test"],"password":{"$ne":1}}', undefined],
    ['[]', undefined],
    ['"zoe"', undefined],
    ['7', undefined],
    ['{', undefined],
    ['', undefined],
  ])('with %s is a bad request', async (payload, message) => {
    const headers = { 'content-type': 'application/json' };
    const refused = await test.app.inject({ method: 'POST', url: '/api/auth/login', payload, headers });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().code).toBe('invalid_request');
    if (message) expect(refused.json().message).toBe(message);
  });

  it('answers the same for a wrong password and an unknown address', async () => {
    const { email } = await people.create();
    const wrong = await people.signIn(email, 'not this one');
    const unknown = await people.signIn('nobody@shop.test', 'not this one');
    for (const refused of [wrong, unknown]) {
      expect(refused.statusCode).toBe(401);
      expect(refused.json()).toMatchObject({ message: 'The email or password is incorrect.' });
    }
  });

  it('is slowed down per account and address, and a right password from elsewhere still works', async () => {
    const { email } = await people.create();
    const from = (remoteAddress: string, guess: string) => people.signIn(email, guess, remoteAddress);
    for (let count = 0; count < 5; count++) expect((await from('192.0.2.1', 'guess!')).statusCode).toBe(401);
    const slowed = await from('192.0.2.1', password);
    expect(slowed.statusCode).toBe(429);
    expect(slowed.json().message).toBe('Too many attempts. Wait a moment and try again.');
    const wait = Number(slowed.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect((await from('192.0.2.2', password)).statusCode).toBe(200);
  });

  it('slows down an unknown address just so', async () => {
    const guess = () => people.signIn('ghost@shop.test', 'guess!', '192.0.2.3');
    for (let count = 0; count < 5; count++) expect((await guess()).statusCode).toBe(401);
    expect((await guess()).statusCode).toBe(429);
  });

  it('lets an office with one address sign in, all at once', async () => {
    const office = await Promise.all(Array.from({ length: 12 }, () => people.create()));
    const answers = await Promise.all(office.map(({ email }) => people.signIn(email, password, '192.0.2.9')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(office.map(() => 200));
  });

  it('counts guesses at one account from everywhere, but not against who was here before', async () => {
    const { email } = await people.create();
    expect((await people.signIn(email, password, '198.51.100.1')).statusCode).toBe(200);
    for (let count = 0; count < 30; count++) await people.signIn(email, 'guess!', `203.0.113.${count}`);
    expect((await people.signIn(email, password, '203.0.113.99')).statusCode).toBe(429);
    expect((await people.signIn(email, password, '198.51.100.1')).statusCode).toBe(200);
  });
});

it.each([
  'register',
  'forgot-password',
  'reset-password',
  'confirm-email',
  'undo-email',
  'link-account',
  'exchange',
])('odd bodies are bad requests: %s', async (call) => {
  for (const payload of [
    'null',
    '[]',
    '"x"',
    '{"token":7,"email":7,"userId":{},"code":[]}',
    '{"token":null}',
    '',
  ]) {
    const headers = { 'content-type': 'application/json' };
    const url = `/api/auth/${call}`;
    const refused = await test.app.inject({ method: 'POST', url, payload, headers });
    expect([payload, refused.statusCode, refused.json().code]).toEqual([payload, 400, 'invalid_request']);
    expect(refused.json().message).not.toBe('');
  }
});

describe('a profile', () => {
  it('is changed, and the new token says so', async () => {
    const { email } = await people.create({ email: 'before@shop.test' });
    const token = await people.token({ id: 0, email });
    const body = { name: ' Anaïs ', email: 'anais@shop.test', phone: '0123456789' };
    const answer = await people.call('PUT', '/users/me', body, bearer(token));
    expect(answer.json()).toMatchObject({
      message: 'Profile updated successfully. Now open the link that we are sending to your new address.',
      user: { name: 'Anaïs', email, emailVerified: true, pendingEmail: 'anais@shop.test' },
    });
    expect(people.claims(answer.json().token)).toMatchObject({ name: 'Anaïs', email });
    const renewed = bearer(answer.json().token);
    expect((await people.call('GET', '/users/me', undefined, renewed)).statusCode).toBe(200);
  });

  it('needs all its fields', async () => {
    const token = await people.token(await people.create());
    const body = { email: 'nameless@shop.test', phone: '0123456789' };
    const refused = await people.call('PUT', '/users/me', body, bearer(token));
    expect(refused.json().message).toBe('Name is required');
  });

  it('gets an address that many want at once for one of them', async () => {
    const tokens = await Promise.all([1, 2, 3].map(async () => people.token(await people.create())));
    const wanted = { name: 'A', email: 'wanted@shop.test', phone: '0123456789' };
    const answers = await Promise.all(
      tokens.map((token) => people.call('PUT', '/users/me', wanted, bearer(token))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const mails = await test.database.database.rows<{ text: string }>(
      `select text from mails where to_address = 'wanted@shop.test'`,
    );
    const links = mails.map(({ text }) => /#(\S+)/.exec(text)?.[1]);
    const opened = await Promise.all(
      links.map((link) => people.call('POST', '/auth/confirm-email', { token: link })),
    );
    expect(opened.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('keeps its former address from who registers it just as it is changed', async () => {
    const { id, email } = await people.create();
    const { database } = test.database;
    const whole = { name: 'Zoé', email, phone: '06 12 34 56 78', password };
    const registered = await database.transaction(async (moving) => {
      await moving.execute(`update users set email = 'elsewhere@shop.test' where id = $1`, [id]);
      await moving.execute(
        `insert into account_links (token_hash, user_id, purpose, email, expires_at)
         values ('x', $1, 'undo', $2, now() + interval '1 day')`,
        [id, email],
      );
      const answer = people.call('POST', '/auth/register', whole);
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(() => database.rows(waiting), { timeout: 10_000 }).toHaveLength(1);
      return { answer };
    });
    expect((await registered.answer).statusCode).toBe(200);
    expect(await countUsers(email)).toBe(0);
  });
});

describe('a password', () => {
  it('is changed by who knows it; every session but the new one ends', async () => {
    const person = await people.create();
    const [first, second] = [await people.token(person), await people.token(person)];
    const body = { currentPassword: password, newPassword: 'better than before' };
    const answer = await people.call('PUT', '/users/me/password', body, bearer(first));
    expect(answer.json().message).toBe('Password updated successfully');
    const me = async (token: string) =>
      (await people.call('GET', '/users/me', undefined, bearer(token))).statusCode;
    expect([await me(first), await me(second), await me(answer.json().token)]).toEqual([401, 401, 200]);
    expect((await people.signIn(person.email)).statusCode).toBe(401);
    expect((await people.signIn(person.email, 'better than before')).statusCode).toBe(200);
  });

  it('that is wrong is 400, so that the token stays, and 429 in the end', async () => {
    const token = await people.token(await people.create());
    const change = (currentPassword: string, newPassword: string) =>
      people.call('PUT', '/users/me/password', { currentPassword, newPassword }, bearer(token));
    for (const [current, next] of [
      ['', ''],
      ['', 'long enough'],
      [password, ''],
    ] as const) {
      expect((await change(current, next)).json().message).toBe('Please fill all fields.');
    }
    const short = await change(password, '12345');
    expect(short.json().message).toBe('New password must be at least 6 characters.');
    for (let count = 0; count < 5; count++) {
      const wrong = await change('wrong', 'long enough');
      expect(wrong.statusCode).toBe(400);
      expect(wrong.json().message).toBe('The current password is incorrect.');
    }
    expect((await change(password, 'long enough')).statusCode).toBe(429);
  });

  it('of staff is none that everybody tries first', async () => {
    const token = await people.token(await people.create({ role: 'employee' }));
    const change = (newPassword: string) =>
      people.call('PUT', '/users/me/password', { currentPassword: password, newPassword }, bearer(token));
    for (const common of ['Password123!', 'azerty', 'aaaaaaaa']) {
      expect((await change(common)).json().details).toEqual({ reason: 'password_too_common' });
    }
  });

  it('of staff has ten characters or more', async () => {
    const token = await people.token(await people.create({ role: 'employee' }));
    const change = (newPassword: string) =>
      people.call('PUT', '/users/me/password', { currentPassword: password, newPassword }, bearer(token));
    const short = await change('nine char');
    expect([short.statusCode, short.json().message]).toEqual([
      400,
      'Staff passwords must be at least 10 characters.',
    ]);
    expect((await change('ten charac')).statusCode).toBe(200);
  });

  it('given by us has to be changed before staff calls work', async () => {
    const chief = await people.create({ role: 'superadmin', mustChangePassword: true });
    const token = await people.token(chief);
    const refused = await people.call('GET', '/audit', undefined, bearer(token));
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe('Choose a new password first.');
    const same = { currentPassword: password, newPassword: password };
    const kept = await people.call('PUT', '/users/me/password', same, bearer(token));
    expect([kept.statusCode, kept.json().message]).toEqual([
      400,
      'Choose a password other than the current one.',
    ]);
    const body = { currentPassword: password, newPassword: 'quite another one' };
    const changed = await people.call('PUT', '/users/me/password', body, bearer(token));
    expect(changed.json().user.mustChangePassword).toBe(false);
    const renewed = bearer(changed.json().token);
    expect((await people.call('GET', '/audit', undefined, renewed)).statusCode).toBe(200);
  });
});

describe('the audit log', () => {
  it('tells superadmins what happened, and nobody else', async () => {
    const person = await people.create();
    await people.signIn(person.email, 'wrong');
    const token = await people.token(person);
    expect((await people.call('GET', '/audit', undefined, bearer(token))).statusCode).toBe(403);
    const admin = bearer(await people.token(await people.create({ role: 'admin' })));
    expect((await people.call('GET', '/audit', undefined, admin)).statusCode).toBe(403);
    expect((await people.call('GET', '/audit')).statusCode).toBe(401);

    const chief = bearer(await people.token(await people.create({ role: 'superadmin' })));
    const log = await people.call('GET', '/audit?limit=100', undefined, chief);
    expect(Number(log.headers['x-total-count'])).toBeGreaterThan(5);
    const own = log
      .json<{ subjectId: string | null; action: string }[]>()
      .filter(({ subjectId }) => subjectId === String(person.id));
    expect(own.map(({ action }) => action)).toEqual(['signed_in', 'sign_in_failed']);
    expect(log.body).not.toContain(person.email);
    const found = async (query: object) => {
      const list = await people.call('GET', `/audit?${new URLSearchParams({ ...query })}`, undefined, chief);
      expect(Number(list.headers['x-total-count'])).toBe(list.json<unknown[]>().length);
      return list.json<{ action: string }[]>().map(({ action }) => action);
    };
    expect(await found({ search: person.email.toUpperCase() })).toEqual(['signed_in', 'sign_in_failed']);
    expect(await found({ search: person.email, action: 'sign_in_failed' })).toEqual(['sign_in_failed']);
    expect(await found({ search: `${person.email} %` })).toEqual([]);
    expect((await people.call('GET', '/audit?action=nonsense', undefined, chief)).statusCode).toBe(400);
  });
});

it('forgets nothing of a secret in the log', () => {
  expect(JSON.stringify(test.logged)).not.toContain(password);
});
