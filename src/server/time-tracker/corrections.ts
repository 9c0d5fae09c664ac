import { type Actor, recordAudit } from '../audit/service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database, DatabasePool } from '../platform/database/database.ts';
import { dayMs } from '../platform/durations.ts';
import {
  deleteEntry,
  type EntryRow,
  findOwnEntry,
  hasOverlap,
  insertEntry,
  lockEntriesOf,
  updateEntry,
} from './queries.ts';

/** Times as ISO texts. */
export type Worked = { startedAt: string; endedAt: string; note: string };
export type Correction = Worked & { version: number };

const maxDuration = dayMs;
/** What was clocked lasts that long at least: clocked out at once, its end lies ahead for a moment. */
const minDuration = 1_000;
/** As long ago as an entry may have ended that is corrected (`isCorrectable`), and may begin that is added or moved. */
const oldest = 7 * maxDuration;

/** An entry for the audit log: what it was before, or what was added. */
const asStored = ({ id, startedAt, endedAt, note }: EntryRow) => ({
  entryId: id,
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  note,
});

/** Hours are personal data: the log drops them with the account. */
const ofOneself = (actor: Actor) => ({ ...actor, subjectId: actor.actorId });

/** @throws AppError `not_found`: none of theirs, `conflict`: it runs or is older than 7 days */
async function getCorrectable(db: Database, userId: number, id: number): Promise<EntryRow> {
  await lockEntriesOf(db, userId);
  const entry = await findOwnEntry(db, userId, id);
  if (!entry) throw new AppError('not_found');
  if (entry.endedAt === null) throw new AppError('conflict', { reason: 'time_running' });
  if (!entry.isCorrectable) throw new AppError('conflict', { reason: 'time_too_old' });
  return entry;
}

/**
 * @param before the entry that is corrected: its beginning may stay, as of one that nobody ended before days off
 * @throws AppError `invalid_request`
 */
function checkTimes({ startedAt, endedAt }: Worked, before?: EntryRow): void {
  const [from, to] = [Date.parse(startedAt), Date.parse(endedAt)];
  const now = Date.now();
  if (to <= from || to - from > maxDuration || to > now + minDuration) {
    throw new AppError('invalid_request', { reason: 'time_invalid' });
  }
  const isKept = before !== undefined && from >= before.startedAt.getTime();
  if (now - from >= oldest && !isKept) throw new AppError('invalid_request', { reason: 'time_too_old' });
}

/** @throws AppError `conflict` */
async function assertNoOverlap(
  db: Database,
  userId: number,
  id: number | null,
  worked: Worked,
): Promise<void> {
  if (await hasOverlap(db, userId, { ...worked, id }))
    throw new AppError('conflict', { reason: 'time_overlaps' });
}

/**
 * Adds a missing entry of the last 7 days.
 * @throws AppError `invalid_request`, `conflict`: another entry is there
 */
export const addEntry = (database: DatabasePool, worked: Worked, actor: Actor): Promise<EntryRow> =>
  database.transaction(async (tx) => {
    checkTimes(worked);
    await lockEntriesOf(tx, actor.actorId);
    await assertNoOverlap(tx, actor.actorId, null, worked);
    const entry = await insertEntry(tx, actor.actorId, worked);
    await recordAudit(tx, { action: 'time_entry_added', ...ofOneself(actor), details: asStored(entry) });
    return entry;
  });

/**
 * Corrects an entry of one's own; one person's corrections happen one after the other.
 * @throws AppError `invalid_request`, `not_found`, `conflict`: it runs, is too old, was changed meanwhile, another entry is there
 */
export const correctEntry = (
  database: DatabasePool,
  id: number,
  correction: Correction,
  actor: Actor,
): Promise<EntryRow> =>
  database.transaction(async (tx) => {
    const entry = await getCorrectable(tx, actor.actorId, id);
    checkTimes(correction, entry);
    if (entry.version !== correction.version) throw new AppError('conflict', { reason: 'time_changed' });
    await assertNoOverlap(tx, actor.actorId, id, correction);
    await recordAudit(tx, { action: 'time_entry_corrected', ...ofOneself(actor), details: asStored(entry) });
    return updateEntry(tx, id, correction);
  });

/** Removes an entry of one's own. @throws AppError `not_found`, `conflict`: it runs or is too old */
export const removeEntry = (database: DatabasePool, id: number, actor: Actor): Promise<void> =>
  database.transaction(async (tx) => {
    const entry = await getCorrectable(tx, actor.actorId, id);
    await recordAudit(tx, { action: 'time_entry_removed', ...ofOneself(actor), details: asStored(entry) });
    await deleteEntry(tx, id);
  });
