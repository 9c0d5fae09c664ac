import { expect, it } from 'vitest';
import { createKnownRows } from './known-rows.ts';
import { hashRow } from './row-hash.ts';

it('knows each row that was added, once or again, and no other', () => {
  const known = createKnownRows(1_000);
  const hashOf = (i: number) => hashRow({ id: `a${i}` }, ['id']);
  for (let i = 0; i < 1_000; i++) known.add({ hash: hashOf(i), offerId: i });
  for (let i = 0; i < 500; i++) expect(known.see(hashOf(i))).toBe('first');
  expect(known.see(hashOf(7))).toBe('again');
  expect(known.see(hashOf(1_000))).toBeUndefined();
  expect([...known.seen()].flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 500 }, (_, i) => i));
  expect(createKnownRows(0).see(1)).toBeUndefined();
});

it('hashes by column, whatever else a row holds', () => {
  const columns = ['id', 'title'];
  const hash = hashRow({ id: '1', title: '2' }, columns);
  expect(hash).toBeGreaterThan(0);
  expect(Number.isSafeInteger(hash)).toBe(true);
  expect(hashRow({ title: '2', other: 'x', id: '1' }, columns)).toBe(hash);
  expect(hashRow({ id: '12', title: '' }, columns)).not.toBe(hash);
  expect(hashRow({ id: '', title: '12' }, columns)).not.toBe(hashRow({ id: '12', title: '' }, columns));
});
