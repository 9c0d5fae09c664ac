/**
 * SQL: whether `first`, a feed of the same merchant, comes before `feed`: while both are imported, it decides the values of
 * articles that both hold.
 */
export const comesBefore = (first: string, feed: string): string =>
  `${first}.merchant_id = ${feed}.merchant_id and ${first}.name collate "C" < ${feed}.name collate "C"`;

/**
 * SQL: whether a feed that comes before `feed` is no longer imported at `time`. Then values may have to be taken from `feed`'s own
 * rows, unchanged ones too.
 */
export const hasLapsedBefore = (feed: string, time: string): string =>
  `exists (
     select from feeds first join merchants first_m on first_m.id = first.merchant_id
     where ${comesBefore('first', feed)} and fresh_until(first.observed_at, first_m.freshness_days) <= ${time})`;
