import type { DecimalMark } from './parse-money.ts';
import { parsePrice } from './price.ts';

/** A price of less than a twentieth of what is crossed out is a mistake in one of the two. */
const maxTimes = 20;

/**
 * The list or crossed-out price that a row sets beside its price, in cents: the first of `texts` that is above it; null:
 * none is. `currency`, `decimalMark`: as in `parsePrice`.
 */
export function readAnnounced(
  texts: readonly string[],
  priceCents: number,
  currency: string | undefined,
  decimalMark?: DecimalMark,
): number | null {
  for (const text of texts) {
    if (text.trim() === '') continue;
    const price = parsePrice(text, currency, decimalMark);
    if ('cents' in price && price.cents > priceCents && price.cents <= maxTimes * priceCents)
      return price.cents;
  }
  return null;
}
