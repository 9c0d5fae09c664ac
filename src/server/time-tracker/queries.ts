import type { Database } from '../platform/database/database.ts';

export type EntryRow = {
  id: number;
  startedAt: Date;
  endedAt: Date | null;
  note: string;
  seconds: number;
  isCorrectable: boolean;
  version: number;
};

const columns = `id, started_at as "startedAt", ended_at as "endedAt", note, version,
  extract(epoch from coalesce(ended_at, greatest(now(), started_at)) - started_at)::integer as seconds,
  coalesce(ended_at > now() - interval '7 days', false) as "isCorrectable"`;

/** Midnight in Paris of the day, week or month that holds a moment: days there have 23 to 25 hours. */
const beginOf = (unit: 'day' | 'week', moment: string) =>
  `(date_trunc('${unit}', ${moment} at time zone 'Europe/Paris') at time zone 'Europe/Paris')`;

/** Seconds of an entry since a moment. */
const secondsSince = (from: string) =>
  `coalesce(sum(extract(epoch from coalesce(ended_at, greatest(now(), started_at)) - greatest(started_at, ${from})))
     filter (where coalesce(ended_at, now()) > ${from}), 0)::integer`;

type Totals = { todaySeconds: number; weekSeconds: number; month: string };

/** Seconds of today and this week, and the month that it is. */
export async function readTotals(db: Database, userId: number): Promise<Totals> {
  const [totals] = await db.rows<Totals>(
    `select to_char(now() at time zone 'Europe/Paris', 'YYYY-MM') as month,
        ${secondsSince(beginOf('day', 'now()'))} as "todaySeconds",
       ${secondsSince(beginOf('week', 'now()'))} as "weekSeconds"
     from time_entries
     where user_id = $1 and (ended_at is null or ended_at > ${beginOf('week', 'now()')})`,
    [userId],
  );
  if (!totals) throw new Error('No totals');
  return totals;
}

export async function findRunning(db: Database, userId: number): Promise<EntryRow | undefined> {
  const [entry] = await db.rows<EntryRow>(
    `select ${columns} from time_entries where user_id = $1 and ended_at is null`,
    [userId],
  );
  return entry;
}

/**
 * Begins an entry; false: one runs, or the person is no employee any more. Locked, so that a change of role that comes
 * meanwhile either ends this entry or keeps it from beginning. It begins where the last one ended, which may be a second
 * ahead (`stopEntry`): no two of a person's overlap.
 */
export async function startEntry(db: Database, userId: number): Promise<boolean> {
  const started = await db.execute(
    `insert into time_entries (user_id, started_at)
     select id, greatest(date_trunc('second', now()),
         (select max(ended_at) from time_entries where user_id = $1 and ended_at > now()))
     from users where id = $1 and role = 'employee' for share
     on conflict (user_id) where ended_at is null do nothing`,
    [userId],
  );
  return started === 1;
}

/** Ends the running entry; false: none runs. An entry lasts a second at least. */
export async function stopEntry(db: Database, userId: number, note: string): Promise<boolean> {
  const stopped = await db.execute(
    `update time_entries set ended_at = greatest(date_trunc('second', now()), started_at + interval '1 second'),
       note = $2
     where user_id = $1 and ended_at is null`,
    [userId, note],
  );
  return stopped === 1;
}

/** Midnights in Paris at the ends of a month that a parameter names: `2026-11`. */
const monthBegins = (month: string) => `((${month} || '-01')::date::timestamp at time zone 'Europe/Paris')`;
const monthEnds = (month: string) =>
  `(((${month} || '-01')::date + interval '1 month') at time zone 'Europe/Paris')`;

/** Entries that begin in the month, newest first. */
export const listEntries = (db: Database, userId: number, month: string): Promise<EntryRow[]> =>
  db.rows(
    `select ${columns} from time_entries
     where user_id = $1 and started_at >= ${monthBegins('$2')} and started_at < ${monthEnds('$2')}
     order by started_at desc limit 1000`,
    [userId, month],
  );

/** Keeps a person's entries from others until the transaction ends. */
export const lockEntriesOf = (db: Database, userId: number): Promise<unknown> =>
  db.rows('select id from users where id = $1 for update', [userId]);

export async function findOwnEntry(db: Database, userId: number, id: number): Promise<EntryRow | undefined> {
  const [entry] = await db.rows<EntryRow>(
    `select ${columns} from time_entries where id = $2 and user_id = $1`,
    [userId, id],
  );
  return entry;
}

/** Whether another entry of the person than `id` has a moment in common with the time. */
export async function hasOverlap(
  db: Database,
  userId: number,
  { id, startedAt, endedAt }: { id: number | null; startedAt: string; endedAt: string },
): Promise<boolean> {
  const [row] = await db.rows<{ taken: boolean }>(
    `select exists (select from time_entries where user_id = $1 and id is distinct from $2
       and started_at < $4::timestamptz and coalesce(ended_at, 'infinity') > $3::timestamptz) as taken`,
    [userId, id, startedAt, endedAt],
  );
  return row?.taken ?? false;
}

export async function insertEntry(
  db: Database,
  userId: number,
  { startedAt, endedAt, note }: { startedAt: string; endedAt: string; note: string },
): Promise<EntryRow> {
  const [entry] = await db.rows<EntryRow>(
    `insert into time_entries (user_id, started_at, ended_at, note) values ($1, $2, $3, $4) returning ${columns}`,
    [userId, startedAt, endedAt, note],
  );
  if (!entry) throw new Error('No entry');
  return entry;
}

export async function updateEntry(
  db: Database,
  id: number,
  { startedAt, endedAt, note }: { startedAt: string; endedAt: string; note: string },
): Promise<EntryRow> {
  const [entry] = await db.rows<EntryRow>(
    `update time_entries set started_at = $2, ended_at = $3, note = $4, version = version + 1
     where id = $1 returning ${columns}`,
    [id, startedAt, endedAt, note],
  );
  if (!entry) throw new Error(`Entry ${id} is gone`);
  return entry;
}

export const deleteEntry = (db: Database, id: number): Promise<number> =>
  db.execute('delete from time_entries where id = $1', [id]);

export type WorkedRow = {
  userId: number;
  name: string;
  email: string;
  seconds: number;
  entries: number;
  runningSince: Date | null;
};

/**
 * Hours worked in a month, of employees and of everybody with entries; hours outside of the month are left
 * out.
 */
export const listWorkedHours = (db: Database, month: string): Promise<WorkedRow[]> =>
  db.rows(
    `select u.id as "userId", u.name, u.email,
       coalesce(sum(extract(epoch from least(coalesce(t.ended_at, greatest(now(), t.started_at)), ${monthEnds('$1')})
         - greatest(t.started_at, ${monthBegins('$1')}))) filter (where t.id is not null), 0)::integer as seconds,
       count(t.id)::integer as entries,
       max(t.started_at) filter (where t.ended_at is null) as "runningSince"
     from users u
     left join time_entries t on t.user_id = u.id and t.started_at < ${monthEnds('$1')}
       and coalesce(t.ended_at, now()) > ${monthBegins('$1')}
     where u.role = 'employee' or t.id is not null
     group by u.id order by u.name collate "fr-x-icu", u.id limit 1000`,
    [month],
  );

/** Everything that is kept of one person's hours. */
export const listEntriesOf = (db: Database, userId: number): Promise<EntryRow[]> =>
  db.rows(`select ${columns} from time_entries where user_id = $1 order by started_at desc limit 10000`, [
    userId,
  ]);
