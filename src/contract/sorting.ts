/** Orders of product lists; `price` is without delivery, `delivered` with it. */
export const productSorts = [
  'relevance',
  'delivered',
  'price',
  'price_desc',
  'rating',
  'offers',
  'newest',
] as const;
export type ProductSort = (typeof productSorts)[number];
export const isProductSort = (text: string): text is ProductSort =>
  (productSorts as readonly string[]).includes(text);
