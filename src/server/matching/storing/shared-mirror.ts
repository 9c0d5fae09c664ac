import type { Database } from '../../platform/database/database.ts';
import { fromRow } from './article.ts';
import { listListingsAfter } from './keys-queries.ts';
import { createMirror, type Mirror } from './mirror.ts';
import { countListings, getMatchState } from './state-queries.ts';

/**
 * The mirror that one import leaves to the next one of its process. It is used only while the stored listings are still in
 * the state that it was left in (`getMatchState`).
 */
export type SharedMirror = {
  /**
   * For an import that brings so many articles to compare, infinitely many where all others follow; undefined: finding what they
   * need costs less than reading all.
   */
  open(db: Database, brought: number): Promise<Mirror | undefined>;
  /** Leaves it to the next import, as the transaction has it that ends now. */
  leave(db: Database, mirror: Mirror): Promise<void>;
};

/** All listings are read where an import brings at least this share of them. */
const worthShare = 0.5;
/** More listings than so many take more memory than a mirror may. */
const maxListings = 300_000;
/** Listings that are read at a time. */
const batchSize = 5_000;

export function createSharedMirror(): SharedMirror {
  let kept: { mirror: Mirror; state: string } | undefined;
  return {
    async open(db, brought) {
      // Taken away until `leave`: an import that fails must not leave a half-changed mirror to the next one.
      const before = kept;
      kept = undefined;
      if (before && before.state === (await getMatchState(db))) return before.mirror;
      const max = Math.min(maxListings, Math.floor(brought / worthShare));
      if (max === 0) return undefined;
      return (await countListings(db, max + 1)) > max ? undefined : readMirror(db);
    },
    async leave(db, mirror) {
      if (!mirror.isOver()) kept = { mirror, state: await getMatchState(db) };
    },
  };
}

async function readMirror(db: Database): Promise<Mirror> {
  const mirror = createMirror();
  for (let after = 0; ; ) {
    const rows = await listListingsAfter(db, after, batchSize);
    for (const row of rows) {
      if (row.isLive) mirror.add(fromRow(row), row.component, row.productId);
      else mirror.addGone(row.merchantId, row.articleId);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize || mirror.isOver()) return mirror;
    after = last.id;
  }
}
