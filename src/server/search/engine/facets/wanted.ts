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

/** Whether offers, by their bits and the total that counts, are in one of the conditions (as bits), and as was chosen. */
export const fulfils = (bits: number, total: number, wanted: number, choice: Choice): boolean =>
  (bits & wanted) !== 0 &&
  (!choice.inStock || (bits & inStockBits(wanted)) !== 0) &&
  (!choice.freeDelivery || (bits & freeDeliveryBits(wanted)) !== 0) &&
  (!choice.price || (total >= choice.price.from && total <= choice.price.to));

/** Whether what is on offer of a document is what was chosen, at the price of the condition at `place`; merchants are not asked. */
export function isWanted(
  offers: Offers,
  document: number,
  wanted: number,
  place: number,
  choice: Choice,
): boolean {
  const total = offers.conditionPrices[place]?.totalCents[document];
  if (!fulfils(offers.offerBits[document], total, wanted, choice)) return false;
  const days = choice.arrivesWithin;
  return days === undefined || arrivesWithin(offers, document, wanted, days);
}

/** Whether a merchant that was chosen, by place, offers a document in one of the conditions. */
export const isFromChosen = (
  { merchants }: Pick<Offers, 'merchants'>,
  document: number,
  allowed: Uint8Array,
  wanted: number,
  choice: Choice,
): boolean => !choice.merchant || isOffered(merchants, document, allowed, wanted);
