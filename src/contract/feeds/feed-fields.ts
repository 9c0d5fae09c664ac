/** Fields that a feed's columns can be mapped to, by Google Merchant's names; required ones first. */
export const feedFields = [
  'id',
  'title',
  'price',
  'link',
  'currency',
  'sale_price',
  'sale_price_effective_date',
  'sale_start',
  'sale_end',
  'list_price',
  'shipping',
  'availability',
  'gtin',
  'brand',
  'mpn',
  'condition',
  'image_link',
  'additional_image_link',
  'description',
  'product_type',
  'google_product_category',
  'size',
  'color',
  'material',
  'gender',
  'age_group',
  'item_group_id',
  'warranty',
  'energy_efficiency_class',
] as const;
export type FeedField = (typeof feedFields)[number];

export const requiredFields: readonly FeedField[] = ['id', 'title', 'price', 'link'];

/** Column mapping of a feed's files, with normalised names (see `normaliseColumn`). */
export type ColumnMapping = Partial<Record<FeedField, string>>;

/** Whether one column may hold both: where articles have no number, another column tells them apart as well. */
export const mayShareColumn = (a: FeedField, b: FeedField): boolean =>
  a !== b &&
  [a, b].includes('id') &&
  ['title', 'gtin', 'mpn', 'link'].some((field) => field === a || field === b);

/**
 * How amounts are written that can be read in several ways: as they stand (`1999` is 1,999 euros), in cents (19.99 euros), or
 * what three digits behind a mark are (`49.900`: 49.90 or 49,900 euros).
 */
export const priceNotations = ['euros', 'cents', 'decimals', 'thousands'] as const;
export type PriceNotation = (typeof priceNotations)[number];

/** What a held file asks: its currency, or how its prices are written, with the answers that there are. */
export const heldQuestions = ['currency', 'cents', 'ambiguous', 'same'] as const;
export type HeldQuestion = (typeof heldQuestions)[number];
export const notationsAsked: Readonly<Record<HeldQuestion, readonly PriceNotation[]>> = {
  currency: [],
  cents: ['cents', 'euros'],
  ambiguous: ['decimals', 'thousands'],
  same: ['euros'],
};

/** How a feed's files are read, where the files do not show it themselves. */
export type FileReading = {
  /** The mapping of columns to fields; null: the column names show it. */
  columns: ColumnMapping | null;
  /** Of XML and JSON: which element is an article ("products/product"); null: the most plausible one. */
  record: string | null;
  /** Links of a file without any: `https://shop.example/products/{handle}`, with the names of columns. */
  linkTemplate: string | null;
  /** The VAT in percent that the file's prices lack; null: they include it. */
  vatPercent: number | null;
  /** Whether links written as http: also work with https; null: unknown, the site is asked. */
  secureLinks: true | null;
  /** How its prices are written; null: as it seems, and a file where that is in doubt is held. */
  priceNotation: PriceNotation | null;
};

/** A feed whose files need no settings. */
export const plainReading: FileReading = {
  columns: null,
  record: null,
  linkTemplate: null,
  vatPercent: null,
  secureLinks: null,
  priceNotation: null,
};

/** Of all settings of a feed those about how its files are read. */
export const pickReading = ({
  columns,
  record,
  linkTemplate,
  vatPercent,
  secureLinks,
  priceNotation,
}: FileReading): FileReading => ({
  columns,
  record,
  linkTemplate,
  vatPercent,
  secureLinks,
  priceNotation,
});
