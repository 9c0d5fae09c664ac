import { plainLetters } from '../../../contract/plain-letters.ts';
import type { userEndpoints } from '../../../contract/users/endpoints.ts';
import type { CallArguments, CallResult, HandlersOf } from '../../platform/calls/handlers.ts';
import type { Database } from '../../platform/database/database.ts';
import { wordsOf } from '../../platform/database/search-words.ts';
import { describeManagedUser } from '../describe-user.ts';
import { messageResponse } from '../response-messages.ts';
import type { Identity } from '../service.ts';
import { changeUser, removeUser } from './management.ts';
import { countUsers, listUsers } from './management-queries.ts';

async function listManagedUsers(
  db: Database,
  { query: { search, role, sortBy, order, page, limit } }: CallArguments<'listUsers'>,
): Promise<CallResult<'listUsers'>> {
  const choice = { words: wordsOf(plainLetters(search ?? '')), role };
  const isDescending = (order ?? (sortBy === 'created' ? 'desc' : 'asc')) === 'desc';
  const [users, total] = await Promise.all([
    listUsers(db, choice, { sortBy, isDescending, offset: (page - 1) * limit, limit }),
    countUsers(db, choice),
  ]);
  return { items: users.map(describeManagedUser), total, page, limit };
}

/** The calls of user management. */
export const managementHandlers = ({ database, mailer }: Identity): HandlersOf<typeof userEndpoints> => ({
  listUsers: (input) => listManagedUsers(database, input),
  async updateUser(input, context) {
    const user = await changeUser(database, mailer, input, context);
    return { ...messageResponse(context.language, 'userUpdated'), user: describeManagedUser(user) };
  },
  async deleteUser({ params }, context) {
    await removeUser(database, Number(params.id), context);
    return messageResponse(context.language, 'userDeleted');
  },
});
