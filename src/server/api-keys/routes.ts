import type { keyEndpoints } from '../../contract/api-keys/endpoints.ts';
import type { Language } from '../../contract/language.ts';
import { AppError } from '../platform/app-error.ts';
import type { HandlersOf } from '../platform/calls/handlers.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import { createKey, listOwnKeys } from './keys.ts';
import { deleteKey } from './queries.ts';

const withdrawn: Record<Language, string> = {
  en: 'The key no longer works.',
  fr: 'La clé ne fonctionne plus.',
};

/** One's keys for programs. */
export const apiKeyHandlers = (database: DatabasePool): HandlersOf<typeof keyEndpoints> => ({
  listApiKeys: (_input, { session }) => listOwnKeys(database, session.userId),
  createApiKey: ({ body }, { session }) => createKey(database, session.userId, body),
  async withdrawApiKey({ params }, { session, language }) {
    if (!(await deleteKey(database, session.userId, Number(params.id)))) throw new AppError('not_found');
    return { message: withdrawn[language] };
  },
});
