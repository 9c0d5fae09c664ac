import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSegmentedLru } from './segmented-lru.ts';

type Body = { bytes: number };
const create = (maxBytes: number) => createSegmentedLru<Body>(maxBytes, ({ bytes }) => bytes);

it('keeps what was used again, however much came once since', () => {
  const cache = create(100);
  const asked = { bytes: 10 };
  cache.set('asked', asked);
  cache.get('asked');
  for (let i = 0; i < 50; i++) cache.set(`crawled ${i}`, { bytes: 10 });
  expect(cache.peek('asked')).toBe(asked);
  expect(cache.peek('crawled 40')).toBeUndefined();
  expect(cache.peek('crawled 49')).toBeDefined();
});

it('gives all of its memory to what came once where nothing was used again, the latest first', () => {
  const cache = create(100);
  for (let i = 0; i < 20; i++) cache.set(String(i), { bytes: 10 });
  expect(Array.from({ length: 20 }, (_, i) => cache.peek(String(i)) !== undefined)).toEqual(
    Array.from({ length: 20 }, (_, i) => i >= 10),
  );
});

it('evicts what was used again after that was not for long', () => {
  const cache = create(100);
  for (let i = 0; i < 20; i++) {
    cache.set(String(i), { bytes: 10 });
    cache.get(String(i));
  }
  expect(cache.peek('0')).toBeUndefined();
  expect(cache.peek('19')).toBeDefined();
  // Both segments are used in full.
  expect(cache.bytes).toBe(100);
});

it('holds the last value of a key, until it is deleted', () => {
  const cache = create(100);
  cache.set('a', { bytes: 10 });
  cache.get('a');
  cache.set('a', { bytes: 20 });
  expect(cache.get('a')).toEqual({ bytes: 20 });
  expect(cache.bytes).toBe(20);
  cache.delete('a');
  expect(cache.get('a')).toBeUndefined();
  expect(cache.bytes).toBe(0);
});

it('takes any limit, whose share may be no whole number', () => {
  const cache = create(33);
  cache.set('a', { bytes: 20 });
  expect(cache.get('a')).toEqual({ bytes: 20 });
});

it('leaves out what alone is larger than all of its memory', () => {
  const cache = create(100);
  cache.set('a', { bytes: 10 });
  cache.set('large', { bytes: 101 });
  expect(cache.peek('large')).toBeUndefined();
  expect(cache.peek('a')).toBeDefined();
});

it('stays below its limit and tells what it holds, whatever is asked', () => {
  const step = fc.record({
    key: fc.constantFrom(...'abcdefgh'),
    kind: fc.constantFrom('get', 'set', 'delete'),
    bytes: fc.integer({ min: 1, max: 120 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const cache = create(100);
      const last = new Map<string, Body>();
      for (const { key, kind, bytes } of steps) {
        if (kind === 'set') {
          last.set(key, { bytes });
          cache.set(key, last.get(key) as Body);
        } else if (kind === 'delete') {
          last.delete(key);
          cache.delete(key);
        } else if (cache.get(key)) expect(cache.peek(key)).toBe(last.get(key));
        expect(cache.bytes).toBeLessThanOrEqual(100);
        const held = [...'abcdefgh'].flatMap((each) => cache.peek(each)?.bytes ?? []);
        expect(cache.bytes).toBe(held.reduce((sum, each) => sum + each, 0));
      }
    }),
  );
});
