import type { Database, Transaction } from '../../platform/database/database.ts';
import { explainPair, judgePair, threshold, type Verdict } from '../comparing/judge-pair.ts';
import type { Reason } from '../comparing/weigh.ts';
import { type Article, fromRow } from './article.ts';
import { listListings } from './queries.ts';
import {
  countReviews,
  deleteNeedlessReviews,
  insertReviews,
  listReviews,
  type Review,
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
/** Pairs that an import notes; of these it keeps the nearest to the threshold. */
const maxNoted = 5_000;

/**
 * Why a scored pair should be reviewed by a person; undefined: it need not. What one merchant's own articles are to each
 * other, its other variants mostly, is worth nobody's time: nothing is compared by it.
 */
function reviewReasonOf(a: Article, b: Article, { score, how, veto }: Verdict): ReviewReason | undefined {
  if (veto || a.merchantId === b.merchantId) return undefined;
  if (how === 'gtin' && score < threshold) return 'gtin_disagrees';
  const prices = [a.listing.priceCents, b.listing.priceCents];
  const ratio = Math.max(...prices) / Math.min(...prices);
  if (score >= threshold && ratio > implausibleRatio && a.listing.isNew === b.listing.isNew)
    return 'price_implausible';
  return Math.abs(score - threshold) < near ? 'near_threshold' : undefined;
}

/** How far a score is from the threshold: the nearer, the less sure. */
const distance = ({ score }: Review) => Math.abs(score - threshold);

/** The pairs that an import adds to the review queue. */
export type ReviewCollector = {
  note(a: Article, b: Article, verdict: Verdict): void;
  /**
   * Stores the noted pairs, and returns how many were not waiting already; those that need no review any more stay until
   * `pruneReviews`.
   */
  store(): Promise<number>;
};

/** Deletes pairs that no person has to review any more. The catalogue is locked. */
export const pruneReviews = (transaction: Transaction): Promise<void> =>
  deleteNeedlessReviews(transaction, maxKept, threshold);

export function collectReviews(db: Database): ReviewCollector {
  const found = new Map<string, Review>();
  return {
    note(a, b, verdict) {
      const reason = found.size < maxNoted ? reviewReasonOf(a, b, verdict) : undefined;
      if (!reason) return;
      const [first, second] = a.id < b.id ? [a.id, b.id] : [b.id, a.id];
      found.set(`${first} ${second}`, { a: first, b: second, reason, score: verdict.score });
    },
    store() {
      const nearest = [...found.values()].sort((a, b) => distance(a) - distance(b));
      return insertReviews(db, nearest.slice(0, maxOfOneImport));
    },
  };
}

/** How many pairs wait for a review. */
export const countOpenReviews = (db: Database): Promise<number> => countReviews(db, threshold);

/** A page of the review queue, with the reasons behind their scores. */
export async function listOpenReviews(
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
