import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, openTestApp } from '../../../../test/helpers/app.ts';
import { bearer, createPeople } from '../../../../test/helpers/people.ts';
import type { ManagedUser } from '../../../contract/users/schema.ts';

const test = openTestApp();
const people = createPeople(test);
let admin: Record<string, string>;
let chief: Record<string, string>;

beforeAll(async () => {
  admin = bearer(await people.token(await people.create({ name: 'Ada', role: 'admin' })));
  chief = bearer(await people.token(await people.create({ name: 'Chef', role: 'superadmin' })));
});

const list = async (query = '', headers = admin) => {
  const response = await people.call('GET', `/users${query}`, undefined, headers);
  return { response, users: response.json<ManagedUser[]>() };
};
const find = async (id: number) => {
  const { users } = await list('?limit=100');
  return users.find((user) => user._id === String(id));
};
const edit = (id: number, body: object, headers = admin) => people.call('PUT', `/users/${id}`, body, headers);
const remove = (id: number, headers = admin) => people.call('DELETE', `/users/${id}`, undefined, headers);
const whole = { name: 'Nadia', phone: '0612345678' };
const lastEntry = async () => {
  const log = await people.call('GET', '/audit?limit=1', undefined, chief);
  return log.json<{ action: string; subjectId: string; details: object }[]>()[0];
};

describe('the list of users', () => {
  it.each(['user', 'employee'] as const)('is not for the role %s', async (role) => {
    const token = bearer(await people.token(await people.create({ role })));
    for (const call of [list('', token), edit(1, whole, token), remove(1, token)]) {
      const response = await call;
      expect('response' in response ? response.response.statusCode : response.statusCode).toBe(403);
    }
  });

  it('finds every word in name, address or phone, whatever its accents', async () => {
    const { id } = await people.create({ name: 'Hélène Œuvré-Noël', email: 'h.noel_100%@shop.test' });
    for (const search of ['HELENE', 'noël hél', 'h.noel_100%', '061234 helene', 'helene 0612345678']) {
      const { users } = await list(`?search=${encodeURIComponent(search)}`);
      expect(
        users.map(({ _id }) => _id),
        search,
      ).toEqual([String(id)]);
    }
    for (const search of ['helene zzz', 'h_noel', '%']) {
      const { users } = await list(`?search=${encodeURIComponent(search)}`);
      expect(
        users.map(({ _id }) => _id),
        search,
      ).toEqual(search === '%' ? [String(id)] : []);
    }
  });

  it('is filtered by role, sorted and paged', async () => {
    for (const name of ['Zoé', 'Émile', 'Eva', 'Eudes']) await people.create({ name, role: 'employee' });
    const names = async (query: string) => (await list(query)).users.map(({ name }) => name);
    const ordered = ['Camille', 'Émile', 'Eudes', 'Eva', 'Zoé'];
    expect(await names('?role=employee&sortBy=name')).toEqual(ordered);
    expect(await names('?role=employee&sortBy=name&order=desc')).toEqual(ordered.toReversed());
    expect(await names('?role=employee&sortBy=created&limit=2')).toEqual(['Eudes', 'Eva']);
    const { response, users } = await list('?role=employee&sortBy=name&limit=2&page=2');
    expect(users.map(({ name }) => name)).toEqual(['Eudes', 'Eva']);
    expect(response.headers['x-total-count']).toBe('5');
    expect(response.headers.link).toContain('page=3');
    expect((await names('?sortBy=role'))[0]).toBe('Chef');
    for (const query of ['?limit=101', '?role=king', '?sortBy=x']) {
      expect((await list(query)).response.statusCode, query).toBe(400);
    }
  });

  it('holds no secret', async () => {
    const { response } = await list();
    expect(response.body).not.toMatch(/argon2|password/i);
  });
});

