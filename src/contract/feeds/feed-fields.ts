/**
 * Fields that columns of a delimited feed can be mapped to, by Google Merchant's names; required ones first.
 */
export const feedFields = [
  'id',
  'title',
  'price',
  'link',
  'description',
  'image_link',
  'availability',
  'shipping',
  'sale_price',
  'brand',
  'gtin',
  'mpn',
  'condition',
  'product_type',
] as const;
export type FeedField = (typeof feedFields)[number];

export const requiredFields: readonly FeedField[] = ['id', 'title', 'price', 'link'];

/** Column mapping of a feed's files, with normalised names (see `normaliseColumn`). */
export type ColumnMapping = Partial<Record<FeedField, string>>;
