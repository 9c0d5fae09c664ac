import { dayMs } from '../platform/durations.ts';

/**
 * Hour of the day in Paris from which a parcel leaves its merchant one working day later: the usual one, as feeds do
 * not state it.
 */
const lastHour = 12;

const parisTime = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Midnight in UTC stands for a date: "2026-12-25". */
const toDate = (text: string): number => Date.parse(`${text}T00:00:00Z`);
const toText = (date: number): string => new Date(date).toISOString().slice(0, 10);

/** Easter Sunday in the Gregorian calendar (Meeus). */
function easter(year: number): number {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - ((year % 100) % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451);
  const sum = moon + week - 7 * late + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}

const fixedHolidays = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** Easter Monday, Ascension Day, Whit Monday. */
const daysAfterEaster = [1, 39, 50];

const holidays = new Map<number, ReadonlySet<number>>();
function holidaysOf(year: number): ReadonlySet<number> {
  const known = holidays.get(year);
  if (known) return known;
  const found = new Set([
    ...fixedHolidays.map((date) => toDate(`${year}-${date}`)),
    ...daysAfterEaster.map((after) => easter(year) + after * dayMs),
  ]);
  holidays.set(year, found);
  return found;
}

/** Neither a week-end nor a public holiday in France. */
export function isWorkingDay(text: string): boolean {
  const date = toDate(text);
  const weekday = new Date(date).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidaysOf(new Date(date).getUTCFullYear()).has(date);
}

/** The date in Paris, and whether it is too late for a parcel of that day. */
function inParis(now: Date): { date: string; isLate: boolean } {
  const part = Object.fromEntries(parisTime.formatToParts(now).map(({ type, value }) => [type, value]));
  return { date: `${part.year}-${part.month}-${part.day}`, isLate: Number(part.hour) >= lastHour };
}

/**
 * Working days that an order placed now has to arrive by the end of `by` ("2026-12-24"); −1: it would leave only
 * after that day. Orders after noon, at week-ends and on holidays count from the next working day.
 */
export function workingDaysUntil(by: string, now: Date): number {
  const { date, isLate } = inParis(now);
  let start = toDate(date);
  if (isLate && isWorkingDay(date)) start += dayMs;
  while (!isWorkingDay(toText(start))) start += dayMs;
  let count = 0;
  const end = toDate(by);
  if (start > end) return -1;
  for (let at = start + dayMs; at <= end; at += dayMs) if (isWorkingDay(toText(at))) count++;
  return count;
}
