import { raiseCatalogueVersion } from '../catalogue-version/service.ts';
import type { Database } from '../platform/database/database.ts';

/** Kept responses hold codes: they are looked at again, at once where a person has changed codes. */
export const renewResponsesWithCodes = (
  db: Database,
  { isAwaited = false }: { isAwaited?: boolean } = {},
): Promise<number> => raiseCatalogueVersion(db, { isAwaited, known: { productIds: [], mayLag: !isAwaited } });
