import type { Language } from '../../../contract/language.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallHandlers } from '../../platform/calls/handlers.ts';
import type { DatabasePool } from '../../platform/database/database.ts';
import { ensureOwnSettings, newToken } from '../settings.ts';
import { updateFeedToken, updateMailPace, updateMails, updateQuiet } from '../settings-queries.ts';
import { addChannel, type ChannelOptions, getSettings, sendTest } from './channels.ts';
import { deleteBrowser, deleteChannel, turnChannelsOff, updateChannel } from './channels-queries.ts';
import { stopMessages } from './stopping.ts';

type ChannelCalls =
  | 'getAlertSettings'
  | 'setAlertSettings'
  | 'renewAlertFeed'
  | 'stopAlertMails'
  | 'stopAlertMessages'
  | 'addAlertChannel'
  | 'updateAlertChannel'
  | 'removeAlertChannel'
  | 'testAlertChannel'
  | 'forgetPushDevice';

const messages: Record<Language, Record<'stopped' | 'tested' | 'forgotten', string>> = {
  en: {
    stopped: 'You will no longer receive these messages. Your alerts stay active and visible on their page.',
    tested: 'The test message is on its way.',
    forgotten: 'This device no longer receives notifications.',
  },
  fr: {
    stopped: 'Vous ne recevrez plus ces messages. Vos alertes restent actives et visibles sur leur page.',
    tested: 'Le message d’essai est en route.',
    forgotten: 'Cet appareil ne reçoit plus de notifications.',
  },
};

export type ChannelRouteOptions = ChannelOptions & {
  /** @throws AppError `too_many_requests` where a user adds or tests too many */
  admit: (limit: 'channelOfUser' | 'channelTestOfUser', userId: number) => Promise<void>;
};

/** The calls about how alerts are told: mails, the private feed, channels. */
export function channelHandlers(
  database: DatabasePool,
  { admit, ...options }: ChannelRouteOptions,
): Pick<CallHandlers, ChannelCalls> {
  const settings = (userId: number) => getSettings(database, userId, options.readSecret);
  return {
    getAlertSettings: (_input, { session }) => settings(session.userId),
    async setAlertSettings({ body: { mails, mailPace, quiet } }, { session: { userId } }) {
      await database.transaction(async (transaction) => {
        await ensureOwnSettings(transaction, userId);
        if (mails !== undefined) await updateMails(transaction, userId, mails);
        if (mailPace !== undefined) await updateMailPace(transaction, userId, mailPace);
        if (quiet !== undefined) await updateQuiet(transaction, userId, quiet);
      });
      return settings(userId);
    },
    async renewAlertFeed(_input, { session: { userId } }) {
      await ensureOwnSettings(database, userId);
      await updateFeedToken(database, userId, newToken());
      return settings(userId);
    },
    async stopAlertMails({ body }, { language }) {
      if (!(await stopMessages(database, body.token))) {
        throw new AppError('invalid_request', { reason: 'link_invalid' });
      }
      return { message: messages[language].stopped };
    },
    async stopAlertMessages(_input, { session: { userId } }) {
      await database.transaction(async (transaction) => {
        await ensureOwnSettings(transaction, userId);
        await updateMails(transaction, userId, false);
        await turnChannelsOff(transaction, userId);
      });
      return settings(userId);
    },
    async addAlertChannel({ body }, { session }) {
      const { userId } = session;
      await admit('channelOfUser', userId);
      const { channelId, signingKey } = await addChannel(database, session, body, options);
      return { settings: await settings(userId), channelId: String(channelId), signingKey };
    },
    async updateAlertChannel({ params, body }, { session: { userId } }) {
      const isThere = await database.transaction((transaction) =>
        updateChannel(transaction, userId, Number(params.id), body),
      );
      if (!isThere) throw new AppError('not_found');
      return settings(userId);
    },
    async removeAlertChannel({ params }, { session: { userId } }) {
      if (!(await deleteChannel(database, userId, Number(params.id)))) throw new AppError('not_found');
      return settings(userId);
    },
    async forgetPushDevice({ body }, { language }) {
      await deleteBrowser(database, body.address);
      return { message: messages[language].forgotten };
    },
    async testAlertChannel({ params }, { session: { userId }, language }) {
      await admit('channelTestOfUser', userId);
      const { publicUrl } = options;
      await sendTest(database, userId, Number(params.id), { publicUrl, language });
      return { message: messages[language].tested };
    },
  };
}
