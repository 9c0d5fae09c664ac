import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { loggedPath } from './logged-path.ts';

it('leaves tokens out of addresses that no route takes', () => {
  const token = `aB3CD${randomBytes(32).toString('base64url')}`;
  for (const path of [`/unsubscribe/${token}/`, `/api/shared-lists/${token}.`, `/fr/${token}%20`, token])
    expect(loggedPath(path)).toBe(path.replace(token, '…'));
});

it.each([
  '/fr/category/casques-et-ecouteurs-sans-fil',
  '/fr/product/102',
  '/assets/shared-list-route-Bx2k9.js',
  '/API/PRODUCTS',
])('leaves %s as it is', (path) => {
  expect(loggedPath(path)).toBe(path);
});
