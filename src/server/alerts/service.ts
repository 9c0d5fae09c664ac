import type { Alert } from '../../contract/alerts/schema.ts';
import { type AlertTarget, alertPriceFault, ownTargets, sizeTargets } from '../../contract/alerts/targets.ts';
import type { Condition } from '../../contract/catalogue/conditions.ts';
import type { Language } from '../../contract/language.ts';
import { centsToEuros, eurosToCents, optionalCentsToEuros } from '../../contract/money.ts';
import { nameColour } from '../facts/service.ts';
import { type Cards, getLivingProduct } from '../favourites/service.ts';
import { spellSize } from '../language/clothing-size.ts';
import { findBestOwnOf } from '../my-price/service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Page } from '../platform/calls/handlers.ts';
import type { Database, DatabasePool } from '../platform/database/database.ts';
import { findLowestSeen } from '../prices/service.ts';
import { fireAtOnce } from './checking-queries.ts';
import {
  type AlertGoal,
  type AlertRow,
  type CurrentPrice,
  countAlerts,
  findAlert,
  isSizeKnown,
  listAlerts,
  listAlertsOfUser,
  listColours,
  noLimit,
  upsertAlert,
  type Watched,
  watchPrice,
} from './queries.ts';
import { lockOwnSettings } from './settings.ts';

/**
 * A request for an alert. Without `target`: any drop. Without `anyColour` or `size`: as an existing alert has them.
 * `priceCents` belongs to the target `price`, `percent` to `drop`.
 */
export type WantedAlert = {
  productId: number;
  condition: Condition;
  anyColour?: boolean | undefined;
  /** As anybody writes it; empty: any. */
  size?: string | undefined;
  target?: AlertTarget | undefined;
  priceCents?: number | undefined;
  percent?: number | undefined;
  /** It watches the own price of its user: `any`, `price` or `drop`. */
  isOwn?: boolean | undefined;
};

/** Alerts of a user at most. */
const maxAlerts = 500;

/** @throws AppError `invalid_request` where it is missing, or nobody can wait for it */
function checkedLimit(priceCents: number | undefined, { totalCents, isDoubted }: CurrentPrice): number {
  if (priceCents === undefined) throw new AppError('invalid_request', { reason: 'alert_price_missing' });
  const fault = alertPriceFault(priceCents, isDoubted ? null : totalCents);
  if (fault) throw new AppError('invalid_request', { reason: fault });
  return priceCents;
}

/** @throws AppError `invalid_request` where the target lacks its amount, or there is no price to fall from */
function goalOf(wanted: WantedAlert & Watched, now: CurrentPrice, lowestSeen: number | undefined): AlertGoal {
  const baseCents = now.totalCents;
  const { condition, anyColour, size, target = 'any', priceCents, percent, isOwn = false } = wanted;
  const isBaseStated = baseCents === null ? null : now.deliveryStated;
  const isBaseInStock = baseCents === null ? null : now.isInStock;
  const base = { baseCents, isBaseStated, isBaseInStock };
  const goal = { condition, anyColour, size, target, percent: null, ...base, isOwn };
  switch (target) {
    case 'price':
      return { ...goal, limitCents: checkedLimit(priceCents, now) };
    case 'drop':
      if (percent === undefined) throw new AppError('invalid_request', { reason: 'alert_percent_missing' });
      if (baseCents === null) throw new AppError('invalid_request', { reason: 'alert_no_price' });
      return { ...goal, percent, limitCents: Math.floor((baseCents * (100 - percent)) / 100) };
    case 'stock':
      return { ...goal, limitCents: noLimit };
    case 'low':
      if (lowestSeen === undefined) throw new AppError('invalid_request', { reason: 'alert_no_price' });
      return { ...goal, limitCents: lowestSeen - 1 };
    case 'rise':
    case 'fall':
      if (baseCents === null) throw new AppError('invalid_request', { reason: 'alert_no_price' });
      return { ...goal, limitCents: target === 'rise' ? 0 : baseCents - 1 };
    default:
      // Where all is sold out there is no price to fall: any one in stock will be news.
      return baseCents === null
        ? { ...goal, target: 'stock', limitCents: noLimit }
        : { ...goal, limitCents: baseCents - 1 };
  }
}

/** The lowest delivered price ever recorded, in cents; undefined: there is none. */
async function lowestSeen(db: Database, watched: Watched): Promise<number | undefined> {
  const lows: number[] = [];
  for (const id of await listColours(db, watched)) {
    const low = await findLowestSeen(db, id, watched.condition);
    if (low) lows.push(low.totalCents);
  }
  return lows.length === 0 ? undefined : Math.min(...lows);
}

