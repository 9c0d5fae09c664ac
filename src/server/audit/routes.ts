import type { CallHandlers } from '../platform/calls/handlers.ts';
import type { Database } from '../platform/database/database.ts';
import { countEntries, listEntries } from './queries.ts';

const idText = (id: number | null) => (id === null ? null : String(id));

/** The log of what happened to accounts and what admins changed, for superadmins. */
export const auditHandlers = (db: Database): Pick<CallHandlers, 'listAudit'> => ({
  async listAudit({ query: { search = '', action, page, limit } }) {
    const choice = { search, action };
    const rows = await listEntries(db, choice, { offset: (page - 1) * limit, limit });
    const items = rows.map(({ id, at, actorId, subjectId, ...rest }) => ({
      ...rest,
      _id: String(id),
      at: at.toISOString(),
      actorId: idText(actorId),
      subjectId: idText(subjectId),
    }));
    return { items, total: await countEntries(db, choice), page, limit };
  },
});
