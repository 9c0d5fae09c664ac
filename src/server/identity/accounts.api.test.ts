import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/helpers/app.ts';
import { bearer, createPeople, password } from '../../../test/helpers/people.ts';

const test = openTestApp();
const people = createPeople(test);

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

describe('the audit log', () => {
  it('tells superadmins what happened, and nobody else', async () => {
    const person = await people.create();
    await people.signIn(person.email, 'wrong');
    const token = await people.token(person);
    expect((await people.call('GET', '/audit', undefined, bearer(token))).statusCode).toBe(403);
    const admin = bearer(await people.token(await people.create({ role: 'admin' })));
    expect((await people.call('GET', '/audit', undefined, admin)).statusCode).toBe(403);
    expect((await people.call('GET', '/audit')).statusCode).toBe(401);

    for (const _other of [1, 2]) await people.token(await people.create());
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

it('masks every secret in the log', () => {
  expect(JSON.stringify(test.logged)).not.toContain(password);
});
