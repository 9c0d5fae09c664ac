import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestApp } from '../../../../test/helpers/app.ts';
import {
  atServer,
  type ChannelServer,
  standIn,
  startChannelServer,
} from '../../../../test/helpers/channel-server.ts';
import { startProcess } from '../../../../test/helpers/own-processes.ts';
import { createPeople, type Shopper } from '../../../../test/helpers/people.ts';
import type { AlertSettings } from '../../../contract/alerts/channel-schema.ts';
import { getSecret } from '../../identity/service.ts';
import { takeDueMessage } from '../../mail/queries.ts';
import { sendDueMessages } from '../../mail/service.ts';
import { createSafePost } from '../../platform/fetch/safe-post.ts';
import { checkPrices, mailAlerts } from '../service.ts';
import { queueChannelMessages } from './queue-messages.ts';
import { createChannelSender } from './sending.ts';
import { pushSecretName } from './vapid.ts';

/** The server's, once it has started. */
const allowChannelOrigins: string[] = [];
const test = openTestApp({ config: { allowChannelOrigins } });
const people = createPeople(test);
let server: ChannelServer;
let shopper: Shopper;
let merchantId: number;

beforeAll(async () => {
  server = await startChannelServer();
  allowChannelOrigins.push(server.origin);
  merchantId = await test.seed.merchant({ name: 'Nord' });
});
afterAll(() => server?.close());
beforeEach(async () => {
  Object.assign(server, { mood: 'accepts', received: [], requests: 0, retryAfter: 0 });
  for (const table of ['mails', 'notifications', 'alert_channels']) {
    await test.database.database.execute(`delete from ${table}`);
  }
  shopper = await people.shopper();
  await test.database.database.execute(`update users set language = 'en' where id = $1`, [shopper.id]);
});

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object, who = shopper) =>
  people.call(method, path, body, who.headers);
const settings = async (who = shopper) =>
  (await call('GET', '/users/me/alert-settings', undefined, who)).json<AlertSettings>();
const only = async () => (await settings()).channels[0];

type Added = { settings: AlertSettings; channelId: string; signingKey: string | null };
async function add(kind: 'push' | 'ntfy' | 'webhook', who = shopper): Promise<Added> {
  const bodies = {
    push: { ...server.subscription, kind, name: 'Firefox, Android' },
    ntfy: { kind, address: `${server.origin}/my-prices`, token: 'tk_secret' },
    webhook: { kind, address: `${standIn}/hook` },
  };
  const response = await call('POST', '/users/me/alert-channels', bodies[kind], who);
  expect(response.statusCode).toBe(200);
  const added = response.json<Added>();
  if (added.signingKey) server.signingKey = added.signingKey;
  return added;
}

