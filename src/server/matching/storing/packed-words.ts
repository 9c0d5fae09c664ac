import type { Prepared } from '../comparing/prepared.ts';
import { keepWord, keptWord, type WordFacts } from '../comparing/word-facts.ts';

/** The words of listings by their numbers, four bytes each, beside the heap: what was taken apart once stays so. */
export type PackedWords = {
  /** Keeps a title's words and those of a description; returns where they lie, 0 where they cannot be kept. */
  add(prepared: Pick<Prepared, 'words' | 'sorted'>, details: readonly WordFacts[]): number;
  read(at: number): Unpacked;
  bytes(): number;
};

export type Unpacked = { words: WordFacts[]; sorted: WordFacts[]; details: WordFacts[] };

const chunkSize = 2 ** 18;
/** A word's place among the sorted ones stands above its number. */
const numberBits = 24;
const numberMask = 2 ** numberBits - 1;
const maxWords = 255;

/** What is replaced stays until all is dropped: words are added only. */
export function createPackedWords(): PackedWords {
  const chunks: Uint32Array[] = [];
  /** Nothing lies at 0. */
  let free = 1;

  function room(length: number): number {
    if ((free % chunkSize) + length > chunkSize) free = chunks.length * chunkSize;
    if (free + length > chunks.length * chunkSize) chunks.push(new Uint32Array(chunkSize));
    const at = free;
    free += length;
    return at;
  }

  return {
    add({ words, sorted }, details) {
      if (words.length > maxWords || details.length > maxWords || repeatsWord(sorted)) return 0;
      for (const facts of words) if (keepWord(facts) === 0) return 0;
      for (const facts of details) if (keepWord(facts) === 0) return 0;
      const at = room(1 + words.length + details.length);
      const cells = chunks[Math.floor(at / chunkSize)] as Uint32Array;
      let place = at % chunkSize;
      cells[place++] = words.length * 256 + details.length;
      for (const facts of words) cells[place++] = sorted.indexOf(facts) * 2 ** numberBits + keepWord(facts);
      for (const facts of details) cells[place++] = keepWord(facts);
      return at;
    },
    read(at) {
      const cells = chunks[Math.floor(at / chunkSize)] as Uint32Array;
      let place = at % chunkSize;
      const lengths = cells[place++] as number;
      const words = new Array<WordFacts>(lengths >>> 8);
      const sorted = new Array<WordFacts>(lengths >>> 8);
      const details = new Array<WordFacts>(lengths & 255);
      for (let i = 0; i < words.length; i++) {
        const cell = cells[place++] as number;
        const facts = keptWord(cell & numberMask);
        words[i] = facts;
        sorted[cell >>> numberBits] = facts;
      }
      for (let i = 0; i < details.length; i++) details[i] = keptWord(cells[place++] as number);
      return { words, sorted, details };
    },
    bytes: () => 4 * chunkSize * chunks.length,
  };
}

/** Titles that older rules have stored may say a word twice, which has one place only. */
const repeatsWord = (sorted: readonly WordFacts[]) =>
  sorted.some((facts, i) => i > 0 && facts === sorted[i - 1]);
