import { dayInParis } from '../../contract/my-price/own-price.ts';
import { parseTime } from '../feeds/service.ts';
import { dayMs, minuteMs } from '../platform/durations.ts';

/** First and last day, as `2026-11-24` in Paris. */
export type Days = { from: string; until: string };

const nextDay = (day: string, by: number): string =>
  new Date(Date.parse(day) + by * dayMs).toISOString().slice(0, 10);

/** Not "2026-02-30", which JavaScript reads as a day of March. */
const isInCalendar = (text: string): boolean => nextDay(text.slice(0, 10), 0) === text.slice(0, 10);

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

/**
 * The whole days in Paris of an interval `start/end` of times or days: a code counts by the day, and must not count before
 * or after it does at its merchant's. A minute at either end is forgiven ("23:59"). undefined: it is no interval;
 * `from` is after `until` where it holds no whole day.
 */
export function wholeDaysOf(interval: string): Days | undefined {
  const [start = '', end = '', ...rest] = interval.split('/').map((part) => part.trim());
  const [startsAt, endsAt] = [parseTime(start), parseTime(end)];
  if (startsAt === undefined || endsAt === undefined || rest.length > 0 || endsAt < startsAt)
    return undefined;
  if (!isInCalendar(start) || !isInCalendar(end)) return undefined;
  return {
    from: isDay(start) ? start : nextDay(dayInParis(new Date(startsAt - minuteMs)), 1),
    until: isDay(end) ? end : nextDay(dayInParis(new Date(endsAt + minuteMs)), -1),
  };
}

/** The days that are in all of them. */
export const commonDays = (all: readonly Days[]): Days => ({
  from: all.map(({ from }) => from).reduce((a, b) => (a > b ? a : b)),
  until: all.map(({ until }) => until).reduce((a, b) => (a < b ? a : b)),
});
