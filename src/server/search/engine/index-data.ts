import type { Condition } from '../../../contract/conditions.ts';
import type { ProductSort } from '../../../contract/sorting.ts';
import type { SpellingData } from './spelling.ts';

/** Orders that are laid down when the index is built; relevance without a query is the documents' own order. */
export type StoredSort = Exclude<ProductSort, 'relevance'>;

/**
 * A finished index: typed arrays over shared memory, so that a worker builds it and the web process takes it over
 * without a copy. Documents are numbered by standing (what is in stock, offered by many and well rated first):
 * the lower number wins every tie.
 */
export type IndexData = {
  /** Documents in lists. Numbers from here up to `ids.length` are products without offers. */
  listed: number;
  /** Product id of each document. */
  ids: Float64Array;
  /** Documents in order of product id, to find one by its id. */
  byId: Uint32Array;
  /** Place of each document's category in `categoryIds`; the last place is "none". */
  category: Uint16Array;
  categoryIds: readonly number[];
  /** Folded names of each category, for queries that are one. */
  categoryNames: readonly (readonly string[])[];
  /** Listed documents by category: those of category c are at `categoryStarts[c]` to `categoryStarts[c + 1]`. */
  categoryStarts: Uint32Array;
  categoryDocuments: Uint32Array;
  /** Every listed document. */
  everything: Uint32Array;
  priceCents: Int32Array;
  /** Delivered total. */
  totalCents: Int32Array;
  /** In twentieths of a star; 0: none. */
  rating: Uint8Array;
  /** `inStockBit` and the bit of the main offer's condition. */
  flags: Uint8Array;
  /** Number of each document's brand in `brandNames`, from 1; 0: none. */
  brand: Uint32Array;
  brandNames: DictionaryData;
  /** How much a document's standing lifts its relevance, in 1/255. */
  standing: Uint8Array;
  /** Per order: the listed documents in it, and each document's place in it. */
  orders: Record<StoredSort, { documents: Uint32Array; places: Uint32Array }>;
  dictionary: DictionaryData;
  spelling: SpellingData;
  /** Postings of term t are at `starts[t]` to `starts[t + 1]`, by document. */
  starts: Uint32Array;
  documents: Uint32Array;
  /** The term's weight in the document (fields.ts), in 1/255 of the largest. */
  impacts: Uint8Array;
  /** Place of the term's first occurrence in the title; `noPlace` or `asidePlace` where it is only elsewhere. */
  places: Uint8Array;
  /** Terms of each document's title: at `titleStarts[d]` to `titleStarts[d + 1]`. */
  titleStarts: Uint32Array;
  titleTerms: Uint32Array;
};

/** Terms sorted by their UTF-8 bytes, end to end. */
export type DictionaryData = { bytes: Uint8Array; starts: Uint32Array };

/** Ratings are stored in steps of a twentieth of a star. */
export const ratingScale = 20;
export const inStockBit = 1;
export const conditionBit: Readonly<Record<Condition, number>> = { new: 2, refurbished: 4, used: 8 };

export const noPlace = 254;
/** Place of a term that stands only where products mention what they are not: in the description. */
export const asidePlace = 255;
/** Document numbers and score bits share one exact double when results are ordered. */
export const documentLimit = 2 ** 21;

/** Typed arrays over memory that threads share. */
export const shared = {
  uint8: (length: number) => new Uint8Array(new SharedArrayBuffer(length)),
  uint16: (length: number) => new Uint16Array(new SharedArrayBuffer(length * 2)),
  uint32: (length: number) => new Uint32Array(new SharedArrayBuffer(length * 4)),
  int32: (length: number) => new Int32Array(new SharedArrayBuffer(length * 4)),
  float64: (length: number) => new Float64Array(new SharedArrayBuffer(length * 8)),
};
