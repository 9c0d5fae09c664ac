import type { DemoProduct } from '../catalogue/products.ts';
import type { Listing } from '../merchants/listings.ts';
import type { DemoMerchant } from '../merchants/merchant.ts';
import { between, chance, wholeBetween } from '../random.ts';
import { type Day, weekdayOf } from './day.ts';
import { findSale } from './sales.ts';

/** The last day up to this one on which the merchant's feed changed: nothing moves in between. */
export function lastChange(merchant: DemoMerchant, day: Day): Day {
  for (let back = 0; back < 7; back++) {
    if (merchant.changesOn.includes(weekdayOf(day - back))) return day - back;
  }
  return day;
}

/** The beginning of the stretch of `length` days that holds the day; stretches of different keys are staggered. */
function stretchStart(day: Day, length: number, ...keys: (string | number)[]): Day {
  const shift = wholeBetween(0, length - 1, 'shift', ...keys);
  return Math.floor((day + shift) / length) * length - shift;
}

/** Falls slowly from 1 to 0 and climbs back faster, as goods age and are renewed. */
function wear(day: Day, length: number, ...keys: (string | number)[]): number {
  const position = (day - stretchStart(day, length, ...keys)) / length;
  const renewal = 0.85;
  return position < renewal ? 1 - position / renewal : (position - renewal) / (1 - renewal);
}

/** What the product costs on the market: a slow decline, in steps of some weeks. */
function marketLevel({ sku }: DemoProduct, day: Day): number {
  const step = stretchStart(day, wholeBetween(12, 34, sku, 'step length'), sku, 'step');
  const life = wholeBetween(260, 520, sku, 'life length');
  const depth = between(0.04, 0.2, sku, 'depth');
  return 1 - depth * (1 - wear(step, life, sku, 'life')) + between(-0.02, 0.02, sku, 'drift', step);
}

/** One merchant's habit with one article: a little above or below its usual level. */
function merchantLevel({ product: { sku }, merchant, seller }: Listing, day: Day): number {
  const step = stretchStart(day, 26, sku, merchant.id, seller, 'mood');
  const habit = between(-0.045, 0.045, sku, merchant.id, seller, 'habit');
  const mood = between(-0.015, 0.015, sku, merchant.id, seller, 'mood', step);
  return merchant.priceLevel * (1 + habit + mood);
}

/** The merchant's own promotion, some days within a month. */
function promotion({ product: { sku }, merchant, seller }: Listing, day: Day): number {
  const keys = [sku, merchant.id, seller, 'promotion'];
  const month = stretchStart(day, 24, ...keys);
  if (chance(...keys, month) >= merchant.promotions * 1.2) return 1;
  const begin = month + wholeBetween(0, 13, ...keys, 'begin', month);
  const end = begin + wholeBetween(4, 11, ...keys, 'length', month);
  if (day < begin || day >= end) return 1;
  return 1 - between(0.05, 0.2, ...keys, 'depth', month);
}

function seasonalSale({ product: { sku, category }, merchant, seller }: Listing, day: Day): number {
  const sale = findSale(day, category);
  if (!sale || merchant.condition === 'refurbished') return 1;
  const keys = [sku, merchant.id, seller, sale.name];
  return chance(...keys) < sale.share ? 1 - sale.depth * between(0.3, 1, ...keys, 'depth') : 1;
}

/**
 * Cents as shops like them: 49,99 or 49,90 or 49,00; for expensive goods the last euros as well: 629,99, 1
 * 299,00.
 */
function round(cents: number, ending: DemoMerchant['priceEnding']): number {
  const step = cents >= 100_000 ? 1000 : cents >= 30_000 ? 500 : 100;
  const tail = step - 100 + ending;
  return Math.max(100 + ending, Math.round((cents - tail) / step) * step + tail);
}

/**
 * What a merchant asks for an article on a day, in cents with VAT. A pure function of its
 * arguments: past days can be written again, and tomorrow is already known.
 */
export function priceOn(listing: Listing, day: Day): number {
  const changed = lastChange(listing.merchant, day);
  const level =
    marketLevel(listing.product, changed) *
    merchantLevel(listing, changed) *
    Math.min(promotion(listing, changed), seasonalSale(listing, changed));
  return round(listing.product.priceCents * level, listing.merchant.priceEnding);
}

/**
 * The price that a merchant crosses out beside the one that it asks for: it stays while prices move; null: none. Some are
 * what it once asked for, others far from it.
 */
export function listPriceOf(
  { product: { sku, priceCents: usual }, merchant, seller }: Listing,
  priceCents: number,
): number | null {
  const keys = [sku, merchant.id, seller, 'crossed out'];
  if (chance(...keys) >= (merchant.crossedOut ?? 0)) return null;
  const level = merchant.priceLevel * between(1, 1.6, ...keys, 'level');
  const listed = round(usual * level, merchant.priceEnding);
  return listed > priceCents ? listed : null;
}
