import type { DemoProduct } from '../catalogue/products.ts';

/** How a merchant writes its feed; the formats that the import reads. */
export type Dialect =
  | {
      format: 'awin-csv';
      delimiter: ',' | ';' | '\t' | '|';
      encoding: 'utf-8' | 'utf-8-bom' | 'cp1252';
      /** "249,90" instead of "249.90". */
      hasDecimalComma: boolean;
      /** Umlauts and ampersands as HTML entities, descriptions with markup. */
      hasHtml: boolean;
    }
  | { format: 'google-rss' | 'google-atom' | 'google-tsv' };

/** What a merchant asks for delivery; null: its feed does not say. */
export type DeliveryRule = {
  flatCents: number;
  /** Free from this price; null: never. */
  freeFromCents: number | null;
  /** Large goods (kinds in `bulkyKinds`). */
  bulkyCents: number;
  time: string;
} | null;

/** What staff keep of a merchant for its page; the others are silent, as many are. */
export type About = { legalName: string; country: string; contact: string; returns: string; payment: string };

/** A made-up shop: what it sells, at which prices, and how its feed looks. */
export type DemoMerchant = {
  /** The affiliate network's id. */
  id: number;
  name: string;
  host: string;
  about?: About;
  /** Name of its feed below DATA_DIR/demo-feeds. */
  file: string;
  dialect: Dialect;
  /** Keys of our categories; undefined: all of them. */
  categories?: readonly string[];
  /** How much of these categories it has: 0.5 is about half, above 1 nearly all. */
  share: number;
  delivery: DeliveryRule;
  /** Its prices against the market's. */
  priceLevel: number;
  /** Cents that its prices end in. */
  priceEnding: 99 | 90 | 0;
  /** Share of its articles on promotion at a time. */
  promotions: number;
  /** Share of its articles beside whose prices it crosses out a higher one. */
  crossedOut?: number;
  /** Share of its articles that run out within a month. */
  outages: number;
  /** Days of the week on which its feed changes, 0 is Sunday. */
  changesOn: readonly number[];
  /** Minutes after midnight UTC at which its feed comes. */
  comesAt: number;
  condition: 'new' | 'refurbished';
  /** The commercial warranty on all it sells, as its feed writes it; undefined: it announces none. */
  warranty?: string;
  statesRatings: boolean;
  statesQuantity: boolean;
  /** Share of its articles with an EAN. */
  eans: number;
  /** A marketplace's sellers: an article may be there once for each. */
  sellers?: readonly string[];
  titleOf: (product: DemoProduct) => string;
  /** Its own category path. */
  categoryOf: (product: DemoProduct) => string;
};
