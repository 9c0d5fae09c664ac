import { expect, it } from 'vitest';
import { hashSpans, hashTexts } from '../reading/row-hash.ts';
import { createKnownRows } from './known-rows.ts';

it('knows each row that was added, once or again, and no other', () => {
  const known = createKnownRows(1_000);
  const hashOf = (i: number) => hashTexts([`a${i}`], [0]);
  for (let i = 0; i < 1_000; i++) known.add({ hash: hashOf(i), offerId: i });
  for (let i = 0; i < 500; i++) expect(known.see(hashOf(i))).toBe('first');
  expect(known.see(hashOf(7))).toBe('again');
  expect(known.see(hashOf(1_000))).toBeUndefined();
  expect([...known.seen()].flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 500 }, (_, i) => i));
  expect(createKnownRows(0).see(1)).toBeUndefined();
});

it('hashes by column, wherever it stands', () => {
  const hash = hashTexts(['1', '2'], [0, 1]);
  expect(hash).toBeGreaterThan(0);
  expect(Number.isSafeInteger(hash)).toBe(true);
  expect(hashTexts(['2', 'x', '1'], [2, 0])).toBe(hash);
  expect(hashTexts(['1', ''], [0, 1])).toBe(hashTexts(['1'], [0, -1]));
  expect(hashTexts(['12', ''], [0, 1])).not.toBe(hashTexts(['', '12'], [0, 1]));
  expect(hashTexts(['12', ''], [0, 1])).not.toBe(hash);
  expect(hashSpans('2;x;1', [0, 1, 2, 3, 4, 5], [2, 0, -1])).toBe(hash);
});
