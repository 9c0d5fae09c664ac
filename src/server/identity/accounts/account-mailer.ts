import { addresses } from '../../../contract/addresses.ts';
import { queueLetter } from '../../mail/service.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Attempt, mayTry } from '../sessions/throttling.ts';
import type { Identity } from '../social/queries.ts';
import { letterAddress, writeLetter } from './account-mails.ts';
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
  tellOfAccount(db: Database, to: Addressee): Promise<void>;
  /** To a former address of an account, which may still be restored. */
  tellOfReservation(db: Database, to: Addressee): Promise<void>;
  /** Older reset links of the user become invalid. */
  sendReset(db: Database, to: Addressee): Promise<void>;
  tellOfPassword(db: Database, to: Addressee): Promise<void>;
  /** Asks the owner of an account whether one elsewhere is theirs. */
  askToLink(db: Database, to: Addressee, identity: Identity): Promise<void>;
  /** To the address as it was before; its link brings it back. */
  tellOfMove(db: Database, before: Addressee): Promise<void>;
};

/** `publicUrl`: origin of the links. */
export function createAccountMailer(publicUrl: string): AccountMailer {
  const mayWrite = (db: Database, limit: Attempt['limit'], { email }: Addressee) =>
    mayTry(db, { limit, by: [email] });
  const forgot = ({ language }: Addressee) => publicUrl + addresses.forgotPassword(language);
  async function confirmAddress(db: Database, to: Addressee) {
    await deleteLinks(db, to.id, ['confirm']);
    const token = await createLink(db, to, 'confirm');
    const letter = writeLetter('confirm', to, publicUrl + letterAddress.confirm(to.language, token));
    await queueLetter(db, 'confirm', to, letter, linkHours('confirm'));
  }
  return {
    confirmAddress,
    async welcome(db, to) {
      if (await mayWrite(db, 'welcomeToRecipient', to)) await confirmAddress(db, to);
    },
    async tellOfReservation(db, to) {
      if (!(await mayWrite(db, 'accountToRecipient', to))) return;
      await queueLetter(db, 'reserved', to, writeLetter('reserved', to, forgot(to)), noticeHours);
    },
    async tellOfAccount(db, to) {
      if (!(await mayWrite(db, 'accountToRecipient', to))) return;
      const letter = writeLetter('registered_already', to, forgot(to));
      await queueLetter(db, 'registered_already', to, letter, noticeHours);
    },
    async sendReset(db, to) {
      await deleteLinks(db, to.id, ['reset']);
      const token = await createLink(db, to, 'reset');
      const letter = writeLetter('reset', to, publicUrl + letterAddress.reset(to.language, token, to.id));
      await queueLetter(db, 'reset', to, letter, linkHours('reset'));
    },
    async tellOfPassword(db, to) {
      if (!(await mayWrite(db, 'passwordToRecipient', to))) return;
      const letter = writeLetter('password_changed', to, forgot(to));
      await queueLetter(db, 'password_changed', to, letter, noticeHours);
    },
    async askToLink(db, to, identity) {
      if (!(await mayWrite(db, 'linkToRecipient', to))) return;
      const token = await createIdentityLink(db, to, identity);
      const letter = writeLetter('link', to, publicUrl + letterAddress.link(to.language, token));
      await queueLetter(db, 'link', to, letter, linkHours('link'));
    },
    async tellOfMove(db, before) {
      const token = await createLink(db, before, 'undo');
      const letter = writeLetter('moved', before, publicUrl + letterAddress.undo(before.language, token));
      await queueLetter(db, 'moved', before, letter, linkHours('undo'));
    },
  };
}
