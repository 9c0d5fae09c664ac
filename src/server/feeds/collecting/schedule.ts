import { minuteMs } from '../../platform/durations.ts';

/** First retry delay after a failure, in minutes; it doubles with each further one. */
const firstPause = 15;
/** Jitter of up to a tenth of the interval, so that feeds are not all fetched at once. */
const jitter = 0.1;

/**
 * When a feed is due next: an interval from now, sooner after failures.
 * @param random from 0 to 1
 */
export function nextDue(
  now: Date,
  { intervalMinutes, failures }: { intervalMinutes: number; failures: number },
  random: number,
): Date {
  const pause =
    failures === 0 ? intervalMinutes : Math.min(intervalMinutes, firstPause * 2 ** (failures - 1));
  return new Date(now.getTime() + pause * minuteMs * (1 + jitter * (random - 0.5)));
}