/** The own price of the moment in place of the public one. @throws AppError `invalid_request` */
async function ownPriceNow(
  db: Database,
  userId: number,
  { productId, condition, target = 'any' }: WantedAlert,
  now: CurrentPrice,
): Promise<CurrentPrice> {
  if (!ownTargets.includes(target)) throw new AppError('invalid_request', { reason: 'alert_own_target' });
  const [best] = await findBestOwnOf(db, [{ userId, productId, condition }], new Date());
  // Own prices are of what is in stock.
  const inStock = { ...now, isInStock: true };
  if (!best) return { ...inStock, totalCents: null, deliveryStated: false };
  return { ...inStock, totalCents: best.own.totalCents, deliveryStated: best.own.deliveryCents !== null };
}

/**
 * The size in its canonical spelling; `usual`: where none is given.
 * @throws AppError `invalid_request` where the product does not come in it
 */
export async function sizeOf(
  db: Database,
  { size, target = 'any', isOwn = false, ...product }: WantedAlert & Pick<Watched, 'anyColour'>,
  usual: string,
): Promise<string> {
  const spelling = size === undefined ? usual : spellSize(size);
  if (spelling === '') return '';
  if (isOwn) throw new AppError('invalid_request', { reason: 'alert_own_size' });
  if (!sizeTargets.includes(target)) throw new AppError('invalid_request', { reason: 'alert_size_target' });
  const isKnown = spelling === usual || (await isSizeKnown(db, await listColours(db, product), spelling));
  if (!isKnown) throw new AppError('invalid_request', { reason: 'alert_size_unknown' });
  return spelling;
}

/**
 * Sets an alert on a product, or changes the one that it has; a target that is reached fires at once. Without
 * a target, one that is there stays as it is. Returns which product that is by now.
 * @throws AppError `not_found`, `invalid_request`, `conflict` where there are too many
 */
export function setAlert(
  database: DatabasePool,
  userId: number,
  wanted: WantedAlert,
  most = maxAlerts,
): Promise<{ productId: number; isReached: boolean; size: string }> {
  return database.transaction(async (transaction) => {
    const productId = await getLivingProduct(transaction, wanted.productId);
    await lockOwnSettings(transaction, userId);
    const before = await findAlert(transaction, userId, productId);
    const anyColour = !wanted.isOwn && (wanted.anyColour ?? before?.anyColour ?? false);
    const usual = wanted.isOwn ? '' : (before?.size ?? '');
    const size = await sizeOf(transaction, { ...wanted, productId, anyColour }, usual);
    const watched = { ...wanted, productId, anyColour, size };
    const stated = await watchPrice(transaction, watched);
    const now = wanted.isOwn ? await ownPriceNow(transaction, userId, watched, stated) : stated;
    const { totalCents, deliveryStated, isInStock, isDoubted, foundId } = now;
    if (before && wanted.target === undefined) return { productId, isReached: false, size: before.size };
    if (!before && (await countAlerts(transaction, userId)) >= most) {
      throw new AppError('conflict', { reason: 'alerts_full' });
    }
    const lowest = wanted.target === 'low' ? await lowestSeen(transaction, watched) : undefined;
    const goal = goalOf(watched, now, lowest);
    const id = await upsertAlert(transaction, userId, productId, goal);
    // No low is what says no delivery, and nothing is back in stock that does not say so.
    const isKnown = (goal.target !== 'low' || deliveryStated) && (goal.target !== 'stock' || isInStock);
    const isReached = totalCents !== null && totalCents <= goal.limitCents && !isDoubted && isKnown;
    if (isReached) await fireAtOnce(transaction, id, { totalCents, deliveryStated, isInStock, foundId });
    return { productId, isReached, size };
  });
}

/** In euros; null: at any price, or above what it was. */
const limitOf = ({ target, limitCents }: Pick<AlertGoal, 'target' | 'limitCents'>): number | null =>
  target === 'rise' || limitCents === noLimit ? null : centsToEuros(limitCents);

