import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alertNames as names, openAlertDays } from '../../../test/helpers/alert-days.ts';
import { type MailServer, startMailServer } from '../../../test/helpers/mail-server.ts';
import { createMailer, sendDueMails } from '../mail/service.ts';
import { mailAlerts } from './mailing.ts';

const catalogue = openAlertDays();
const { nextDay, shopper, productOf, watch, told } = catalogue;

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server?.close());
beforeEach(() => {
  server.received = [];
});

describe('mails', () => {
  const send = async () => {
    await mailAlerts(catalogue.database, 'https://shop.test');
    const mailer = createMailer({ url: server.url, from: 'no-reply@shop.test' });
    await sendDueMails(catalogue.database, mailer, new AbortController().signal);
    return server.received;
  };
  /** What a mail says in plain text. */
  const textOf = (raw: string) =>
    Buffer.from(
      (raw.split('Content-Type: text/plain')[1]?.split('--')[0] ?? '')
        .replaceAll('=\r\n', '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ).toString();

  it('tell one shopper of all drops of an import, in their language, with a way to stop them', async () => {
    await nextDay({ screen: '200.00', mouse: '50.00', lamp: '80.00' });
    const [zoe, jo] = [await shopper(), await shopper({ language: 'en', name: 'Jo' })];
    for (const name of ['screen', 'mouse', 'lamp'] as const) await watch(zoe, name);
    await watch(jo, 'screen');
    await nextDay({ screen: '150.00', mouse: '49.00', lamp: '80.00' });
    const received = await send();
    expect(received.map(({ to }) => to[0]).sort()).toEqual(['p0@shop.test', 'p1@shop.test']);
    const french = received.find(({ to }) => to[0] === 'p0@shop.test')?.raw ?? '';
    expect(french).toMatch(/^List-Unsubscribe:\s+<https:\/\/shop\.test\/unsubscribe\/[\w-]{32}>/m);
    expect(french).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(french).toContain('Content-Type: text/html; charset=utf-8');
    const text = textOf(french);
    expect(text).toContain('2 de vos alertes prix se sont déclenchées.');
    expect(text).toMatch(/150,00\s€ livré, auparavant 200,00\s€/);
    expect(text).toContain(names.mouse);
    expect(text).not.toContain(names.lamp);
    expect(text).toContain(`https://shop.test/fr/product/${await productOf('screen')}`);
    const english = textOf(received.find(({ to }) => to[0] === 'p1@shop.test')?.raw ?? '');
    expect(english).toContain('One of your price alerts has been triggered.');
    expect(english).toContain('€150.00 delivered, previously €200.00');
    expect(await send()).toHaveLength(2);
  });

  it('name what each of several kinds told, in one mail', async () => {
    await nextDay({ screen: '200.00', mouse: '50.00', lamp: '80.00' });
    const zoe = await shopper();
    await watch(zoe, 'screen', { target: 'low' });
    await watch(zoe, 'mouse', { target: 'rise' });
    await watch(zoe, 'lamp', { target: 'fall' });
    await nextDay({ screen: '150.00', mouse: '55.00', lamp: '70.00' });
    const received = await send();
    expect(received).toHaveLength(1);
    const text = textOf(received[0]?.raw ?? '');
    expect(text).toContain('3 de vos alertes prix se sont déclenchées.');
    expect(text).toMatch(/150,00\s€ livré, auparavant 200,00\s€, prix le plus bas jamais relevé/);
    expect(text).toMatch(/55,00\s€ livré, contre 50,00\s€ quand vous avez activé l’alerte/);
    expect(text).toMatch(/70,00\s€ livré, auparavant 80,00\s€/);
  });

  it('never go to an address that was not confirmed, nor to who wants none', async () => {
    await nextDay({ screen: '200.00' });
    const [unknown, quiet] = [await shopper({ isVerified: false }), await shopper()];
    for (const user of [unknown, quiet]) await watch(user, 'screen');
    await catalogue.database.execute('update alert_settings set mails = false where user_id = $1', [quiet]);
    await nextDay({ screen: '150.00' });
    expect(await send()).toEqual([]);
    expect(await told(unknown)).toEqual([15_000]);
    expect(await told(quiet)).toEqual([15_000]);
    // What was decided about is not mailed later on.
    await catalogue.database.execute('update users set email_verified_at = now()');
    await catalogue.database.execute('update alert_settings set mails = true');
    expect(await send()).toEqual([]);
  });
});
