import { recordAudit } from '../audit/service.ts';
import type { CallHandlers } from '../platform/call-handlers.ts';
import { answerOf, describeUser } from './answers.ts';
import { changePassword, changeProfile, getUser } from './profile.ts';
import { register } from './registration.ts';
import type { Identity } from './service.ts';
import { deleteSession } from './sessions-queries.ts';
import { signIn } from './sign-in.ts';

type IdentityCalls = 'register' | 'login' | 'logout' | 'getProfile' | 'updateProfile' | 'changePassword';

/** The calls about one's own account (SPEC §7). */
export function identityHandlers({ database, tokens }: Identity): Pick<CallHandlers, IdentityCalls> {
  return {
    async register({ body }, context) {
      await register(database, body, context);
      return answerOf(context.language, 'registered');
    },
    async login({ body }, context) {
      const { user, token } = await signIn(database, tokens, body, context);
      return { user: describeUser(user), token };
    },
    async logout(_input, { session: { id, userId }, client, language }) {
      await database.transaction(async (transaction) => {
        await deleteSession(transaction, userId, id);
        const who = { actorId: userId, subjectId: userId, address: client?.address ?? '' };
        await recordAudit(transaction, { action: 'signed_out', ...who });
      });
      return answerOf(language, 'signedOut');
    },
    async getProfile(_input, { session }) {
      return describeUser(await getUser(database, session.userId));
    },
    async updateProfile({ body }, context) {
      const { user, token } = await changeProfile(database, tokens, body, context);
      return { ...answerOf(context.language, 'profileUpdated'), user: describeUser(user), token };
    },
    async changePassword({ body }, context) {
      const { user, token } = await changePassword(database, tokens, body, context);
      return { ...answerOf(context.language, 'passwordUpdated'), user: describeUser(user), token };
    },
  };
}