/** Alerts as the API has them; those of products that are gone are left out. */
async function describeAlerts(cards: Cards, rows: readonly AlertRow[], language: Language): Promise<Alert[]> {
  const products = await cards.listCards(rows.map(({ productId }) => productId));
  const byId = new Map(products.map((product) => [Number(product._id), product]));
  return rows.flatMap((row) => {
    const product = byId.get(row.productId);
    if (!product) return [];
    const { id, target, condition, percent, baseCents, currentCents, isStated, isReached, createdAt } = row;
    const { isInStock, anyColour, size, otherColours, foundId, foundColour } = row;
    const colour = foundColour === null ? null : nameColour(foundColour, language);
    return {
      _id: String(id),
      productId: product,
      product: { title: product.title, availabilityStatus: product.availabilityStatus },
      target,
      condition,
      percent,
      basePrice: optionalCentsToEuros(baseCents),
      limitPrice: limitOf(row),
      currentPrice: optionalCentsToEuros(currentCents),
      deliveryKnown: isStated,
      stockKnown: isInStock,
      anyColour,
      size,
      ownPrice: row.isOwn,
      otherColours,
      found: anyColour && currentCents !== null ? { productId: String(foundId), colour } : null,
      isReached,
      createdAt: createdAt.toISOString(),
    };
  });
}

/** Alerts on own prices with these as they are now, in place of the public ones. */
async function withOwnPrices(db: Database, userId: number, rows: readonly AlertRow[]): Promise<AlertRow[]> {
  const own = rows.filter(({ isOwn }) => isOwn);
  if (own.length === 0) return [...rows];
  const wanted = own.map(({ productId, condition }) => ({ userId, productId, condition }));
  const found = await findBestOwnOf(db, wanted, new Date());
  const now = new Map(own.map(({ id }, index) => [id, found[index]?.own]));
  return rows.map((row) => {
    if (!row.isOwn) return row;
    const best = now.get(row.id);
    const isStated = best !== undefined && best.deliveryCents !== null;
    return { ...row, currentCents: best?.totalCents ?? null, isStated, isInStock: true };
  });
}

/** One page of a user's alerts, newest first. */
export async function getAlerts(
  db: Database,
  cards: Cards,
  userId: number,
  { page, limit, language }: { page: number; limit: number; language: Language },
): Promise<Page<Alert>> {
  const rows = await listAlerts(db, userId, { offset: (page - 1) * limit, limit });
  const items = await describeAlerts(cards, await withOwnPrices(db, userId, rows), language);
  return { items, total: await countAlerts(db, userId), page, limit };
}

/** A user's alert on a product. @throws AppError `not_found` */
export async function getAlert(
  db: Database,
  cards: Cards,
  userId: number,
  wanted: { productId: number; language: Language },
): Promise<Alert> {
  const productId = await getLivingProduct(db, wanted.productId);
  const rows = await listAlerts(db, userId, { offset: 0, limit: 1, productId });
  const [alert] = await describeAlerts(cards, await withOwnPrices(db, userId, rows), wanted.language);
  if (!alert) throw new AppError('not_found');
  return alert;
}

/** A user's alerts, for the export of their data. */
export async function exportAlerts(db: Database, userId: number) {
  const rows = await listAlertsOfUser(db, userId);
  return rows.map(
    ({ productId, title, target, condition, anyColour, size, isOwn, limitCents, createdAt }) => ({
      productId: String(productId),
      title,
      target,
      condition,
      anyColour,
      size,
      ownPrice: isOwn,
      limitPrice: limitOf({ target, limitCents }),
      createdAt: createdAt.toISOString(),
    }),
  );
}

/** The price of a call's body, in cents. */
export const wantedCents = (euros: number | undefined): number | undefined =>
  euros === undefined ? undefined : eurosToCents(euros);

export { exportChannels } from './channels/channels.ts';
export { deleteBrowsers, deleteBrowsersOf } from './channels/channels-queries.ts';
export { createChannelSender } from './channels/sending.ts';
export { pushSecretName } from './channels/vapid.ts';
export { checkPrices, deleteUnwatched } from './checking.ts';
export { queuePriceChecks } from './checking-queries.ts';
export { guestSecretName } from './guests/guest-requests.ts';
export { hasGuestAlerts } from './guests/guests-queries.ts';
export { exportListAlerts } from './lists.ts';
export { mailAlerts } from './mailing.ts';
export { moveAlerts, returnAlerts } from './merging-queries.ts';
export { countNotifications, deleteOldNotifications } from './notifications-queries.ts';
export { queueDayOfCodes } from './own-prices.ts';
export { listAlertProducts } from './queries.ts';
export { exportSearchAlerts } from './search-alerts.ts';
export { hasConfirmedAddress } from './settings-queries.ts';
export { renewMailToken, withdrawAlerts } from './withdrawing.ts';
