import { expect, test } from 'vitest';
import { clearSession, isSignedIn, parseToken, storeSession } from './session.ts';

const now = Date.UTC(2026, 10, 21);
const claims = { id: '7', name: 'Zoé 🙂', email: 'zoe@shop.test', role: 'admin', exp: now / 1_000 + 60 };
const tokenOf = (value: unknown) => `x.${Buffer.from(JSON.stringify(value)).toString('base64url')}.x`;

test('a token tells who is signed in', () => {
  expect(parseToken(tokenOf(claims), now)).toEqual({
    id: '7',
    name: 'Zoé 🙂',
    email: 'zoe@shop.test',
    role: 'admin',
  });
});

test.each([
  '',
  'x',
  'x.%.x',
  'x.e30.x',
  tokenOf(null),
  tokenOf([]),
  tokenOf({ ...claims, exp: now / 1_000 }),
  tokenOf({ ...claims, exp: undefined }),
  tokenOf({ ...claims, role: 'king' }),
  tokenOf({ ...claims, name: 5 }),
])('%j tells nothing', (token) => {
  expect(parseToken(token, now)).toBeUndefined();
});

test.each([
  ['hours ago, as a clock that is ahead says', 13, true],
  ['days ago', 72, false],
])('whose token expired %s', (_name, hours, is) => {
  storeSession(tokenOf({ ...claims, exp: Date.now() / 1_000 - hours * 3_600 }));
  expect(isSignedIn()).toBe(is);
  clearSession();
});
