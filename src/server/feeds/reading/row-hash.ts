/**
 * Raise it whenever adapters or the mapping of categories come to read a row differently: rows of a known hash are not
 * read again, nor are known files.
 */
export const rulesVersion = 2;

/**
 * 53-bit hash of the texts of a row's columns (cyrb53, public domain), above zero: what tells a changed row from an
 * unchanged one. `places[column]` says where a column's text stands, -1: nowhere, which is the same as an empty text.
 */
export function hashTexts(texts: readonly (string | undefined)[], places: readonly number[]): number {
  let h1 = 0xdeadbeef ^ rulesVersion;
  let h2 = 0x41c6ce57 ^ rulesVersion;
  for (let column = 0; column < places.length; column++) {
    const text = texts[places[column] as number];
    if (text === undefined || text === '') continue;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      h1 = Math.imul(h1 ^ code, 2654435761);
      h2 = Math.imul(h2 ^ code, 1597334677);
    }
    // Ends the column: no character has such a code.
    h1 = Math.imul(h1 ^ (0x10000 + column), 2654435761);
    h2 = Math.imul(h2 ^ (0x10000 + column), 1597334677);
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
  return 4294967296 * (2097151 & h2) + (h1 >>> 0) + 1;
}

/** Columns that make what a row says depend on when it is read. */
export const timedColumns: readonly string[] = ['valid_from', 'valid_to', 'sale_price_effective_date'];
