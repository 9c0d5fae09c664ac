// The public interface of employees' hours.
import type { Role } from '../../contract/accounts/roles.ts';
import type { Database } from '../platform/database/database.ts';
import { type EntryRow, listEntriesOf, stopEntry } from './queries.ts';

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

/** Clocks out whoever gets a role that does not clock: nobody else could, and the entry would run for ever. */
export async function endHours(db: Database, userId: number, role: Role): Promise<void> {
  if (role !== 'employee') await stopEntry(db, userId, '');
}
