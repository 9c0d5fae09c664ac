import { parseMoney } from './parse-money.ts';

const free =
  /^(?:offert[es]?|gratuit[es]?|free|livraison (?:offerte|gratuite)|free (?:shipping|delivery)|franco(?: de port)?)$/i;
// "FR:::4.99 EUR", "FR:75:Standard:4,99 EUR": country, region, service, price.
const entry = /^([a-z]{2})?:([^:]*):([^:]*):(.*)$/i;
const betweenEntries = /[,\n](?=[a-z]{0,2}:[^:]*:[^:]*:)/i;
const highestCents = 100_000;

/** Cost of delivery in cents to a country; null: the merchant did not state it. */
export function parseDelivery(text: string, country = 'FR'): number | null {
  const stated = text.trim();
  if (stated === '') return null;
  if (!stated.includes(':')) return parseCost(stated);
  const costs = stated
    .split(betweenEntries)
    .map((part) => parseEntry(part.trim(), country))
    .filter((cost) => cost !== null);
  return costs.length === 0 ? null : Math.min(...costs);
}

/** The cost of one `country:region:service:price` where it holds for the whole country. */
function parseEntry(text: string, country: string): number | null {
  const [, to, region, , price] = entry.exec(text) ?? [];
  if (price === undefined) return null;
  if (to && to.toUpperCase() !== country) return null;
  return region ? null : parseCost(price.trim());
}

function parseCost(text: string): number | null {
  if (free.test(text)) return 0;
  const money = parseMoney(text);
  return 'cents' in money && money.cents >= 0 && money.cents <= highestCents ? money.cents : null;
}
