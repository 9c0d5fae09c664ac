import type { Alert } from '../../contract/alerts/schema.ts';
import { type AlertTarget, alertPriceFault } from '../../contract/alerts/targets.ts';
import type { Condition } from '../../contract/catalogue/conditions.ts';
import { centsToEuros, eurosToCents, optionalCentsToEuros } from '../../contract/money.ts';
import { type Cards, getLivingProduct } from '../favourites/service.ts';
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
  hasAlert,
  listAlerts,
  listAlertsOfUser,
  noLimit,
  upsertAlert,
  watchPrice,
} from './queries.ts';
import { getSettings } from './settings.ts';

/** What somebody asks for; without `target`, any drop. `priceCents` with `price`, `percent` with `drop`. */
export type WantedAlert = {
  productId: number;
  condition: Condition;
  target?: AlertTarget | undefined;
  priceCents?: number | undefined;
  percent?: number | undefined;
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
function goalOf(wanted: WantedAlert, now: CurrentPrice, lowestSeen: number | undefined): AlertGoal {
  const baseCents = now.totalCents;
  const { condition, target = 'any', priceCents, percent } = wanted;
  const isBaseStated = baseCents === null ? null : now.deliveryStated;
  const goal = { condition, target, percent: null, baseCents, isBaseStated };
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
      // Where nothing is in stock there is no price to fall: any one will be news.
      return baseCents === null
        ? { ...goal, target: 'stock', limitCents: noLimit }
        : { ...goal, limitCents: baseCents - 1 };
  }
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
): Promise<{ productId: number; isReached: boolean }> {
  return database.transaction(async (transaction) => {
    const productId = await getLivingProduct(transaction, wanted.productId);
    await getSettings(transaction, userId);
    const now = await watchPrice(transaction, productId, wanted.condition);
    const { totalCents, deliveryStated, isDoubted } = now;
    const isThere = await hasAlert(transaction, userId, productId);
    if (isThere && wanted.target === undefined) return { productId, isReached: false };
    if (!isThere && (await countAlerts(transaction, userId)) >= maxAlerts) {
      throw new AppError('conflict', { reason: 'alerts_full' });
    }
    const lowest =
      wanted.target === 'low' && (await findLowestSeen(transaction, productId, wanted.condition));
    const goal = goalOf(wanted, now, lowest ? lowest.totalCents : undefined);
    const id = await upsertAlert(transaction, userId, productId, goal);
    // No low is what says no delivery.
    const isKnown = goal.target !== 'low' || deliveryStated;
    const isReached = totalCents !== null && totalCents <= goal.limitCents && !isDoubted && isKnown;
    if (isReached) await fireAtOnce(transaction, id, { totalCents, deliveryStated });
    return { productId, isReached };
  });
}

/** In euros; null: at any price, or above what it was. */
const limitOf = ({ target, limitCents }: Pick<AlertGoal, 'target' | 'limitCents'>): number | null =>
  target === 'rise' || limitCents === noLimit ? null : centsToEuros(limitCents);

/** One page of a user's alerts, newest first. */
export async function getAlerts(
  db: Database,
  cards: Cards,
  userId: number,
  { page, limit }: { page: number; limit: number },
): Promise<Page<Alert>> {
  const rows = await listAlerts(db, userId, (page - 1) * limit, limit);
  const products = await cards.listCards(rows.map(({ productId }) => productId));
  const byId = new Map(products.map((product) => [Number(product._id), product]));
  const toAlert = (row: AlertRow): Alert[] => {
    const product = byId.get(row.productId);
    if (!product) return [];
    const { id, target, condition, percent, baseCents, currentCents, isReached, createdAt } = row;
    return [
      {
        _id: String(id),
        productId: product,
        target,
        condition,
        percent,
        basePrice: optionalCentsToEuros(baseCents),
        limitPrice: limitOf(row),
        currentPrice: optionalCentsToEuros(currentCents),
        isReached,
        createdAt: createdAt.toISOString(),
      },
    ];
  };
  return { items: rows.flatMap(toAlert), total: await countAlerts(db, userId), page, limit };
}

/** A user's alerts, for the export of their data. */
export async function exportAlerts(db: Database, userId: number) {
  const rows = await listAlertsOfUser(db, userId);
  return rows.map(({ productId, title, target, condition, limitCents, createdAt }) => ({
    productId: String(productId),
    title,
    target,
    condition,
    limitPrice: limitOf({ target, limitCents }),
    createdAt: createdAt.toISOString(),
  }));
}

/** The price of a call's body, in cents. */
export const wantedCents = (euros: number | undefined): number | undefined =>
  euros === undefined ? undefined : eurosToCents(euros);

export { checkPrices, deleteUnwatched } from './checking.ts';
export { queuePriceChecks } from './checking-queries.ts';
export { mailAlerts } from './mailing.ts';
export { moveAlerts, returnAlerts } from './merging-queries.ts';
export { countNotifications, deleteOldNotifications } from './notifications-queries.ts';
export { listAlertProducts } from './queries.ts';
export { exportSearchAlerts } from './search-alerts.ts';
export { hasConfirmedAddress } from './settings-queries.ts';
