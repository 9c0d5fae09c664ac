import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../../test/helpers/app.ts';
import { bearer, createPeople, password } from '../../../../test/helpers/people.ts';
import { recordAudit } from '../../audit/service.ts';

const test = openTestApp();
const people = createPeople(test);

const status = async (token: string) =>
  (await people.call('GET', '/users/me', undefined, bearer(token))).statusCode;

type Listed = { _id: string; isCurrent: boolean };

describe('sessions', () => {
  it('are listed for their owner, ended one by one or all at once', async () => {
    const person = await people.create();
    const tokens = [await people.token(person), await people.token(person), await people.token(person)];
    const [first = '', second = '', third = ''] = tokens;
    const listed = (await people.call('GET', '/users/me/sessions', undefined, bearer(first))).json<
      Listed[]
    >();
    expect(listed).toHaveLength(3);
    const own = people.claims(first).sid;
    expect(listed.filter(({ isCurrent }) => isCurrent).map(({ _id }) => _id)).toEqual([own]);

    const end = (id: string, token: string) =>
      people.call('DELETE', `/users/me/sessions/${id}`, undefined, bearer(token));
    expect((await end(people.claims(second).sid, first)).statusCode).toBe(200);
    expect([await status(first), await status(second), await status(third)]).toEqual([200, 401, 200]);

    const stranger = await people.token(await people.create());
    expect((await end(people.claims(third).sid, stranger)).statusCode).toBe(404);
    expect((await end('not-an-id', first)).statusCode).toBe(404);

    expect((await people.call('DELETE', '/users/me/sessions', undefined, bearer(first))).statusCode).toBe(
      200,
    );
    expect([await status(first), await status(third), await status(stranger)]).toEqual([401, 401, 200]);
  });
});

describe('one’s own data', () => {
  it('are given out whole, without secrets', async () => {
    const person = await people.create({ name: 'Zoé' });
    const token = await people.token(person);
    const response = await people.call('GET', '/users/me/export', undefined, bearer(token));
    expect(response.json()).toMatchObject({
      profile: { name: 'Zoé', email: person.email, phone: '0612345678' },
      sessions: [{ isCurrent: true }],
      events: [{ action: 'signed_in' }],
      mails: [],
    });
    expect(response.body).not.toMatch(/argon2|passwordHash/i);
  });

  it('are deleted with the account, by who knows the password', async () => {
    const person = await people.create();
    const token = await people.token(person);
    await people.call('POST', '/users/me/confirmation', undefined, bearer(token));
    await people.call(
      'PUT',
      '/users/me',
      { name: 'A', email: `new-${person.email}`, phone: '0612345678' },
      bearer(token),
    );
    const remove = (secret: string) =>
      people.call('POST', '/users/me/deletion', { password: secret }, bearer(token));
    const wrong = await remove('wrong');
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().message).toBe('The current password is incorrect.');
    expect((await remove(password)).statusCode).toBe(200);
    expect(await status(token)).toBe(401);

    // No table holds anything of them any more, but the log what happened to a number.
    const tables = await test.database.database.rows<{ name: string }>(
      `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
    );
    for (const { name } of tables) {
      const found = await test.database.database.rows(
        `select t::text as row from ${name} t where t::text like '%' || $1 || '%'`,
        [person.email],
      );
      expect(found, name).toEqual([]);
    }
    const log = await test.database.database.rows<{ action: string; address: string | null }>(
      'select action, address from audit_log where subject_id = $1 order by id',
      [person.id],
    );
    expect(log.at(-1)?.action).toBe('account_deleted');
    expect(log.every(({ address }) => address === null)).toBe(true);
  });

  it('are not what staff did: the log keeps it after their account is deleted, but for where they were', async () => {
    const [staff, other] = [await people.create({ role: 'employee' }), await people.create()];
    const { database } = test.database;
    const by = { actorId: staff.id, address: '10.1.2.3' };
    await recordAudit(database, { action: 'match_decided', ...by, details: { id: 7 } });
    await recordAudit(database, {
      action: 'user_changed',
      ...by,
      subjectId: other.id,
      details: { fields: ['phone'] },
    });
    await recordAudit(database, {
      action: 'time_entry_removed',
      ...by,
      subjectId: staff.id,
      details: { note: 'ill' },
    });
    await recordAudit(database, {
      action: 'role_changed',
      actorId: other.id,
      address: '10.4.5.6',
      subjectId: staff.id,
    });
    const token = await people.token(staff);
    const deleted = await people.call('POST', '/users/me/deletion', { password }, bearer(token));
    expect(deleted.statusCode).toBe(200);
    const entries = await database.rows(
      `select action, address, details from audit_log
       where (actor_id = $1 or subject_id = $1) and action not in ('signed_in', 'account_deleted') order by id`,
      [staff.id],
    );
    expect(entries).toEqual([
      { action: 'match_decided', address: null, details: { id: 7 } },
      { action: 'user_changed', address: null, details: { fields: ['phone'] } },
      { action: 'time_entry_removed', address: null, details: {} },
      { action: 'role_changed', address: '10.4.5.6', details: {} },
    ]);
  });

  it('of the last superadmin stay', async () => {
    await test.database.database.execute(`update users set role = 'user'`);
    const chief = await people.create({ role: 'superadmin' });
    const token = await people.token(chief);
    const refused = await people.call('POST', '/users/me/deletion', { password }, bearer(token));
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe('The last superadmin account cannot be deleted.');
  });
});