/** A product whose alert fires now. */
async function fire(title: string, who = shopper) {
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
    post: atServer(server.origin, post),
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

describe('a channel', () => {
  it('of a browser gets an encrypted push message that its service can deliver', async () => {
    const added = await add('push');
    expect(added.settings).toMatchObject({
      channels: [{ kind: 'push', name: 'Firefox, Android', address: null, isOn: true, triedAt: null }],
    });
    const device = createHash('sha256').update(server.subscription.address).digest('base64url');
    expect(added.settings.channels[0]?.device).toBe(device);
    expect(added.settings.pushKey).toMatch(/^[\w-]{87}$/);
    const id = await fire('Écran 27"');
    expect(await tell()).toBe(1);
    expect(await send()).toEqual({ sent: 1 });
    const [push] = server.received;
    expect(push).toMatchObject({
      path: '/push/one',
      body: {
        title: '€24.99: Écran 27"',
        text: expect.stringContaining('€24.99'),
        url: `http://shop.test/en/product/${id}`,
        language: 'en',
        stop: 'Stop these',
      },
    });
    expect(await queued()).toMatchObject([{ state: 'sent', text: null }]);
    expect(await only()).toMatchObject({ failure: null, triedAt: expect.any(String) });
    expect([await tell(), await send()]).toEqual([0, {}]);
  });

  it('of ntfy gets JSON at the root of its server, with the token of its topic', async () => {
    await add('ntfy');
    await fire('Screen');
    await tell();
    expect(await send()).toEqual({ sent: 1 });
    expect(server.received).toMatchObject([
      {
        path: '/',
        headers: { authorization: 'Bearer tk_secret' },
        body: { topic: 'my-prices', title: '€24.99: Screen', click: expect.stringContaining('/en/product/') },
      },
    ]);
  });

  it('by webhook is signed and tells prices as data', async () => {
    const { signingKey } = await add('webhook');
    expect(signingKey).toMatch(/^whsec_/);
    const id = await fire('Screen');
    await fire('Mouse');
    expect(await tell()).toBe(1);
    expect(await send()).toEqual({ sent: 1 });
    const news = { totalPrice: 24.99, deliveryKnown: true, condition: 'new', target: 'price' };
    expect(server.received[0]?.body).toMatchObject({
      type: 'alert',
      title: '2 price alerts triggered',
      more: 0,
      news: expect.arrayContaining([expect.objectContaining({ ...news, productId: String(id) })]),
    });
    expect(JSON.stringify(await settings())).not.toContain(signingKey?.slice(6));
  });

  it('is told to one account only, where it is a browser', async () => {
    await add('push');
    const other = await people.shopper();
    await add('push', other);
    expect((await settings()).channels).toEqual([]);
    await fire('Screen');
    expect(await tell()).toBe(0);
  });

  it('of a browser is taken off by the browser itself, also where nobody is signed in any more', async () => {
    await add('push');
    await add('webhook');
    const forget = (address: string) => people.call('POST', '/push-devices/forget', { address });
    const { message } = (await forget(`${standIn}/hook`)).json();
    expect((await settings()).channels).toHaveLength(2);
    const response = await forget(server.subscription.address);
    expect([response.statusCode, response.json().message]).toEqual([200, message]);
    expect((await settings()).channels).toMatchObject([{ kind: 'webhook' }]);
  });

  it('of a browser ends with all sessions of its account', async () => {
    await add('push');
    await add('webhook');
    expect((await call('DELETE', '/users/me/sessions')).statusCode).toBe(200);
    const { database } = test.database;
    const kinds = await database.rows('select kind from alert_channels where user_id = $1', [shopper.id]);
    expect(kinds).toEqual([{ kind: 'webhook' }]);
  });

  it('is nobody else’s to see, change, test or remove', async () => {
    const { channelId } = await add('ntfy');
    const stranger = await people.shopper();
    expect((await settings(stranger)).channels).toEqual([]);
    const path = `/users/me/alert-channels/${channelId}`;
    expect((await call('PUT', path, { isOn: false }, stranger)).statusCode).toBe(404);
    expect((await call('POST', `${path}/test`, undefined, stranger)).statusCode).toBe(404);
    expect((await call('DELETE', path, undefined, stranger)).statusCode).toBe(404);
    expect(await only()).toMatchObject({ isOn: true });
    expect((await call('DELETE', path)).json()).toMatchObject({ channels: [] });
  });

  it('of a browser is refused keys that nothing can be encrypted with', async () => {
    const body = { kind: 'push', ...server.subscription, key: 'A'.repeat(87) };
    const response = await call('POST', '/users/me/alert-channels', body);
    expect([response.statusCode, response.json().details]).toEqual([400, { reason: 'channel_key' }]);
  });

  it('is refused at addresses that are not public, and at the eleventh', async () => {
    const addressed = (address: string, kind = 'webhook') =>
      call('POST', '/users/me/alert-channels', { kind, address });
    for (const address of [
      'http://hooks.example.com/x',
      'https://10.0.0.1/x',
      'https://[::1]/x',
      'https://localhost/x',
      'https://user:secret@hooks.example.com/x',
      'https://hooks.example.com:8443/x',
      'file:///etc/passwd',
      'nothing',
    ]) {
      const response = await addressed(address);
      expect([response.statusCode, response.json().details], address).toEqual([
        400,
        { reason: 'channel_address' },
      ]);
    }
    for (let at = 0; at < 10; at++) await addressed(`https://hooks.example.com/${at}`);
    const response = await addressed('https://hooks.example.com/10');
    expect(response.json()).toMatchObject({ code: 'conflict', details: { reason: 'channels_full' } });
    expect((await settings()).channels).toHaveLength(10);
  });

  it('of the operator’s own servers is a topic, by nothing else than ntfy', async () => {
    const addressed = async (body: object) =>
      (await call('POST', '/users/me/alert-channels', body)).statusCode;
    for (const address of [
      'https://ntfy.sh/a/b',
      `${server.origin}/admin/topic`,
      `${server.origin}/topic?x`,
      'http://127.0.0.1:1/topic',
    ]) {
      expect(await addressed({ kind: 'ntfy', address }), address).toBe(400);
    }
    expect(await addressed({ kind: 'webhook', address: `${server.origin}/hook` })).toBe(400);
    const push = { ...server.subscription, kind: 'push', address: `${server.origin}/push/one` };
    expect(await addressed(push)).toBe(400);
  });

  it('is one of ten also where many are added at once', async () => {
    const added = await Promise.all(
      Array.from({ length: 14 }, (_, at) =>
        call('POST', '/users/me/alert-channels', {
          kind: 'webhook',
          address: `https://hooks.example.com/${at}`,
        }),
      ),
    );
    expect(added.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    expect((await settings()).channels).toHaveLength(10);
  });

  it('keeps its key, its token and its link when it is added again', async () => {
    await add('webhook');
    await add('ntfy');
    const secrets = () =>
      test.database.database.rows(
        `select encode(signing_key, 'hex') as key, access_token as token, stop_token as stop
         from alert_channels order by id`,
      );
    const before = await secrets();
    const again = await call('POST', '/users/me/alert-channels', {
      kind: 'webhook',
      address: `${standIn}/hook`,
    });
    expect(again.json<Added>().signingKey).toBeNull();
    await call('POST', '/users/me/alert-channels', { kind: 'ntfy', address: `${server.origin}/my-prices` });
    expect(await secrets()).toEqual(before);
  });
});

describe('a message', () => {
  it('is tried again where it was not accepted, not sooner than asked', async () => {
    await add('ntfy');
    await fire('Screen');
    await tell();
    Object.assign(server, { mood: 'busy', retryAfter: 900 });
    expect(await send()).toEqual({ again: 1 });
    expect(await only()).toMatchObject({ failure: 'unreachable', isOn: true });
    expect((await queued())[0]?.pause).toBeGreaterThan(890);
    await wait();
    server.mood = 'accepts';
    expect(await send()).toEqual({ sent: 1 });
    expect(await only()).toMatchObject({ failure: null });
  });

  it('is not sent again where it may have been received', async () => {
    await add('ntfy');
    await fire('Screen');
    await tell();
    server.mood = 'hangs up after';
    expect(await send()).toEqual({ uncertain: 1 });
    server.mood = 'accepts';
    await wait();
    expect(await send()).toEqual({});
    expect(server.requests).toBe(1);
    expect(await only()).toMatchObject({ failure: 'unsure' });
  });

  it('turns a channel off that is gone, and drops what waits for it', async () => {
    await add('push');
    await fire('Screen');
    await tell();
    server.mood = 'gone';
    expect(await send()).toEqual({ failed: 1 });
    expect(await only()).toMatchObject({ isOn: false, failure: 'gone' });
    await fire('Mouse');
    expect(await tell()).toBe(0);
  });

  it('never follows a redirect to the inside, nor goes where the operator lets nothing go any more', async () => {
    await add('ntfy');
    await fire('Screen');
    await tell();
    server.mood = 'redirects';
    expect(await send()).toEqual({ failed: 1 });
    expect(await only()).toMatchObject({ failure: 'refused' });
    await fire('Mouse');
    await tell();
    const before = server.requests;
    expect(await send([])).toEqual({ again: 1 });
    expect(server.requests).toBe(before);
  });

  it('says the same of a name in the internal network and of one that nobody knows', async () => {
    const told: unknown[] = [];
    for (const name of ['internal.example.com', 'unknown.example.com']) {
      const body = { kind: 'webhook', address: `https://${name}/x` };
      const added = (await call('POST', '/users/me/alert-channels', body)).json<Added>();
      await call('POST', `/users/me/alert-channels/${added.channelId}/test`);
      const sent = await send();
      const { failure, isOn } = (await only()) ?? {};
      const [message] = await queued();
      told.push({ sent, failure, isOn, ...message, text: null });
      await call('DELETE', `/users/me/alert-channels/${added.channelId}`);
    }
    expect(told[0]).toMatchObject({ sent: { again: 1 }, failure: 'unreachable' });
    expect(told[1]).toEqual(told[0]);
  });

  it('waits until the mail address of its reader is confirmed, and so does a test', async () => {
    const { channelId } = await add('ntfy');
    const confirm = (isConfirmed: boolean) =>
      test.database.database.execute(
        `update users set email_verified_at = case when $2 then now() end where id = $1`,
        [shopper.id, isConfirmed],
      );
    await confirm(false);
    await fire('Screen');
    expect(await tell()).toBe(0);
    const tested = await call('POST', `/users/me/alert-channels/${channelId}/test`);
    expect([tested.statusCode, tested.json().details]).toEqual([409, { reason: 'channels_unconfirmed' }]);
    await confirm(true);
    expect(await tell()).toBe(1);
    await confirm(false);
    expect(await send()).toEqual({ failed: 1 });
    expect(server.requests).toBe(0);
  });

  it('of a person with few is sent before the second of one with many', async () => {
    const many = await add('ntfy');
    for (let at = 0; at < 4; at++) await call('POST', `/users/me/alert-channels/${many.channelId}/test`);
    const other = await people.shopper();
    await add('ntfy', other);
    await fire('Screen', other);
    await tell();
    const { database } = test.database;
    const taken = [await takeDueMessage(database), await takeDueMessage(database)];
    expect(taken.map((message) => message?.kind)).toEqual(['test', 'alert']);
  });

  it('turns a channel off after ten that nobody accepted', async () => {
    const { channelId } = await add('ntfy');
    server.mood = 'refuses';
    for (let at = 0; at < 10; at++) {
      await fire(`Screen ${at}`);
      await tell();
      await send();
    }
    expect(await only()).toMatchObject({ isOn: false, failure: 'refused' });
    server.mood = 'accepts';
    const on = await call('PUT', `/users/me/alert-channels/${channelId}`, { isOn: true });
    expect(on.json<AlertSettings>().channels[0]).toMatchObject({ isOn: true });
    await fire('Once more');
    await tell();
    expect(await send()).toEqual({ sent: 1 });
  });

  it('that cannot be encrypted is refused, and holds no other up', async () => {
    const { channelId } = await add('push');
    await add('ntfy');
    await test.database.database.execute('update alert_channels set push_key = $2 where id = $1', [
      Number(channelId),
      'A'.repeat(87),
    ]);
    for (let at = 0; at < 9; at++) await call('POST', `/users/me/alert-channels/${channelId}/test`);
    await fire('Screen');
    await tell();
    expect(await send()).toMatchObject({ sent: 1 });
    expect((await settings()).channels).toMatchObject([
      { kind: 'push', failure: 'refused' },
      { kind: 'ntfy', failure: null },
    ]);
    expect((await queued()).filter(({ state }) => state === 'sending')).toEqual([]);
  });

  it('is one of a hundred a day at most', async () => {
    const { channelId } = await add('ntfy');
    await test.database.database.execute(
      `insert into mails (kind, channel_id, to_name, to_address, subject, text, html, state, send_before)
       select 'alert', $1, '', 'ntfy', '', '{}', '', 'sent', now() from generate_series(1, 100)`,
      [Number(channelId)],
    );
    await fire('Screen');
    expect(await tell()).toBe(0);
    expect(await tell(new Date(Date.now() + 25 * 3_600_000))).toBe(1);
  });

  it('of a test is sent whatever the hour, five times at once', async () => {
    const { channelId } = await add('ntfy');
    await call('PUT', '/users/me/alert-settings', { quiet: { from: 1, to: 0 } });
    const tested = () => call('POST', `/users/me/alert-channels/${channelId}/test`);
    expect((await tested()).json()).toEqual({ message: 'The test message is on its way.' });
    expect(await send()).toEqual({ sent: 1 });
    expect(server.received[0]?.body).toMatchObject({ title: 'Visavis: test message' });
    for (let at = 0; at < 4; at++) await tested();
    expect((await tested()).statusCode).toBe(429);
  });
});

/** Paris, in winter. */
const at = (text: string) => new Date(`${text}:00+01:00`);

describe('quiet hours and digests', () => {
  const change = (body: object) => call('PUT', '/users/me/alert-settings', body);
  const mail = (moment: Date) => mailAlerts(test.database.database, 'http://shop.test', undefined, moment);

  it('hold everything back until they end, over midnight as well', async () => {
    await add('ntfy');
    expect((await change({ quiet: { from: 22, to: 7 } })).json()).toMatchObject({
      quiet: { from: 22, to: 7 },
    });
    await fire('Screen');
    for (const moment of ['2027-01-05T22:00', '2027-01-06T03:30', '2027-01-06T06:59']) {
      expect([await tell(at(moment)), await mail(at(moment))], moment).toEqual([0, 0]);
    }
    expect([await tell(at('2027-01-06T07:00')), await mail(at('2027-01-06T07:00'))]).toEqual([1, 1]);
    expect((await change({ quiet: { from: 7, to: 7 } })).statusCode).toBe(400);
    expect((await change({ quiet: null })).json()).toMatchObject({ quiet: null });
  });

  it('hold a message back that was queued before', async () => {
    await add('ntfy');
    await fire('Screen');
    await tell();
    const hour = Number(
      new Intl.DateTimeFormat('fr', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Paris' })
        .format()
        .slice(0, 2),
    );
    await change({ quiet: { from: hour, to: (hour + 23) % 24 } });
    expect(await send()).toEqual({ held: 1 });
    expect(server.requests).toBe(0);
    const [held] = await queued();
    expect(held).toMatchObject({ state: 'queued', attempts: 0 });
    expect(held?.pause).toBeGreaterThan(21 * 3_600);
    const [times] = await test.database.database.rows<{ hours: number }>(
      'select extract(epoch from send_before - next_try_at)::float8 / 3600 as hours from mails',
    );
    expect(times?.hours).toBeCloseTo(24);
  });

  it('gather what happened in one message each morning, or each Monday', async () => {
    const { channelId } = await add('ntfy');
    await call('PUT', `/users/me/alert-channels/${channelId}`, { pace: 'daily' });
    await change({ mailPace: 'weekly' });
    await fire('Screen');
    expect(await tell()).toBe(0);
    await fire('Mouse');
    const { database } = test.database;
    const [next] = await database.rows<{ channel: Date; mail: Date }>(
      `select c.next_at as channel, s.mail_next_at as mail from alert_channels c
       join alert_settings s on s.user_id = c.user_id where c.user_id = $1`,
      [shopper.id],
    );
    const inParis = (moment?: Date) =>
      new Intl.DateTimeFormat('en-GB', { weekday: 'long', hour: '2-digit', timeZone: 'Europe/Paris' }).format(
        moment,
      );
    expect(inParis(next?.channel)).toMatch(/08$/);
    expect(inParis(next?.mail)).toMatch(/^Monday.*08$/);
    const morning = next?.channel ?? new Date();
    expect(await mail(new Date((next?.mail.getTime() ?? 0) - 1_000))).toBe(0);
    expect(await tell(morning)).toBe(1);
    expect(await mail(next?.mail ?? new Date())).toBe(1);
    expect((await queued()).map(({ text }) => text ?? '').join()).toContain('2 price alerts triggered');
    await fire('Desk');
    expect(await tell(new Date(morning.getTime() + 3_600_000))).toBe(0);
  });

  it('say of which day what is older is: its price may have moved since', async () => {
    await add('ntfy');
    await fire('Screen');
    await test.database.database.execute(`update notifications set created_at = '2026-01-05T12:00Z'`);
    await tell();
    await send();
    expect(server.received[0]?.body.message).toMatch(/^On 5 January: .*€24\.99/);
  });

  it('keep nothing back for ever where a clock that ran ahead set them', async () => {
    await add('ntfy');
    await test.database.database.execute(
      `update alert_channels set pace = 'daily', next_at = now() + interval '1 year' where user_id = $1`,
      [shopper.id],
    );
    await fire('Screen');
    expect(await tell()).toBe(1);
  });
});

it('goes out by a worker as soon as an alert fires', { timeout: 120_000 }, async () => {
  await add('ntfy');
  const dataDir = mkdtempSync('/tmp/visavis-channels-');
  const worker = await startProcess('worker', {
    DATABASE_URL: test.database.url,
    DATA_DIR: dataDir,
    ALLOW_CHANNEL_ADDRESSES: server.origin,
  });
  const id = await fire('Screen');
  await test.database.database.execute('insert into price_checks (product_ids) values (array[$1::bigint])', [
    id,
  ]);
  await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 90_000, interval: 100 });
  expect(await worker.stop()).toBe(0);
  expect(server.received).toMatchObject([{ path: '/', body: { title: '€24.99: Screen' } }]);
  rmSync(dataDir, { recursive: true });
});

describe('turning off', () => {
  it('is one press for all of them, and one for each message', async () => {
    await add('ntfy');
    await add('webhook');
    const off = await call('POST', '/users/me/alert-channels/stop');
    expect(off.json()).toMatchObject({ mails: false, channels: [{ isOn: false }, { isOn: false }] });
    await fire('Screen');
    expect([await tell(), await mailAlerts(test.database.database, 'http://shop.test')]).toEqual([0, 0]);

    await add('ntfy');
    await fire('Mouse');
    await tell();
    await send();
    const [stop] = (server.received[0]?.body.actions ?? []) as { url: string }[];
    const token = stop?.url.split('#')[1];
    expect((await people.call('POST', '/alert-mails/stop', { token })).json().message).toContain('no longer');
    expect((await settings()).channels[0]).toMatchObject({ kind: 'ntfy', isOn: false });
  });

  it('goes with the account, and the export of one’s data names the channels', async () => {
    await add('webhook');
    const own = (await call('GET', '/users/me/export')).json<{ channels: object[] }>();
    expect(own.channels).toMatchObject([{ kind: 'webhook', address: `${standIn}/hook`, isOn: true }]);
    await fire('Screen');
    await checkPrices(test.database.database);
    await tell();
    await test.database.database.execute('delete from users where id = $1', [shopper.id]);
    expect(await send()).toEqual({});
  });
});
