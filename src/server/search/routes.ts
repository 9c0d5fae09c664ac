import { actorOf, recordAudit } from '../audit/service.ts';
import { AppError } from '../platform/app-error.ts';
import type { CallHandlers } from '../platform/calls/handlers.ts';
import type { Database, DatabasePool } from '../platform/database/database.ts';
import { createAliasEditor } from './aliases.ts';
import { type AliasGroup, countAliases, listAliases } from './aliases-queries.ts';
import type { SearchClicks } from './clicks.ts';
import { foldMissedSearch } from './missed-searches.ts';
import { countMissedSearches, listMissedSearches, setDismissed } from './missed-searches-queries.ts';

type SearchCalls =
  | 'countSearchClick'
  | 'listSearchAliases'
  | 'addSearchAlias'
  | 'updateSearchAlias'
  | 'removeSearchAlias'
  | 'listMissedSearches'
  | 'decideMissedSearch';

const toAnswer = ({ id, said, asked }: AliasGroup) => ({
  _id: String(id),
  said: [...said],
  asked: [...asked],
});

/** Told which result of which search was opened from which address. Never fails. */
export type OnResultOpened = SearchClicks['count'];

/**
 * What admins see of search and teach it; `raiseVersion` tells every web process of an edit.
 */
export function searchHandlers(
  database: DatabasePool,
  raiseVersion: (db: Database) => Promise<unknown>,
  onOpened: OnResultOpened,
): Pick<CallHandlers, SearchCalls> {
  const editor = createAliasEditor(database, raiseVersion);
  return {
    async countSearchClick({ body: { search, productId } }, { client }) {
      if (client) void onOpened(search, Number(productId), client.address);
      return { counted: true as const };
    },
    async listSearchAliases({ query: { search, page, limit } }) {
      const groups = await listAliases(database, { search, offset: (page - 1) * limit, limit });
      return { items: groups.map(toAnswer), total: await countAliases(database, search), page, limit };
    },
    async addSearchAlias({ body }, context) {
      return toAnswer(await editor.save(body, actorOf(context)));
    },
    async updateSearchAlias({ params: { id }, body }, context) {
      return toAnswer(await editor.save({ ...body, id: Number(id) }, actorOf(context)));
    },
    async removeSearchAlias({ params: { id } }, context) {
      await editor.remove(Number(id), actorOf(context));
      return { removed: true as const };
    },
    async listMissedSearches({ query: { days, dismissed, page, limit } }) {
      const choice = { days, isDismissed: dismissed };
      const items = await listMissedSearches(database, choice, { offset: (page - 1) * limit, limit });
      return { items, total: await countMissedSearches(database, choice), page, limit };
    },
    async decideMissedSearch({ body: { query, decision, meaning = '' } }, context) {
      const folded = foldMissedSearch(query);
      if (folded === undefined) throw new AppError('invalid_request');
      const actor = actorOf(context);
      // An edit of the synonyms raises its own version.
      if (decision === 'alias') await editor.extend(meaning, folded, actor);
      await database.transaction(async (tx) => {
        await setDismissed(tx, folded, decision !== 'restore');
        if (decision === 'alias') return;
        const action = decision === 'restore' ? 'missed_search_restored' : 'missed_search_dismissed';
        await recordAudit(tx, { action, ...actor, details: { query: folded } });
      });
      return { decided: true as const };
    },
  };
}
