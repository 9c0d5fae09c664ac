/** Minutes between two fetches of a feed. */
export const feedIntervals = { min: 15, usual: 360, max: 10_080 } as const;

/** Size limits of an uploaded feed file and of its parts: each request stays short. */
export const feedUpload = { bytes: 1024 ** 3, pieceBytes: 4_000_000, previewBytes: 1_000_000 } as const;

/** Maximum number of rejected rows stored of an import, the first ones. */
export const maxRejectedRows = 10_000;

/**
 * Limits for pushing single offers. Of a call: rows, removed articles, different columns, values, and bytes. Of a key: calls a minute, and
 * concurrent calls. Of a feed: rows that may wait to be merged. Seconds that a call waits for the merge; minutes
 * after which a held price that is pushed again counts as confirmed.
 */
export const pushLimits = {
  rows: 1_000,
  columns: 1_000,
  values: 200_000,
  bytes: 4_000_000,
  callsPerMinute: 1_200,
  callsAtOnce: 100,
  waitingRows: 50_000,
  waitSeconds: 15,
  confirmMinutes: 15,
} as const;
