import { facetSpecificationKeys } from '../../src/server/catalogue/service.ts';
import { createSearch } from '../../src/server/search/service.ts';
import { createTestApp, type TestApp } from './app.ts';
import { silentLog } from './silent-log.ts';

/** An application on the catalogue that another one was filled by, with a search that has read it; `close` ends both. */
export async function openSearchedShop(
  base: TestApp,
): Promise<{ shop: TestApp; close: () => Promise<void> }> {
  const { url, database } = base.database;
  const search = createSearch({
    databaseUrl: url,
    specificationKeys: facetSpecificationKeys,
    log: silentLog,
  });
  await search.start();
  const shop = await createTestApp({ search, database });
  return {
    shop,
    async close() {
      await search.close();
      await shop.close();
    },
  };
}
