import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../../test/helpers/app.ts';
import { bearer, createPeople, password } from '../../../../test/helpers/people.ts';
import type { GuestAlerts } from '../../../contract/alerts/guest-schema.ts';
import { checkPrices, mailAlerts } from '../service.ts';

const test = openTestApp();
const people = createPeople(test);
const email = 'ines@mail.test';
let merchantId: number;
let productId: number;
let offerId: number;

beforeAll(async () => {
  merchantId = await test.seed.merchant({ name: 'Nord' });
});
beforeEach(async () => {
  const { database } = test.database;
  for (const table of ['mails', 'users', 'throttles']) await database.execute(`delete from ${table}`);
  productId = await test.seed.product({ title: 'Screen' });
  offerId = await test.seed.offer({ merchantId, productId, priceCents: 20_000, deliveryCents: 0 });
  await test.publish();
});

const call = (path: string, body: object) => people.call('POST', `/guest-alerts${path}`, body);
const ask = (wanted: object = {}, to = email) =>
  call('', { email: to, productId: String(productId), ...wanted });
type Mail = { to: string; kind: string; text: string; unsubscribe: string | null };
const mails = () =>
  test.database.database.rows<Mail>(
    `select to_address as to, kind, text, unsubscribe_url as unsubscribe from mails order by id`,
  );
const count = async (table: string) => {
  const [row] = await test.database.database.rows<{ n: number }>(
    `select count(*)::integer as n from ${table}`,
  );
  return row?.n;
};
/** The token of the link that was mailed last. */
async function mailed(): Promise<string> {
  const last = (await mails()).at(-1);
  return /my-email-alerts#(?:confirm=)?([\w.-]+)/.exec(last?.text ?? '')?.[1] ?? '';
}
async function confirm(): Promise<string> {
  const response = await call('/confirm', { token: await mailed() });
  expect(response.statusCode).toBe(200);
  return response.json<{ token: string }>().token;
}
const list = async (token: string) => (await call('/list', { token })).json<GuestAlerts>();
async function price(cents: number) {
  const { database } = test.database;
  await database.execute('update offers set price_cents = $2 where id = $1', [offerId, cents]);
  await test.publish();
  await database.execute('insert into price_checks (product_ids) values (array[$1::bigint])', [productId]);
  await checkPrices(database);
  return mailAlerts(database, 'http://shop.test');
}

