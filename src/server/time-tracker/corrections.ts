import { type Actor, recordAudit } from '../audit/service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database, DatabasePool } from '../platform/database.ts';
import { deleteEntry, type EntryRow, findOwnEntry, isTaken, updateEntry } from './queries.ts';

export type Correction = { startedAt: string; endedAt: string; note: string; version: number };

const longest = 24 * 60 * 60 * 1_000;
/** As old as an entry may be that is corrected (`isCorrectable`), so as it may become. */
const oldest = 7 * longest;

/** What an entry was before, for the audit log. */
const asWas = ({ id, startedAt, endedAt, note }: EntryRow) => ({
  entryId: id,
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  note,
});

/** Hours tell of the person themselves: the log forgets them with their account. */
const ofOneself = (actor: Actor) => ({ ...actor, subjectId: actor.actorId });

/** @throws AppError `not_found`: none of theirs, `conflict`: it runs or is older than 7 days */
async function getCorrectable(db: Database, userId: number, id: number): Promise<EntryRow> {
  const entry = await findOwnEntry(db, userId, id);
  if (!entry) throw new AppError('not_found');
  if (entry.endedAt === null) throw new AppError('conflict', { reason: 'time_running' });
  if (!entry.isCorrectable) throw new AppError('conflict', { reason: 'time_too_old' });
  return entry;
}

function checkTimes({ startedAt, endedAt }: Correction): void {
  const [from, to] = [Date.parse(startedAt), Date.parse(endedAt)];
  const now = Date.now();
  if (to <= from || to - from > longest || to > now) {
    throw new AppError('invalid_request', { reason: 'time_invalid' });
  }
  if (now - from >= oldest) throw new AppError('invalid_request', { reason: 'time_too_old' });
}

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
    checkTimes(correction);
    if (entry.version !== correction.version) throw new AppError('conflict', { reason: 'time_changed' });
    if (await isTaken(tx, actor.actorId, { ...correction, id })) {
      throw new AppError('conflict', { reason: 'time_overlaps' });
    }
    await recordAudit(tx, { action: 'time_entry_corrected', ...ofOneself(actor), details: asWas(entry) });
    return updateEntry(tx, id, correction);
  });

/** Removes an entry of one's own. @throws AppError `not_found`, `conflict`: it runs or is too old */
export const removeEntry = (database: DatabasePool, id: number, actor: Actor): Promise<void> =>
  database.transaction(async (tx) => {
    const entry = await getCorrectable(tx, actor.actorId, id);
    await recordAudit(tx, { action: 'time_entry_removed', ...ofOneself(actor), details: asWas(entry) });
    await deleteEntry(tx, id);
  });
