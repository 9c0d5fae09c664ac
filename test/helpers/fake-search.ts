import type { CatalogueSearch } from '../../src/server/catalogue/service.ts';
import type { DatabasePool } from '../../src/server/platform/database/database.ts';
import { createChangeLog } from '../../src/server/platform/response-cache/change-log.ts';

/** `within`: its category and those that this is part of. */
type Entry = {
  id: number;
  categoryId: number | null;
  within: number[];
  title: string;
  sizes: string[];
  totalCents: number | null;
};

/**
 * A search over the listed products by words of the title, sizes and least price, in order of their ids; `load` reads them.
 * Near a text that the whole catalogue has no answer to is the first product's category.
 */
export function createFakeSearch(): CatalogueSearch & { load(db: DatabasePool): Promise<void> } {
  let entries: Entry[] = [];
  let version = 0;
  const changes = createChangeLog();

  return {
    async load(db) {
      entries = await db.rows<Entry>(
        `select p.id, p.category_id as "categoryId", p.title, s.total_cents as "totalCents",
           array(select id from category_and_above(p.category_id)) as within,
           array(select label from product_sizes where product_id = p.id) as sizes
         from products p join product_summaries s on s.product_id = p.id
         where s.offers_count > 0 order by p.id`,
      );
      version++;
      changes.note({ productIds: null, lagsFrom: null });
    },
    version: () => version,
    newestVersion: () => Number.POSITIVE_INFINITY,
    changes,
    async search({ query, categoryId, filters, offset, limit }) {
      const sizes = (filters?.specifications ?? []).flatMap(({ key, value }) =>
        key === 'size' && entries.some((entry) => entry.sizes.includes(value)) ? value : [],
      );
      const found = entries.filter(
        (entry) =>
          (categoryId === undefined || entry.within.includes(categoryId)) &&
          (sizes.length === 0 || sizes.some((size) => entry.sizes.includes(size))) &&
          (entry.totalCents ?? 0) >= (filters?.fromCents ?? 0) &&
          (query === undefined || entry.title.toLowerCase().includes(query.toLowerCase())),
      );
      const isWhole = categoryId === undefined && filters === undefined;
      const isMissed = query !== undefined && found.length === 0 && isWhole;
      return {
        ids: found.slice(offset, offset + limit).map((entry) => entry.id),
        total: found.length,
        products: found.length,
        isFolded: false,
        leading: found.length,
        correctedQuery: null,
        missingWords: [],
        shelfIds: [],
        holdsAllWords: true,
        facets: null,
        ...(sizes.length > 0 && { sizes }),
        nearbyCategoryIds: isMissed ? entries.flatMap((entry) => entry.categoryId ?? []).slice(0, 1) : [],
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
    countsByCategory() {
      const counts = new Map<number, number>();
      for (const id of entries.flatMap(({ within }) => within)) counts.set(id, (counts.get(id) ?? 0) + 1);
      return counts;
    },
    family: async () => [],
    async similar(id, limit) {
      const own = entries.find((entry) => entry.id === id);
      return entries
        .filter((entry) => entry.id !== id && entry.categoryId === own?.categoryId)
        .slice(0, limit)
        .map((entry) => entry.id);
    },
  };
}
