/** What may speak for two offers being one product, or against it. */
export const matchReasons = [
  'amounts',
  'brand',
  'codes',
  'colour',
  'description',
  'enough against',
  'length of titles',
  'no common GTIN',
  'numbers',
  'other GTIN',
  'part number',
  'picture',
  'price',
  'same GTIN',
  'words in common',
  'words of one title only',
] as const;

export type MatchReason = (typeof matchReasons)[number];
