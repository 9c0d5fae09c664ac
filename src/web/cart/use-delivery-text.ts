import type { CartParcel } from '../../contract/cart/schema.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { cartTexts } from './texts/texts.ts';

type Delivery = Pick<CartParcel, 'delivery' | 'deliveryKnown'> & Partial<Pick<CartParcel, 'freeFrom'>>;

/** What delivery costs, of a parcel or of all together: nothing is free only where merchants say so. */
export function useDeliveryText({ delivery, deliveryKnown, freeFrom = null }: Delivery): string {
  const language = useLanguage();
  const { split } = useTexts(cartTexts);
  const cost = formatPrice(language, delivery);
  if (!deliveryKnown) return delivery > 0 ? `${split.atLeast} ${cost}` : split.unknown;
  if (delivery > 0) return cost;
  return freeFrom === null ? split.free : split.freeFrom(formatPrice(language, freeFrom));
}
