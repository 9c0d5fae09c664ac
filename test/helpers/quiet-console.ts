import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

/** A test that makes the code under it complain has found something: `console.error` fails it. */
let complaints: MockInstance<typeof console.error>;

beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
});

afterEach(() => {
  const calls = complaints.mock.calls;
  complaints.mockRestore();
  expect(calls, 'unexpected console.error').toEqual([]);
});
