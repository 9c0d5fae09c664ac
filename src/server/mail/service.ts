import type { Language } from '../../contract/language.ts';
import type { Database } from '../platform/database/database.ts';
import { insertMail } from './queries.ts';
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

export { deleteMailsOf, deleteOldMails, getMailVersion, listMailsOf } from './queries.ts';
export type { MailContent } from './render-mail.ts';
export { mailPauses, sendDueMails } from './send-mails.ts';
export { createMailer } from './smtp.ts';
