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

/** "31/12/2026", "31.12.2026" → "2026-12-31": days first, as Europe's shops write them. */
const withYearFirst = (text: string): string =>
  text
    .trim()
    .replace(
      /^(\d\d?)([/.-])(\d\d?)\2(\d{4})(?!\d)/,
      (_, day: string, _sign, month: string, year: string) =>
        `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    );

/** Whether a time lies between two dates of a feed; a date that is missing or unreadable does not limit. */
export function isWithin(time: Date, from: string, to: string): boolean {
  const start = from === '' ? undefined : parseTime(withYearFirst(from));
  const end = to === '' ? undefined : parseTime(withYearFirst(to));
  // A day without a clock lasts until its end.
  const lastsUntil = end !== undefined && !to.includes(':') ? end + 86_400_000 - 1 : end;
  return (
    (start === undefined || start <= time.getTime()) &&
    (lastsUntil === undefined || time.getTime() <= lastsUntil)
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
  const [from, to] = [withYearFirst(start), withYearFirst(end)];
  return parseTime(from) !== undefined && parseTime(to) !== undefined && isWithin(time, from, to);
}
