import type { Database, Transaction } from '../../platform/database/database.ts';
import { explainPair, judgePair, threshold, type Verdict } from '../comparing/judge-pair.ts';
import type { Reason } from '../comparing/weigh.ts';
import { type Article, fromRow } from './article.ts';
import { listListings } from './queries.ts';
import {
  countReviews,
  type Doubt,
  insertDoubts,
  listReviews,
  pruneDoubts,
  type ReviewReason,
  type ReviewRow,
} from './reviews-queries.ts';

/** Scores this close to the threshold are shown for review. */
const near = 0.75;
/** Prices of one product that differ more than this are shown for review. */
const implausibleRatio = 4;
/** Maximum number of stored pairs, in all and with one merchant: more than people can review is useless. */
const maxKept = { inAll: 2_000, ofMerchant: 300 };
const maxOfOneImport = 500;
/** Pairs that an import notes to keep the most doubtful of them. */
const maxNoted = 5_000;

/**
 * Why a scored pair should be reviewed by a person; undefined: it need not. What one merchant's own articles are to each
 * other, its other variants mostly, is worth nobody's time: nothing is compared by it.
 */
function doubtOf(a: Article, b: Article, { score, how, veto }: Verdict): ReviewReason | undefined {
  if (veto || a.merchantId === b.merchantId) return undefined;
  if (how === 'gtin' && score < threshold) return 'gtin_disagrees';
  const prices = [a.listing.priceCents, b.listing.priceCents];
  const ratio = Math.max(...prices) / Math.min(...prices);
  if (score >= threshold && ratio > implausibleRatio && a.listing.isNew === b.listing.isNew)
    return 'price_implausible';
  return Math.abs(score - threshold) < near ? 'near_threshold' : undefined;
}

/** How far a score is from being undecided. */
const unsureness = ({ score }: Doubt) => Math.abs(score - threshold);

export type Doubts = {
  note(a: Article, b: Article, verdict: Verdict): void;
  /** Stores them; those that are worth no review any more stay until `pruneReviews`. */
  store(): Promise<void>;
};

/** Forgets pairs that no person has to review any more. The catalogue is locked. */
export const pruneReviews = (transaction: Transaction): Promise<void> =>
  pruneDoubts(transaction, maxKept, threshold);

/** Collects the doubtful pairs of an import. */
export function collectDoubts(db: Database, most = maxOfOneImport): Doubts {
  const found = new Map<string, Doubt>();
  return {
    note(a, b, verdict) {
      const reason = found.size < maxNoted ? doubtOf(a, b, verdict) : undefined;
      if (!reason) return;
      const [first, second] = a.id < b.id ? [a.id, b.id] : [b.id, a.id];
      found.set(`${first} ${second}`, { a: first, b: second, reason, score: verdict.score });
    },
    async store() {
      await insertDoubts(
        db,
        [...found.values()].sort((a, b) => unsureness(a) - unsureness(b)).slice(0, most),
      );
    },
  };
}

/** How many doubtful pairs wait. */
export const countDoubts = (db: Database): Promise<number> => countReviews(db, threshold);

/** A page of doubtful pairs with the reasons behind their scores. */
export async function listDoubts(
  db: Database,
  offset: number,
  limit: number,
): Promise<(ReviewRow & { reasons: Reason[] })[]> {
  const rows = await listReviews(db, { offset, limit, threshold });
  const ids = [...new Set(rows.flatMap(({ id, otherId }) => [id, otherId]))];
  const listings = new Map((await listListings(db, ids)).map((row) => [row.id, fromRow(row).listing]));
  return rows.map((row) => {
    const [a, b] = [listings.get(row.id), listings.get(row.otherId)];
    const reasons = a && b && !judgePair(a, b).veto ? explainPair(a, b) : [];
    return { ...row, reasons };
  });
}