describe('an alert without an account', () => {
  it('is kept only once the link that is mailed was opened', async () => {
    const asked = await ask({ target: 'price', price: 150 });
    expect([asked.statusCode, asked.json().message]).toEqual([200, expect.stringContaining('link')]);
    expect(await mails()).toMatchObject([{ to: email, kind: 'guest_alert' }]);
    expect([await count('users'), await count('alerts'), await count('alert_guests')]).toEqual([0, 0, 0]);
    const token = await confirm();
    expect(await list(token)).toMatchObject({
      email,
      alerts: [{ productId: { title: 'Screen' }, target: 'price', limitPrice: 150, isReached: false }],
    });
  });

  it('is in a size of the product, in its one spelling, and in no other', async () => {
    const offer = { merchantId, productId, priceCents: 20_000, deliveryCents: 0 };
    await test.seed.offer({ ...offer, sizes: { '43.5': 20_000 } });
    await test.publish();
    for (const size of ['47', 'zzz']) {
      const refused = await ask({ size });
      expect([refused.statusCode, refused.json().details]).toEqual([400, { reason: 'alert_size_unknown' }]);
    }
    expect(await mails()).toEqual([]);
    expect((await ask({ size: 'EU 43,5' })).statusCode).toBe(200);
    expect((await mails()).at(-1)?.text).toContain('in size 43.5');
    expect((await list(await confirm())).alerts).toMatchObject([{ size: '43.5' }]);
  });

  it('is told by mail to the address, with links to change and to stop', async () => {
    await ask({ target: 'price', price: 150 });
    const token = await confirm();
    expect(await price(14_000)).toBe(1);
    const told = (await mails()).at(-1);
    expect(told).toMatchObject({ to: email, kind: 'alert', text: expect.stringMatching(/^Hello,\n/) });
    expect(told?.text).toContain(`/en/my-email-alerts#${token}`);
    expect(told?.unsubscribe).toBe(`http://shop.test/unsubscribe/${token}`);
    const url = `/unsubscribe/${token}`;
    expect((await test.app.inject({ method: 'POST', url })).statusCode).toBe(204);
    await price(20_000);
    expect(await price(14_000)).toBe(0);
    await ask({ target: 'price', price: 130 });
    expect((await mails()).at(-1)?.text).toContain('It will replace');
    expect(await confirm()).toBe(token);
    expect(await price(12_000)).toBe(1);
  });

  it('is changed and ended by the links of its mails, by nobody else', async () => {
    await ask();
    const token = await confirm();
    const set = await call('/set', { token, productId: String(productId), target: 'drop', percent: 20 });
    expect(set.statusCode).toBe(200);
    expect((await list(token)).alerts).toMatchObject([{ target: 'drop', percent: 20 }]);
    const other = await test.seed.product({ title: 'Mouse' });
    expect((await call('/set', { token, productId: String(other) })).statusCode).toBe(404);
    for (const wrong of ['', 'x', `${token}x`]) {
      for (const path of ['/list', '/set', '/remove', '/stop']) {
        const response = await call(path, { token: wrong, productId: String(productId) });
        expect([response.statusCode, response.json().details]).toEqual([400, { reason: 'link_invalid' }]);
      }
    }
    expect((await call('/remove', { token, productId: String(productId) })).statusCode).toBe(200);
    expect([await count('users'), await count('alert_guests')]).toEqual([0, 0]);
  });

  it.each(['/stop', '/remove'])('leaves no trace of the address once ended: %s', async (path) => {
    await ask({}, 'other@mail.test');
    await ask();
    const token = await confirm();
    expect(await price(14_000)).toBe(1);
    expect((await mails()).filter(({ to }) => to === email).map(({ kind }) => kind)).toEqual([
      'guest_alert',
      'alert',
    ]);
    expect((await call(path, { token, productId: String(productId) })).statusCode).toBe(200);
    expect([await count('users'), await count('alerts'), await count('alert_guests')]).toEqual([0, 0, 0]);
    expect(await mails()).toMatchObject([{ to: 'other@mail.test' }]);
  });

  it('is refused what no alert can be, and links that were altered', async () => {
    for (const [wanted, reason] of [
      [{ email: 'nobody' }, 'email_invalid'],
      [{ target: 'price' }, 'alert_price_missing'],
      [{ target: 'drop' }, 'alert_percent_missing'],
    ] as const) {
      const response = await ask(wanted);
      expect([response.statusCode, response.json().details]).toEqual([400, { reason }]);
    }
    expect((await ask({ productId: '999999' })).statusCode).toBe(404);
    expect(await mails()).toEqual([]);
    await ask({ target: 'price', price: 900 });
    const token = await mailed();
    const above = await call('/confirm', { token });
    expect([above.statusCode, above.json().details]).toEqual([400, { reason: 'alert_price_above' }]);
    expect(await count('users')).toBe(0);
    const [head, body, mac] = token.split('.');
    const forged = Buffer.from(
      Buffer.from(body ?? '', 'base64url')
        .toString()
        .replace('ines', 'paul'),
    );
    for (const wrong of [`${head}.${forged.toString('base64url')}.${mac}`, `${head}.${body}.`, 'x', '']) {
      expect((await call('/confirm', { token: wrong })).statusCode).toBe(400);
    }
  });

  it('tells nobody what is known of an address, and mails it three links at once at most', async () => {
    const person = await people.create({ email: 'known@mail.test' });
    const responses = [await ask({}, 'unknown@mail.test'), await ask({}, person.email)];
    for (let at = 0; at < 5; at++) responses.push(await ask());
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect((await mails()).filter(({ to }) => to === email)).toHaveLength(3);
  });

  it('is mailed to one mailbox five times a day, whatever follows a plus, and more often once one was opened', async () => {
    /** As if the limit of minutes were never reached. */
    async function askOften(times: number, to: (at: number) => string) {
      for (let at = 0; at < times; at++) {
        await test.database.database.execute(
          `update throttles set full_at = full_at - interval '10 minutes' where full_at < now() + interval '30 minutes'`,
        );
        await ask({}, to(at));
      }
    }
    const sent = async () => (await mails()).filter(({ kind }) => kind === 'guest_alert').length;
    await askOften(8, (at) => (at === 0 ? email : `ines+${at}@mail.test`));
    expect(await sent()).toBe(5);
    await ask({}, 'paul+1@mail.test');
    expect(await sent()).toBe(6);
    await call('/confirm', { token: await mailed() });
    await askOften(6, () => 'paul+1@mail.test');
    expect(await sent()).toBe(12);
  });

  it('can be asked for as often as accounts can', async () => {
    const codes: number[] = [];
    for (let at = 0; at < 31; at++) codes.push((await ask({}, `n${at}@mail.test`)).statusCode);
    expect(codes.indexOf(429)).toBe(30);
  });

  it('is no account: nobody signs in with it, and staff do not see it', async () => {
    const admin = await people.create({ role: 'superadmin' });
    await ask();
    await confirm();
    expect((await people.signIn(email)).statusCode).toBe(401);
    await people.call('POST', '/auth/forgot-password', { email });
    expect((await mails()).map(({ kind }) => kind)).not.toContain('reset');
    const headers = bearer(await people.token(admin));
    const users = (await people.call('GET', '/users?page=1&limit=50', undefined, headers)).json();
    expect(JSON.stringify(users)).not.toContain('guest');
  });
});

