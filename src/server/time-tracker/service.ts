// The public interface of employees' hours.
import type { Database } from '../platform/database/database.ts';
import { type EntryRow, listEntriesOf } from './queries.ts';

/** An entry as the API returns it. */
export const describeEntry = ({ id, startedAt, endedAt, ...entry }: EntryRow) => ({
  ...entry,
  _id: String(id),
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

/** Everything that is kept of one person's hours, newest first. */
export const exportHours = async (db: Database, userId: number) =>
  (await listEntriesOf(db, userId)).map(describeEntry);
