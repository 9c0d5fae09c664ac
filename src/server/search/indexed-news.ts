import type { CatalogueNews } from '../catalogue-version/service.ts';
import type { createChangeLog } from '../platform/response-cache/change-log.ts';

/** Notes the catalogue's changes when they are heard of, and again when searches show them. */
export type IndexedNews = {
  /** `version`: what searches show now. */
  hear(news: CatalogueNews, version: number): void;
  /** Lists show now what was heard of before: they may lag as long as all of it may. */
  indexed(version: number): void;
};

export function createIndexedNews(changes: ReturnType<typeof createChangeLog>): IndexedNews {
  let newest = 0;
  /** Heard of, and not in the index yet. */
  let unindexed: CatalogueNews[] = [];
  return {
    hear(news, version) {
      changes.note(news);
      newest = news.version;
      if (news.version > version) unindexed.push(news);
    },
    indexed(version) {
      const indexed = unindexed.filter((news) => news.version <= version);
      unindexed = unindexed.filter((news) => news.version > version);
      const isHeard = version <= newest;
      const lags = indexed.map(({ lagsFrom }) => lagsFrom).filter((from) => from !== null);
      const mayLag = isHeard && lags.length > 0 && lags.length === indexed.length;
      changes.note({ productIds: isHeard ? [] : null, lagsFrom: mayLag ? Math.min(...lags) : null });
    },
  };
}
