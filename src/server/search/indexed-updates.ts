import type { CatalogueUpdate } from '../catalogue-version/service.ts';
import type { createChangeLog } from '../platform/response-cache/change-log.ts';

/** Notes the catalogue’s changes when they are announced, and again when searches show them. */
export type IndexedUpdates = {
  /** `version`: what searches show now. */
  note(news: CatalogueUpdate, version: number): void;
  /**
   * Lists show now what was announced before: they may lag as long as all of it may. An index may also be ahead of the
   * news: those say, once announced, which products changed and whether anything may lag.
   */
  indexed(version: number): void;
};

export function createIndexedUpdates(
  changes: ReturnType<typeof createChangeLog>,
  now: () => number = () => performance.now(),
): IndexedUpdates {
  /** Told, and not in the index yet. */
  let unindexed: CatalogueUpdate[] = [];
  return {
    note(news, version) {
      changes.note(news);
      if (news.version > version) unindexed.push(news);
    },
    indexed(version) {
      const shown = unindexed.filter((news) => news.version <= version);
      unindexed = unindexed.filter((news) => news.version > version);
      const lagsFrom = shown.reduce<number | null>(
        (earliest, { lagsFrom: lag }) => (earliest === null || lag === null ? null : Math.min(earliest, lag)),
        now(),
      );
      const promptIds = shown.flatMap((news) => news.promptIds ?? []);
      changes.note({ productIds: [], lagsFrom, promptIds });
    },
  };
}
