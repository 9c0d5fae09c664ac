import type { Offer, Product } from '../../contract/catalogue/schema.ts';
import { centsToEuros, eurosToCents } from '../../contract/money.ts';
import { sellerOf } from './offers/best-offers.ts';

/** The cheapest of the other merchants and named sellers, and how much more it asks, delivered (euros). */
type NextMerchant = { merchant: string; gap: number };

/**
 * The second-best merchant: same condition, in stock, known delivery cost. undefined: there is none, or it asks the
 * same price.
 */
export function nextMerchant(product: Pick<Product, 'offers'>, best: Offer): NextMerchant | undefined {
  if (!best.inStock || !best.deliveryKnown) return undefined;
  const next = product.offers.find(
    (offer) =>
      offer.inStock &&
      offer.deliveryKnown &&
      offer.condition === best.condition &&
      (offer.merchant !== best.merchant || offer.seller !== best.seller),
  );
  if (!next) return undefined;
  const gapCents = eurosToCents(next.totalPrice) - eurosToCents(best.totalPrice);
  // Within one marketplace sellers are told apart.
  const name = (next.merchant === best.merchant && sellerOf(next)) || next.merchant;
  return gapCents > 0 ? { merchant: name, gap: centsToEuros(gapCents) } : undefined;
}
