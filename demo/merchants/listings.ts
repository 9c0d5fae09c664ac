import type { DemoProduct } from '../catalogue/products.ts';
import { chance, wholeBetween } from '../random.ts';
import type { DemoMerchant } from './merchant.ts';

/** One article in a merchant's range; a marketplace may have a product once per seller. */
export type Listing = {
  product: DemoProduct;
  merchant: DemoMerchant;
  /** The merchant's own id. */
  articleId: string;
  seller: string;
  hasEan: boolean;
};

function isInRange({ sku, category, popularity, exception }: DemoProduct, merchant: DemoMerchant): boolean {
  const isMarketplace = merchant.sellers !== undefined;
  if (exception.isOnlyInMarketplace) return isMarketplace;
  if (exception.isOnlyRefurbished) return merchant.condition === 'refurbished';
  if (exception.hasOneOffer) return false;
  if (merchant.categories && !merchant.categories.includes(category)) return false;
  // Well-known goods stand in most shops, others in few.
  return chance(sku, merchant.id, 'range') < merchant.share * (0.55 + 1.1 * popularity);
}

function toListings(product: DemoProduct, merchant: DemoMerchant): Listing[] {
  const { sku, popularity, exception } = product;
  const sellers = merchant.sellers ?? [''];
  const first = wholeBetween(0, sellers.length - 1, sku, merchant.id, 'seller');
  // Without an EAN, several articles of one shop look like several products.
  const mayRepeat = sellers.length > 1 && popularity > 0.5 && !exception.hasNoEan;
  const copies = mayRepeat ? wholeBetween(1, sellers.length, sku, 'sellers') : 1;
  return Array.from({ length: copies }, (_, copy) => {
    const seller = sellers[(first + copy) % sellers.length] ?? '';
    return {
      product,
      merchant,
      articleId: String(wholeBetween(10_000_000, 99_999_999, merchant.id, sku, seller)),
      seller,
      hasEan: !exception.hasNoEan && chance(sku, merchant.id, seller, 'has ean') < merchant.eans,
    };
  });
}

/** Who sells what: every product stands in at least one shop. */
export function createListings(
  products: readonly DemoProduct[],
  merchants: readonly DemoMerchant[],
): Map<DemoMerchant, Listing[]> {
  const listings = new Map<DemoMerchant, Listing[]>(merchants.map((merchant) => [merchant, []]));
  for (const product of products) {
    const found = merchants.filter((merchant) => isInRange(product, merchant));
    const hasNewGoods = found.some(({ condition }) => condition === 'new');
    const fallback = hasNewGoods || product.exception.isOnlyRefurbished ? [] : merchants.slice(0, 1);
    for (const merchant of [...fallback, ...found]) {
      listings.get(merchant)?.push(...toListings(product, merchant));
    }
  }
  return listings;
}
