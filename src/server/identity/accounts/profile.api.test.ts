import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../../test/helpers/app.ts';
import { bearer, createPeople, password } from '../../../../test/helpers/people.ts';

const test = openTestApp();
const people = createPeople(test);

const countUsers = async (email: string) => {
  const rows = await test.database.database.rows('select from users where email = $1', [email]);
  return rows.length;
};

describe('a profile', () => {
  it('is changed, and the new token says so', async () => {
    const { email } = await people.create({ email: 'before@shop.test' });
    const token = await people.token({ id: 0, email });
    const body = { name: ' Anaïs ', email: 'anais@shop.test', phone: '0123456789' };
    const response = await people.call('PUT', '/users/me', body, bearer(token));
    expect(response.json()).toMatchObject({
      message: 'Profile updated successfully. Now open the link that we are sending to your new address.',
      user: { name: 'Anaïs', email, emailVerified: true, pendingEmail: 'anais@shop.test' },
    });
    expect(people.claims(response.json().token)).toMatchObject({ name: 'Anaïs', email });
    const renewed = bearer(response.json().token);
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
    const responses = await Promise.all(
      tokens.map((token) => people.call('PUT', '/users/me', wanted, bearer(token))),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
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
      const response = people.call('POST', '/auth/register', whole);
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(() => database.rows(waiting), { timeout: 10_000 }).toHaveLength(1);
      return { response };
    });
    expect((await registered.response).statusCode).toBe(200);
    expect(await countUsers(email)).toBe(0);
  });
});

describe('a password', () => {
  it('is changed by who knows it; every session but the new one ends', async () => {
    const person = await people.create();
    const [first, second] = [await people.token(person), await people.token(person)];
    const body = { currentPassword: password, newPassword: 'better than before' };
    const response = await people.call('PUT', '/users/me/password', body, bearer(first));
    expect(response.json().message).toBe('Password updated successfully');
    const me = async (token: string) =>
      (await people.call('GET', '/users/me', undefined, bearer(token))).statusCode;
    expect([await me(first), await me(second), await me(response.json().token)]).toEqual([401, 401, 200]);
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

it('masks every secret in the log', () => {
  expect(JSON.stringify(test.logged)).not.toContain(password);
});
