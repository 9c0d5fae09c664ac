import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { WordFacts } from './word-facts.ts';

/** Made by bench/matching/train.ts: a scale (32 bits), then a vector of bytes for each piece of words. */
export const fileOfMeanings = path.join(import.meta.dirname, 'word-meanings.bin');

/** Dimensions of a vector. */
export const meaningSize = 32;
/** Number of vectors: a piece of a word takes the one at its hash, so that several pieces share one. */
export const pieceCount = 2 ** 16;
const scaleBytes = 4;

/** Lengths of the letter groups that a word is read in, beside the whole of it. */
const [minPiece, maxPiece] = [3, 5];

/** FNV-1a, its bits mixed once more. */
function hashPart(text: string, start: number, end: number, seed: number): number {
  let hash = seed;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % pieceCount;
}

const [wholeSeed, partSeed] = [0x1b873593, 0x811c9dc5];

/** A word's pieces, each once: itself and its groups of letters, its beginning and end marked. */
export function piecesOf(word: string): number[] {
  const padded = `<${word}>`;
  const found = new Set([hashPart(padded, 0, padded.length, wholeSeed)]);
  for (let length = minPiece; length <= maxPiece; length++)
    for (let at = 0; at + length <= padded.length; at++)
      found.add(hashPart(padded, at, at + length, partSeed));
  return [...found];
}

let file: { scale: number; vectors: Int8Array } | undefined;

function readMeanings(): { scale: number; vectors: Int8Array } {
  const bytes = readFileSync(fileOfMeanings);
  const vectors = new Int8Array(bytes.buffer, bytes.byteOffset + scaleBytes, pieceCount * meaningSize);
  return { scale: bytes.readFloatLE(0), vectors };
}

/** What the file holds for these vectors. */
export function writeMeanings(vectors: Float32Array): Uint8Array {
  const largest = vectors.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const bytes = Buffer.alloc(scaleBytes + vectors.length);
  bytes.writeFloatLE(largest / 127, 0);
  vectors.forEach((value, at) => {
    bytes.writeInt8(Math.round((127 * value) / largest), scaleBytes + at);
  });
  return bytes;
}

/** Words whose meanings are kept. An array for each would cost the garbage collector more than reading most of them anew. */
const kept = 2 ** 15;
const meanings = new Float32Array(kept * meaningSize);
let wordsRead = 0;

/** Where a word's meaning stands among `meanings`, until so many others were read. */
function placeOf(facts: WordFacts): number {
  if (facts.meaning === undefined || wordsRead - facts.meaning >= kept) {
    facts.meaning = wordsRead++;
    readMeaning(facts.word, meaningSize * (facts.meaning % kept));
  }
  return meaningSize * (facts.meaning % kept);
}

/** Writes the mean of the vectors of a word's pieces. */
function readMeaning(word: string, place: number): void {
  file ??= readMeanings();
  const { scale, vectors } = file;
  const pieces = piecesOf(word);
  const meaning = meanings.subarray(place, place + meaningSize).fill(0);
  for (const piece of pieces)
    for (let i = 0; i < meaningSize; i++) meaning[i] = meaning[i] + vectors[piece * meaningSize + i];
  for (let i = 0; i < meaningSize; i++) meaning[i] = (meaning[i] * scale) / pieces.length;
}

const sum = new Float64Array(meaningSize);

/** How far apart two titles' leftover words are: words of one meaning cancel out, words that say nothing are short. */
export function meaningApart(onlyA: readonly WordFacts[], onlyB: readonly WordFacts[]): number {
  sum.fill(0);
  for (const facts of onlyA) {
    const place = placeOf(facts);
    for (let i = 0; i < meaningSize; i++) sum[i] = sum[i] + meanings[place + i];
  }
  for (const facts of onlyB) {
    const place = placeOf(facts);
    for (let i = 0; i < meaningSize; i++) sum[i] = sum[i] - meanings[place + i];
  }
  let squares = 0;
  for (let i = 0; i < meaningSize; i++) squares += sum[i] * sum[i];
  return Math.sqrt(squares);
}
