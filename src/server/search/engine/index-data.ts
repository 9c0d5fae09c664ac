import type { DropSort, ProductSort } from '../../../contract/catalogue/product-sorts.ts';
import type { DictionaryData } from './words/dictionary.ts';
import type { SpellingData } from './words/spelling.ts';

/**
 * Orders that are precomputed in the index; relevance without a query is the documents' own order. What fell within a day
 * fell from another price than within seven.
 */
export type StoredSort = Exclude<ProductSort, 'relevance'> | `${DropSort}_today`;

export const isDropOrder = (sort: StoredSort): boolean => sort.startsWith('drop');

/**
 * Columns with one value for each document: category: place in `categoryIds`, the last is "none"; brand: number,
 * 0 none; price: step of the main offer's delivered total (price-bands.ts); rating: whole stars, 0 none.
 */
export type ColumnName = 'category' | 'brand' | 'price' | 'rating';

/** Several values for each document: those of document d are at `starts[d]` to `starts[d + 1]`. */
export type ManyValues = { starts: Uint32Array; values: Uint16Array | Uint32Array };

/** The best offer of each document in one condition: cents, totals as in `totalCents`, 0 where there is none. */
export type ConditionPrices = {
  priceCents: Int32Array;
  totalCents: Int32Array;
  /** Working days until an offer in stock arrives; `daysUnknown`: none states them. */
  deliveryDays: Uint8Array;
};

/** By the days within which a price fell. */
export const fallenBit = { 1: 1, 7: 2 } as const;

/** What nobody states arrives behind everything. */
export const daysUnknown = 255;

/**
 * A finished index: typed arrays over shared memory, so that a worker builds it and the web process takes it over
 * without a copy. Documents are numbered by standing (what is in stock, offered by many and well rated first):
 * the lower number wins every tie.
 */
export type IndexData = {
  /** Documents with live offers. Those from here up to `listed` await a merchant: last in every order. */
  offered: number;
  /** Documents in lists. Numbers from here up to `ids.length` are products that merchants offer no more. */
  listed: number;
  /** Product id of each document. */
  ids: Float64Array;
  /** Documents in order of product id, to find one by its id. */
  byId: Uint32Array;
  categoryIds: readonly number[];
  /** By place, the places of a category and of those that it is part of: itself first, its department last. */
  categoryPaths: readonly (readonly number[])[];
  /** Folded names of each category, for queries that are one. */
  categoryNames: readonly (readonly string[])[];
  /** What things of each category are called, for queries that name one. */
  categoryCalled: readonly (readonly string[])[];
  /** Places of categories in which nothing is a present, without those below. */
  neverGiven: readonly number[];
  /** Listed documents by category, those below it included: of category c at `categoryStarts[c]` to `categoryStarts[c + 1]`. */
  categoryStarts: Uint32Array;
  categoryDocuments: Uint32Array;
  /** Every listed document. */
  everything: Uint32Array;
  /** 1: only titles speak for the document's category, or its title against it. */
  isCategoryDoubtful: Uint8Array;
  /** 1: merchants name no more than a category of several, and the title not even that. */
  isKindUnsaid: Uint8Array;
  /** 1: the noun of the document's title names things of its stated category, or what merchants call it does. */
  isKindSaid: Uint8Array;
  priceCents: Int32Array;
  /** Delivered total, expected where delivery is not known (expected-totals.ts); -1 where nothing is on offer. */
  totalCents: Int32Array;
  /** Days within which the price of the document fell, as bits of `fallenBit`. */
  fallenWithin: Uint8Array;
  /** How much the document holds, in its category's unit; 0: nobody states it. */
  contentAmount: Float64Array;
  facets: Record<ColumnName, Uint16Array>;
  /** What is on offer of each document, in which condition (offer-bits.ts). */
  offerBits: Uint16Array;
  /** In which conditions a document is sold out, as bits. */
  soldOut: Uint8Array;
  /** In the order of the contract's conditions. */
  conditionPrices: readonly ConditionPrices[];
  /** Merchants by name: place in both lists; the documents' values are place × 8 + conditions as bits. */
  merchantNames: readonly string[];
  merchants: ManyValues;
  /** Values of specifications, those of one key together: value v of all belongs to `specificationKeys[k]` if between its starts. */
  specificationKeys: readonly string[];
  specificationStarts: readonly number[];
  specificationValues: readonly string[];
  /** The same as a merchant writes them. */
  specificationDisplays: readonly string[];
  specifications: ManyValues;
  /** Sizes of clothes and shoes with what is on offer in them, some numbers each (building/size-values.ts). */
  sizes: { starts: Uint32Array; values: Uint32Array };
  /** Number of the family that each document is a variant of; 0 none. */
  family: Uint32Array;
  /** Listed documents of each family, best standing first: those of family f at `familyStarts[f]` to `familyStarts[f + 1]`. */
  familyStarts: Uint32Array;
  familyDocuments: Uint32Array;
  /** Brands in the order of their folded names: term 0 is brand 1. `brandNames` has them as shown. */
  brandKeys: DictionaryData;
  brandNames: DictionaryData;
  /** Listed documents by brand number. */
  brandCounts: Uint32Array;
  /** Boost of a document's standing, in 1/255. */
  standing: Uint8Array;
  /** Per order: the listed documents in it, and each document's place in it. */
  orders: Record<StoredSort, { documents: Uint32Array; places: Uint32Array }>;
  dictionary: DictionaryData;
  spelling: SpellingData;
  /** Only of terms that are frequent enough to be corrections of a rare word. */
  frequentSpelling: SpellingData;
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

export const noPlace = 254;
/** Position of a term that occurs only in the description, where products mention what they are not. */
export const asidePlace = 255;
/** Document numbers and score bits share one exact double when results are ordered. */
export const documentLimit = 2 ** 21;
