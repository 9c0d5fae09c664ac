import type { MappedCategory } from './shop-paths.ts';

/** Maximum number of categories of one merchant; real ones have some hundred. */
export const maxMerchantCategories = 5_000;

/** The distinct categories of one feed, up to the limit. */
export type CategoryCollector = { note(category: MappedCategory): void; all(): MappedCategory[] };

export function createCategoryCollector(): CategoryCollector {
  const noted = new Map<number, MappedCategory>();
  return {
    note(category) {
      if (noted.size < maxMerchantCategories && !noted.has(category.hash)) noted.set(category.hash, category);
    },
    all: () => [...noted.values()],
  };
}
