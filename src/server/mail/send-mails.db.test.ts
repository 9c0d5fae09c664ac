import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { type MailServer, startMailServer } from '../../../test/helpers/mail-server.ts';
import { sendDueMails } from './send-mails.ts';
import { queueMail } from './service.ts';
import { createMailer, type Mailer } from './smtp.ts';

let test: TestDatabase;
let server: MailServer;
let mailer: Mailer;

beforeAll(async () => {
  [test, server] = await Promise.all([createTestDatabase(), startMailServer()]);
  mailer = createMailer({ url: server.url, from: 'no-reply@shop.test' });
});
afterAll(async () => {
  await server?.close();
  await test?.drop();
});
beforeEach(async () => {
  Object.assign(server, { mood: 'accepts', received: [] });
  await test.database.execute('delete from mails');
});

const letter = {
  language: 'fr',
  subject: 'Prix : l’écran à 3 €',
  greeting: 'Bonjour <b>Zoé</b>,',
  paragraphs: ['Une ligne.'],
  action: { label: 'Ouvrir', url: 'https://shop.test/fr/x?a=1&b=2#jeton' },
  notes: [],
} as const;

const queue = (email = 'zoe@shop.test', name = 'Zoé', kind = 'reset') =>
  queueMail(test.database, kind, { id: null, name, email, language: 'fr' }, letter, 1);
const send = (with_: Mailer | undefined = mailer) =>
  sendDueMails(test.database, with_, new AbortController().signal);
const wait = () => test.database.execute("update mails set next_try_at = now() - interval '1 second'");
const mails = () =>
  test.database.rows<{
    state: string;
    attempts: number;
    error: string | null;
    text: string | null;
    wait: number;
  }>(
    'select state, attempts, error, text, extract(epoch from next_try_at - now())::int as wait from mails order by id',
  );

describe('a mail that is accepted', () => {
  it('is sent as text and HTML, to one address, and its text is erased', async () => {
    await queue();
    expect(await send()).toEqual({ sent: 1 });
    const [mail] = server.received;
    expect(mail).toMatchObject({ from: 'no-reply@shop.test', to: ['zoe@shop.test'] });
    expect(mail?.raw).toContain('Content-Type: text/plain; charset=utf-8');
    expect(mail?.raw).toContain('Content-Type: text/html; charset=utf-8');
    expect(mail?.raw).toContain('Auto-Submitted: auto-generated');
    expect(mail?.raw.split('Content-Type: text/html')[1]).not.toContain('<b>');
    expect(await mails()).toMatchObject([{ state: 'sent', text: null, attempts: 1 }]);
    expect(await send()).toEqual({});
    expect(server.received).toHaveLength(1);
  });

  it('goes to nobody else, whatever stands in its names', async () => {
    await queue('zoe@shop.test', 'Zoé, evil@bad.test <evil@bad.test>\r\nBcc: evil@bad.test');
    await send();
    expect(server.received.map(({ to }) => to)).toEqual([['zoe@shop.test']]);
    expect(server.received[0]?.raw).not.toMatch(/^Bcc:/im);
  });

  it('is sent once, however many workers look for it', async () => {
    for (let count = 0; count < 6; count++) await queue(`person${count}@shop.test`);
    await Promise.all([send(), send(), send()]);
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual(
      Array.from({ length: 6 }, (_, count) => `person${count}@shop.test`),
    );
  });
});

describe('a mail that is not accepted', () => {
  it.each(['defers', 'hangs up'] as const)('is tried again later where the server %s', async (mood) => {
    await queue();
    server.mood = mood;
    expect(await send()).toEqual({ again: 1 });
    expect(await send()).toEqual({});
    const [first] = await mails();
    expect(first).toMatchObject({ state: 'queued', attempts: 1 });
    await wait();
    await send();
    expect((await mails())[0]?.wait).toBeGreaterThan(first?.wait ?? Number.POSITIVE_INFINITY);
    server.mood = 'accepts';
    await wait();
    expect(await send()).toEqual({ sent: 1 });
    expect(server.received).toHaveLength(1);
  });

  it('is tried again where nobody answers', async () => {
    await queue();
    const nobody = createMailer({ url: 'smtp://127.0.0.1:9', from: 'no-reply@shop.test' });
    expect(await send(nobody)).toEqual({ again: 1 });
  });

  it.each(['refuses', 'refuses the text'] as const)('is given up where the server %s it', async (mood) => {
    await queue();
    server.mood = mood;
    expect(await send()).toEqual({ failed: 1 });
    expect(await mails()).toMatchObject([{ state: 'failed', error: expect.stringContaining('55') }]);
  });

  it('is not sent again where nobody knows whether it was accepted', async () => {
    await queue();
    server.mood = 'hangs up after the text';
    expect(await send()).toEqual({ uncertain: 1 });
    server.mood = 'accepts';
    await wait();
    expect(await send()).toEqual({});
    expect(server.received).toHaveLength(1);
  });

  it('is given up after its tries, and when it is too late', async () => {
    await queue();
    server.mood = 'defers';
    for (let count = 0; count < 8; count++) {
      await send();
      await wait();
    }
    expect(await mails()).toMatchObject([{ state: 'failed', attempts: 8 }]);
    await queue();
    await test.database.execute("update mails set send_before = now() where state = 'queued'");
    expect(await send()).toEqual({});
    expect((await mails())[1]).toMatchObject({ state: 'failed', error: 'too late' });
  });
});

it('sends what people wait for before alerts that were queued earlier', async () => {
  await queue('ann@shop.test', 'Ann', 'alert');
  await queue('bob@shop.test', 'Bob', 'alert');
  await test.database.execute("update mails set next_try_at = now() - interval '10 minutes'");
  await queue('cleo@shop.test', 'Cléo', 'reset');
  expect(await send()).toEqual({ sent: 3 });
  expect(server.received.map(({ to }) => to[0])).toEqual([
    'cleo@shop.test',
    'ann@shop.test',
    'bob@shop.test',
  ]);
});

it('keeps mails to be read where there is no server', async () => {
  await queue();
  expect(await sendDueMails(test.database, undefined, new AbortController().signal)).toEqual({ kept: 1 });
  expect(await mails()).toMatchObject([{ state: 'kept', text: expect.stringContaining('#jeton') }]);
});

it('does not send again what a worker was sending when it was killed', async () => {
  await queue();
  await test.database.execute("update mails set state = 'sending', next_try_at = now() - interval '1 hour'");
  expect(await send()).toEqual({});
  expect(await mails()).toMatchObject([{ state: 'uncertain', error: 'interrupted' }]);
});

describe('a fault of ours', () => {
  it('at one mail leaves it uncertain, and the others are sent', async () => {
    for (const name of ['a', 'b', 'c']) await queue(`${name}@shop.test`);
    const faulty: Mailer = async (mail, signal) => {
      if (mail.toAddress === 'a@shop.test') throw new TypeError('fault');
      return mailer(mail, signal);
    };
    await expect(send(faulty)).rejects.toThrow('fault');
    expect((await mails()).map(({ state }) => state)).toEqual(['uncertain', 'sent', 'sent']);
  });
});