describe('an edit', () => {
  it('changes a user, and stands in the log without what it held', async () => {
    const { id, email } = await people.create();
    const before = await find(id);
    const response = await edit(id, { ...whole, email, role: 'user', version: before?.version });
    expect(response.json()).toMatchObject({
      message: 'The user has been updated.',
      user: { name: 'Nadia', email, emailVerified: true, version: 2 },
    });
    expect(await lastEntry()).toMatchObject({
      action: 'user_changed',
      actorName: 'Ada',
      subjectId: String(id),
      subjectName: 'Nadia',
      details: { fields: ['name'] },
    });
  });

  it('is refused where somebody else has saved meanwhile, and answers what is there now', async () => {
    const { id, email } = await people.create();
    const version = (await find(id))?.version;
    const theirs = bearer(await people.token({ id, email }));
    await people.call('PUT', '/users/me', { name: 'Moi', email, phone: '0699999999' }, theirs);
    const stale = await edit(id, { ...whole, email, version });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({
      message: 'Someone else has changed this in the meantime.',
      details: { reason: 'stale', current: { name: 'Moi', phone: '0699999999' } },
    });
    const { current } = stale.json().details;
    expect((await edit(id, { ...whole, email, version: current.version })).statusCode).toBe(200);
  });

  it('lets one of many at once through', async () => {
    const { id, email } = await people.create();
    const version = (await find(id))?.version;
    const responses = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => edit(id, { ...whole, name, email, version })),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  });

  it('checks as a profile does, but leaves a phone that nobody gave', async () => {
    const { id, email } = await people.create();
    const refused = await edit(id, { ...whole, email, name: ' ' });
    expect([refused.statusCode, refused.json().message]).toEqual([400, 'Name is required']);
    expect((await edit(id, { ...whole, email, phone: '12' })).statusCode).toBe(400);
    await test.database.database.execute(`update users set phone = '' where id = $1`, [id]);
    expect((await edit(id, { ...whole, email, phone: '' })).statusCode).toBe(200);
    expect((await edit(999_999, { ...whole, email })).statusCode).toBe(404);
  });

  it('of an address tells both of them, and takes nobody else’s', async () => {
    const [person, other] = [await people.create(), await people.create()];
    const taken = await edit(person.id, { ...whole, email: other.email.toUpperCase() });
    expect([taken.statusCode, taken.json().message]).toEqual([409, 'This email address cannot be used.']);
    const moved = await edit(person.id, { ...whole, email: 'moved@shop.test' });
    expect(moved.json().user).toMatchObject({ email: 'moved@shop.test', emailVerified: false });
    const mails = await test.database.database.rows<{ kind: string; to: string }>(
      'select kind, to_address as "to" from mails where user_id = $1 order by kind',
      [person.id],
    );
    expect(mails).toEqual([
      { kind: 'confirm', to: 'moved@shop.test' },
      { kind: 'moved', to: person.email },
    ]);
  });
});

