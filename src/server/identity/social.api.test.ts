import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/helpers/app.ts';
import { bearer, createPeople } from '../../../test/helpers/people.ts';
import { createAccountMailer } from './accounts/account-mailer.ts';
import { decide, issueCode } from './social/social-sign-in.ts';

const test = openTestApp();
const people = createPeople(test);

describe('the code that a browser comes back with', () => {
  const exchange = async (code: string, browser: string) =>
    (await people.call('POST', '/auth/exchange', { code }, { cookie: `visavis-browser=${browser}` }))
      .statusCode;
  const issue = async () => issueCode(test.database.database, (await people.create()).id);

  it('is good once', async () => {
    const { code, browser } = await issue();
    expect(await exchange(code, browser)).toBe(200);
    expect(await exchange(code, browser)).toBe(400);
  });

  it('is good in its own browser only, and a try elsewhere uses it up', async () => {
    const { code, browser } = await issue();
    expect(await exchange(code, 'another')).toBe(400);
    expect(await exchange(code, browser)).toBe(400);
  });

  it('is good for a minute', async () => {
    const { code, browser } = await issue();
    await test.database.database.execute('update sign_in_codes set expires_at = now()');
    expect(await exchange(code, browser)).toBe(400);
  });
});

describe('the mailed link that decides whether an account elsewhere opens one of ours', () => {
  const mailer = createAccountMailer('http://shop.test');
  const come = (subject: string, email: string, provider: 'google' | 'facebook' = 'google') =>
    test.database.database.transaction((db) =>
      decide(db, mailer, { provider, subject, name: 'Zoé', email, isVerified: provider === 'google' }, 'en'),
    );
  /** The newest secret that was mailed to an address. */
  const secretTo = async (kind: string, email: string) => {
    const [mail] = await test.database.database.rows<{ text: string }>(
      'select text from mails where kind = $1 and to_address = $2 order by id desc limit 1',
      [kind, email],
    );
    return /http:\/\/[^\s#]+#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const linkBy = async (token: string) =>
    (await people.call('POST', '/auth/link-account', { token })).statusCode;
  const move = async (token: string, email: string) =>
    people.call('PUT', '/users/me', { name: 'A', email, phone: '0612345678' }, bearer(token));

  it('confirms the address, and nothing that its account was opened with before opens it any more', async () => {
    const squatted = await people.create({ isVerified: false });
    const token = await people.token(squatted);
    await test.database.database.execute(
      `insert into identities (provider, subject, user_id, email) values ('facebook', 'squatter', $1, $2)`,
      [squatted.id, squatted.email],
    );
    expect(await come('owner', squatted.email)).toEqual({ failure: 'link_mailed' });
    expect(await linkBy(await secretTo('link', squatted.email))).toBe(200);
    expect((await people.call('GET', '/users/me', undefined, bearer(token))).statusCode).toBe(401);
    expect((await people.signIn(squatted.email)).statusCode).toBe(401);
    const identities = await test.database.database.rows(
      'select subject from identities where user_id = $1',
      [squatted.id],
    );
    expect(identities).toEqual([{ subject: 'owner' }]);
    expect(await come('owner', squatted.email)).toMatchObject({ user: { id: squatted.id } });
  });

  it('leaves the password of a confirmed address as it is', async () => {
    const { email } = await people.create();
    await test.database.database.transaction((db) =>
      decide(db, mailer, { provider: 'facebook', subject: 'f', name: '', email, isVerified: false }, 'en'),
    );
    expect(await linkBy(await secretTo('link', email))).toBe(200);
    expect((await people.signIn(email)).statusCode).toBe(200);
  });

  it('works no more once the address was brought back from whom it was mailed to', async () => {
    const person = await people.create();
    await move(await people.token(person), 'thief@shop.test');
    const confirmation = await secretTo('confirm', 'thief@shop.test');
    await people.call('POST', '/auth/confirm-email', { token: confirmation });
    expect(await come('thief', 'thief@shop.test', 'facebook')).toEqual({ failure: 'link_mailed' });
    const kept = await secretTo('link', 'thief@shop.test');
    const undo = await secretTo('moved', person.email);
    expect((await people.call('POST', '/auth/undo-email', { token: undo })).statusCode).toBe(200);
    expect(await linkBy(kept)).toBe(400);
    expect(await come('thief', 'thief@shop.test', 'facebook')).not.toMatchObject({ user: { id: person.id } });
  });

  it('works no more once the account has another address', async () => {
    const person = await people.create({ isVerified: false });
    await come('late', person.email);
    const kept = await secretTo('link', person.email);
    // As of a link that was mailed while the address was changed.
    await test.database.database.execute(`update users set email = 'later@shop.test' where id = $1`, [
      person.id,
    ]);
    expect(await linkBy(kept)).toBe(400);
    expect(await come('late', person.email)).not.toMatchObject({ user: { id: person.id } });
  });
});

it('leads back with a message where a provider is not set up', async () => {
  const response = await test.get('/api/auth/facebook?language=en&returnTo=%2Fen%2Flegal');
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe('/en/legal#sign-in-error=not_configured&provider=facebook');
  expect(response.headers['set-cookie']).toBeUndefined();
});

it.each(['/.//evil.example', '/x/..//evil.example', '//evil.example', '/api/auth/google'])(
  'leads nowhere but to a page of ours: %s',
  async (returnTo) => {
    const query = new URLSearchParams({ language: 'fr', returnTo });
    const response = await test.get(`/api/auth/google?${query}`);
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/fr#sign-in-error=not_configured&provider=google');
  },
);
