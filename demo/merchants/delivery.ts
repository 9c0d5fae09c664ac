import type { Listing } from './listings.ts';

const bulkyKinds = new Set([
  'washing-machine',
  'fridge',
  'television',
  'gaming-chair',
  'all-in-one',
  'desktop',
  'pc-case',
  'microwave',
  'printer',
]);

/** What delivery of an article costs at a price, in cents; null where the merchant does not say. */
export function deliveryOf({ merchant, product }: Listing, priceCents: number): number | null {
  const rule = merchant.delivery;
  if (!rule) return null;
  if (bulkyKinds.has(product.kind)) return rule.bulkyCents;
  return rule.freeFromCents !== null && priceCents >= rule.freeFromCents ? 0 : rule.flatCents;
}
