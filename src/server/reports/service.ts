import type { OwnData } from '../../contract/accounts/schema.ts';
import type { Database } from '../platform/database/database.ts';
import { listReportsOf } from './queries.ts';

/** What a user reported, for their own data. */
export async function exportReports(db: Database, userId: number): Promise<OwnData['reports']> {
  const rows = await listReportsOf(db, userId);
  return rows.map(({ createdAt, productId, title, merchant, reason, comment, state }) => ({
    createdAt: createdAt.toISOString(),
    productId: String(productId),
    title,
    merchant,
    reason,
    comment,
    state,
  }));
}

export { deleteOldReports, moveReports, returnReports } from './queries.ts';
