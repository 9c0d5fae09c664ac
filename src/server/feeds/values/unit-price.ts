import { parsePrice } from './price.ts';

/** "12,50 € / 100 ml", "9.60 EUR/kg": a price, and what it is for. */
const perMeasure =
  /^(.*?\d.*?)\s*(?:\/|pour|par|per|pro|je)\s*(\d+(?:[.,]\d+)?)?\s*(kg|g|l|litres?|cl|ml)\s*\)?$/i;

/** Characters. */
const longest = 60;

/**
 * How much an article holds, by its price and what its row says of its price per unit: "750 ml"; '' where that says
 * nothing. `currency`: as in `parsePrice`.
 */
export function measureOf(text: string, priceCents: number, currency: string | undefined): string {
  if (text.length > longest) return '';
  const [, amount = '', count = '1', unit = ''] = perMeasure.exec(text.trim().replace(/^\(/, '')) ?? [];
  const price = parsePrice(amount, currency);
  if (!('cents' in price)) return '';
  const each = Number(count.replace(',', '.'));
  return `${roundest((priceCents / price.cents) * each, (measure) => (priceCents / measure) * each - price.cents)} ${unit}`;
}

/** The measure of the fewest digits at which the price per unit, which merchants round, is the stated one. */
function roundest(measure: number, difference: (measure: number) => number): number {
  const candidates = [1, 2, 3, 4].map((digits) => Number(measure.toPrecision(digits)));
  return candidates.find((each) => Math.abs(difference(each)) <= 0.5) ?? Number(measure.toPrecision(5));
}
