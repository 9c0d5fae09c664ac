import { expect, it } from 'vitest';
import { workedTimeBody } from './schema.ts';

// The database refuses the first three as they are written.
it.each([
  ['2026-11-27T10:00:00+23:59', '2026-11-26T10:01:00.000Z'],
  ['2026-11-26T10:00:00-16:00', '2026-11-27T02:00:00.000Z'],
  [`2026-11-27T10:00:00.${'1'.repeat(300)}Z`, '2026-11-27T10:00:00.111Z'],
  ['2026-10-25T02:30:00+01:00', '2026-10-25T01:30:00.000Z'],
])('%s is the moment that it says', (startedAt, moment) => {
  expect(workedTimeBody.parse({ startedAt, endedAt: startedAt })).toEqual({
    startedAt: moment,
    endedAt: moment,
    note: '',
  });
});

it.each(['2026-02-30T10:00:00Z', '2026-11-27T24:00:00Z', '2026-11-27T10:00:60Z', '2026-11-27', 'now'])(
  '%s is no moment',
  (startedAt) => {
    expect(workedTimeBody.safeParse({ startedAt, endedAt: startedAt }).success).toBe(false);
  },
);
