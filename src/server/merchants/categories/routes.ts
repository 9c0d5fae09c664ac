import type { merchantCategoryEndpoints } from '../../../contract/merchant-categories/endpoints.ts';
import { actorOf } from '../../audit/service.ts';
import type { HandlersOf } from '../../platform/calls/handlers.ts';
import type { DatabasePool } from '../../platform/database/database.ts';
import {
  countExtent,
  decideCategories,
  listCategoriesOfMerchants,
  restoreCategories,
} from './decide-categories.ts';

/** The calls that map merchants' categories to ours. */
export const merchantCategoryHandlers = (
  database: DatabasePool,
): HandlersOf<typeof merchantCategoryEndpoints> => ({
  listMerchantCategories: ({ query }) => listCategoriesOfMerchants(database, query),
  decideMerchantCategories: ({ body }, context) => decideCategories(database, body, actorOf(context)),
  getMerchantCategoriesExtent: ({ body }) => countExtent(database, body.ids),
  restoreMerchantCategories: ({ body }, context) => restoreCategories(database, body, actorOf(context)),
});
