import { expect, it } from 'vitest';
import { openTestApp } from '../../../../test/helpers/app.ts';
import { bearer, createPeople, password } from '../../../../test/helpers/people.ts';
import { repairAccountTimes } from './repair-times.ts';

const test = openTestApp();
const people = createPeople(test);

/** As if all that was stored so far had been stored while the clock ran half a year ahead. */
async function setClockBack(): Promise<void> {
  const columns = {
    throttles: ['full_at'],
    sessions: ['created_at', 'last_seen_at', 'expires_at'],
    account_links: ['created_at', 'expires_at'],
    users: ['created_at', 'password_changed_at', 'email_verified_at'],
  };
  for (const [table, names] of Object.entries(columns)) {
    const sets = names.map((name) => `${name} = ${name} + interval '180 days'`);
    await test.database.database.execute(`update ${table} set ${sets.join(', ')}`);
  }
}

const repaired = async () => {
  const said: unknown[] = [];
  await repairAccountTimes(test.database.database, { warn: (fields) => void said.push(fields) });
  return said;
};

it('a right password works at once after the clock was set back, and wrong ones are counted as ever', async () => {
  const { email } = await people.create();
  const guess = () => people.signIn(email, 'a guess', '192.0.2.77');
  for (let count = 0; count < 5; count++) await guess();
  expect((await people.signIn(email, password, '192.0.2.77')).statusCode).toBe(429);
  await setClockBack();
  expect((await people.signIn(email, password, '192.0.2.77')).statusCode).toBe(200);
  for (let count = 0; count < 5; count++) expect((await guess()).statusCode).toBe(401);
  expect((await guess()).statusCode).toBe(429);
});

it('what was stored while the clock ran ahead lasts no longer than it should', async () => {
  const person = await people.create();
  const token = await people.token(person);
  await people.call('POST', '/auth/forgot-password', { email: person.email });
  const { database } = test.database;
  const links = () =>
    database.rows<{ minutes: number }>(
      'select round(extract(epoch from expires_at - now()) / 60)::int as minutes from account_links where user_id = $1',
      [person.id],
    );
  await expect.poll(async () => (await links()).length, { timeout: 10_000 }).toBe(1);
  await setClockBack();

  const [said] = await repaired();
  expect(said).toMatchObject({ rows: { links: 1, throttles: expect.any(Number) } });
  expect(await links()).toEqual([{ minutes: 30 }]);
  const session = await database.rows<{ days: number; isAhead: boolean }>(
    `select round(extract(epoch from expires_at - now()) / 86400)::int as days, last_seen_at > now() as "isAhead"
     from sessions where user_id = $1`,
    [person.id],
  );
  expect(session).toEqual([{ days: 90, isAhead: false }]);
  expect((await people.call('GET', '/users/me', undefined, bearer(token))).statusCode).toBe(200);
  expect(await repaired()).toEqual([]);
});
