import { z } from 'zod';
import { messageSchema } from '../accounts/schema.ts';
import { calls } from '../calls.ts';
import {
  favouriteChangedSchema,
  favouriteParams,
  favouriteSchema,
  listFavouritesQuery,
  marksSchema,
  sharedListParams,
  sharedListSchema,
  sharedListStateSchema,
} from './schema.ts';

/** The calls about saved products and the link that shows them to others. */
export const favouriteEndpoints = {
  listFavourites: {
    ...calls.listFavourites,
    summary: 'One’s saved products, newest first',
    query: listFavouritesQuery,
    response: z.array(favouriteSchema),
    isPaged: true,
    access: 'user',
    errors: ['invalid_request', 'unauthenticated', 'not_found'],
  },
  addFavourite: {
    ...calls.addFavourite,
    summary: 'Save a product; saving it again changes nothing',
    params: favouriteParams,
    response: favouriteChangedSchema,
    access: 'user',
    errors: ['unauthenticated', 'not_found', 'conflict'],
  },
  removeFavourite: {
    ...calls.removeFavourite,
    summary: 'Take a product off one’s list; it need not be on it',
    params: favouriteParams,
    response: favouriteChangedSchema,
    access: 'user',
    errors: ['unauthenticated', 'not_found'],
  },
  getMarks: {
    ...calls.getMarks,
    summary: 'Which products one has saved, on which one has alerts, and how many notifications are unread',
    response: marksSchema,
    access: 'user',
    errors: ['unauthenticated'],
  },
  getOwnSharedList: {
    ...calls.getOwnSharedList,
    summary: 'Whether one’s list is shared, and by which link',
    response: sharedListStateSchema,
    access: 'user',
    errors: ['unauthenticated'],
  },
  shareList: {
    ...calls.shareList,
    summary: 'Share one’s list by a secret link; the same one while it is shared',
    response: sharedListStateSchema,
    access: 'user',
    errors: ['unauthenticated'],
  },
  withdrawList: {
    ...calls.withdrawList,
    summary: 'Withdraw the link: it never works again',
    response: messageSchema,
    access: 'user',
    errors: ['unauthenticated'],
  },
  getSharedList: {
    ...calls.getSharedList,
    summary: 'The products of a shared list, newest first; nothing is told of whose it is',
    params: sharedListParams,
    response: sharedListSchema,
    errors: ['not_found'],
  },
} as const;
