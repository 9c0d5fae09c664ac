/** Minutes between two fetches of a feed. */
export const feedIntervals = { least: 15, usual: 360, most: 10_080 } as const;

/** Bytes of a feed's file that staff sends, and of the parts in which it is sent: each request is quick. */
export const feedUpload = { bytes: 1024 ** 3, pieceBytes: 4_000_000, previewBytes: 1_000_000 } as const;

/** Refused rows that are kept of an import, the first ones. */
export const maxRejectedRows = 10_000;
