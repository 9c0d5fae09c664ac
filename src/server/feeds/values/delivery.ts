import { readDeliveryDays } from './delivery-days.ts';
import { type AmountNotation, parseMoney } from './parse-money.ts';

const free =
  /^(?:offert[es]?|gratuit[es]?|free|livraison (?:offerte|gratuite)|free (?:shipping|delivery)|gratis|kostenlos|versandkostenfrei|gratuito|franco(?: de port)?)$/i;
const betweenEntries = /[,;\n](?=\s*(?:[a-z]{2,3}|france)?:)/i;
const maxCents = 100_000;
const country = 'FR';

/** Google's parts of an entry, in its order: "FR::DHL Express:4.99 EUR:0:1:2:3". */
const parts = [
  'country',
  'region',
  'service',
  'price',
  'minHandling',
  'maxHandling',
  'minTransit',
  'maxTransit',
] as const;
type Part = (typeof parts)[number];
type Entry = Partial<Record<Part, string>>;

/** Layouts that a column's name states, `shipping(country:price)`, besides the usual one. */
export const shippingColumns = {
  'shipping(country:region:service:price)': ['country', 'region', 'service', 'price'],
  'shipping(country:service:price)': ['country', 'service', 'price'],
  'shipping(country:price)': ['country', 'price'],
  'shipping(price)': ['price'],
} as const satisfies Record<string, readonly Part[]>;

/** Delivery to a country: cents, null where the merchant did not state it, and how many working days it takes. */
export type Delivery = { cents: number | null; days: string };

const notStated: Delivery = { cents: null, days: '' };
const countryNames: Record<string, string> = { FRA: 'FR', FRANCE: 'FR' };
// What is fetched at the shop is not delivered.
const pickUp =
  /retrait|click ?(?:&|and|et) ?collect|pick-?up|collect in|in-?store|en magasin|abholung|\bdrive\b/i;

/** Cost of delivery in cents to France; null: the merchant did not state it. `notation`: how its file writes amounts. */
export const parseDelivery = (text: string, notation?: AmountNotation): number | null =>
  readDelivery(text, parts, notation).cents;

/** The cheapest delivery that holds for all of France, of all that a text states. */
export function readDelivery(
  text: string,
  layout: readonly Part[] = parts,
  notation?: AmountNotation,
): Delivery {
  const stated = text.trim();
  if (stated === '') return notStated;
  if (!stated.includes(':'))
    return layout.length > 1 && layout !== parts
      ? notStated
      : { ...notStated, cents: cheapestIn(stated, notation) };
  const offered = stated.split(betweenEntries).flatMap((part) => {
    const entry = readEntry(part.trim(), layout);
    const cents = costOf(entry, notation);
    return cents === null ? [] : { cents, days: daysOf(entry) };
  });
  return offered.reduce<Delivery>(
    (best, each) => (best.cents === null || each.cents < best.cents ? each : best),
    notStated,
  );
}

/** The least of bare costs, one a line: several ways of delivery. */
function cheapestIn(text: string, notation?: AmountNotation): number | null {
  const costs = text.split('\n').flatMap((line) => parseCost(line.trim(), notation) ?? []);
  return costs.length === 0 ? null : Math.min(...costs);
}

function readEntry(text: string, layout: readonly Part[]): Entry {
  const values = text.split(':').map((value) => value.trim());
  return Object.fromEntries(layout.map((part, place) => [part, values[place] ?? '']));
}

/** The cost of an entry where it holds for the whole country. */
function costOf(
  { country: to = '', region = '', service = '', price = '' }: Entry,
  notation?: AmountNotation,
): number | null {
  const named = to.toUpperCase();
  if (named !== '' && (countryNames[named] ?? named) !== country) return null;
  return region !== '' || pickUp.test(service) ? null : parseCost(price, notation);
}

/** "2 à 5 jours ouvrés": handling and transit together, else a service that names its days; '' where neither is stated. */
function daysOf({
  service = '',
  minHandling = '',
  maxHandling = '',
  minTransit = '',
  maxTransit = '',
}: Entry): string {
  const days = (text: string) => (/^\d{1,2}$/.test(text) ? Number(text) : 0);
  const longest = days(maxHandling) + days(maxTransit);
  if (longest === 0) return readDeliveryDays(service) ? service : '';
  const shortest = Math.min(days(minHandling) + days(minTransit), longest);
  const range = shortest > 0 && shortest < longest ? `${shortest} à ${longest}` : `${longest}`;
  return `${range} ${longest > 1 ? 'jours ouvrés' : 'jour ouvré'}`;
}

/** Among amounts in cents, "5" is nothing that a delivery costs. */
const minInCents = 100;

function parseCost(text: string, notation?: AmountNotation): number | null {
  if (free.test(text)) return 0;
  const money = parseMoney(text, notation);
  if (notation?.said === 'cents' && 'cents' in money && money.cents > 0 && money.cents < minInCents)
    return null;
  return 'cents' in money && money.cents >= 0 && money.cents <= maxCents ? money.cents : null;
}
