/**
 * Raise it whenever adapters or the mapping of categories come to read a row differently: rows of a known hash are not
 * read again, nor are known files.
 */
export const rulesVersion = 2;

/** Of the hash that is being made: cyrb53 (public domain). */
let h1 = 0;
let h2 = 0;

function begin(): void {
  h1 = 0xdeadbeef ^ rulesVersion;
  h2 = 0x41c6ce57 ^ rulesVersion;
}

/** Adds what stands in a column; an empty text is as good as none. */
function add(text: string, from: number, to: number, column: number): void {
  if (from >= to) return;
  let a = h1;
  let b = h2;
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  // Ends the column: no character has such a code.
  h1 = Math.imul(a ^ (0x10000 + column), 2654435761);
  h2 = Math.imul(b ^ (0x10000 + column), 1597334677);
}

function end(): number {
  const a = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
  const b = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return 4294967296 * (2097151 & b) + (a >>> 0) + 1;
}

/**
 * 53-bit hash of the texts of a row's columns, above zero: what tells a changed row from an unchanged one.
 * `places[column]` says where a column's text stands, -1: nowhere.
 */
export function hashTexts(texts: readonly (string | undefined)[], places: readonly number[]): number {
  begin();
  for (let column = 0; column < places.length; column++) {
    const text = texts[places[column] as number] ?? '';
    add(text, 0, text.length, column);
  }
  return end();
}

/** The same of texts that all stand in one, from `bounds[2 * place]` to `bounds[2 * place + 1]`. */
export function hashSpans(text: string, bounds: readonly number[], places: readonly number[]): number {
  begin();
  for (let column = 0; column < places.length; column++) {
    const place = places[column] as number;
    if (place >= 0) add(text, bounds[2 * place] as number, bounds[2 * place + 1] as number, column);
  }
  return end();
}

/** Columns that make what a row says depend on when it is read. */
export const timedColumns: readonly string[] = ['valid_from', 'valid_to', 'sale_price_effective_date'];
