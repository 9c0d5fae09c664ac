import { createHash, randomBytes } from 'node:crypto';
import type { AlertChannel, AlertSettings, ChannelBody } from '../../../contract/alerts/channel-schema.ts';
import { maxChannels } from '../../../contract/alerts/channels.ts';
import type { Language } from '../../../contract/language.ts';
import { queueMessage } from '../../mail/service.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Session } from '../../platform/calls/handlers.ts';
import type { Database, DatabasePool } from '../../platform/database/database.ts';
import { ensureOwnSettings, lockOwnSettings, newToken } from '../settings.ts';
import { findSettings } from '../settings-queries.ts';
import { channelAddress } from './addresses.ts';
import {
  type ChannelRow,
  countChannels,
  findStopToken,
  listChannels,
  type NewChannel,
  upsertChannel,
} from './channels-queries.ts';
import { writeTestMessage } from './message.ts';
import { arePushKeys } from './push-keys.ts';
import { vapidKeys } from './vapid.ts';

export type ChannelOptions = {
  publicUrl: string;
  /** The secret that our keys of Web Push come from. */
  readSecret: () => Promise<Uint8Array>;
  /** Origins of the operator's own servers of ntfy, internal ones as well. */
  allowOrigins: readonly string[];
};

const signingKeyBytes = 32;
/** A test that is not sent at once tells nothing. */
const testHours = 1;

const describe = ({ id, createdAt: _, triedAt, address, ...row }: ChannelRow): AlertChannel => ({
  ...row,
  _id: String(id),
  address: row.kind === 'push' ? null : address,
  device: row.kind === 'push' ? createHash('sha256').update(address).digest('base64url') : null,
  triedAt: triedAt?.toISOString() ?? null,
});

/** A user's settings; created with their defaults on first use. */
export async function getSettings(
  db: Database,
  userId: number,
  readSecret: ChannelOptions['readSecret'],
): Promise<AlertSettings> {
  await ensureOwnSettings(db, userId);
  const settings = await findSettings(db, userId);
  if (!settings) throw new AppError('unauthenticated');
  const { mails, mailPace, emailVerified, feedToken, quietFrom: from, quietTo: to } = settings;
  return {
    mails,
    mailPace,
    quiet: from === null || to === null ? null : { from, to },
    emailVerified,
    feed: `/alert-feeds/${feedToken}.atom`,
    pushKey: vapidKeys(await readSecret()).publicKey,
    channels: (await listChannels(db, userId)).map(describe),
  };
}

function newChannel(body: ChannelBody, sessionId: string, allowOrigins: readonly string[]): NewChannel {
  const url = channelAddress(body.address, { isTopic: body.kind === 'ntfy', allowOrigins });
  const shared = { kind: body.kind, address: url.href };
  switch (body.kind) {
    case 'push':
      if (!arePushKeys(body.key, body.secret))
        throw new AppError('invalid_request', { reason: 'channel_key' });
      return {
        ...shared,
        name: body.name || url.host.slice(0, 60),
        pushKey: body.key,
        pushSecret: body.secret,
        sessionId,
      };
    case 'ntfy':
      return { ...shared, name: url.host.slice(0, 60), accessToken: body.token || undefined };
    default:
      return { ...shared, name: url.host.slice(0, 60), signingKey: randomBytes(signingKeyBytes) };
  }
}

/**
 * Adds a channel, or turns the one of this address on; returns its id, and the key of a webhook that is new.
 * @throws AppError `invalid_request`; `conflict` where there are too many
 */
export function addChannel(
  database: DatabasePool,
  { userId, id: sessionId }: Pick<Session, 'userId' | 'id'>,
  body: ChannelBody,
  { allowOrigins }: Pick<ChannelOptions, 'allowOrigins'>,
): Promise<{ channelId: number; signingKey: string | null }> {
  const channel = newChannel(body, sessionId, allowOrigins);
  return database.transaction(async (transaction) => {
    await lockOwnSettings(transaction, userId);
    const { id, isNew } = await upsertChannel(transaction, userId, channel, newToken());
    if ((await countChannels(transaction, userId)) > maxChannels) {
      throw new AppError('conflict', { reason: 'channels_full' });
    }
    const key = isNew ? channel.signingKey : undefined;
    return { channelId: id, signingKey: key ? `whsec_${key.toString('base64')}` : null };
  });
}

/** Queues a test message. @throws AppError `not_found`; `conflict` before the mail address is confirmed */
export async function sendTest(
  db: Database,
  userId: number,
  channelId: number,
  { publicUrl, language }: { publicUrl: string; language: Language },
): Promise<void> {
  const channel = await findStopToken(db, userId, channelId);
  if (!channel) throw new AppError('not_found');
  if (!channel.mayTell) throw new AppError('conflict', { reason: 'channels_unconfirmed' });
  const { stopToken, mayTell: _, ...to } = channel;
  const message = writeTestMessage({ language, publicUrl, stopToken });
  await queueMessage(db, 'test', { ...to, userId, channelId }, message, testHours);
}

/** A user's channels, for the export of their data. */
export async function exportChannels(db: Database, userId: number) {
  const rows = await listChannels(db, userId);
  return rows.map(({ kind, name, address, isOn, pace, createdAt }) => ({
    kind,
    name,
    address,
    isOn,
    pace,
    createdAt: createdAt.toISOString(),
  }));
}
