import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { AlertSettings } from '../../src/contract/alerts/channel-schema.ts';
import { queueChannelMessages } from '../../src/server/alerts/channels/queue-messages.ts';
import { createChannelSender } from '../../src/server/alerts/channels/sending.ts';
import { pushSecretName } from '../../src/server/alerts/channels/vapid.ts';
import { getSecret } from '../../src/server/identity/service.ts';
import { sendDueMessages } from '../../src/server/mail/service.ts';
import { createSafePost } from '../../src/server/platform/fetch/safe-post.ts';
import { openTestApp, type TestApp } from './app.ts';
import { atServer, type ChannelServer, standIn, startChannelServer } from './channel-server.ts';
import { createPeople, type Shopper } from './people.ts';

export type AddedChannel = { settings: AlertSettings; channelId: string; signingKey: string | null };

/** A shop whose alerts go to the channels of one shopper, at a server that stands for all services. */
export function openChannelShop() {
  /** The server's, once it has started. */
  const allowChannelOrigins: string[] = [];
  const test: TestApp = openTestApp({ config: { allowChannelOrigins } });
  const people = createPeople(test);
  const shop = {} as { server: ChannelServer; shopper: Shopper };
  let merchantId: number;

  beforeAll(async () => {
    shop.server = await startChannelServer();
    allowChannelOrigins.push(shop.server.origin);
    merchantId = await test.seed.merchant({ name: 'Nord' });
  });
  afterAll(() => shop.server?.close());
  beforeEach(async () => {
    Object.assign(shop.server, { mood: 'accepts', received: [], requests: 0, retryAfter: 0 });
    for (const table of ['mails', 'notifications', 'alert_channels']) {
      await test.database.database.execute(`delete from ${table}`);
    }
    shop.shopper = await people.shopper();
    await test.database.database.execute(`update users set language = 'en' where id = $1`, [shop.shopper.id]);
  });

  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object, who = shop.shopper) =>
    people.call(method, path, body, who.headers);
  const settings = async (who = shop.shopper) =>
    (await call('GET', '/users/me/alert-settings', undefined, who)).json<AlertSettings>();
  const only = async () => (await settings()).channels[0];

  async function add(kind: 'push' | 'ntfy' | 'webhook', who = shop.shopper): Promise<AddedChannel> {
    const bodies = {
      push: { ...shop.server.subscription, kind, name: 'Firefox, Android' },
      ntfy: { kind, address: `${shop.server.origin}/my-prices`, token: 'tk_secret' },
      webhook: { kind, address: `${standIn}/hook` },
    };
    const response = await call('POST', '/users/me/alert-channels', bodies[kind], who);
    expect(response.statusCode).toBe(200);
    const added = response.json<AddedChannel>();
    if (added.signingKey) shop.server.signingKey = added.signingKey;
    return added;
  }

  /** A product whose alert fires now. */
  async function fire(title: string, who = shop.shopper) {
    const id = await test.seed.product({ title });
    await test.seed.offer({ merchantId, productId: id, priceCents: 2_000, deliveryCents: 499 });
    await test.publish();
    await call('POST', '/alerts', { productId: String(id), target: 'price', price: 24.99 }, who);
    return id;
  }
  const tell = (moment?: Date) =>
    queueChannelMessages(test.database.database, 'http://shop.test', undefined, moment);
  /** Names of an internal network, and those that nobody knows. */
  async function resolve(name: string) {
    if (name.startsWith('internal.')) return [{ address: '10.0.0.7', family: 4 }];
    throw new Error('ENOTFOUND');
  }
  const send = (allowOrigins = allowChannelOrigins) => {
    const { database } = test.database;
    const post = createSafePost({ userAgent: 'Visavis', allowOrigins, resolve, timeout: 2_000 });
    const sender = createChannelSender(database, {
      post: atServer(shop.server.origin, post),
      readSecret: () => getSecret(database, pushSecretName),
      subject: 'mailto:no-reply@shop.test',
    });
    return sendDueMessages(database, sender, new AbortController().signal);
  };
  const wait = () =>
    test.database.database.execute(`update mails set next_try_at = now() where state = 'queued'`);
  const queued = () =>
    test.database.database.rows<{ state: string; attempts: number; text: string | null; pause: number }>(
      'select state, attempts, text, extract(epoch from next_try_at - now())::int as pause from mails order by id',
    );

  return { shop, test, people, call, settings, only, add, fire, tell, send, wait, queued };
}
