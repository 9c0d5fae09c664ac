import { readFileSync } from 'node:fs';
import { hashText } from '../../../platform/hashing/text-hash.ts';

/**
 * The words by their hashes, with open addressing: beside the heap, since as texts and lists they took 14 MB of each process
 * and thread. By slot: a hash (NaN: none), and where what the word says begins and ends among `pairs`.
 */
type Table = { hashes: Float64Array; starts: Uint32Array; ends: Uint32Array };

/**
 * Reads the file that bench/facts/train-categories.ts makes: the categories, then a word a line with the places of those that it
 * speaks for and how much, in tenths.
 */
function readLearned(): { table: Table; pairs: Uint16Array } {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const slots = 2 ** Math.ceil(Math.log2(2 * lines.length));
  const table: Table = {
    hashes: new Float64Array(slots).fill(Number.NaN),
    starts: new Uint32Array(slots),
    ends: new Uint32Array(slots),
  };
  const numbers: number[] = [];
  for (const line of lines) {
    const [word = '', said = ''] = line.split('\t');
    const hash = hashText(word);
    const slot = slotOf(table, hash);
    table.hashes[slot] = hash;
    table.starts[slot] = numbers.length;
    addNumbers(numbers, said);
    table.ends[slot] = numbers.length;
  }
  return { table, pairs: Uint16Array.from(numbers) };
}

/** The numbers of a line, whatever parts them: read for each word, so no pieces are cut out. */
function addNumbers(numbers: number[], said: string): void {
  let number = 0;
  for (let at = 0; at <= said.length; at++) {
    const digit = said.charCodeAt(at) - 48;
    if (digit >= 0 && digit <= 9) number = number * 10 + digit;
    else {
      numbers.push(number);
      number = 0;
    }
  }
}

/** The slot of a word, or a free one. */
function slotOf({ hashes }: Table, hash: number): number {
  let slot = (hash >>> 0) & (hashes.length - 1);
  while (hashes[slot] !== hash && !Number.isNaN(hashes[slot])) slot = (slot + 1) & (hashes.length - 1);
  return slot;
}

/** Read when the first word is looked for: many processes and threads ask for none. */
let learned: ReturnType<typeof readLearned> | undefined;

function openLearned(): ReturnType<typeof readLearned> {
  learned ??= readLearned();
  return learned;
}

const file = new URL('./learned-words.txt', import.meta.url);

/** Only the first line becomes a text: pieces of the whole would keep all of it in memory, 2.6 MB. */
function readCategories(): readonly string[] {
  const bytes = readFileSync(file);
  return bytes.toString('utf8', 0, bytes.indexOf('\n')).split(' ');
}

export const learnedCategories = readCategories();

/** Where a word was learned; undefined: nowhere. */
export function findLearned(word: string): number | undefined {
  const { table } = openLearned();
  const slot = slotOf(table, hashText(word));
  return Number.isNaN(table.hashes[slot]) ? undefined : slot;
}

/** Adds what a learned word says to the scores of categories. */
export function addLearned(scores: Float64Array, slot: number, value: number, scale: number): void {
  const { table, pairs } = openLearned();
  const end = table.ends[slot] as number;
  for (let at = table.starts[slot] as number; at < end; at += 2) {
    const place = pairs[at] as number;
    scores[place] = (scores[place] as number) + ((pairs[at + 1] as number) / 10) * value * scale;
  }
}
