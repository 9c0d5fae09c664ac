import { maxSizeLength } from '../../contract/catalogue/sizes.ts';
import { createStoredList } from './stored-list.ts';

/**
 * A product in the browser's storage; `price` (euros) and when that was seen (`at`, milliseconds) are for the page without a
 * connection alone (`public/offline.js`): elsewhere they would be outdated.
 */
export type RecentProduct = {
  id: string;
  title: string;
  image: string | null;
  /** Of clothes and shoes, the one that was shown last; left out: none. */
  size?: string | undefined;
  price?: number | undefined;
  at?: number;
};

export function isRecentProduct(value: unknown): value is RecentProduct {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, image, size } = value as Record<string, unknown>;
  const hasImage = image === null || typeof image === 'string';
  const isSize = size === undefined || (typeof size === 'string' && size.length <= maxSizeLength);
  return (
    typeof id === 'string' && /^[1-9]\d{0,14}$/.test(id) && typeof title === 'string' && hasImage && isSize
  );
}

/** The last viewed products: five. */
const list = createStoredList<RecentProduct>({
  key: 'recentlyViewed',
  limit: 5,
  isEntry: isRecentProduct,
  isSame: (a, b) => a.id === b.id,
});

export const parseRecent = list.parse;
/** The list with a product put first. */
export const withRecent = (products: readonly RecentProduct[], { id, title, image, size }: RecentProduct) =>
  list.withEntry(products, { id, title, image, ...(size !== undefined && { size }) });
/** Remembers a product as just viewed; for the product page's effect. */
export const rememberViewed = (product: RecentProduct) => list.add({ ...product, at: Date.now() });
export const clearRecent = list.clear;
/** The last viewed products, newest first; empty on the server and during hydration. */
export const useRecentlyViewed = list.useList;
