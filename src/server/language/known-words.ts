import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashText } from '../platform/hashing/text-hash.ts';

/** Made by `scripts/compile-known-words.ts` from dictionaries of French and English. */
export const fileOfKnownWords = path.join(import.meta.dirname, 'known-words.bin');

/** A Bloom filter: of a thousand words that it never met, it takes one for known. */
const bitsPerWord = 14;
const marksPerWord = 10;

/** Whether all bits that stand for a word, by double hashing, are so; asks for no more once one is not. */
function everyBit(word: string, size: number, is: (bit: number) => boolean): boolean {
  const hash = hashText(word);
  const step = 1 + Math.floor(hash / 2 ** 32);
  for (let mark = 0, at = hash % 2 ** 32; mark < marksPerWord; mark++, at += step)
    if (!is(at % size)) return false;
  return true;
}

/** A filter that knows these folded words. */
export function markWords(words: ReadonlySet<string>): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((words.size * bitsPerWord) / 8));
  for (const word of words)
    everyBit(word, bytes.length * 8, (bit) => {
      bytes[bit >>> 3] = bytes[bit >>> 3] | (1 << (bit & 7));
      return true;
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
  return everyBit(word, bytes.length * 8, (bit) => (bytes[bit >>> 3] & (1 << (bit & 7))) !== 0);
}
