import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../../test/helpers/app.ts';
import { bearer, createPeople, password } from '../../../../test/helpers/people.ts';

const test = openTestApp();
const people = createPeople(test);

describe('a session', () => {
  it('starts with a token that tells the browser who is signed in, and no cookie', async () => {
    await people.create({ email: 'lea@shop.test', name: 'Léa' });
    const response = await people.signIn('LEA@shop.test');
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(response.headers['cache-control']).toBe('no-store');
    const { token, user } = response.json();
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
    const responses = await Promise.all(
      office.map(({ email }) => people.signIn(email, password, '192.0.2.9')),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(office.map(() => 200));
  });

  it('counts guesses at one account from everywhere, but not against who was here before', async () => {
    const { email } = await people.create();
    expect((await people.signIn(email, password, '198.51.100.1')).statusCode).toBe(200);
    for (let count = 0; count < 30; count++) await people.signIn(email, 'guess!', `203.0.113.${count}`);
    expect((await people.signIn(email, password, '203.0.113.99')).statusCode).toBe(429);
    expect((await people.signIn(email, password, '198.51.100.1')).statusCode).toBe(200);
  });
});

it('masks every secret in the log', () => {
  expect(JSON.stringify(test.logged)).not.toContain(password);
});