describe('a role', () => {
  it('is given by superadmins only', async () => {
    const { id, email } = await people.create();
    expect((await edit(id, { ...whole, email, role: 'employee' })).statusCode).toBe(403);
    expect((await edit(id, { ...whole, email, role: 'superadmin' })).statusCode).toBe(403);
    expect((await find(id))?.role).toBe('user');
    expect((await edit(id, { ...whole, email, role: 'king' }, chief)).statusCode).toBe(400);
    expect((await edit(id, { ...whole, email, role: 'employee' }, chief)).json().user.role).toBe('employee');
    expect(await lastEntry()).toMatchObject({
      action: 'role_changed',
      details: { from: 'user', to: 'employee' },
    });
  });

  it('that does not clock in ends what runs, which nobody else could end', async () => {
    const { id, email, ...person } = await people.create({ role: 'employee' });
    const employee = bearer(await people.token({ id, email, ...person }));
    await people.call('POST', '/time-tracker/start', {}, employee);
    const running = () =>
      test.database.database.rows('select from time_entries where user_id = $1 and ended_at is null', [id]);
    await edit(id, { ...whole, email, role: 'employee' }, chief);
    expect(await running()).toHaveLength(1);
    expect((await edit(id, { ...whole, email, role: 'admin' }, chief)).statusCode).toBe(200);
    expect(await running()).toHaveLength(0);
  });

  it('that comes while somebody clocks in leaves nothing running', async () => {
    const { id, email } = await people.create({ role: 'employee' });
    const employee = bearer(await people.token({ id, email }));
    const start = await test.database.database.transaction(async (transaction) => {
      await transaction.execute(`update users set role = 'admin' where id = $1`, [id]);
      const asked = people.call('POST', '/time-tracker/start', {}, employee);
      await vi.waitFor(async () => {
        const [waiting] = await test.database.database.rows<{ count: number }>(
          `select count(*)::int as count from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(waiting?.count).toBeGreaterThan(0);
      });
      return { asked };
    });
    expect((await start.asked).statusCode).toBe(409);
    expect(
      await test.database.database.rows('select from time_entries where user_id = $1', [id]),
    ).toHaveLength(0);
  });

  it('of staff goes to a confirmed address only', async () => {
    const { id, email } = await people.create({ isVerified: false });
    for (const role of ['employee', 'admin', 'superadmin']) {
      const refused = await edit(id, { ...whole, email, role }, chief);
      expect([refused.statusCode, refused.json().details.reason]).toEqual([409, 'email_unconfirmed']);
    }
    const other = await people.create();
    const moved = await edit(other.id, { ...whole, email: 'unproved@shop.test', role: 'admin' }, chief);
    expect(moved.statusCode).toBe(409);
    expect(await find(other.id)).toMatchObject({ role: 'user', email: other.email, emailVerified: true });
    expect((await edit(id, { ...whole, email, role: 'user' }, chief)).statusCode).toBe(200);
  });

  it.each(['123456', 'Password123!', 'short one'])(
    'of staff asks who has the password %s for another one before anything else',
    async (weak) => {
      const email = `weak-${weak.length}@promoted.test`;
      await people.call('POST', '/auth/register', { ...whole, email, password: weak });
      await test.database.database.execute('update users set email_verified_at = now() where email = $1', [
        email,
      ]);
      const [row] = await test.database.database.rows<{ id: number }>(
        'select id from users where email = $1',
        [email],
      );
      expect((await people.signIn(email, weak)).json().user.mustChangePassword).toBe(false);
      expect((await edit(row?.id ?? 0, { ...whole, email, role: 'admin' }, chief)).statusCode).toBe(200);

      const signedIn = await people.signIn(email, weak);
      expect(signedIn.json().user.mustChangePassword).toBe(true);
      const token = bearer(signedIn.json().token);
      const refused = (await list('', token)).response;
      expect([refused.statusCode, refused.json().details.reason]).toEqual([409, 'password_change_required']);
      const body = { currentPassword: weak, newPassword: 'a good long one' };
      const changed = await people.call('PUT', '/users/me/password', body, token);
      expect((await list('', bearer(changed.json().token))).response.statusCode).toBe(200);
    },
  );

  it('of staff does nothing while its address is not confirmed', async () => {
    const person = await people.create({ role: 'admin', isVerified: false });
    const token = bearer(await people.token(person));
    const refused = (await list('', token)).response;
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Confirm your email address first: open the link we sent to it.',
    ]);
    expect((await people.call('GET', '/users/me', undefined, token)).statusCode).toBe(200);
    await test.database.database.execute('update users set email_verified_at = now() where id = $1', [
      person.id,
    ]);
    expect((await list('', token)).response.statusCode).toBe(200);
  });

  it('ends the sessions of who gets another one', async () => {
    const person = await people.create();
    const token = bearer(await people.token(person));
    await edit(person.id, { ...whole, email: person.email, role: 'user' }, chief);
    expect((await people.call('GET', '/users/me', undefined, token)).statusCode).toBe(200);
    await edit(person.id, { ...whole, email: person.email, role: 'employee' }, chief);
    expect((await people.call('GET', '/users/me', undefined, token)).statusCode).toBe(401);
  });
});

describe('a superadmin', () => {
  it('is edited and deleted by nobody, not even by superadmins', async () => {
    const { id, email } = await people.create({ role: 'superadmin' });
    for (const headers of [admin, chief]) {
      for (const response of [await edit(id, { ...whole, email }, headers), await remove(id, headers)]) {
        expect(response.statusCode).toBe(409);
        expect(response.json().message).toBe('Superadmins cannot be edited or deleted here.');
      }
    }
  });
});

describe('a deletion', () => {
  it('takes everything personal along, and what the log told of the person', async () => {
    const person = await people.create();
    const token = bearer(await people.token(person));
    expect((await remove(person.id)).json()).toEqual({ message: 'The user has been deleted.' });
    expect((await people.call('GET', '/users/me', undefined, token)).statusCode).toBe(401);
    expect((await remove(person.id)).statusCode).toBe(404);
    expect(await lastEntry()).toMatchObject({ action: 'user_deleted', subjectId: String(person.id) });
    const told = await test.database.database.rows(
      'select from audit_log where subject_id = $1 and actor_id = $1 and address is not null',
      [person.id],
    );
    expect(told).toEqual([]);
  });

  it('leaves one account that can manage users, however many go at once', async () => {
    const other = await createTestApp();
    try {
      const others = createPeople(other);
      const admins = [await others.create({ role: 'admin' }), await others.create({ role: 'admin' })];
      const tokens = await Promise.all(admins.map((each) => others.token(each)));
      const responses = await Promise.all(
        admins.map(({ id }, index) =>
          others.call('DELETE', `/users/${id}`, undefined, bearer(tokens[1 - index] ?? '')),
        ),
      );
      // Who was deleted first is no longer there to delete the other one.
      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
      const [left] = await other.database.database.rows<{ id: number }>('select id from users');
      const index = admins.findIndex(({ id }) => id === left?.id);
      const own = await others.call('DELETE', `/users/${left?.id}`, undefined, bearer(tokens[index] ?? ''));
      expect([own.statusCode, own.json().message]).toEqual([
        409,
        'The last account that can manage users must be kept.',
      ]);
    } finally {
      await other.close();
    }
  });
});
