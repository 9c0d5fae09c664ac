import { actorOf } from '../../audit/service.ts';
import type { CallHandlers } from '../../platform/call-handlers.ts';
import type { DatabasePool } from '../../platform/database.ts';
import { decideCategories, listCategoriesOfMerchants } from './deciding.ts';

/** The calls that map merchants' categories to ours. */
export const merchantCategoryHandlers = (
  database: DatabasePool,
): Pick<CallHandlers, 'listMerchantCategories' | 'decideMerchantCategories'> => ({
  listMerchantCategories: ({ query }) => listCategoriesOfMerchants(database, query),
  decideMerchantCategories: ({ body }, context) => decideCategories(database, body, actorOf(context)),
});
