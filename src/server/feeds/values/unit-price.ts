import { parsePrice } from './price.ts';

const count = '(?<each>\\d+(?:[.,]\\d+)?)?';
const unit = '(?<unit>kg|g|l(?:it(?:re|er|ro)s?)?|cl|ml|pi[eè]ces?|unit[eé]s?|st(?:ü|ue?)ck)';
/** "12,50 € / 100 ml", "9.60 EUR/kg": a price, and what it is for; "1 kg = 9,60 €". */
const perMeasure = [
  new RegExp(
    `^(?<amount>.*?\\d.*?)\\s*(?:/|pour|par|per|pro|je|le|la|à l['’])\\s*${count}\\s*${unit}\\s*$`,
    'i',
  ),
  new RegExp(`^${count}\\s*${unit}\\s*=\\s*(?<amount>.*\\d.*)$`, 'i'),
];

/** As amounts are written in every language. */
const plainUnit = (written: string): string => {
  const word = written.toLowerCase();
  if (word.startsWith('lit')) return 'l';
  return /^(?:pi|un|st)/.test(word) ? 'pieces' : word;
};

/** Characters. */
const maxLength = 60;

/**
 * How much an article holds, by its price and what its row says of its price per unit: "750 ml"; '' where that says
 * nothing. `currency`: as in `parsePrice`.
 */
export function measureOf(text: string, priceCents: number, currency: string | undefined): string {
  if (text.length > maxLength) return '';
  const written = text.trim().replace(/^\(|\)$/g, '');
  const found = perMeasure.map((pattern) => pattern.exec(written)?.groups).find(Boolean);
  const { amount = '', each: count = '1', unit = '' } = found ?? {};
  const price = parsePrice(amount, currency);
  if (!('cents' in price)) return '';
  const each = Number(count.replace(',', '.'));
  return `${roundest((priceCents / price.cents) * each, (measure) => (priceCents / measure) * each - price.cents)} ${plainUnit(unit)}`;
}

/** The measure of the fewest digits at which the price per unit, which merchants round, is the stated one. */
function roundest(measure: number, difference: (measure: number) => number): number {
  const candidates = [1, 2, 3, 4].map((digits) => Number(measure.toPrecision(digits)));
  return candidates.find((each) => Math.abs(difference(each)) <= 0.5) ?? Number(measure.toPrecision(5));
}
