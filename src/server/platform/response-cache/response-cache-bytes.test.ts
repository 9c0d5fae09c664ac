import { expect, it } from 'vitest';
import { createChangeLog } from './change-log.ts';
import { createResponseCache } from './response-cache.ts';

it('counts long addresses and the links of their lists: anybody can make up any number', async () => {
  const maxBytes = 1_000_000;
  const cache = createResponseCache({ maxBytes, changes: createChangeLog(() => 0), now: () => 0 });
  const long = 'x'.repeat(8_000);
  const addresses = Array.from({ length: 200 }, (_, at) => `/api/search?${at}${long}`);
  const make = async () => ({ headers: { link: long }, body: Buffer.from('[]'), dependencies: [] });
  for (const address of addresses) await cache.get(address, make);
  const cached = addresses.filter((address) => cache.find(address, make));
  expect(cached.length).toBeGreaterThan(0);
  expect(cached.length * 2 * long.length).toBeLessThanOrEqual(maxBytes);
  await cache.close();
});
