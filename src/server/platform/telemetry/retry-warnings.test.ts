import { expect, it } from 'vitest';
import { silentLog } from '../../../../test/helpers/silent-log.ts';
import { createRetryWarnings } from './retry-warnings.ts';

it('says a fault once, then rarely; another one, or the same after a success, at once', () => {
  const said: object[] = [];
  let now = 1_000;
  const log = { ...silentLog, warn: (fields: object) => said.push(fields) };
  const warnings = createRetryWarnings(log, 'not built; will try again', { retryMs: 1_000 }, () => now);
  const missing = new Error('relation "catalogue_state" does not exist');
  const away = new Error('connection refused');
  const failForAMinute = (fault: Error) => {
    for (let second = 0; second < 60; second++, now += 1_000) warnings.failed(fault);
  };
  failForAMinute(missing);
  expect(said).toEqual([{ err: missing, retryMs: 1_000 }]);
  failForAMinute(away);
  expect(said).toHaveLength(2);
  now += 600_000;
  failForAMinute(away);
  expect(said).toHaveLength(3);
  warnings.passed();
  failForAMinute(away);
  expect(said).toHaveLength(4);
});

it('takes two faults of one code for the same, whatever their messages say', () => {
  const said: unknown[] = [];
  const log = { ...silentLog, warn: ({ err }: { err?: unknown }) => said.push(err) };
  const warnings = createRetryWarnings(log, 'failed; will try again');
  const full = (queue: string) =>
    Object.assign(new Error(`No space left (Queue: ${queue})`), { code: '53100' });
  const [first, second] = [full('alerts'), full('mails')];
  warnings.failed(first);
  warnings.failed(second);
  expect(said).toEqual([first]);
});
