import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { standIn } from '../../../../test/helpers/channel-server.ts';
import { type AddedChannel, openChannelShop } from '../../../../test/helpers/channel-shop.ts';
import { checkPrices, mailAlerts } from '../service.ts';

const { shop, test, people, call, settings, only, add, fire, tell, send, queued } = openChannelShop();

describe('a channel', () => {
  it('of a browser gets an encrypted push message that its service can deliver', async () => {
    const added = await add('push');
    expect(added.settings).toMatchObject({
      channels: [{ kind: 'push', name: 'Firefox, Android', address: null, isOn: true, triedAt: null }],
    });
    const device = createHash('sha256').update(shop.server.subscription.address).digest('base64url');
    expect(added.settings.channels[0]?.device).toBe(device);
    expect(added.settings.pushKey).toMatch(/^[\w-]{87}$/);
    const id = await fire('Écran 27"');
    expect(await tell()).toBe(1);
    expect(await send()).toEqual({ sent: 1 });
    const [push] = shop.server.received;
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
    expect(shop.server.received).toMatchObject([
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
    expect(shop.server.received[0]?.body).toMatchObject({
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
    const response = await forget(shop.server.subscription.address);
    expect([response.statusCode, response.json().message]).toEqual([200, message]);
    expect((await settings()).channels).toMatchObject([{ kind: 'webhook' }]);
  });

  it('of a browser ends with all sessions of its account', async () => {
    await add('push');
    await add('webhook');
    expect((await call('DELETE', '/users/me/sessions')).statusCode).toBe(200);
    const { database } = test.database;
    const kinds = await database.rows('select kind from alert_channels where user_id = $1', [
      shop.shopper.id,
    ]);
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
    const body = { kind: 'push', ...shop.server.subscription, key: 'A'.repeat(87) };
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
      `${shop.server.origin}/admin/topic`,
      `${shop.server.origin}/topic?x`,
      'http://127.0.0.1:1/topic',
    ]) {
      expect(await addressed({ kind: 'ntfy', address }), address).toBe(400);
    }
    expect(await addressed({ kind: 'webhook', address: `${shop.server.origin}/hook` })).toBe(400);
    const push = { ...shop.server.subscription, kind: 'push', address: `${shop.server.origin}/push/one` };
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
    expect(again.json<AddedChannel>().signingKey).toBeNull();
    await call('POST', '/users/me/alert-channels', {
      kind: 'ntfy',
      address: `${shop.server.origin}/my-prices`,
    });
    expect(await secrets()).toEqual(before);
  });
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
    const [stop] = (shop.server.received[0]?.body.actions ?? []) as { url: string }[];
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
    await test.database.database.execute('delete from users where id = $1', [shop.shopper.id]);
    expect(await send()).toEqual({});
  });
});
