import type { FileReading } from '../../../contract/feeds/feed-fields.ts';
import { type CategoryMapping, createCategoryMapping } from '../../facts/service.ts';
import {
  type CategoryCollector,
  createCategoryCollector,
  type MerchantHints,
} from '../../merchants/service.ts';
import { adapterOf, categoriesOfArticles, type FeedFormat } from '../adapters/formats.ts';
import { leadHome } from '../adapters/home-links.ts';
import { type FeedRow, firstOf, type RowContext } from '../adapters/row.ts';
import { currencyOfRows } from '../adapters/row-currency.ts';
import { decimalMarkOfRows } from '../adapters/row-decimals.ts';
import { hasOwnTenDigits } from '../adapters/row-isbns.ts';
import { withVat } from '../adapters/with-vat.ts';
import { hintsOf } from '../identification.ts';
import { type KnownTable, knownRowsIn } from '../importing/known-rows.ts';
import { countSeen, createTally, type Tally } from '../importing/tally.ts';
import { plainHostOf } from '../values/link.ts';
import { copyLinesOf, type LineMaking } from './copy-lines.ts';
import type { HashPairs } from './known/hash-pairs.ts';
import { createKnownCategories } from './known/known-categories.ts';
import { createKnownRecords } from './known/known-records.ts';
import { openFeed } from './open-feed.ts';
import { peekBatch } from './peek-batch.ts';

/** What decides how the rows of a file are read. */
export type WantedLines = RowContext & {
  /** Hashes of unchanged rows. */
  known: KnownTable;
  /** Hashes of the records of the feed's last file, as written there. */
  raw: HashPairs;
  /** What its rows were mapped to. */
  mapped: HashPairs;
  /** The merchant's categories that are stored, by their hashes: whether staff has decided about them. */
  shelves: ReadonlyMap<number, boolean>;
};

/** What a file leaves for its feed's next one; undefined: the same as what was known for this one. */
export type KnownOfFile = {
  raw: Float64Array<ArrayBuffer> | undefined;
  mapped: Float64Array<ArrayBuffer> | undefined;
};

/** A feed's file, of which only as much is read as identifies its merchant. */
export type FeedFile = {
  format: FeedFormat;
  /** Bytes, and how many of them were read so far. */
  size: number;
  read(): number;
  hints: MerchantHints;
  /** An http: link of each host that the first rows have such links to, some hosts at most. */
  plainLinks: readonly string[];
  /** The currency that its first rows state, for those that state none (`currencyOfRows`). */
  currency: string | undefined;
  /** What was found in the rows so far. */
  tally: Tally;
  categories: CategoryCollector;
  /** What is to be known for the feed's next file, once all was read. */
  known(): KnownOfFile;
  /** Offers of the rows as lines of COPY for `feed_rows`; once. @throws FeedFileError where the file is broken */
  lines(wanted: WantedLines): AsyncIterable<Uint8Array>;
  /** Closes the file without reading its lines. */
  close(): Promise<void>;
};

/** Hosts of http: links that are told, at most. */
const hostsTold = 3;

/** An http: link of each host. */
export function plainLinksOf(rows: readonly FeedRow[]): string[] {
  const links = new Map<string, string>();
  for (const row of rows) {
    const link = firstOf(row, 'link', 'aw_deep_link', 'merchant_deep_link').trim();
    const host = plainHostOf(link);
    if (host !== undefined && links.size < hostsTold && !links.has(host)) links.set(host, link);
  }
  return [...links.values()];
}

/** Pieces of a file without a line that are told of together. */
const piecesInSilence = 8;

/** Rows at a file's beginning that are asked for its currency, at most. */
export const rowsAsked = 200;
/** Rows there, and articles among these, that tell what the shop has, at most. */
const [shopRows, shopArticles] = [1_000, 160];

/** `given`: the merchant's name, '' if not given. @throws FeedFileError where the file is no feed */
export type OpenFeedFile = (file: string, reading: FileReading, given: string) => Promise<FeedFile>;

export const openFeedFile: OpenFeedFile = async (file, reading, given) => {
  const { format, size, read, end, vatPercent, ...reader } = await openFeed(file, reading);
  const batches = await peekBatch(reader.batches, shopRows);
  const hints = hintsOf(format, batches.first, reader.title(), given);
  const readRows = batches.first.slice(0, shopRows).flatMap(({ row }) => (row ? [row] : []));
  const firstRows = readRows.slice(0, rowsAsked);
  const stated = currencyOfRows(firstRows);
  const decimalMark = decimalMarkOfRows(firstRows);
  const ofFile = { hasOwnTenDigits: hasOwnTenDigits(readRows), leadHome: leadHome(readRows) };
  const tally = createTally();
  const categories = createCategoryCollector();
  let learned: CategoryMapping | undefined;
  /** Learns what the shop sells as soon as that matters. */
  function mapCategory(): CategoryMapping {
    if (learned) return learned;
    learned = createCategoryMapping();
    learned.learnShop(categoriesOfArticles(format, readRows, shopArticles));
    return learned;
  }
  let left: KnownOfFile = { raw: undefined, mapped: undefined };
  const ofAll = {
    adapt: withVat(adapterOf(format), vatPercent),
    format,
    mapCategory,
    hints,
    tally,
    categories,
  };
  return {
    format,
    size,
    read,
    hints,
    plainLinks: plainLinksOf(firstRows),
    currency: stated,
    tally,
    categories,
    known: () => left,
    close: batches.close,
    async *lines({ known: table, raw: last, mapped, shelves, currency = stated, ...asked }) {
      const notation = { decimalMark, said: reading.priceNotation };
      const context = { ...asked, ...ofFile, currency, notation };
      const known = knownRowsIn(table);
      const knownCategories = createKnownCategories(mapped);
      const making: LineMaking = { ...ofAll, known, knownCategories, shelves, context, more: 0 };
      const records = createKnownRecords(last, known);
      reader.passOver(records, (again) => countSeen(tally, again));
      const encoder = new TextEncoder();
      let silent = 0;
      for await (const records of batches.all) {
        const text = copyLinesOf(records, making);
        // How far it is shall be seen, but each piece wakes the thread that imports.
        if (text === '' && ++silent < piecesInSilence) continue;
        silent = 0;
        yield encoder.encode(text);
      }
      // Lines beyond the first of a record are dropped like repeated ones, but no rows of the file.
      tally.repeated -= making.more;
      tally.isCut = end.isCut;
      left = { raw: records.changed(), mapped: knownCategories.changed(tally.read) };
    },
  };
};
