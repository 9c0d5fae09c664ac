import type { RejectionReason } from '../../contract/feeds/rejection-messages.ts';

export type { RejectionReason } from '../../contract/feeds/rejection-messages.ts';

/** A row that cannot be published as it is, and cannot be repaired with certainty. */
export type Rejection = {
  reason: RejectionReason;
  articleId?: string;
  /** What it is that cannot be published: the other currency. */
  detail?: string | undefined;
};
