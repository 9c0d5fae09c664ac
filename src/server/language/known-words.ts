import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashText } from '../platform/hashing/text-hash.ts';

/** Made by `scripts/compile-known-words.ts` from dictionaries of French and English. */
export const fileOfKnownWords = path.join(import.meta.dirname, 'known-words.bin');

/** A Bloom filter: of a thousand words that it never met, it takes one for known. */
const bitsPerWord = 14;
const marksPerWord = 10;

/** Visits the bits that stand for a word, by double hashing. */
function visitBits(word: string, size: number, visit: (bit: number) => void): void {
  const hash = hashText(word);
  const step = 1 + Math.floor(hash / 2 ** 32);
  for (let mark = 0, at = hash % 2 ** 32; mark < marksPerWord; mark++, at += step) visit(at % size);
}

/** A filter that knows these folded words. */
export function markWords(words: ReadonlySet<string>): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((words.size * bitsPerWord) / 8));
  for (const word of words)
    visitBits(word, bytes.length * 8, (bit) => {
      bytes[bit >>> 3] = bytes[bit >>> 3] | (1 << (bit & 7));
    });
  return bytes;
}

let marked: Uint8Array | undefined;

/**
 * Whether a folded word without its plural (`singular`) is a word of French or English, inflected forms included.
 * Such a word was meant as it was typed, even if no product holds it.
 */
export function isKnownWord(word: string): boolean {
  marked ??= readFileSync(fileOfKnownWords);
  const bytes = marked;
  let isKnown = true;
  visitBits(word, bytes.length * 8, (bit) => {
    isKnown &&= (bytes[bit >>> 3] & (1 << (bit & 7))) !== 0;
  });
  return isKnown;
}
