// 53-bit hashes of texts (cyrb53, public domain): exact as a JavaScript number and as a PostgreSQL bigint.
// They are stored: changing this function requires stored hashes to be rebuilt.

/** Of the hash that is being made. */
let h1 = 0;
let h2 = 0;

/** Starts a hash with a seed. */
export function beginHash(seed = 0): void {
  h1 = 0xdeadbeef ^ seed;
  h2 = 0x41c6ce57 ^ seed;
}

export function addCode(code: number): void {
  h1 = Math.imul(h1 ^ code, 2654435761);
  h2 = Math.imul(h2 ^ code, 1597334677);
}

export function addText(text: string, from = 0, to = text.length): void {
  let a = h1;
  let b = h2;
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  h1 = a;
  h2 = b;
}

export const endHash = (): number => joinHalves(h1, h2);

/** The hash of what two halves were made of: each code was mixed into them as `addCode` does. */
export function joinHalves(half1: number, half2: number): number {
  const a = Math.imul(half1 ^ (half1 >>> 16), 2246822507) ^ Math.imul(half2 ^ (half2 >>> 13), 3266489909);
  const b = Math.imul(half2 ^ (half2 >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return 4294967296 * (2097151 & b) + (a >>> 0);
}

/** The hash of one text. */
export function hashText(text: string): number {
  beginHash();
  addText(text);
  return endHash();
}
