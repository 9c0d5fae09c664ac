import { actorOf } from '../audit/service.ts';
import type { CallHandlers } from '../platform/calls/handlers.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import { deleteBrandAlias, dismissBrandAlias, saveBrandAlias } from './brand-aliases.ts';
import { type BrandAlias, countAliases, listAliases, listSuggestions } from './storing/alias-queries.ts';

type BrandAliasCalls =
  | 'listBrandAliases'
  | 'saveBrandAlias'
  | 'removeBrandAlias'
  | 'listBrandAliasSuggestions'
  | 'dismissBrandAliasSuggestion';

const toAnswer = ({ key, alias, brand }: BrandAlias) => ({ _id: key, alias, brand });

/** Brand aliases, for admins. */
export const brandAliasHandlers = (database: DatabasePool): Pick<CallHandlers, BrandAliasCalls> => ({
  async listBrandAliases({ query: { page, limit } }) {
    const aliases = await listAliases(database, (page - 1) * limit, limit);
    return { items: aliases.map(toAnswer), total: await countAliases(database), page, limit };
  },
  async saveBrandAlias({ body }, context) {
    return toAnswer(await saveBrandAlias(database, body, actorOf(context)));
  },
  async removeBrandAlias({ params: { id } }, context) {
    await deleteBrandAlias(database, id, actorOf(context));
    return { removed: true as const };
  },
  listBrandAliasSuggestions: () => listSuggestions(database),
  async dismissBrandAliasSuggestion({ body }, context) {
    await dismissBrandAlias(database, body, actorOf(context));
    return { removed: true as const };
  },
});
