import { expect, test } from 'vitest';
import { createTermCounts } from './term-counts.ts';

test('words that a feed makes up push out no words in use, however many there are', () => {
  const terms = createTermCounts(1_000);
  const real = Array.from({ length: 500 }, (_, i) => `real${i}`);
  let most = 0;
  for (let made = 0; made < 100_000; made++) {
    terms.add(`made${made}`);
    terms.add(real[made % real.length] as string);
    most = Math.max(most, terms.counts().size);
  }
  expect(most).toBeLessThanOrEqual(1_000);
  expect(real.filter((term) => !terms.has(term))).toEqual([]);
});

test('counts each term', () => {
  const terms = createTermCounts(10);
  for (const term of ['radio', 'alarm', 'radio']) terms.add(term);
  expect([...terms.counts()]).toEqual([
    ['radio', 2],
    ['alarm', 1],
  ]);
});
