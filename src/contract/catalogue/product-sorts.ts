/**
 * Orders of product lists; `price` is without delivery, `delivered` with it, `drop` by how far it fell lately in percent,
 * from its 90-day median at most, `drop_amount` in euros, `drop_usual` by how far it is below that median, `arrival` by the working days until an offer arrives,
 * `unit_price` by the price per unit, within categories that have one unit.
 */
export const productSorts = [
  'relevance',
  'delivered',
  'price',
  'price_desc',
  'rating',
  'offers',
  'drop',
  'drop_amount',
  'drop_usual',
  'newest',
  'arrival',
  'unit_price',
] as const;
export type ProductSort = (typeof productSorts)[number];

/** Orders by how far prices fell. */
export const dropSorts = ['drop', 'drop_amount', 'drop_usual'] as const satisfies readonly ProductSort[];
export type DropSort = (typeof dropSorts)[number];
export const isDropSort = (sort: string): sort is DropSort => (dropSorts as readonly string[]).includes(sort);

export const isProductSort = (text: string): text is ProductSort =>
  (productSorts as readonly string[]).includes(text);

/** Orders of saved products: newest first, best delivered price, fall since they were saved. */
export const favouriteSorts = ['newest', 'price', 'drop'] as const;
export type FavouriteSort = (typeof favouriteSorts)[number];
