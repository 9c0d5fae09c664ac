import { recordAudit } from '../audit/service.ts';
import type { CallHandlers } from '../platform/calls/handlers.ts';
import {
  admitRecovery,
  confirmEmail,
  resetPassword,
  sendResetLink,
  undoEmailChange,
} from './accounts/recovery.ts';
import { register } from './accounts/registration.ts';
import { describeUser } from './describe-user.ts';
import { messageResponse } from './response-messages.ts';
import type { Identity } from './service.ts';
import { deleteSession } from './sessions/sessions-queries.ts';
import { signIn } from './sessions/sign-in.ts';
import { browserCookie, readCookie } from './social/cookies.ts';
import { exchangeCode, linkIdentity } from './social/social-sign-in.ts';

type AuthCalls =
  | 'register'
  | 'login'
  | 'logout'
  | 'forgotPassword'
  | 'resetPassword'
  | 'confirmEmail'
  | 'undoEmail'
  | 'exchangeSignIn'
  | 'linkAccount';

/** The calls below `/auth`: sign-in, sign-out, and mailed links. */
export function authHandlers(identity: Identity): Pick<CallHandlers, AuthCalls> {
  const { database, tokens, mailer, backgroundTasks } = identity;
  return {
    async register({ body }, context) {
      await register(database, mailer, body, context);
      return messageResponse(context.language, 'registered');
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
      return messageResponse(language, 'signedOut');
    },
    async forgotPassword({ body: { email } }, context) {
      await admitRecovery(database, email, context);
      backgroundTasks.run('reset link', sendResetLink(database, mailer, email, context));
      return messageResponse(context.language, 'resetSent');
    },
    async resetPassword({ body }, context) {
      await resetPassword(database, mailer, body, context);
      return messageResponse(context.language, 'passwordReset');
    },
    async confirmEmail({ body: { token } }, context) {
      const session = await identity.authenticate(context.client?.authorization);
      const { isHandedOver } = await confirmEmail(
        database,
        mailer,
        { token, userId: session?.userId },
        context,
      );
      return messageResponse(context.language, isHandedOver ? 'emailHandedOver' : 'emailConfirmed');
    },
    async undoEmail({ body: { token } }, context) {
      await undoEmailChange(database, mailer, token, context);
      return messageResponse(context.language, 'emailRestored');
    },
    async exchangeSignIn({ body: { code } }, context) {
      const browser = readCookie(context.client?.cookie, browserCookie);
      const { user, token } = await exchangeCode(database, tokens, code, browser, context);
      return { user: describeUser(user), token };
    },
    async linkAccount({ body: { token } }, context) {
      await linkIdentity(database, token, context);
      return messageResponse(context.language, 'accountLinked');
    },
  };
}
