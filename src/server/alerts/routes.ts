import type { Language } from '../../contract/language.ts';
import { centsToEuros, eurosToCents, optionalCentsToEuros } from '../../contract/money.ts';
import { nameColour } from '../facts/service.ts';
import { type Cards, getLivingProduct } from '../favourites/service.ts';
import { AppError } from '../platform/app-error.ts';
import type { CallHandlers } from '../platform/calls/handlers.ts';
import { refuseOthers } from '../platform/calls/own-user.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import type { FindLowestCost } from './list-costs.ts';
import { watchedListLabel } from './list-label.ts';
import { getListAlerts, setListAlert } from './lists.ts';
import { deleteListAlert } from './lists-queries.ts';
import { countNotifications, listNotifications, markRead } from './notifications-queries.ts';
import { outcomeMessages } from './outcome-messages.ts';
import { deleteAlert } from './queries.ts';
import { type FindListed, getSearchAlerts, setSearchAlert } from './search-alerts.ts';
import { deleteSearchAlert } from './search-alerts-queries.ts';
import { getAlert, getAlerts, setAlert, wantedCents } from './service.ts';

type AlertCalls =
  | 'listAlerts'
  | 'setAlert'
  | 'getAlert'
  | 'removeAlert'
  | 'listNotifications'
  | 'readNotifications'
  | 'listListAlerts'
  | 'setListAlert'
  | 'removeListAlert'
  | 'listSearchAlerts'
  | 'setSearchAlert'
  | 'removeSearchAlert';

type Messages = {
  setOnList: (already: number) => string;
  reached: string;
  read: string;
};
const messages: Record<Language, Messages> = {
  en: {
    setOnList: (already) =>
      already === 0
        ? outcomeMessages.en.set
        : `The alert is on. Already at this price: ${already}; we notify you of others.`,
    reached: 'The price has already been reached: see your notifications.',
    read: 'All notifications are marked as read.',
  },
  fr: {
    setOnList: (already) =>
      already === 0
        ? outcomeMessages.fr.set
        : `L’alerte est activée. Déjà à ce prix\u00a0: ${already}\u00a0; nous vous préviendrons pour les autres.`,
    reached: 'Le prix est déjà atteint\u00a0: voyez vos notifications.',
    read: 'Toutes les notifications sont marquées comme lues.',
  },
};

/** The calls about price alerts and what they told. */
export function alertHandlers(
  database: DatabasePool,
  cards: Cards,
  findLowestCost: FindLowestCost,
  findListed: FindListed,
): Pick<CallHandlers, AlertCalls> {
  return {
    async listAlerts({ query: { userId, ...list } }, { session, language }) {
      refuseOthers(userId, session);
      return getAlerts(database, cards, session.userId, { ...list, language });
    },
    async setAlert({ body: { productId, price, ownPrice, ...wanted } }, { session, language }) {
      const set = await setAlert(database, session.userId, {
        ...wanted,
        isOwn: ownPrice,
        productId: Number(productId),
        priceCents: wantedCents(price),
      });
      const message = set.isReached ? messages[language].reached : outcomeMessages[language].set;
      return { ...set, message, productId: String(set.productId) };
    },
    getAlert: ({ params }, { session, language }) =>
      getAlert(database, cards, session.userId, { productId: Number(params.productId), language }),
    async removeAlert({ params }, { session, language }) {
      const productId = await getLivingProduct(database, Number(params.productId));
      await deleteAlert(database, session.userId, productId);
      return { message: outcomeMessages[language].removed, productId: String(productId) };
    },
    async listNotifications({ query: { page, limit } }, { session: { userId }, language }) {
      const [rows, { all }] = await Promise.all([
        listNotifications(database, userId, (page - 1) * limit, limit),
        countNotifications(database, userId),
      ]);
      const items = rows.map(
        ({
          id,
          createdAt,
          productId,
          totalCents,
          baseCents,
          deliveryStated,
          isInStock,
          colour,
          search,
          isOwn,
          ...rest
        }) => ({
          ...rest,
          colour: colour === null ? null : nameColour(colour, language),
          search: search && {
            ...search,
            label: watchedListLabel(language, search.list, search.category),
          },
          _id: String(id),
          createdAt: createdAt.toISOString(),
          productId: productId === null ? null : String(productId),
          totalPrice: centsToEuros(totalCents),
          basePrice: optionalCentsToEuros(baseCents),
          deliveryKnown: deliveryStated,
          stockKnown: isInStock,
          ownPrice: isOwn,
        }),
      );
      return { items, total: all, page, limit };
    },
    async readNotifications(_input, { session, language }) {
      await markRead(database, session.userId);
      return { message: messages[language].read };
    },
    listListAlerts: (_input, { session }) => getListAlerts(database, session.userId, findLowestCost),
    async setListAlert({ body: { price, ...wanted } }, { session, language }) {
      const alert = { ...wanted, priceCents: eurosToCents(price) };
      const isReached = await setListAlert(database, session.userId, alert, findLowestCost);
      const message = isReached ? messages[language].reached : outcomeMessages[language].set;
      return { message, isReached };
    },
    async removeListAlert({ params }, { session, language }) {
      if (!(await deleteListAlert(database, session.userId, Number(params.id))))
        throw new AppError('not_found');
      return { message: outcomeMessages[language].removed };
    },
    listSearchAlerts: (_input, { session, language }) => getSearchAlerts(database, session.userId, language),
    async setSearchAlert({ body: { list, price } }, { session, language }) {
      const wanted = { list, limitCents: eurosToCents(price) };
      const matches = await setSearchAlert(database, session.userId, wanted, findListed);
      return { message: messages[language].setOnList(matches), matches };
    },
    async removeSearchAlert({ params }, { session, language }) {
      if (!(await deleteSearchAlert(database, session.userId, Number(params.id))))
        throw new AppError('not_found');
      return { message: outcomeMessages[language].removed };
    },
  };
}
