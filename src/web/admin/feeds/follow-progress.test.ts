import { expect, test } from 'vitest';
import { readEvent } from './follow-progress.ts';

test('an event holds news, a comment holds none', () => {
  expect(readEvent('data: {"changed":"1","busy":[]}')).toEqual({ changed: '1', busy: [] });
  expect(readEvent(':')).toBeUndefined();
});
