import type { Language } from '../../contract/language.ts';
import type { Database } from '../platform/database/database.ts';
import { insertMail, insertMessage } from './queries.ts';
import { type MailContent, renderMail } from './render-mail.ts';

export type Recipient = { id: number | null; name: string; email: string; language: Language };

/**
 * Queues a mail within the caller's transaction. `usefulHours`: afterwards it is not sent any more.
 * `unsubscribeUrl`: address of the one-click unsubscribe (RFC 8058).
 */
export const queueMail = (
  db: Database,
  kind: string,
  to: Recipient,
  letter: MailContent,
  usefulHours: number,
  unsubscribeUrl: string | null = null,
): Promise<void> =>
  insertMail(db, {
    kind,
    userId: to.id,
    toName: to.name,
    toAddress: to.email,
    usefulHours,
    unsubscribeUrl,
    ...renderMail(letter),
  });

type ToChannel = { channelId: number; kind: string; userId: number; userName: string };

/** Queues a message to a channel within the caller's transaction; `content` is what its sender is given. */
export const queueMessage = (
  db: Database,
  kind: 'alert' | 'test',
  to: ToChannel,
  content: { title: string },
  usefulHours: number,
): Promise<void> =>
  insertMessage(db, {
    kind,
    channelId: to.channelId,
    userId: to.userId,
    toName: to.userName,
    toAddress: to.kind,
    subject: content.title,
    text: JSON.stringify(content),
    usefulHours,
  });

export type { DueMessage } from './queries.ts';
export { deleteGuestLinks, deleteMailsOf, deleteOldMails, getMailVersion, listMailsOf } from './queries.ts';
export type { MailContent } from './render-mail.ts';
export { mailPauses, type Sender, sendDueMails, sendDueMessages } from './send-mails.ts';
export { createMailer, type Outcome } from './smtp.ts';
