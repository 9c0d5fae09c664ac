import { mkdtempSync, rmSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { type AddedChannel, openChannelShop } from '../../../../test/helpers/channel-shop.ts';
import { startProcess } from '../../../../test/helpers/own-processes.ts';
import type { AlertSettings } from '../../../contract/alerts/channel-schema.ts';
import { takeDueMessage } from '../../mail/queries.ts';

const { shop, test, people, call, settings, only, add, fire, tell, send, wait, queued } = openChannelShop();

describe('a message', () => {
  it('is tried again where it was not accepted, not sooner than asked', async () => {
    await add('ntfy');
    await fire('Screen');
    await tell();
    Object.assign(shop.server, { mood: 'busy', retryAfter: 900 });
    expect(await send()).toEqual({ again: 1 });
    expect(await only()).toMatchObject({ failure: 'unreachable', isOn: true });
    expect((await queued())[0]?.pause).toBeGreaterThan(890);
    await wait();
    shop.server.mood = 'accepts';
    expect(await send()).toEqual({ sent: 1 });
    expect(await only()).toMatchObject({ failure: null });
  });

  it('is not sent again where it may have been received', async () => {
    await add('ntfy');
    await fire('Screen');
    await tell();
    shop.server.mood = 'hangs up after';
    expect(await send()).toEqual({ uncertain: 1 });
    shop.server.mood = 'accepts';
    await wait();
    expect(await send()).toEqual({});
    expect(shop.server.requests).toBe(1);
    expect(await only()).toMatchObject({ failure: 'unsure' });
  });

  it('turns a channel off that is gone, and drops what waits for it', async () => {
    await add('push');
    await fire('Screen');
    await tell();
    shop.server.mood = 'gone';
    expect(await send()).toEqual({ failed: 1 });
    expect(await only()).toMatchObject({ isOn: false, failure: 'gone' });
    await fire('Mouse');
    expect(await tell()).toBe(0);
  });

  it('never follows a redirect to the inside, nor goes where the operator lets nothing go any more', async () => {
    await add('ntfy');
    await fire('Screen');
    await tell();
    shop.server.mood = 'redirects';
    expect(await send()).toEqual({ failed: 1 });
    expect(await only()).toMatchObject({ failure: 'refused' });
    await fire('Mouse');
    await tell();
    const before = shop.server.requests;
    expect(await send([])).toEqual({ again: 1 });
    expect(shop.server.requests).toBe(before);
  });

  it('says the same of a name in the internal network and of one that nobody knows', async () => {
    const told: unknown[] = [];
    for (const name of ['internal.example.com', 'unknown.example.com']) {
      const body = { kind: 'webhook', address: `https://${name}/x` };
      const added = (await call('POST', '/users/me/alert-channels', body)).json<AddedChannel>();
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
        [shop.shopper.id, isConfirmed],
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
    expect(shop.server.requests).toBe(0);
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
    shop.server.mood = 'refuses';
    for (let at = 0; at < 10; at++) {
      await fire(`Screen ${at}`);
      await tell();
      await send();
    }
    expect(await only()).toMatchObject({ isOn: false, failure: 'refused' });
    shop.server.mood = 'accepts';
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
    expect(shop.server.received[0]?.body).toMatchObject({ title: 'Visavis: test message' });
    for (let at = 0; at < 4; at++) await tested();
    expect((await tested()).statusCode).toBe(429);
  });
});

it('a message goes out by a worker as soon as an alert fires', { timeout: 120_000 }, async () => {
  await add('ntfy');
  const dataDir = mkdtempSync('/tmp/visavis-channels-');
  const worker = await startProcess('worker', {
    DATABASE_URL: test.database.url,
    DATA_DIR: dataDir,
    ALLOW_CHANNEL_ADDRESSES: shop.server.origin,
  });
  const id = await fire('Screen');
  await test.database.database.execute('insert into price_checks (product_ids) values (array[$1::bigint])', [
    id,
  ]);
  await vi.waitFor(() => expect(shop.server.received).toHaveLength(1), { timeout: 90_000, interval: 100 });
  expect(await worker.stop()).toBe(0);
  expect(shop.server.received).toMatchObject([{ path: '/', body: { title: '€24.99: Screen' } }]);
  rmSync(dataDir, { recursive: true });
});
