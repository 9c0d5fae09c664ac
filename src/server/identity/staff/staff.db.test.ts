import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/helpers/database.ts';
import { verifyPassword } from '../accounts/passwords.ts';
import { findUserByEmail } from '../accounts/users-queries.ts';
import { createFirstSuperadmin } from './staff.ts';
import { runUserCommand } from './user-command.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

async function run(...args: string[]): Promise<string> {
  const written: string[] = [];
  await runUserCommand(args, { database: test.database, write: (text) => void written.push(text) });
  return written.join('');
}

const find = async (email: string) => {
  const user = await findUserByEmail(test.database, email);
  if (!user) throw new Error(`No ${email}`);
  return user;
};

it('creates the first superadmin once, however many processes start, with a one-time password', async () => {
  const start = () => createFirstSuperadmin(test.database, 'chief@shop.test');
  const issued = (await Promise.all([start(), start(), start()])).filter(Boolean);
  expect(issued).toHaveLength(1);
  const chief = await find('chief@shop.test');
  expect(chief).toMatchObject({ role: 'superadmin', mustChangePassword: true });
  expect(await verifyPassword(chief.passwordHash, issued[0]?.password ?? '')).toBe(true);
  expect(await start()).toBeUndefined();
});

it('never leaves the shop without a superadmin', async () => {
  await expect(run('set-role', '--email', 'chief@shop.test', '--role', 'user')).rejects.toThrow(
    'last superadmin',
  );
  await run('create', '--email', 'deputy@shop.test', '--name', 'D', '--role', 'superadmin');
  expect(await run('set-role', '--email', 'chief@shop.test', '--role', 'admin')).toBe(
    'chief@shop.test is admin now.\n',
  );
  await expect(run('set-role', '--email', 'deputy@shop.test', '--role', 'user')).rejects.toThrow('last');
});

it('creates people with the password that is given', async () => {
  const args = ['create', '--email', 'eva@shop.test', '--name', 'Eva', '--role', 'employee', '--password'];
  await expect(run(...args, 'azerty123')).rejects.toThrow('too common');
  expect(await run(...args, 'an uncommon one')).toBe('eva@shop.test: done.\n');
  const eva = await find('eva@shop.test');
  expect(eva).toMatchObject({ role: 'employee', mustChangePassword: false });
  expect(await verifyPassword(eva.passwordHash, 'an uncommon one')).toBe(true);
  await expect(run(...args, 'an uncommon one')).rejects.toThrow('has an account already');
});

it('gives a staff role to a confirmed address, or one that the operator vouches for', async () => {
  await test.database.execute(`insert into users (email, name) values ('new@shop.test', 'New')`);
  const args = ['set-role', '--email', 'new@shop.test', '--role', 'admin'];
  await expect(run(...args)).rejects.toThrow('new@shop.test is not confirmed');
  expect((await find('new@shop.test')).role).toBe('user');
  await run(...args, '--confirmed');
  expect(await find('new@shop.test')).toMatchObject({ role: 'admin', emailVerifiedAt: expect.any(Date) });
});

it('issues a one-time password, and ends the sessions', async () => {
  const { id } = await find('eva@shop.test');
  await test.database.execute(
    `insert into sessions (id, user_id, expires_at, address, user_agent)
     values (gen_random_uuid(), $1, now() + interval '1 day', '', '')`,
    [id],
  );
  const said = await run('reset-password', '--email', 'EVA@shop.test');
  const [, password = ''] = /one-time password (\S+)/.exec(said) ?? [];
  expect(await verifyPassword((await find('eva@shop.test')).passwordHash, password)).toBe(true);
  expect(await test.database.rows('select from sessions where user_id = $1', [id])).toEqual([]);
});

it.each([
  [[], 'Usage'],
  [['create', '--email', 'a@b.example'], 'Usage'],
  [['create', '--email', 'ab', '--name', 'A', '--role', 'user'], 'no e-mail address'],
  [['set-role', '--email', 'eva@shop.test', '--role', 'king'], 'write one of'],
  [['reset-password', '--email', 'nobody@shop.test'], 'has no account'],
])('says what is wrong with %j', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
});
