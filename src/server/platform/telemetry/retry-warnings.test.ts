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
