import type { FileReading } from '../../../contract/feeds/feed-fields.ts';
import {
  type CategoryCollector,
  type CategoryMapping,
  createCategoryCollector,
  createCategoryMapping,
} from '../../facts/service.ts';
import type { MerchantHints } from '../../merchants/service.ts';
import { adapterOf, categoriesOfArticles, type FeedFormat } from '../adapters/formats.ts';
import type { RowContext } from '../adapters/row.ts';
import { withVat } from '../adapters/with-vat.ts';
import { hintsOf } from '../identification.ts';
import { type KnownTable, knownRowsIn } from '../importing/known-rows.ts';
import { countSeen, createTally, type Tally } from '../importing/tally.ts';
import { copyLinesOf, type LineMaking } from './copy-lines.ts';
import { readFirstRows, shopRows } from './first-rows.ts';
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

/** Pieces of a file without a line that are told of together. */
const piecesInSilence = 8;

/** Articles among the first rows that tell what the shop has, at most. */
const maxShopArticles = 160;

/** `given`: the merchant's name, '' if not given. @throws FeedFileError where the file is no feed */
export type OpenFeedFile = (file: string, reading: FileReading, given: string) => Promise<FeedFile>;

export const openFeedFile: OpenFeedFile = async (file, reading, given) => {
  const { format, size, read, end, vatPercent, ...reader } = await openFeed(file, reading);
  const batches = await peekBatch(reader.batches, shopRows);
  const hints = hintsOf(format, batches.first, reader.title(), given);
  const readRows = batches.first.slice(0, shopRows).flatMap(({ row }) => (row ? [row] : []));
  const first = readFirstRows(readRows);
  const tally = createTally();
  const categories = createCategoryCollector();
  let learned: CategoryMapping | undefined;
  /** Learns what the shop sells as soon as that matters. */
  function mapCategory(): CategoryMapping {
    if (learned) return learned;
    learned = createCategoryMapping();
    learned.learnShop(categoriesOfArticles(format, readRows, maxShopArticles));
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
    plainLinks: first.plainLinks,
    currency: first.currency,
    tally,
    categories,
    known: () => left,
    close: batches.close,
    async *lines({ known: table, raw: last, mapped, shelves, currency = first.currency, ...asked }) {
      const notation = { decimalMark: first.decimalMark, said: reading.priceNotation };
      const context = { ...asked, ...first.ofShop, currency, notation };
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
