import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import type { People } from './people.ts';

export type Mail = { kind: string; toAddress: string; subject: string; text: string };

export type Mailbox = {
  /** All mails to an address, oldest first. */
  mailsTo(email: string): Promise<Mail[]>;
  /** The mail that comes to an address next to those it had. */
  nextMail(email: string, had: number): Promise<Mail>;
  /** Has a link to another password mailed; returns what it holds. */
  askForReset(email: string, had?: number): Promise<{ token: string; userId: string }>;
  /** Opens a mail's link by the call that its page makes. */
  open(call: string, mail: Mail): Promise<void>;
  reset(body: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
};

export const linkOf = (mail: Mail): URL => new URL(/http:\/\/\S+/.exec(mail.text)?.[0] ?? '');

/** The mails that the application has for people, and what they do with them. */
export function createMailbox(base: Pick<TestApp, 'database'>, people: People): Mailbox {
  const mailsTo: Mailbox['mailsTo'] = (email) =>
    base.database.database.rows<Mail>(
      `select kind, to_address as "toAddress", subject, text from mails where to_address = $1 order by id`,
      [email],
    );

  const nextMail: Mailbox['nextMail'] = async (email, had) => {
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 10_000 }).toBe(had + 1);
    const mail = (await mailsTo(email))[had];
    if (!mail) throw new Error('No mail');
    return mail;
  };

  return {
    mailsTo,
    nextMail,
    async askForReset(email, had = 0) {
      const response = await people.call('POST', '/auth/forgot-password', { email });
      expect(response.statusCode).toBe(200);
      const url = linkOf(await nextMail(email, had));
      return { token: url.searchParams.get('token') ?? '', userId: url.searchParams.get('uid') ?? '' };
    },
    async open(call, mail) {
      const response = await people.call('POST', `/auth/${call}`, { token: linkOf(mail).hash.slice(1) });
      expect([response.statusCode, response.json().message]).toEqual([200, expect.any(String)]);
    },
    reset: (body, headers) => people.call('POST', '/auth/reset-password', body, headers),
  };
}
