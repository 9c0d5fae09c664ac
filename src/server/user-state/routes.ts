import { countNotifications, hasConfirmedAddress, listAlertProducts } from '../alerts/service.ts';
import { listFavouriteIds } from '../favourites/service.ts';
import { findUsesCodes } from '../my-price/service.ts';
import type { CallHandlers } from '../platform/calls/handlers.ts';
import type { DatabasePool } from '../platform/database/database.ts';

/** The user's own state on every page: filled hearts, alerts, and the counts in the navbar (SPEC §7). */
export const userStateHandlers = (database: DatabasePool): Pick<CallHandlers, 'getMarks'> => ({
  async getMarks(_input, { session: { userId } }) {
    const [favourites, alerts, { unread }, emailVerified, usesCodes] = await Promise.all([
      listFavouriteIds(database, userId),
      listAlertProducts(database, userId),
      countNotifications(database, userId),
      hasConfirmedAddress(database, userId),
      findUsesCodes(database, userId),
    ]);
    return {
      favourites: favourites.map(String),
      alerts: alerts.map(String),
      unread,
      emailVerified,
      hasTerms: usesCodes !== undefined,
    };
  },
});
