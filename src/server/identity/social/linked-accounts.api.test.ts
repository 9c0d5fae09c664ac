import { expect, it } from 'vitest';
import { openTestApp } from '../../../../test/helpers/app.ts';
import { bearer, createPeople } from '../../../../test/helpers/people.ts';

const test = openTestApp();
const people = createPeople(test);

const link = (userId: number, provider: string, subject: string) =>
  test.database.database.execute(
    `insert into identities (provider, subject, user_id, email) values ($1, $2, $3, 'me@mail.test')`,
    [provider, subject, userId],
  );
const list = async (token: string) =>
  (await people.call('GET', '/users/me/identities', undefined, bearer(token))).json<{ _id: string }[]>();
const unlink = (token: string, id: string) =>
  people.call('DELETE', `/users/me/identities/${encodeURIComponent(id)}`, undefined, bearer(token));

it('are listed for their owner, and unlinked one by one', async () => {
  const person = await people.create();
  const token = await people.token(person);
  await link(person.id, 'google', 'a:b/1');
  await link(person.id, 'facebook', '2');
  expect(await list(token)).toEqual([
    { _id: 'facebook:2', provider: 'facebook', email: 'me@mail.test' },
    { _id: 'google:a:b/1', provider: 'google', email: 'me@mail.test' },
  ]);
  expect((await unlink(token, 'google:a:b/1')).statusCode).toBe(200);
  expect((await unlink(token, 'google:a:b/1')).statusCode).toBe(404);
  expect(await list(token)).toMatchObject([{ _id: 'facebook:2' }]);
  const [entry] = await test.database.database.rows(
    `select actor_id as who, details from audit_log where action = 'identity_unlinked'`,
  );
  expect(entry).toEqual({ who: person.id, details: { provider: 'google' } });
});

it('are nobody else’s to see or unlink', async () => {
  const owner = await people.create();
  const stranger = await people.token(await people.create());
  await link(owner.id, 'google', '3');
  expect(await list(stranger)).toEqual([]);
  expect((await unlink(stranger, 'google:3')).statusCode).toBe(404);
  expect(await list(await people.token(owner))).toHaveLength(1);
});

it('stay where they are the only way in, also when two are unlinked at once', async () => {
  const person = await people.create();
  const token = await people.token(person);
  await test.database.database.execute('update users set password_hash = null where id = $1', [person.id]);
  await link(person.id, 'google', '4');
  await link(person.id, 'facebook', '4');
  const responses = await Promise.all([unlink(token, 'google:4'), unlink(token, 'facebook:4')]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = responses.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json().message).toMatch(/^Your account has no password yet/);
  expect(await list(token)).toHaveLength(1);
});
