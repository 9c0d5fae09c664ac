import type { CatalogueSearch } from '../../src/server/catalogue/service.ts';
import type { DatabasePool } from '../../src/server/platform/database/database.ts';
import { createChangeLog } from '../../src/server/platform/response-cache/change-log.ts';

type Entry = { id: number; categoryId: number | null; title: string };

/** A search over the listed products by words of the title, in order of their ids; `load` reads them. */
export function createFakeSearch(): CatalogueSearch & { load(db: DatabasePool): Promise<void> } {
  let entries: Entry[] = [];
  let version = 0;
  const changes = createChangeLog();

  return {
    async load(db) {
      entries = await db.rows<Entry>(
        `select p.id, p.category_id as "categoryId", p.title
         from products p join product_summaries s on s.product_id = p.id
         where s.offers_count > 0 order by p.id`,
      );
      version++;
      changes.note({ productIds: null, lagsFrom: null });
    },
    version: () => version,
    newestVersion: () => Number.POSITIVE_INFINITY,
    changes,
    async search({ query, categoryId, offset, limit }) {
      const found = entries.filter(
        (entry) =>
          (categoryId === undefined || entry.categoryId === categoryId) &&
          (query === undefined || entry.title.toLowerCase().includes(query.toLowerCase())),
      );
      return {
        ids: found.slice(offset, offset + limit).map((entry) => entry.id),
        total: found.length,
        correctedQuery: null,
        missingWords: [],
        facets: null,
        nearbyCategoryIds: [],
      };
    },
    async suggest(text, limit) {
      const found = entries.filter((entry) => entry.title.toLowerCase().includes(text.toLowerCase()));
      return {
        productIds: found.slice(0, limit).map((entry) => entry.id),
        categoryIds: [...new Set(found.flatMap(({ categoryId }) => categoryId ?? []))],
        brands: [],
      };
    },
    countsByCategory: () =>
      new Map(
        [...Map.groupBy(entries, (entry) => entry.categoryId ?? 0)].map(([id, own]) => [id, own.length]),
      ),
    async similar(id, limit) {
      const own = entries.find((entry) => entry.id === id);
      return entries
        .filter((entry) => entry.id !== id && entry.categoryId === own?.categoryId)
        .slice(0, limit)
        .map((entry) => entry.id);
    },
  };
}
