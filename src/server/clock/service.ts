import type { DatabasePool } from '../platform/database/database.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { bringBackTimes } from './ahead-queries.ts';

export type ClockRepairOptions = {
  database: DatabasePool;
  /** Seconds until the next try of a mail, after each that failed. */
  mailPauses: readonly number[];
  log: Pick<Log, 'warn'>;
};

/**
 * Corrects times stored by a clock that ran ahead: after it is set back, schedules, feeds, mails and imports would
 * silently wait until those times. A failure is logged, and work goes on.
 */
export async function repairTimes({ database, mailPauses, log }: ClockRepairOptions): Promise<void> {
  try {
    const rows = await database.transaction((transaction) => bringBackTimes(transaction, mailPauses));
    if (Object.keys(rows).length > 0)
      log.warn({ rows }, 'the clock was set back: times ahead of it were corrected');
  } catch (err) {
    log.warn({ err }, 'looking for times ahead of the clock failed');
  }
}

/** Milliseconds: smaller steps back correct themselves. */
const noticed = 5_000;
const pollEvery = 10_000;

/** Calls `onSetBack` when this machine's clock is set back while the process runs. */
export function watchClock(onSetBack: () => void): { close(): Promise<void> } {
  // Only the wall clock can be set; otherwise the difference to the monotonic clock is constant.
  const offsetNow = () => Date.now() - performance.now();
  let offset = offsetNow();
  const timer = setInterval(() => {
    const before = offset;
    offset = offsetNow();
    if (before - offset > noticed) onSetBack();
  }, pollEvery);
  timer.unref();
  return { close: async () => clearInterval(timer) };
}
