import { recordAudit } from '../../audit/service.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallHandlers } from '../../platform/calls/handlers.ts';
import { describeUser } from '../describe-user.ts';
import { messageResponse } from '../response-messages.ts';
import type { Identity } from '../service.ts';
import { listLinkedAccounts, unlinkAccount } from '../social/linked-accounts.ts';
import { deleteOwnAccount, exportOwnData, listOwnSessions } from './own-data.ts';
import { changePassword, changeProfile, getUser, resendConfirmation } from './profile.ts';
import { updateLanguage } from './users-queries.ts';
import { endSession, signOutEverywhere } from './withdrawing.ts';

type ProfileCalls =
  | 'resendConfirmation'
  | 'listSessions'
  | 'listIdentities'
  | 'unlinkIdentity'
  | 'endSessions'
  | 'endSession'
  | 'exportOwnData'
  | 'deleteAccount'
  | 'getProfile'
  | 'updateProfile'
  | 'setLanguage'
  | 'changePassword';

/** The calls below `/users/me`. */
export function profileHandlers(identity: Identity): Pick<CallHandlers, ProfileCalls> {
  const { database, mailer } = identity;
  return {
    async resendConfirmation(_input, { session, language }) {
      await resendConfirmation(database, mailer, session.userId);
      return messageResponse(language, 'confirmationSent');
    },
    listSessions: (_input, context) => listOwnSessions(database, context),
    async endSessions(_input, { session: { userId }, client, language }) {
      await database.transaction(async (transaction) => {
        await signOutEverywhere(transaction, userId);
        const who = { actorId: userId, subjectId: userId, address: client?.address ?? '' };
        await recordAudit(transaction, { action: 'signed_out_everywhere', ...who });
      });
      return messageResponse(language, 'signedOutEverywhere');
    },
    async endSession({ params }, { session, language }) {
      const isEnded = await database.transaction((transaction) =>
        endSession(transaction, session.userId, params.id),
      );
      if (!isEnded) throw new AppError('not_found');
      return messageResponse(language, 'sessionEnded');
    },
    listIdentities: (_input, { session }) => listLinkedAccounts(database, session.userId),
    async unlinkIdentity({ params }, context) {
      await unlinkAccount(database, params.id, context);
      return messageResponse(context.language, 'accountUnlinked');
    },
    exportOwnData: (_input, context) => exportOwnData(database, context),
    async deleteAccount({ body }, context) {
      await deleteOwnAccount(database, body.password, context);
      return messageResponse(context.language, 'accountDeleted');
    },
    async getProfile(_input, { session }) {
      return describeUser(await getUser(database, session.userId));
    },
    async updateProfile({ body }, context) {
      const { user, token } = await changeProfile(database, identity, body, context);
      const said = user.email === body.email ? 'profileUpdated' : 'addressAsked';
      return { ...messageResponse(context.language, said), user: describeUser(user), token };
    },
    async setLanguage({ body }, { session, language }) {
      await updateLanguage(database, session.userId, body.language);
      return messageResponse(language, 'languageSet');
    },
    async changePassword({ body }, context) {
      const { user, token } = await changePassword(database, identity, body, context);
      return { ...messageResponse(context.language, 'passwordUpdated'), user: describeUser(user), token };
    },
  };
}
