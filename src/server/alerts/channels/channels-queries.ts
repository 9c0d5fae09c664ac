import type { ChannelFailure, ChannelKind, Pace } from '../../../contract/alerts/channels.ts';
import type { Language } from '../../../contract/language.ts';
import type { Database } from '../../platform/database/database.ts';
import { type NotificationRow, newsColumns, newsSubjects } from '../notifications-queries.ts';

export type ChannelRow = {
  id: number;
  kind: ChannelKind;
  name: string;
  address: string;
  isOn: boolean;
  pace: Pace;
  triedAt: Date | null;
  failure: ChannelFailure | null;
  createdAt: Date;
};

export type NewChannel = {
  kind: ChannelKind;
  name: string;
  address: string;
  pushKey?: string | undefined;
  pushSecret?: string | undefined;
  accessToken?: string | undefined;
  signingKey?: Buffer | undefined;
  /** Of a browser: the session that it is of. */
  sessionId?: string | undefined;
};

/** A user's channels, oldest first. */
export const listChannels = (db: Database, userId: number): Promise<ChannelRow[]> =>
  db.rows<ChannelRow>(
    `select id, kind, name, address, is_on as "isOn", pace, tried_at as "triedAt", failure, created_at as "createdAt"
     from alert_channels where user_id = $1 order by id`,
    [userId],
  );

export async function countChannels(db: Database, userId: number): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    'select count(*) as count from alert_channels where user_id = $1',
    [userId],
  );
  return row?.count ?? 0;
}

/**
 * Adds a channel, or turns on the one of this address; a browser's gets its present keys. What other programs of its owner
 * know stays: a webhook's key, and a topic's token unless there is a new one. A browser that showed another account's
 * alerts shows these instead. `isNew`: whether the signing key is the one that was given.
 */
export async function upsertChannel(
  db: Database,
  userId: number,
  channel: NewChannel,
  stopToken: string,
): Promise<{ id: number; isNew: boolean }> {
  if (channel.kind === 'push') {
    await db.execute(`delete from alert_channels where kind = 'push' and address = $1 and user_id <> $2`, [
      channel.address,
      userId,
    ]);
  }
  const [row] = await db.rows<{ id: number; isNew: boolean }>(
    `insert into alert_channels
       (user_id, kind, name, address, push_key, push_secret, access_token, signing_key, stop_token, session_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (user_id, kind, address) do update set is_on = true, failures = 0, failure = null,
       push_key = excluded.push_key, push_secret = excluded.push_secret, session_id = excluded.session_id,
       access_token = coalesce(excluded.access_token, alert_channels.access_token)
     returning id, stop_token = $9 as "isNew"`,
    [
      userId,
      channel.kind,
      channel.name,
      channel.address,
      channel.pushKey ?? null,
      channel.pushSecret ?? null,
      channel.accessToken ?? null,
      channel.signingKey ?? null,
      stopToken,
      channel.sessionId ?? null,
    ],
  );
  if (!row) throw new Error('No channel');
  return row;
}

/**
 * A new pace applies from the next digest on. Messages that wait for a channel that is turned off are deleted.
 * Returns whether the channel exists.
 */
export async function updateChannel(
  db: Database,
  userId: number,
  id: number,
  { isOn, pace }: { isOn?: boolean | undefined; pace?: Pace | undefined },
): Promise<boolean> {
  const touched = await db.execute(
    `update alert_channels set is_on = coalesce($3, is_on), pace = coalesce($4, pace),
       failures = case when $3 then 0 else failures end,
       next_at = case when coalesce($4, pace) = pace then next_at else next_digest($4, now()) end
     where id = $2 and user_id = $1`,
    [userId, id, isOn ?? null, pace ?? null],
  );
  if (isOn === false) await dropNews(db, [id]);
  return touched > 0;
}

export const deleteChannel = async (db: Database, userId: number, id: number): Promise<boolean> =>
  (await db.execute('delete from alert_channels where id = $2 and user_id = $1', [userId, id])) > 0;

/** Removes the channel of a browser, whoever's it is. */
export async function deleteBrowser(db: Database, address: string): Promise<void> {
  await db.execute(`delete from alert_channels where kind = 'push' and address = $1`, [address]);
}

/** Removes all of a user's browsers: they were signed out from elsewhere. */
export async function deleteBrowsers(db: Database, userId: number): Promise<void> {
  await db.execute(`delete from alert_channels where kind = 'push' and user_id = $1`, [userId]);
}

/** Removes the browser of a session that ends, and those whose session is not known or has ended: that may be the same browser. */
export async function deleteBrowsersOf(db: Database, userId: number, sessionId: string): Promise<void> {
  await db.execute(
    `delete from alert_channels
     where kind = 'push' and user_id = $1
       and (session_id is null or session_id = $2
         or session_id not in (select id::text from sessions where user_id = $1))`,
    [userId, sessionId],
  );
}

/** Removes all of a user's channels. */
export async function deleteChannels(db: Database, userId: number): Promise<void> {
  await db.execute('delete from alert_channels where user_id = $1', [userId]);
}

