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
 * Corrects times that a clock running ahead has stored: once it is set back, schedules, feeds, mails and
 * imports would stand still until then, without a word. Where that fails, work goes on and the log says so.
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
