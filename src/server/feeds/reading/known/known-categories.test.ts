import { expect, it } from 'vitest';
import { createKnownCategories } from './known-categories.ts';

const nothing = new Float64Array(0);

it('knows what a feed was mapped to, from one file to the next', () => {
  const first = createKnownCategories(nothing);
  expect(first.find(17)).toBeUndefined();
  first.note(17, 'laptops');
  first.note(2 ** 52 + 1, 'other');
  const second = createKnownCategories(first.changed(2) ?? nothing);
  expect(second.find(17)).toBe('laptops');
  expect(second.find(2 ** 52 + 1)).toBe('other');
  expect(second.find(18)).toBeUndefined();
});

it('stays as it is where a file says nothing new', () => {
  const first = createKnownCategories(nothing);
  first.note(17, 'laptops');
  const second = createKnownCategories(first.changed(1) ?? nothing);
  second.find(17);
  expect(second.changed(1)).toBeUndefined();
});

it('does not know a category that is none any more', () => {
  const first = createKnownCategories(nothing);
  first.note(17, 'no-such-category');
  expect(createKnownCategories(first.changed(1) ?? nothing).find(17)).toBeUndefined();
});

it('forgets what a feed of few rows has not said lately, where it says new things in each file', () => {
  let last = nothing;
  for (let file = 0; file < 200; file++) {
    const known = createKnownCategories(last);
    known.find(1);
    if (file === 0) known.note(1, 'laptops');
    for (let row = 0; row < 100; row++) known.note(1_000 + 100 * file + row, 'phones');
    last = known.changed(101) ?? last;
    expect(last.length / 2).toBeLessThanOrEqual(1_202);
  }
  const known = createKnownCategories(last);
  expect(known.find(1)).toBe('laptops');
  expect(known.find(1_000)).toBeUndefined();
  expect(known.find(1_000 + 100 * 199)).toBe('phones');
});
