import { countNotifications, hasConfirmedAddress, listAlertProducts } from '../alerts/service.ts';
import { listFavouriteIds } from '../favourites/service.ts';
import { findUsesCodes } from '../my-price/service.ts';
import type { CallHandlers, SignedInContext } from '../platform/calls/handlers.ts';
import type { DatabasePool } from '../platform/database/database.ts';

/**
 * The user's own state on every page: filled hearts, alerts, and the counts in the navbar.
 * `renew`: a token with the name and address of now, where the one that was sent has others.
 */
export const userStateHandlers = (
  database: DatabasePool,
  renew: (context: SignedInContext) => Promise<string | undefined>,
): Pick<CallHandlers, 'getMarks'> => ({
  async getMarks(_input, context) {
    const { userId } = context.session;
    const [favourites, alerts, { unread }, emailVerified, usesCodes, token] = await Promise.all([
      listFavouriteIds(database, userId),
      listAlertProducts(database, userId),
      countNotifications(database, userId),
      hasConfirmedAddress(database, userId),
      findUsesCodes(database, userId),
      renew(context),
    ]);
    return {
      favourites: favourites.map(String),
      alerts: alerts.map(String),
      unread,
      emailVerified,
      hasTerms: usesCodes !== undefined,
      token,
    };
  },
});
