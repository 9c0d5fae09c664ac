import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/helpers/app.ts';
import { createPeople, type People } from '../../../test/helpers/people.ts';
import { issueCode } from './social-accounts.ts';
import { pageOf } from './social-cookies.ts';

let test: TestApp;
let people: People;

beforeAll(async () => {
  test = await createTestApp();
  people = createPeople(test);
});
afterAll(() => test.close());

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

it.each([
  ['/en/legal?x=1#y', '/en/legal?x=1'],
  ['//evil.test', '/fr'],
  ['/\\evil.test', '/fr'],
  ['https://evil.test', '/fr'],
  ['javascript:alert(1)', '/fr'],
  ['/a\r\nset-cookie: x', '/fr'],
  ['/api/auth/google', '/fr'],
  [undefined, '/fr'],
  [['/a', '/b'], '/fr'],
])('leads back to a page of ours: %j', (given, page) => {
  expect(pageOf(given, 'fr')).toBe(page);
});

it('leads back with a message where a provider is not set up', async () => {
  const answer = await test.get('/api/auth/facebook?language=en&returnTo=%2Fen%2Flegal');
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/en/legal#sign-in-error=not_configured&provider=facebook');
  expect(answer.headers['set-cookie']).toBeUndefined();
});
