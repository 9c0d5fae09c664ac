/** Milliseconds of a feed's date ("2026-08-01", "2026-08-01 05:35:00", ISO 8601); undefined where it is none. */
export function parseTime(text: string): number | undefined {
  const [, day, clock, zone] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))? ?(Z|[+-]\d\d:?\d\d)?$/i.exec(text.trim()) ??
    [];
  if (day === undefined) return undefined;
  const offset = zone ? zone.toUpperCase().replace(/^([+-]\d\d)(\d\d)$/, '$1:$2') : 'Z';
  const time = Date.parse(`${day}T${clock ?? '00:00'}${offset}`);
  return Number.isNaN(time) ? undefined : time;
}

/**
 * What a date may mean, in milliseconds: "31.12.2026" has the day first, as Europe's shops write it, "11/12/2026" may be of
 * November or December. None: it cannot be read.
 */
function timesOf(text: string): number[] {
  const [, first, sign, second, year, rest = ''] =
    /^(\d\d?)([/.-])(\d\d?)\2(\d{4})(?!\d)(.*)$/.exec(text.trim()) ?? [];
  const readings =
    first === undefined || second === undefined
      ? [text]
      : [[second, first], ...(sign === '/' ? [[first, second]] : [])].map(
          ([month = '', day = '']) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${rest}`,
        );
  return readings.flatMap((reading) => parseTime(reading) ?? []);
}

/** Systems write their first date where they keep none: "1970-01-01", "0001-01-01". */
const isNone = (time: number): boolean => time < Date.UTC(2000);

/** Whether a time lies between two dates of a feed, whatever they mean; a date that is missing or unreadable does not limit. */
export function isWithin(time: Date, from: string, to: string): boolean {
  // A day without a clock lasts until its end.
  const rest = to.includes(':') ? 0 : 86_400_000 - 1;
  return (
    timesOf(from).every((start) => start <= time.getTime()) &&
    timesOf(to).every((end) => isNone(end) || time.getTime() <= end + rest)
  );
}

const dateWith = (sameSign: string) =>
  String.raw`\d+([/.-])\d+${sameSign}\d+(?:[T ]\d\d:[\d:.]+)?(?: ?(?:Z|[+-]\d\d:?\d\d))?`;
const intervals = new RegExp(
  String.raw`^(${dateWith('\\2')})\s*(?:/|-|–|—|,|;|\sto\s|\sau\s|\sbis\s)\s*(${dateWith('\\4')})$`,
  'i',
);

/** Whether a time lies within an interval ("start/end", "start - end"); one that cannot be read holds no time. */
export function isWithinInterval(time: Date, interval: string): boolean {
  const [, start, , end] = intervals.exec(interval.trim()) ?? [];
  if (start === undefined || end === undefined) return false;
  return timesOf(start).length > 0 && timesOf(end).length > 0 && isWithin(time, start, end);
}
