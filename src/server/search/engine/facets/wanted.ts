import type { IndexData } from '../index-data.ts';
import { arrivesWithin } from './arrivals.ts';
import type { Choice } from './choice.ts';
import { isOffered } from './marking.ts';
import { freeDeliveryBits, inStockBits } from './offer-bits.ts';
import type { Offers } from './sized-offers.ts';

/** Whether anything was chosen that an offer fulfils or not, beside its condition. */
export const hasOfferChoice = ({
  price,
  merchant,
  inStock,
  freeDelivery,
  arrivesWithin: days,
}: Choice): boolean =>
  price !== undefined || merchant !== undefined || inStock || freeDelivery || days !== undefined;

/**
 * Whether what is on offer in some conditions (as bits) is what was chosen: its own price, that of the condition `place`,
 * stock, delivery and merchants.
 */
export function isWanted(
  offers: Offers,
  { merchants }: Pick<IndexData, 'merchants'>,
  document: number,
  [wanted, place]: readonly [wanted: number, place: number],
  choice: Choice,
  allowedMerchants: Uint8Array,
): boolean {
  const bits = offers.offerBits[document];
  if ((bits & wanted) === 0) return false;
  if (choice.inStock && (bits & inStockBits(wanted)) === 0) return false;
  if (choice.freeDelivery && (bits & freeDeliveryBits(wanted)) === 0) return false;
  if (choice.arrivesWithin !== undefined && !arrivesWithin(offers, document, wanted, choice.arrivesWithin))
    return false;
  if (choice.price) {
    const total = offers.conditionPrices[place]?.totalCents[document];
    if (total < choice.price.from || total > choice.price.to) return false;
  }
  return !choice.merchant || isOffered(merchants, document, allowedMerchants, wanted);
}
