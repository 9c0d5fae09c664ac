import { describe, expect, it } from 'vitest';
import { openChannelShop } from '../../../../test/helpers/channel-shop.ts';
import { mailAlerts } from '../service.ts';

const { shop, test, call, add, fire, tell, send, queued } = openChannelShop();

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

  it.each([
    ['of a usual night', '2027-01-05T23:30+01:00', 7.5],
    ['in its middle', '2027-01-06T03:00+01:00', 4],
    ['of the night without two o’clock', '2027-03-27T23:30+01:00', 6.5],
    ['of the night with two o’clock twice', '2027-10-30T23:30+02:00', 8.5],
    ['of the day', '2027-10-30T12:00+02:00', 0],
  ])('end at seven in Paris: %s', async (_name, moment, hours) => {
    const [left] = await test.database.database.rows<{ seconds: number }>(
      `select quiet_seconds('22', '7', $1::timestamptz) as seconds`,
      [moment],
    );
    expect(left).toEqual({ seconds: hours * 3_600 });
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
    expect(shop.server.requests).toBe(0);
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
      [shop.shopper.id],
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
    expect(shop.server.received[0]?.body.message).toMatch(/^On 5 January: .*€24\.99/);
  });

  it('keep nothing back for ever where a clock that ran ahead set them', async () => {
    await add('ntfy');
    await test.database.database.execute(
      `update alert_channels set pace = 'daily', next_at = now() + interval '1 year' where user_id = $1`,
      [shop.shopper.id],
    );
    await fire('Screen');
    expect(await tell()).toBe(1);
  });
});
