import type { FileReading } from '../../../contract/feeds/feed-fields.ts';
import { hashSources } from '../../platform/hashing/source-hash.ts';
import { addCode, addText, beginHash, endHash, hashText } from '../../platform/hashing/text-hash.ts';
import type { FeedRow } from '../adapters/row.ts';

/**
 * Everything that decides how a row is read: rows with a known hash are not read again, nor are known files.
 */
export const readBy = [
  'src/server/feeds/reading',
  'src/server/feeds/adapters',
  'src/server/feeds/values',
  'src/server/facts/categories',
  'src/server/matching/storing/article.ts',
  'src/server/matching/comparing',
  'src/server/language',
  'src/contract/catalogue/sizes.ts',
  'src/contract/cut-text.ts',
  'src/contract/feeds/feed-fields.ts',
  'src/server/platform/memory',
  'src/contract/plain-letters.ts',
  'src/contract/products/gtin.ts',
];

/** A name for the rules of reading; where they change, every row of every feed is read again, once. */
export const readingRules = hashSources(readBy);
const seed = Number.parseInt(readingRules.slice(0, 8), 16);

/** Column separator: no character has this code. Empty and missing are the same. */
function addColumn(text: string, from: number, to: number, column: number): void {
  if (from >= to) return;
  addText(text, from, to);
  addCode(0x10000 + column);
}

/**
 * 53-bit hash of the texts of a row's columns, above zero, to detect changed rows. `places[column]` says
 * where a column's text stands, -1: nowhere.
 */
export function hashTexts(texts: readonly (string | undefined)[], places: readonly number[]): number {
  beginHash(seed);
  for (let column = 0; column < places.length; column++) {
    const text = texts[places[column] as number] ?? '';
    addColumn(text, 0, text.length, column);
  }
  return endHash() + 1;
}

/**
 * The same for texts that are all parts of one text, from `bounds[2 * place]` to `bounds[2 * place + 1]`.
 * `setting`: a number for what else decides how rows are read.
 */
export function hashSpans(
  text: string,
  bounds: readonly number[],
  places: readonly number[],
  setting = 0,
): number {
  beginHash(seed ^ setting);
  for (let column = 0; column < places.length; column++) {
    const place = places[column] as number;
    if (place >= 0) addColumn(text, bounds[2 * place] as number, bounds[2 * place + 1] as number, column);
  }
  return endHash() + 1;
}

/** A number for settings that decide how rows are read; 0 where there are none. */
export function settingOf({ linkTemplate, vatPercent, secureLinks, priceNotation }: FileReading): number {
  const settings = [linkTemplate, vatPercent, secureLinks, priceNotation];
  if (settings.every((each) => each === null)) return 0;
  return Math.floor(hashText(JSON.stringify(settings)) % 2 ** 31);
}

/** The hash of a row that was read under the names of `columns`; 0: it depends on the time. */
export function hashRow(row: FeedRow, columns: readonly string[], setting: number): number {
  if (timedColumns.some((name) => row[name])) return 0;
  beginHash(seed ^ setting);
  for (let column = 0; column < columns.length; column++) {
    const text = row[columns[column] as string] ?? '';
    addColumn(text, 0, text.length, column);
  }
  return endHash() + 1;
}

/** Columns that make a row time-dependent. */
export const timedColumns: readonly string[] = [
  'valid_from',
  'valid_to',
  'sale_price_effective_date',
  'sale_start',
  'sale_end',
  'disclosure_date',
  'expiration_date',
];
