import type { SignedInContext } from '../platform/call-handlers.ts';
import type { Database } from '../platform/database.ts';
import { type AuditRow, insertEntry } from './queries.ts';

/** What happened to an account, or what an admin changed; users by their id, never by name or e-mail address. */
export type AuditAction =
  | 'registered'
  | 'signed_in'
  | 'sign_in_failed'
  | 'signed_out'
  | 'profile_changed'
  | 'password_changed'
  | 'password_change_failed'
  | 'reset_requested'
  | 'password_reset'
  | 'email_confirmed'
  | 'email_restored'
  | 'created_by_operator'
  | 'role_changed'
  | 'password_issued'
  | 'signed_out_everywhere'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'account_deleted'
  | 'product_added'
  | 'product_changed'
  | 'product_removed'
  | 'category_added'
  | 'category_changed'
  | 'category_removed'
  | 'categories_ordered'
  | 'merchant_categories_decided'
  | 'user_changed'
  | 'user_deleted'
  | 'search_alias_saved'
  | 'search_alias_removed'
  | 'missed_search_dismissed'
  | 'missed_search_restored'
  | 'brand_alias_saved'
  | 'brand_alias_removed'
  | 'brand_suggestion_dismissed'
  | 'delivery_rule_saved'
  | 'delivery_rule_removed'
  | 'time_entry_corrected'
  | 'time_entry_removed'
  | 'merchant_changed'
  | 'feed_added'
  | 'feed_changed'
  | 'feed_file_sent'
  | 'feed_run'
  | 'feed_cancelled'
  | 'held_run_decided'
  | 'report_decided'
  | 'match_decided'
  | 'match_decision_undone';

export type AuditEntry = Partial<Pick<AuditRow, 'actorId' | 'subjectId' | 'address' | 'details'>> & {
  action: AuditAction;
};

/** Who changes something, and from where. */
export type Actor = { actorId: number; address: string };

export const actorOf = ({ session, client }: SignedInContext): Actor => ({
  actorId: session.userId,
  address: client?.address ?? '',
});

/** Writes down what happened, within the transaction in which it does. */
export const recordAudit = (db: Database, { action, ...known }: AuditEntry): Promise<void> =>
  insertEntry(db, { action, actorId: null, subjectId: null, address: null, details: {}, ...known });

export { forgetEntries, forgetPerson, listPersonsEntries } from './queries.ts';
