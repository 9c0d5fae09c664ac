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

/** Whether a time lies between two dates of a feed; a date that is missing or unreadable does not limit. */
export function isWithin(time: Date, from: string, to: string): boolean {
  const start = from === '' ? undefined : parseTime(from);
  const end = to === '' ? undefined : parseTime(to);
  // A day without a clock lasts until its end.
  const lastsUntil = end !== undefined && !to.includes(':') ? end + 86_400_000 - 1 : end;
  return (
    (start === undefined || start <= time.getTime()) &&
    (lastsUntil === undefined || time.getTime() <= lastsUntil)
  );
}

/** Whether a time lies within an ISO interval `start/end`; an interval that cannot be read holds no time. */
export function isWithinInterval(time: Date, interval: string): boolean {
  const [from, to, ...rest] = interval.split('/').map((part) => part.trim());
  if (from === undefined || to === undefined || rest.length > 0) return false;
  return parseTime(from) !== undefined && parseTime(to) !== undefined && isWithin(time, from, to);
}
