import type { Condition } from '../../../contract/catalogue/conditions.ts';

/** What people search a product by. */
export type ProductTexts = {
  title: string;
  /** The title with what is left out of it for its length; left out, null: nothing is. */
  wholeTitle?: string | null;
  brand: string;
  description: string;
  /** Manufacturers' part numbers and GTINs, as written. */
  codes: readonly string[];
  /** What is stated of it in a sheet of facts: "2000 GB, USB-C"; left out: nothing. */
  stated?: string;
  /** What merchants call it: last steps of their categories. */
  kinds: readonly string[];
};

/** What a product's category is narrowed by: "socket", "am5", in a merchant's words "Socket AM5". */
export type SpecificationFact = { key: string; value: string; display: string };

/** What is on offer of a product in one condition. */
export type ConditionFacts = {
  condition: Condition;
  priceCents: number;
  /** Total of the condition's best offer, delivered unless `deliveryUnknown`. */
  totalCents: number;
  deliveryUnknown?: boolean;
  inStock: boolean;
  /** Its best offer's merchant does not state it. */
  stockUnknown?: boolean;
  /** An offer in stock whose delivery is known to cost nothing. */
  hasFreeDelivery: boolean;
  /** Working days within which an offer in stock arrives; left out, null: none states them. */
  deliveryDays?: number | null | undefined;
  /** Merchants with a live offer. */
  merchantIds: readonly number[];
};

/** What is on offer of a size of clothes or shoes in one condition, in stock or of unknown stock. */
export type SizeFacts = ConditionFacts & { label: string };

/** The specification that sizes are values of. */
export const sizeKey = 'size';

/** How far a price fell, counted from its 90-day median at most. */
export type DropFacts = {
  /** Of the price that it fell from, 0 to 1. */
  share: number;
  cents: number;
  /** Share by which it is below that median. */
  belowUsual: number;
};
export type Drops = { 1?: DropFacts; 7?: DropFacts };

/** What lists filter and sort by. Money is integer cents, VAT included; times are epoch milliseconds. */
export type ProductFacts = {
  id: number;
  categoryId: number | null;
  /** Only titles speak for the category. */
  isCategoryGuessed: boolean;
  priceCents: number | null;
  /** Total of the main offer, delivered unless `deliveryUnknown`. */
  totalCents: number | null;
  deliveryUnknown?: boolean;
  rating: number | null;
  ratingCount: number | null;
  merchantsCount: number;
  inStock: boolean;
  /** The main offer's merchant does not state it. */
  stockUnknown?: boolean;
  /** Of the main offer; the next three as well. */
  condition: Condition | null;
  hasFreeDelivery: boolean;
  deliveryDays?: number | null | undefined;
  merchantIds: readonly number[];
  /** What is on offer in other conditions than the main offer's. */
  otherConditions: readonly ConditionFacts[];
  /** Of clothes and shoes; each is a value of the specification `sizeKey` as well. Left out: it comes in none. */
  sizes?: readonly SizeFacts[];
  /** How much it holds, in its category's unit; left out, null: nobody states it. */
  contentAmount?: number | null;
  /** By the days within which its price fell; left out: it did not. */
  drops?: Drops;
  /** The number of the family that it is a variant of; left out: of none. */
  familyId?: number | null;
  /** As lists name it; '' where none is known. */
  brand: string;
  createdAt: number;
  /** False: kept only so that its page can show similar products; no list holds it, unless it awaits a merchant. */
  hasOffers: boolean;
  /** Without offers, yet listed, behind all others: staff made it and no merchant has offered it so far. */
  awaitsMerchant: boolean;
};

export type SearchDocument = ProductTexts & ProductFacts & { specifications: readonly SpecificationFact[] };

/** A merchant as lists name it. */
export type SearchMerchant = { id: number; name: string };

/**
 * A category with every name people give it, all languages together, and the one that it is part of; `called`: what
 * things in it are called, each of which is only a part of them.
 */
export type SearchCategory = {
  id: number;
  names: readonly string[];
  called?: readonly string[];
  parentId?: number | null;
  /** Nothing in it is a present. */
  isNeverGiven?: boolean;
};

/**
 * Words and phrases that mean one thing, in French and English. `asked` ones mean it in a query but not in a title:
 * who types "portable" wants a laptop, yet a portable radio is none.
 */
export type SynonymGroup = { said: readonly string[]; asked?: readonly string[] };
export type Synonyms = readonly SynonymGroup[];

/** How often a product was opened from the results of a query. */
export type ClickedProduct = { query: string; productId: number; count: number };
