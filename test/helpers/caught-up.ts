import { getCatalogueVersion } from '../../src/server/catalogue-version/service.ts';
import type { Search } from '../../src/server/search/service.ts';
import type { TestDatabase } from './database.ts';

/** Waits until search answers by the catalogue as it stands now. */
export async function caughtUp(
  search: Pick<Search, 'version' | 'onVersion'>,
  { database }: TestDatabase,
): Promise<void> {
  const version = await getCatalogueVersion(database);
  while (search.version() < version) {
    await new Promise<void>((resolve) => {
      const stop = search.onVersion(() => {
        stop();
        resolve();
      });
    });
  }
}
