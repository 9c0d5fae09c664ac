import { z } from 'zod';
import { messageSchema } from './account.schema.ts';
import { calls } from './calls.ts';
import {
  favouriteChangedSchema,
  favouriteParams,
  favouriteSchema,
  listFavouritesQuery,
  marksSchema,
  sharedListParams,
  sharedListSchema,
  sharedListStateSchema,
} from './favourites.schema.ts';

/** The calls about saved products and the link that shows them to others. */
export const favouriteEndpoints = {
  listFavourites: {
    ...calls.listFavourites,
    summary: { en: 'One’s saved products, newest first', fr: 'Ses produits enregistrés, récents d’abord' },
    query: listFavouritesQuery,
    response: z.array(favouriteSchema),
    isPaged: true,
    access: 'user',
    errors: ['invalid_request', 'unauthenticated', 'not_found'],
  },
  addFavourite: {
    ...calls.addFavourite,
    summary: {
      en: 'Save a product; saving it again changes nothing',
      fr: 'Enregistrer un produit\u00a0; l’enregistrer à nouveau ne change rien',
    },
    params: favouriteParams,
    response: favouriteChangedSchema,
    access: 'user',
    errors: ['unauthenticated', 'not_found', 'conflict'],
  },
  removeFavourite: {
    ...calls.removeFavourite,
    summary: {
      en: 'Take a product off one’s list; it need not be on it',
      fr: 'Retirer un produit de sa liste\u00a0; il n’a pas besoin d’y être',
    },
    params: favouriteParams,
    response: favouriteChangedSchema,
    access: 'user',
    errors: ['unauthenticated', 'not_found'],
  },
  getMarks: {
    ...calls.getMarks,
    summary: {
      en: 'Which products one has saved, on which one has alerts, and how many notifications are unread',
      fr: 'Les produits enregistrés, ceux sous alerte, et le nombre de notifications non lues',
    },
    response: marksSchema,
    access: 'user',
    errors: ['unauthenticated'],
  },
  getOwnSharedList: {
    ...calls.getOwnSharedList,
    summary: {
      en: 'Whether one’s list is shared, and by which link',
      fr: 'Si sa liste est partagée, et par quel lien',
    },
    response: sharedListStateSchema,
    access: 'user',
    errors: ['unauthenticated'],
  },
  shareList: {
    ...calls.shareList,
    summary: {
      en: 'Share one’s list by a secret link; the same one while it is shared',
      fr: 'Partager sa liste par un lien secret\u00a0; le même tant qu’elle est partagée',
    },
    response: sharedListStateSchema,
    access: 'user',
    errors: ['unauthenticated'],
  },
  withdrawList: {
    ...calls.withdrawList,
    summary: {
      en: 'Withdraw the link: it never works again',
      fr: 'Retirer le lien\u00a0: il ne fonctionnera plus jamais',
    },
    response: messageSchema,
    access: 'user',
    errors: ['unauthenticated'],
  },
  getSharedList: {
    ...calls.getSharedList,
    summary: {
      en: 'The products of a shared list, newest first; nothing is told of whose it is',
      fr: 'Les produits d’une liste partagée, récents d’abord\u00a0; rien n’est dit de son auteur',
    },
    params: sharedListParams,
    response: sharedListSchema,
    errors: ['not_found'],
  },
} as const;
