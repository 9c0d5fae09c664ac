import type { Language } from '../../contract/language.ts';
import { AppError } from '../platform/app-error.ts';
import type { CallHandlers } from '../platform/calls/handlers.ts';
import { refuseOthers } from '../platform/calls/own-user.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import { deleteShare, findSharer, findShareToken, listFavouriteIds } from './queries.ts';
import { addFavourite, type Cards, getFavourites, removeFavourite, shareFavourites } from './service.ts';

type FavouriteCalls =
  | 'listFavourites'
  | 'addFavourite'
  | 'removeFavourite'
  | 'getOwnSharedList'
  | 'shareList'
  | 'withdrawList'
  | 'getSharedList';

const messages: Record<Language, { added: string; removed: string; withdrawn: string }> = {
  en: {
    added: 'Added to My Selection.',
    removed: 'Removed from My Selection.',
    withdrawn: 'The link no longer works.',
  },
  fr: {
    added: 'Ajouté à votre sélection.',
    removed: 'Retiré de votre sélection.',
    withdrawn: 'Le lien ne fonctionne plus.',
  },
};

/** The calls about saved products and about sharing them. */
export function favouriteHandlers(database: DatabasePool, cards: Cards): Pick<CallHandlers, FavouriteCalls> {
  return {
    async listFavourites({ query: { userId, ...list } }, { session }) {
      refuseOthers(userId, session);
      return getFavourites(database, cards, session.userId, list);
    },
    async addFavourite({ params }, { session, language }) {
      const id = await addFavourite(database, session.userId, Number(params.productId));
      return { message: messages[language].added, productId: String(id) };
    },
    async removeFavourite({ params }, { session, language }) {
      const id = await removeFavourite(database, session.userId, Number(params.productId));
      return { message: messages[language].removed, productId: String(id) };
    },
    async getOwnSharedList(_input, { session }) {
      return { token: (await findShareToken(database, session.userId)) ?? null };
    },
    async shareList(_input, { session }) {
      return { token: await shareFavourites(database, session.userId) };
    },
    async withdrawList(_input, { session, language }) {
      await deleteShare(database, session.userId);
      return { message: messages[language].withdrawn };
    },
    async getSharedList({ params }) {
      const sharer = await findSharer(database, params.token);
      if (sharer === undefined) throw new AppError('not_found');
      return { products: await cards.listCards(await listFavouriteIds(database, sharer)) };
    },
  };
}
