import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clientOf, createRateLimit } from './rate-limit.ts';

describe('createRateLimit', () => {
  const options = { perMinute: 60, burst: 3, maxNames: 2 };

  test('gives a burst, then one after the other', () => {
    const limit = createRateLimit(options);
    expect([0, 0, 0, 0].map(() => limit.take('a', 0))).toEqual([0, 0, 0, 1]);
    expect(limit.take('a', 999)).toBe(1);
    expect(limit.take('a', 1_000)).toBe(0);
    expect(limit.take('a', 1_000)).toBe(1);
    expect(limit.take('b', 1_000)).toBe(0);
  });

  test('gives the whole burst again after a pause, and no more', () => {
    const limit = createRateLimit(options);
    for (const _ of [1, 2, 3]) limit.take('a', 0);
    expect([0, 0, 0, 0].map(() => limit.take('a', 60_000))).toEqual([0, 0, 0, 1]);
  });

  test('who is refused does not wait longer for having asked', () => {
    const limit = createRateLimit(options);
    for (let count = 0; count < 50; count++) limit.take('a', 0);
    expect(limit.take('a', 1_000)).toBe(0);
  });

  test('counts what was given elsewhere, as a debt where nothing is left', () => {
    const limit = createRateLimit(options);
    limit.spend('a', 2, 0);
    expect([0, 0].map(() => limit.take('a', 0))).toEqual([0, 1]);
    limit.spend('a', 2, 0);
    expect(limit.take('a', 0)).toBe(3);
    expect(limit.take('a', 3_000)).toBe(0);
  });

  test('evicts the least recently used', () => {
    const limit = createRateLimit(options);
    for (const _ of [1, 2, 3]) limit.take('a', 0);
    limit.take('b', 0);
    limit.take('c', 0);
    expect(limit.size).toBe(2);
    expect(limit.take('a', 0)).toBe(0);
  });

  test('never gives more than its burst and its rate, whoever asks when', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.nat(3_000)), { maxLength: 300 }),
        (asks) => {
          const limit = createRateLimit(options);
          let now = 0;
          const given = { a: 0, b: 0 };
          for (const [name, pause] of asks) {
            now += pause;
            if (limit.take(name as 'a' | 'b', now) === 0) given[name as 'a' | 'b']++;
          }
          const most = options.burst + now / 1_000;
          expect(Math.max(given.a, given.b)).toBeLessThanOrEqual(most);
        },
      ),
    );
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0'],
  ['no address', 'no address'],
  ['x'.repeat(1_000), 'x'.repeat(45)],
])('%s is the client %s', (address, client) => {
  expect(clientOf(address)).toBe(client);
});
