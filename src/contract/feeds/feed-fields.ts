/** Fields that a feed's columns can be mapped to, by Google Merchant's names; required ones first. */
export const feedFields = [
  'id',
  'title',
  'price',
  'link',
  'currency',
  'sale_price',
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
};

/** A feed whose files need no settings. */
export const plainReading: FileReading = {
  columns: null,
  record: null,
  linkTemplate: null,
  vatPercent: null,
  secureLinks: null,
};
