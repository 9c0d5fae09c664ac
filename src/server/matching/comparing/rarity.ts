import { hashText } from '../../platform/hashing/text-hash.ts';
import table from './rarity.json' with { type: 'json' };

/** Levels of rarity that the table tells apart; words that it does not hold are the rarest. */
export const rarityLevels = 31;
const levelBits = 5;
const hashMask = 2 ** 27 - 1;

/** The words that shops write often: low bits of their hash with their level, as bench/matching/train.ts counts them. */
const levels = readTable(table.words);

function readTable(text: string): Map<number, number> {
  const bytes = Buffer.from(text, 'base64');
  const found = new Map<number, number>();
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const entry = bytes.readUInt32LE(at);
    found.set(entry >>> levelBits, entry & rarityLevels);
  }
  return found;
}

/** The table's text for words with their levels (0 to `rarityLevels`). */
export function writeTable(words: ReadonlyMap<string, number>): string {
  const entries = [...words].map(([word, level]) => ((shortHash(word) << levelBits) | level) >>> 0);
  return Buffer.from(Uint32Array.from(entries.sort((a, b) => a - b)).buffer).toString('base64');
}

const shortHash = (word: string) => hashText(word) & hashMask;

/** How rarely shops write a word: 0 everywhere, 1 nearly nowhere. One or two letters say little, however rare. */
export function rarityOf(word: string): number {
  const level = levels.get(shortHash(word));
  if (level !== undefined) return level / rarityLevels;
  return word.length === 1 ? 0.4 : word.length === 2 ? 0.7 : 1;
}
