import { createHmac } from 'node:crypto';
import webPush from 'web-push';
import { cutText } from '../../../contract/cut-text.ts';
import type { Destination } from './channels-queries.ts';
import type { ChannelMessage } from './message.ts';
import type { VapidKeys } from './vapid.ts';

/** What is posted, and where. */
export type ChannelRequest = { url: string; headers: Record<string, string>; body: string | Buffer };

/** A message and what names it: the same at every try. */
export type Outgoing = { id: string; message: ChannelMessage };

/** Seconds that a push service or ntfy keeps a message for a device that is away. */
const keepSeconds = 86_400;
/** Characters of a text: a push message is 4,096 bytes at most, encrypted, and so is one of ntfy. */
const maxText = 1_000;

const stopLabels = { fr: 'Ne plus recevoir', en: 'Stop these' } as const;

/** A push message (RFC 8030), encrypted for the browser (RFC 8291) and signed by us (RFC 8292). */
function pushRequest(
  { address, pushKey, pushSecret }: Destination,
  { id, message }: Outgoing,
  { vapid, subject }: { vapid: VapidKeys; subject: string },
): ChannelRequest {
  const { title, text, url, stopUrl, language } = message;
  const content = {
    title,
    text: cutText(text, maxText),
    url,
    stopUrl,
    stop: stopLabels[language],
    language,
    tag: id,
  };
  const details = webPush.generateRequestDetails(
    { endpoint: address, keys: { p256dh: pushKey ?? '', auth: pushSecret ?? '' } },
    JSON.stringify(content),
    { vapidDetails: { subject, ...vapid }, TTL: keepSeconds, contentEncoding: 'aes128gcm' },
  );
  return {
    url: details.endpoint,
    headers: Object.fromEntries(
      Object.entries(details.headers).map(([name, value]) => [name, String(value)]),
    ),
    body: details.body ?? '',
  };
}

/** A message to a topic: ntfy takes JSON at its root, the topic's name within. */
function ntfyRequest({ address, accessToken }: Destination, { message }: Outgoing): ChannelRequest {
  const cut = address.lastIndexOf('/') + 1;
  const { title, text, url, stopUrl, language } = message;
  return {
    url: address.slice(0, cut),
    headers: {
      'content-type': 'application/json',
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify({
      topic: address.slice(cut),
      title,
      message: cutText(text, maxText),
      tags: ['euro'],
      click: url,
      actions: [{ action: 'view', label: stopLabels[language], url: stopUrl }],
    }),
  };
}

/** `v1,` and the HMAC-SHA256 of id, time and body in base64, as standardwebhooks.com describes it. */
const signatureOf = (key: Buffer, id: string, seconds: number, body: string): string =>
  `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;

function webhookRequest({ address, signingKey }: Destination, { id, message }: Outgoing): ChannelRequest {
  const { type, language, title, text, url, stopUrl, news, more } = message;
  const seconds = Math.floor(Date.now() / 1_000);
  const body = JSON.stringify({ type, id, language, title, text, url, stopUrl, news, more });
  return {
    url: address,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signatureOf(signingKey ?? Buffer.alloc(0), id, seconds, body),
    },
    body,
  };
}

/** The request that brings a message to a channel. */
export function requestFor(
  to: Destination,
  outgoing: Outgoing,
  us: { vapid: VapidKeys; subject: string },
): ChannelRequest {
  switch (to.kind) {
    case 'push':
      return pushRequest(to, outgoing, us);
    case 'ntfy':
      return ntfyRequest(to, outgoing);
    default:
      return webhookRequest(to, outgoing);
  }
}
