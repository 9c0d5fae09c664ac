import { expect, test } from 'vitest';
import { connectionsOfEach, countWebProcesses } from './web-processes.ts';

const gigabyte = 1_000_000_000;

test.each([
  // A small machine keeps one, whatever it has of cores.
  [2, 1, 1],
  [4, 2, 1],
  [1, 64, 1],
  [2, 4, 2],
  [4, 3, 1],
  [4, 3.5, 2],
  [4, 16, 4],
  [64, 256, 8],
])('%i cores and %i GB run %i', (cores, gigabytes, expected) => {
  expect(countWebProcesses(undefined, { cores, memoryBytes: gigabytes * gigabyte })).toBe(expected);
});

test('what the operator wants counts more', () => {
  expect(countWebProcesses(12, { cores: 1, memoryBytes: gigabyte })).toBe(12);
});

test('all together stay below what PostgreSQL takes, and none is left with less than three connections', () => {
  expect([1, 4, 8, 64].map(connectionsOfEach)).toEqual([10, 10, 5, 3]);
});