/** Turns all channels of a user off. */
export async function turnChannelsOff(db: Database, userId: number): Promise<void> {
  const rows = await db.rows<{ id: number }>(
    'update alert_channels set is_on = false where user_id = $1 returning id',
    [userId],
  );
  await dropNews(
    db,
    rows.map(({ id }) => id),
  );
}

/** Turns the channel of a token off. Returns whether there is one. */
export async function stopChannel(db: Database, stopToken: string): Promise<boolean> {
  const rows = await db.rows<{ id: number }>(
    'update alert_channels set is_on = false where stop_token = $1 returning id',
    [stopToken],
  );
  await dropNews(
    db,
    rows.map(({ id }) => id),
  );
  return rows.length > 0;
}

async function dropNews(db: Database, channelIds: readonly number[]): Promise<void> {
  await db.execute('delete from channel_news where channel_id = any($1::bigint[])', [channelIds]);
}

/** A channel with news that may be told now. */
export type DueChannel = {
  id: number;
  kind: ChannelKind;
  stopToken: string;
  userId: number;
  userName: string;
  language: Language;
};

/**
 * Some channels with news that may go out at `moment`, of people who confirmed their mail address; no two workers get the
 * same. One that was sent `maxADay` messages within a day waits.
 */
export const takeDueChannels = (
  db: Database,
  limit: number,
  maxADay: number,
  moment: Date,
): Promise<DueChannel[]> =>
  db.rows<DueChannel>(
    `select c.id, c.kind, c.stop_token as "stopToken", u.id as "userId", u.name as "userName", u.language
     from alert_channels c join users u on u.id = c.user_id join alert_settings s on s.user_id = c.user_id
     where c.is_on and u.email_verified_at is not null and may_tell(c.pace, c.next_at, s.quiet_from, s.quiet_to, $3)
       and exists (select from channel_news n where n.channel_id = c.id)
       and (select count(*) from mails m
            where m.channel_id = c.id and m.created_at > $3::timestamptz - interval '1 day') < $2
     order by c.id limit $1 for update of c skip locked`,
    [limit, maxADay, moment],
  );

/** What channels have to tell, taken from what waits, the largest drop first; their next digest is set. */
export async function takeChannelNews(
  db: Database,
  channelIds: readonly number[],
  moment: Date,
): Promise<(NotificationRow & { channelId: number })[]> {
  await db.execute('update alert_channels set next_at = next_digest(pace, $2) where id = any($1::bigint[])', [
    channelIds,
    moment,
  ]);
  return db.rows(
    `with taken as (
       delete from channel_news where channel_id = any($1::bigint[]) returning channel_id, notification_id)
     select t.channel_id as "channelId", ${newsColumns}
     from taken t join notifications n on n.id = t.notification_id ${newsSubjects}
     order by t.channel_id, n.total_cents::float8 / n.base_cents, n.id`,
    [channelIds],
  );
}

/** Where a message goes, whether its owner's mail address is confirmed, and the seconds until quiet hours end. */
export type Destination = {
  kind: ChannelKind;
  address: string;
  isOn: boolean;
  pushKey: string | null;
  pushSecret: string | null;
  accessToken: string | null;
  signingKey: Buffer | null;
  mayTell: boolean;
  quietSeconds: number;
};

export async function findDestination(db: Database, id: number): Promise<Destination | undefined> {
  const [row] = await db.rows<Destination>(
    `select c.kind, c.address, c.is_on as "isOn", c.push_key as "pushKey", c.push_secret as "pushSecret",
       c.access_token as "accessToken", c.signing_key as "signingKey",
       u.email_verified_at is not null as "mayTell",
       quiet_seconds(s.quiet_from, s.quiet_to, now()) as "quietSeconds"
     from alert_channels c join alert_settings s on s.user_id = c.user_id join users u on u.id = c.user_id
     where c.id = $1`,
    [id],
  );
  return row;
}

type Tested = { kind: ChannelKind; userName: string; stopToken: string; mayTell: boolean };

/** What a test message needs of a user's channel. */
export async function findStopToken(db: Database, userId: number, id: number): Promise<Tested | undefined> {
  const [row] = await db.rows<Tested>(
    `select c.kind, u.name as "userName", c.stop_token as "stopToken", u.email_verified_at is not null as "mayTell"
     from alert_channels c join users u on u.id = c.user_id where c.id = $2 and c.user_id = $1`,
    [userId, id],
  );
  return row;
}

/** Notes that a message was accepted. */
export async function noteAccepted(db: Database, id: number): Promise<void> {
  await db.execute('update alert_channels set failures = 0, failure = null, tried_at = now() where id = $1', [
    id,
  ]);
}

/** Notes why a message was not accepted; after `max` in a row, or where it is `gone`, the channel is turned off. */
export async function noteFailure(
  db: Database,
  id: number,
  failure: ChannelFailure,
  max: number,
): Promise<void> {
  const rows = await db.rows<{ isOn: boolean }>(
    `update alert_channels set failures = failures + 1, failure = $2, tried_at = now(),
       is_on = is_on and $2 <> 'gone' and failures + 1 < $3
     where id = $1 returning is_on as "isOn"`,
    [id, failure, max],
  );
  if (rows.some(({ isOn }) => !isOn)) await dropNews(db, [id]);
}
