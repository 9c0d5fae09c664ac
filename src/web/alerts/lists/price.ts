import type { ShoppingReason } from '../../../contract/errors/shopping-messages.ts';
import type { Language } from '../../../contract/language.ts';
import { readAmount } from '../../../contract/typed-amount.ts';

/** The price that somebody typed for a list or something of it, in euros, or why it is none. */
export function readListPrice(language: Language, typed: string): number | ShoppingReason {
  const price = readAmount(language, typed);
  if (price === undefined) return 'alert_price_missing';
  return price < 0.01 ? 'alert_price_invalid' : price;
}
