import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/helpers/app.ts';
import { openTestPool } from '../../../test/helpers/database-server.ts';
import { bearer, createPeople, type People, password } from '../../../test/helpers/people.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import { runUserCommand } from './service.ts';

// Two web processes, each with connections of its own, on one PostgreSQL.
let here: TestApp;
let there: TestApp;
let connections: DatabasePool;
let people: People;
let peopleThere: People;

beforeAll(async () => {
  here = await createTestApp();
  connections = openTestPool(here.database.url, 5);
  there = await createTestApp({ database: connections });
  people = createPeople(here);
  peopleThere = createPeople(there);
});
afterAll(async () => {
  await there?.close();
  await connections?.close();
  await here?.close();
});

const statuses = async (token: string, path = '/users/me') => {
  const responses = [people, peopleThere].map(({ call }) => call('GET', path, undefined, bearer(token)));
  return (await Promise.all(responses)).map(({ statusCode }) => statusCode);
};

it('a session opened here is good there, and one that is ended there is over here at once', async () => {
  const token = await people.token(await people.create());
  expect(await statuses(token)).toEqual([200, 200]);
  expect((await peopleThere.call('POST', '/auth/logout', undefined, bearer(token))).statusCode).toBe(200);
  expect(await statuses(token)).toEqual([401, 401]);
});

it('signing out everywhere and another password end all sessions on both', async () => {
  const person = await people.create();
  const tokens = [await people.token(person), await peopleThere.token(person)];
  const [first = '', second = ''] = tokens;
  await peopleThere.call('DELETE', '/users/me/sessions', undefined, bearer(second));
  expect([await statuses(first), await statuses(second)].flat()).toEqual([401, 401, 401, 401]);

  const third = await people.token(person);
  const body = { currentPassword: password, newPassword: 'another horse' };
  const changed = await peopleThere.call('PUT', '/users/me/password', body, bearer(third));
  expect(await statuses(third)).toEqual([401, 401]);
  expect(await statuses(changed.json<{ token: string }>().token)).toEqual([200, 200]);
});

it('another role counts on both at once: the sessions of the former one are over', async () => {
  const person = await people.create({ role: 'admin' });
  const token = await people.token(person);
  expect(await statuses(token, '/mails')).toEqual([200, 200]);
  const operator = { database: here.database.database, write: () => undefined };
  await runUserCommand(['set-role', '--email', person.email, '--role', 'user'], operator);
  expect(await statuses(token)).toEqual([401, 401]);
  expect(await statuses(await peopleThere.token(person), '/mails')).toEqual([403, 403]);
});

it('the role is the one in the database, whatever the token says', async () => {
  const person = await people.create({ role: 'admin' });
  const token = await people.token(person);
  await here.database.database.execute(`update users set role = 'employee' where id = $1`, [person.id]);
  expect(await statuses(token, '/mails')).toEqual([403, 403]);
});

it('wrong passwords count on both together', async () => {
  const { email } = await people.create();
  const found = [];
  for (const { signIn } of [people, peopleThere, people, peopleThere, people, peopleThere]) {
    found.push((await signIn(email, 'wrong', '198.51.100.7')).statusCode);
  }
  expect(found).toEqual([401, 401, 401, 401, 401, 429]);
});
