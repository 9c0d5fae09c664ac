import type { FeedRow } from './sources/row.ts';

/**
 * Raise it whenever adapters or the mapping of categories come to read a row differently: rows of a known hash are not
 * read again.
 */
const rulesVersion = 1;

/** 53-bit hash of a row's columns (cyrb53, public domain), above zero: what tells a changed row from an unchanged one. */
export function hashRow(row: FeedRow, columns: readonly string[]): number {
  let h1 = 0xdeadbeef ^ rulesVersion;
  let h2 = 0x41c6ce57 ^ rulesVersion;
  for (let c = 0; c < columns.length; c++) {
    const text = row[columns[c] as string];
    if (text !== undefined) {
      for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i);
        h1 = Math.imul(h1 ^ code, 2654435761);
        h2 = Math.imul(h2 ^ code, 1597334677);
      }
    }
    // Ends a column: no character has this code.
    h1 = Math.imul(h1 ^ 0x10000, 2654435761);
    h2 = Math.imul(h2 ^ 0x10000, 1597334677);
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
  return 4294967296 * (2097151 & h2) + (h1 >>> 0) + 1;
}

const timedColumns = ['valid_from', 'valid_to', 'sale_price_effective_date'];

/** Whether what a row says depends on when it is read. */
export const isTimed = (row: FeedRow): boolean => timedColumns.some((name) => (row[name] ?? '') !== '');
