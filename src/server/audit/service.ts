import type { AuditAction } from '../../contract/logs/audit-actions.ts';
import type { AuditDetail } from '../../contract/logs/audit-details.ts';
import type { SignedInContext } from '../platform/calls/handlers.ts';
import type { Database } from '../platform/database/database.ts';
import { type AuditRow, insertEntry } from './queries.ts';

export type AuditEntry = Partial<Pick<AuditRow, 'actorId' | 'subjectId' | 'address'>> & {
  action: AuditAction;
  /** Pages have words for these. */
  details?: Partial<Record<AuditDetail, unknown>>;
};

/** Who makes a change, and from which address. */
export type Actor = { actorId: number; address: string };

export const actorOf = ({ session, client }: SignedInContext): Actor => ({
  actorId: session.userId,
  address: client?.address ?? '',
});

/** Records an event in the audit log, in the transaction of the change. */
export const recordAudit = (db: Database, { action, ...known }: AuditEntry): Promise<void> =>
  insertEntry(db, { action, actorId: null, subjectId: null, address: null, details: {}, ...known });

export { deleteOldEntries, erasePersonalData, listPersonsEntries } from './queries.ts';
