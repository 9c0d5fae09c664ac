import type { PushReason } from '../../../contract/feeds/push-messages.ts';

/** What became of a pushed row; `gone`: it said that its article is not for sale. */
export type PushStatus = 'accepted' | 'gone' | 'held' | 'rejected';

export type RowOutcome = { articleId: string | null; status: PushStatus; reason: PushReason | null };

/** What became of a push, in the order of its rows. */
export type PushOutcome = {
  rows: RowOutcome[];
  /** Articles that were to go, and that the feed does not hold. */
  unknown: string[];
};

export type PushCounts = Record<PushStatus, number>;

export function countOutcomes(outcomes: readonly PushOutcome[], gone: number): PushCounts {
  const counts: PushCounts = { accepted: 0, gone, held: 0, rejected: 0 };
  for (const { rows } of outcomes) for (const { status } of rows) counts[status]++;
  return counts;
}
