/** Limits beyond which a feed is taken for broken or hostile. */
export const limits = {
  /** Bytes of a file after decompression. */
  bytes: 8 * 1024 ** 3,
  /** Decompressed to compressed size, judged from `ratioFrom` bytes on. Real feeds reach about 30. */
  ratio: 100,
  ratioFrom: 16 * 1024 ** 2,
  /** Characters of one row or item. */
  record: 1_000_000,
  columns: 1_000,
  /** Total characters that may be parsed again because of unmatched quotes. */
  rereading: 64 * 1024 ** 2,
};
