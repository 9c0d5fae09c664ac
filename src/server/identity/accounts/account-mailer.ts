import { addresses } from '../../../contract/addresses.ts';
import { queueMail } from '../../mail/service.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Attempt, mayTry } from '../sessions/throttling.ts';
import type { Identity } from '../social/queries.ts';
import { mailedLinks, writeAccountMail } from './account-mails.ts';
import { createIdentityLink, createLink, linkHours } from './links.ts';
import { deleteLinks } from './links-queries.ts';
import type { UserRow } from './users-queries.ts';

export type Addressee = Pick<UserRow, 'id' | 'name' | 'email' | 'language'>;

const noticeHours = 72;

/** The mails about accounts, queued within the transaction of their cause. */
export type AccountMailer = {
  /** Older links of the kind become invalid. */
  confirmAddress(db: Database, to: Addressee): Promise<void>;
  /** The same to who has just registered. */
  welcome(db: Database, to: Addressee): Promise<void>;
  notifyOfExistingAccount(db: Database, to: Addressee): Promise<void>;
  /** To a former address of an account, which may still be restored. */
  notifyOfReservation(db: Database, to: Addressee): Promise<void>;
  /** Older reset links of the user become invalid. */
  sendReset(db: Database, to: Addressee): Promise<void>;
  notifyOfPasswordChange(db: Database, to: Addressee): Promise<void>;
  /** Asks the owner of an account whether one elsewhere is theirs. */
  askToLink(db: Database, to: Addressee, identity: Identity): Promise<void>;
  /** To the address as it was before; its link brings it back. */
  notifyOfEmailChange(db: Database, before: Addressee): Promise<void>;
};

/** `publicUrl`: origin of the links. */
export function createAccountMailer(publicUrl: string): AccountMailer {
  const mayWrite = (db: Database, limit: Attempt['limit'], { email }: Addressee) =>
    mayTry(db, { limit, by: [email] });
  const forgot = ({ language }: Addressee) => publicUrl + addresses.forgotPassword(language);
  async function confirmAddress(db: Database, to: Addressee) {
    await deleteLinks(db, to.id, ['confirm']);
    const token = await createLink(db, to, 'confirm');
    const content = writeAccountMail('confirm', to, publicUrl + mailedLinks.confirm(to.language, token));
    await queueMail(db, 'confirm', to, content, linkHours('confirm'));
  }
  return {
    confirmAddress,
    async welcome(db, to) {
      if (await mayWrite(db, 'welcomeToRecipient', to)) await confirmAddress(db, to);
    },
    async notifyOfReservation(db, to) {
      if (!(await mayWrite(db, 'accountToRecipient', to))) return;
      await queueMail(db, 'reserved', to, writeAccountMail('reserved', to, forgot(to)), noticeHours);
    },
    async notifyOfExistingAccount(db, to) {
      if (!(await mayWrite(db, 'accountToRecipient', to))) return;
      const content = writeAccountMail('registered_already', to, forgot(to));
      await queueMail(db, 'registered_already', to, content, noticeHours);
    },
    async sendReset(db, to) {
      await deleteLinks(db, to.id, ['reset']);
      const token = await createLink(db, to, 'reset');
      const content = writeAccountMail('reset', to, publicUrl + mailedLinks.reset(to.language, token, to.id));
      await queueMail(db, 'reset', to, content, linkHours('reset'));
    },
    async notifyOfPasswordChange(db, to) {
      if (!(await mayWrite(db, 'passwordToRecipient', to))) return;
      const content = writeAccountMail('password_changed', to, forgot(to));
      await queueMail(db, 'password_changed', to, content, noticeHours);
    },
    async askToLink(db, to, identity) {
      if (!(await mayWrite(db, 'linkToRecipient', to))) return;
      const token = await createIdentityLink(db, to, identity);
      const content = writeAccountMail('link', to, publicUrl + mailedLinks.link(to.language, token));
      await queueMail(db, 'link', to, content, linkHours('link'));
    },
    async notifyOfEmailChange(db, before) {
      const token = await createLink(db, before, 'undo');
      const content = writeAccountMail('moved', before, publicUrl + mailedLinks.undo(before.language, token));
      await queueMail(db, 'moved', before, content, linkHours('undo'));
    },
  };
}
