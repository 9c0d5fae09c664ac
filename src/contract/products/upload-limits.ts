/** What may be uploaded for one product. */
export const uploadLimits = {
  pictures: 10,
  /** Of one picture, in bytes. */
  bytes: 8_000_000,
  /** Of a whole form, in bytes. */
  formBytes: 25_000_000,
} as const;
