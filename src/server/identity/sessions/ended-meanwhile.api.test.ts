import { expect, it } from 'vitest';
import { openTestApp } from '../../../../test/helpers/app.ts';
import { bearer, createPeople, password, passwordHash } from '../../../../test/helpers/people.ts';
import { issueCode } from '../social/social-sign-in.ts';
import { deleteSessions } from './sessions-queries.ts';

const test = openTestApp();
const people = createPeople(test);
const pool = () => test.database.database;

/** Another hash, as a mailed link sets it; nobody signs in with it here. */
const chosenByOwner = passwordHash.replace('9JCR', '9JCS');

/** Starts `call`, which knows the password, and has its owner replace that while it waits to be counted. */
async function replacePasswordDuring<T>(userId: number, call: () => Promise<T>): Promise<T> {
  const begun = await pool().transaction(async (owner) => {
    await owner.execute('lock table throttles in exclusive mode');
    const response = call();
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(() => pool().rows(waiting), { timeout: 10_000 }).toHaveLength(1);
    await owner.execute('update users set password_hash = $2 where id = $1', [userId, chosenByOwner]);
    await deleteSessions(owner, userId);
    return { response };
  });
  return begun.response;
}

const hashOf = async (id: number) => {
  const [user] = await pool().rows<{ hash: string }>(
    'select password_hash as hash from users where id = $1',
    [id],
  );
  return user?.hash;
};
const countSessions = async (id: number) =>
  (await pool().rows('select from sessions where user_id = $1', [id])).length;

it('no session begins with a password that was replaced while it was checked', async () => {
  const { id, email } = await people.create();
  const response = await replacePasswordDuring(id, () => people.signIn(email));
  expect(response.statusCode).toBe(401);
  expect(await countSessions(id)).toBe(0);
});

it('a password that was replaced while it was checked replaces no other', async () => {
  const person = await people.create();
  const headers = bearer(await people.token(person));
  const body = { currentPassword: password, newPassword: 'chosen by a thief' };
  const response = await replacePasswordDuring(person.id, () =>
    people.call('PUT', '/users/me/password', body, headers),
  );
  expect(response.json()).toMatchObject({ message: 'The current password is incorrect.' });
  expect(await hashOf(person.id)).toBe(chosenByOwner);
  expect(await countSessions(person.id)).toBe(0);
});

it('a password that was replaced while it was checked deletes no account', async () => {
  const person = await people.create();
  const headers = bearer(await people.token(person));
  const response = await replacePasswordDuring(person.id, () =>
    people.call('POST', '/users/me/deletion', { password }, headers),
  );
  expect(response.statusCode).toBe(400);
  expect(await hashOf(person.id)).toBe(chosenByOwner);
});

it('ending all sessions ends a sign-in that is on its way back from a provider', async () => {
  const person = await people.create();
  const token = await people.token(person);
  const { code, browser } = await issueCode(pool(), person.id);
  expect((await people.call('DELETE', '/users/me/sessions', undefined, bearer(token))).statusCode).toBe(200);
  const cookie = `visavis-browser=${browser}`;
  expect((await people.call('POST', '/auth/exchange', { code }, { cookie })).statusCode).toBe(400);
});
