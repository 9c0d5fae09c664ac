import { raiseCatalogueVersion } from '../catalogue-version/service.ts';
import type { Database } from '../platform/database/database.ts';

/** Cached responses show codes: each is compared with what it would be now, at once where a person has changed codes. */
export const renewResponsesWithCodes = (
  db: Database,
  { isAwaited = false }: { isAwaited?: boolean } = {},
): Promise<number> => raiseCatalogueVersion(db, { isAwaited, known: { productIds: [], mayLag: !isAwaited } });
