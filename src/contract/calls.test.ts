import { expect, test } from 'vitest';
import { type Call, type CallName, calls } from './calls.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const named = Object.entries(calls) as [CallName, Call][];

test('calls that are made without a token need none', () => {
  const anonymous = named.filter(([, call]) => call.isAnonymous);
  expect(anonymous.map(([name]) => name)).toContain('login');
  for (const [name] of anonymous) expect((endpoints[name] as Endpoint).access, name).toBeUndefined();
});

test('the overlay stands for no call of favourites or the cart', () => {
  const shown = named.filter(([, call]) => call.isShown);
  expect(shown.map(([name]) => name)).toContain('updateProfile');
  for (const [, { path }] of shown) expect(path).not.toMatch(/\/favorites|\/cart/);
});
