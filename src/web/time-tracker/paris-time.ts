const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment in Paris time, for fields of type `datetime-local`: `2026-11-21T09:30`. */
export const toParis = (at: Date): string => parts.format(at).replace(' ', 'T');

/**
 * The moment of a Paris time; undefined: invalid, or in the hour skipped in spring. In the repeated hour of
 * autumn the first, or, where that is not after `begin`, the second.
 */
export function fromParis(local: string, begin?: string): Date | undefined {
  const asUtc = Date.parse(`${local}:00Z`);
  const moments = [2, 1]
    .map((offset) => new Date(asUtc - offset * 3_600_000))
    .filter((at) => !Number.isNaN(at.getTime()) && toParis(at) === local);
  return moments.find((at) => begin === undefined || at > new Date(begin)) ?? moments[0];
}

/**
 * A field's value as an ISO time; undefined: invalid. A field that still shows `before` keeps its seconds:
 * entries within a minute stay in order, and in the right one of the repeated hours. `begin`: of a time that ends something.
 */
export function readTime(local: string, before?: string | null, begin?: string): string | undefined {
  if (before && toParis(new Date(before)) === local) return before;
  return fromParis(local, begin)?.toISOString();
}

/** The month in Paris of a moment: `2026-11`. */
export const monthInParis = (at: Date): string => toParis(at).slice(0, 7);

/** A number of months on: `2026-11` and −1 make `2026-10`. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}