describe('an account that gets the address', () => {
  const owned = (userId: number) =>
    test.database.database.rows(
      'select product_id as "productId", target from alerts where user_id = $1 order by product_id',
      [userId],
    );

  it('takes the alerts over once it is confirmed, and keeps its own', async () => {
    await ask({ target: 'stock' });
    const token = await confirm();
    const mouse = await test.seed.product({ title: 'Mouse' });
    await test.seed.offer({ merchantId, productId: mouse, priceCents: 2_000, deliveryCents: 0 });
    await test.publish();
    await ask({ productId: String(mouse), target: 'price', price: 10 });
    await confirm();
    const person = await people.create({ email, isVerified: false });
    const headers = bearer(await people.token(person));
    await people.call('POST', '/alerts', { productId: String(mouse), target: 'price', price: 15 }, headers);
    expect(await count('alert_guests')).toBe(1);
    await test.database.database.execute('update users set email_verified_at = now() where id = $1', [
      person.id,
    ]);
    expect(await count('alert_guests')).toBe(0);
    expect(await owned(person.id)).toEqual([
      { productId, target: 'stock' },
      { productId: mouse, target: 'price' },
    ]);
    expect(await count('users')).toBe(1);
    expect((await call('/list', { token })).statusCode).toBe(400);
    await price(15_000);
  });

  const registration = { name: 'Ines', password, phone: '0612345678', email };
  /** The token of the last link that confirms an address. */
  async function confirmation(): Promise<string> {
    const last = (await mails()).filter(({ kind }) => kind === 'confirm').at(-1);
    return /confirm-email#([\w-]+)/.exec(last?.text ?? '')?.[1] ?? '';
  }
  const confirmAddress = async (token: string, headers = {}) =>
    people.call('POST', '/auth/confirm-email', { token }, headers);

  it('is handed over to who reads the address, where it was not they who made it', async () => {
    await ask({ target: 'stock' });
    await confirm();
    await people.call('POST', '/auth/register', registration);
    const stranger = await people.signIn(email);
    const headers = bearer(stranger.json().token);
    const confirmed = await confirmAddress(await confirmation());
    expect([confirmed.statusCode, confirmed.json().message]).toEqual([200, expect.stringContaining('link')]);
    expect((await people.call('GET', '/alerts', undefined, headers)).statusCode).toBe(401);
    expect((await people.signIn(email)).statusCode).toBe(401);
    const reset = (await mails()).at(-1);
    expect(reset).toMatchObject({ to: email, kind: 'reset' });
    const [, token, userId = ''] = /token=([\w-]+)&uid=(\d+)/.exec(reset?.text ?? '') ?? [];
    const set = { token, userId, password: 'another good horse' };
    expect((await people.call('POST', '/auth/reset-password', set)).statusCode).toBe(200);
    expect(await owned(Number(userId))).toEqual([{ productId, target: 'stock' }]);
  });

  it('keeps its password where its owner confirms it signed in, or there is nothing to take over', async () => {
    await people.call('POST', '/auth/register', registration);
    expect((await confirmAddress(await confirmation())).json().message).not.toContain('link');
    expect((await people.signIn(email)).statusCode).toBe(200);
    await test.database.database.execute('delete from users');
    await ask();
    await confirm();
    await test.database.database.execute('delete from throttles');
    await people.call('POST', '/auth/register', registration);
    const { token, user } = (await people.signIn(email)).json();
    expect((await confirmAddress(await confirmation(), bearer(token))).json().message).not.toContain('link');
    expect((await people.signIn(email)).statusCode).toBe(200);
    expect(await owned(Number(user.id))).toHaveLength(1);
  });

  it('moves to the address only where it is signed in', async () => {
    await ask();
    await confirm();
    const stranger = await people.create({ email: 'stranger@mail.test' });
    const headers = bearer(await people.token(stranger));
    await people.call('PUT', '/users/me', { name: 'A', email, phone: '0612345678' }, headers);
    const token = await confirmation();
    for (const signedIn of [{}, bearer(await people.token(await people.create()))]) {
      const refused = await confirmAddress(token, signedIn);
      expect([refused.statusCode, refused.json().details]).toEqual([409, { reason: 'link_needs_session' }]);
    }
    expect(await owned(stranger.id)).toEqual([]);
    expect((await confirmAddress(token, headers)).statusCode).toBe(200);
    expect(await owned(stranger.id)).toHaveLength(1);
  });

  it('is told by mail also where it had set nothing about alerts', async () => {
    await ask({ target: 'price', price: 150 });
    await confirm();
    const person = await people.create({ email });
    expect(await price(14_000)).toBe(1);
    expect((await mails()).at(-1)).toMatchObject({
      to: email,
      text: expect.stringContaining('Bonjour Camille'),
    });
    expect(await owned(person.id)).toHaveLength(1);
  });

  it('has the alert at once where it is confirmed already', async () => {
    const person = await people.create({ email });
    await ask();
    const response = await call('/confirm', { token: await mailed() });
    expect(response.json()).toMatchObject({ token: null, message: expect.stringContaining('account') });
    expect(await owned(person.id)).toHaveLength(1);
    expect(await count('alert_guests')).toBe(0);
  });
});
