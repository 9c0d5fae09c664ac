/** Minutes between two fetches of a feed. */
export const feedIntervals = { least: 15, usual: 360, most: 10_080 } as const;

/** Size limits of an uploaded feed file and of its parts: each request stays short. */
export const feedUpload = { bytes: 1024 ** 3, pieceBytes: 4_000_000, previewBytes: 1_000_000 } as const;

/** Maximum number of rejected rows stored of an import, the first ones. */
export const maxRejectedRows = 10_000;
