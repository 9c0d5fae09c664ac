import {
  listenForVersions,
  type VersionListener,
  type VersionListenerOptions,
} from '../platform/database/listen.ts';
import type { Change } from '../platform/response-cache/change-log.ts';
import { isFollowedBy, listChangesBetween, type Moment, readMoment } from './changes-queries.ts';
import { isAwaitedChange } from './queries.ts';

/** A version, and what changed since the one received before. */
export type CatalogueUpdate = Change & { version: number };

export type FollowOptions = Pick<VersionListenerOptions, 'databaseUrl' | 'pollEvery' | 'log'> & {
  /** Must not throw. */
  onUpdate: (update: CatalogueUpdate) => void;
  /** A person waits to see a change that has been committed. */
  onAwaited: () => void;
};

/** Follows the catalogue's versions and what each changed. The first one received may have changed anything. */
export function followCatalogue({ onUpdate, onAwaited, ...options }: FollowOptions): VersionListener {
  /** The state read last, and when reading it began: what it lacks was committed later. */
  let known: { moment: Moment; readAt: number } | undefined;
  let news: CatalogueUpdate | undefined;

  return listenForVersions({
    ...options,
    channel: 'catalogue_changed',
    async readVersion(db) {
      const readAt = performance.now();
      const moment = await readMoment(db);
      const { version } = moment;
      if (known?.moment.version !== version) {
        const queriedAt = performance.now();
        const changes =
          known && isFollowedBy(known.moment, moment)
            ? await listChangesBetween(db, known.moment, moment)
            : undefined;
        news = {
          version,
          productIds: changes?.productIds ?? null,
          promptIds: changes?.promptIds ?? [],
          // A change of below no age: the database's clock has been set back since.
          lagsFrom:
            known && changes?.mayLag ? Math.max(known.readAt, queriedAt - Math.max(0, changes.age)) : null,
        };
      }
      known = { moment, readAt };
      return version;
    },
    onVersion: () => {
      if (news) onUpdate(news);
    },
    onNotice: (payload) => {
      if (isAwaitedChange(payload)) onAwaited();
    },
  });
}
