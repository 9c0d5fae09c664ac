import {
  listenForVersions,
  type VersionListener,
  type VersionListenerOptions,
} from '../platform/database/listen.ts';
import type { Change } from '../platform/response-cache/change-log.ts';
import { isFollowedBy, listTold, type Moment, readMoment } from './changes-queries.ts';
import { isAwaitedChange } from './queries.ts';

/** A version, and what changed since the one heard before. */
export type CatalogueNews = Change & { version: number };

export type FollowOptions = Pick<VersionListenerOptions, 'databaseUrl' | 'pollEvery' | 'log'> & {
  /** Must not throw. */
  onNews: (news: CatalogueNews) => void;
  /** A person waits to see a change that has been committed. */
  onAwaited: () => void;
};

/** Follows the catalogue's versions and tells what each changed. The first one heard of may have changed anything. */
export function followCatalogue({ onNews, onAwaited, ...options }: FollowOptions): VersionListener {
  /** The state read last, and when reading it began: what it lacks was committed later. */
  let known: { moment: Moment; lookedAt: number } | undefined;
  let news: CatalogueNews | undefined;

  return listenForVersions({
    ...options,
    channel: 'catalogue_changed',
    async readVersion(db) {
      const lookedAt = performance.now();
      const moment = await readMoment(db);
      const { version } = moment;
      if (known?.moment.version !== version) {
        const toldAt = performance.now();
        const told =
          known && isFollowedBy(known.moment, moment) ? await listTold(db, known.moment, moment) : undefined;
        news = {
          version,
          productIds: told?.productIds ?? null,
          promptIds: told?.promptIds ?? [],
          lagsFrom: known && told?.mayLag ? Math.max(known.lookedAt, toldAt - told.age) : null,
        };
      }
      known = { moment, lookedAt };
      return version;
    },
    onVersion: () => {
      if (news) onNews(news);
    },
    onNotice: (payload) => {
      if (isAwaitedChange(payload)) onAwaited();
    },
  });
}
