/**
 * What the columns of a delimited feed may be said to hold, by Google Merchant's names: the ones without which there
 * is no offer come first.
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

/** Which column of a feed's files holds what; names as they are compared (see `normaliseColumn`). */
export type ColumnMapping = Partial<Record<FeedField, string>>;
