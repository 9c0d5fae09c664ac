import { z } from 'zod';
import { described } from '../described.ts';
import { channelFailures, channelKinds, paces } from './channels.ts';

const pace = described(z.enum(paces), 'daily: at 8 in Paris; weekly: on Mondays');
const hour = z.int().min(0).max(23);
const line = (length: number) =>
  z
    .string()
    .max(length)
    .regex(/^\P{Cc}*$/u);
const base64url = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}=?$`));

export const channelSchema = z.object({
  _id: z.string(),
  kind: z.enum(channelKinds),
  name: described(z.string(), 'Of the device or the host'),
  address: described(z.string().nullable(), 'null: a browser’s, which says nothing to people'),
  device: described(
    z.string().nullable(),
    'Of a browser: SHA-256 of its endpoint, base64url, by which it knows itself; null: no browser',
  ),
  isOn: z.boolean(),
  pace,
  triedAt: described(z.iso.datetime().nullable(), 'When a message was last sent to it'),
  failure: described(
    z.enum(channelFailures).nullable(),
    'Of that message: gone, refused for good; address: not allowed; unreachable: it is tried again; unsure: no response came',
  ),
});
export type AlertChannel = z.infer<typeof channelSchema>;

export const alertSettingsSchema = z.object({
  mails: z.boolean(),
  mailPace: pace,
  quiet: described(
    z.object({ from: hour, to: hour }).nullable(),
    'Hours of the day in Paris: nothing is sent from the one until the other; null: none',
  ),
  emailVerified: described(z.boolean(), 'Without it nothing is mailed'),
  feed: described(z.string(), 'Path of the private Atom feed'),
  pushKey: described(z.string(), 'applicationServerKey of Web Push (VAPID)'),
  channels: z.array(channelSchema),
});
export type AlertSettings = z.infer<typeof alertSettingsSchema>;

/** What is left out stays as it is. */
export const alertSettingsBody = z.object({
  mails: z.boolean().optional(),
  mailPace: pace.optional(),
  quiet: z
    .object({ from: hour, to: hour })
    .refine(({ from, to }) => from !== to)
    .nullable()
    .optional(),
});

export const channelBody = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('push'),
    address: described(line(1_000), 'endpoint of the browser’s PushSubscription'),
    key: described(base64url(87), 'p256dh'),
    secret: described(base64url(22), 'auth'),
    name: line(60).default(''),
  }),
  z.object({
    kind: z.literal('ntfy'),
    address: described(line(1_000), 'https://ntfy.sh/topic'),
    token: described(
      z
        .string()
        .regex(/^[\w-]{0,100}$/)
        .default(''),
      'Access token, where the topic needs one',
    ),
  }),
  z.object({ kind: z.literal('webhook'), address: described(line(1_000), 'https') }),
]);
export type ChannelBody = z.infer<typeof channelBody>;
export const pushDeviceBody = z.object({
  address: described(line(1_000), 'endpoint of the browser’s PushSubscription'),
});
export const channelChangeBody = z.object({ isOn: z.boolean().optional(), pace: pace.optional() });
export const channelParams = z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) });
export const addedChannelSchema = z.object({
  settings: alertSettingsSchema,
  channelId: z.string(),
  signingKey: described(
    z.string().nullable(),
    'Of a webhook, shown this once: whsec_ and the key of its HMAC in base64 (standardwebhooks.com)',
  ),
});
export type AddedChannel = z.infer<typeof addedChannelSchema>;
export const testedChannelSchema = z.object({ message: z.string() });
