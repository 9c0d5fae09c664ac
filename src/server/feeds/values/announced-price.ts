import type { AmountNotation } from './parse-money.ts';
import { parsePrice } from './price.ts';

/** A price of less than a twentieth of what is crossed out is a mistake in one of the two. */
const maxTimes = 20;

/**
 * The list or crossed-out price that a row sets beside its price, in cents: the first of `texts` that is above it; null:
 * none is. `currency`, `notation`: as in `parsePrice`.
 */
export function readAnnounced(
  texts: readonly string[],
  priceCents: number,
  currency: string | undefined,
  notation?: AmountNotation,
): number | null {
  for (const text of texts) {
    if (text.trim() === '') continue;
    const price = parsePrice(text, currency, notation);
    if ('cents' in price && price.cents > priceCents && price.cents <= maxTimes * priceCents)
      return price.cents;
  }
  return null;
}
