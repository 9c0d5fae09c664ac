import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../../test/helpers/app.ts';
import { createPeople, password } from '../../../../test/helpers/people.ts';

const test = openTestApp();
const people = createPeople(test);

const countUsers = async (email: string) => {
  const rows = await test.database.database.rows('select from users where email = $1', [email]);
  return rows.length;
};

describe('registration', () => {
  const whole = { name: 'Zoé', email: 'zoe@shop.test', phone: '06 12 34 56 78', password };

  it.each([
    [{ ...whole, name: '  ', email: 'x' }, 'Name is required'],
    [{ ...whole, email: 'zoe@shop', phone: '1' }, 'Invalid email address'],
    [{ ...whole, email: 'a@b.example, c@d.example' }, 'Invalid email address'],
    [{ ...whole, phone: ' 1234567 ', password: 'x' }, 'Phone must be at least 8 digits'],
    [{ ...whole, password: '12345' }, 'Password must be at least 6 characters'],
    [{}, 'Name is required'],
  ])('checks in the order of the specification: %j', async (body, message) => {
    const refused = await people.call('POST', '/auth/register', body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ message, code: 'invalid_request' });
  });

  it('speaks the language of who asks', async () => {
    const refused = await people.call('POST', '/auth/register', {}, { 'accept-language': 'fr' });
    expect(refused.json().message).toBe('Le nom est obligatoire');
  });

  it('answers the same whether the address has an account or not, and keeps the first one', async () => {
    const first = await people.call('POST', '/auth/register', { ...whole, email: 'twin@shop.test' });
    const second = await people.call('POST', '/auth/register', {
      ...whole,
      email: 'TWIN@shop.test',
      password: 'another',
    });
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.json()).toEqual(first.json());
    expect((await people.signIn('twin@shop.test')).statusCode).toBe(200);
  });

  it('makes one account of many registrations at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => people.call('POST', '/auth/register', whole)),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(await countUsers('zoe@shop.test')).toBe(1);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'email=a'],
    ['text/plain', '{}'],
  ])('takes JSON only: %s', async (type, payload) => {
    const headers = { 'content-type': type };
    const refused = await test.app.inject({ method: 'POST', url: '/api/auth/register', payload, headers });
    expect(refused.statusCode).toBe(415);
  });

  it('refuses fields that are too long, and control characters', async () => {
    for (const name of ['x'.repeat(101), 'a\u0000b', 'a\nb']) {
      expect((await people.call('POST', '/auth/register', { ...whole, name })).statusCode).toBe(400);
    }
  });
});

it('masks every secret in the log', () => {
  expect(JSON.stringify(test.logged)).not.toContain(password);
});
