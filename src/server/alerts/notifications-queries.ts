import type { AlertList, AlertTarget } from '../../contract/alerts/targets.ts';
import type { Condition } from '../../contract/catalogue/conditions.ts';
import type { Language } from '../../contract/language.ts';
import type { Database } from '../platform/database/database.ts';
import { categoryOfList } from './search-alerts-queries.ts';

/** What an alert told; cents. */
export type NotificationRow = {
  id: number;
  createdAt: Date;
  isRead: boolean;
  productId: number | null;
  /** Of the product; '' where it is about a list. */
  title: string;
  list: AlertList | null;
  /** Of an alert on a search: its list, and how many products came within its limit, this one the cheapest. */
  search: { list: string; category: { name: string; nameFr: string } | null; matches: number } | null;
  /** Of the link to a shared list. */
  token: string | null;
  target: AlertTarget;
  condition: Condition;
  totalCents: number;
  baseCents: number | null;
  deliveryStated: boolean;
  /** false: its merchant did not state it. */
  isInStock: boolean;
  /** Of an alert on any colour: that of the product, as `product_variants` has it. */
  colour: string | null;
  /** Of an alert on a size: that one; else empty. */
  size: string;
  /** Of an alert on its user's own price. */
  isOwn: boolean;
};

export const newsSubjects = `left join products p on p.id = n.product_id
  left join list_alerts l on l.id = n.list_alert_id left join shared_lists s on s.user_id = l.shared_by
  left join search_alerts sa on sa.id = n.search_alert_id
  left join product_variants v on v.product_id = n.product_id and n.any_colour`;

export const newsColumns = `n.id, n.created_at as "createdAt", n.read_at is not null as "isRead",
  n.product_id as "productId", coalesce(p.title, '') as title, n.list, s.token,
  case when sa.id is not null then json_build_object('list', sa.query, 'matches', n.matches,
    'category', ${categoryOfList('sa.query')}) end as search, n.target, n.condition, n.total_cents as "totalCents",
  n.base_cents as "baseCents", n.delivery_stated as "deliveryStated", n.in_stock as "isInStock", v.colour, n.size, n.is_own as "isOwn"`;

export function listNotifications(
  db: Database,
  userId: number,
  offset: number,
  limit: number,
): Promise<NotificationRow[]> {
  return db.rows<NotificationRow>(
    `select ${newsColumns} from notifications n ${newsSubjects}
     where n.user_id = $1 order by n.id desc offset $2 limit $3`,
    [userId, offset, limit],
  );
}

export async function countNotifications(
  db: Database,
  userId: number,
): Promise<{ all: number; unread: number }> {
  const [row] = await db.rows<{ all: number; unread: number }>(
    `select count(*) as all, count(*) filter (where read_at is null) as unread
     from notifications where user_id = $1`,
    [userId],
  );
  return row ?? { all: 0, unread: 0 };
}

export async function markRead(db: Database, userId: number): Promise<void> {
  await db.execute('update notifications set read_at = now() where user_id = $1 and read_at is null', [
    userId,
  ]);
}

/** A recipient and their notifications; `mayMail`: whether mails are allowed. */
export type DueRecipient = {
  id: number;
  name: string;
  email: string;
  language: Language;
  mayMail: boolean;
  mailToken: string;
  /** Without an account; then the name is ''. */
  isGuest: boolean;
};

/**
 * Some recipients with notifications that are not handled yet, and who may be told at `moment`; no two workers get the
 * same (`skip locked`).
 */
export function takeRecipients(db: Database, limit: number, moment: Date): Promise<DueRecipient[]> {
  return db.rows<DueRecipient>(
    `select u.id, case when g.user_id is null then u.name else '' end as name, coalesce(g.email, u.email) as email,
       u.language, s.mail_token as "mailToken", u.email_verified_at is not null and s.mails as "mayMail",
       g.user_id is not null as "isGuest"
     from users u join alert_settings s on s.user_id = u.id left join alert_guests g on g.user_id = u.id
     where exists (select from notifications n where n.user_id = u.id and n.is_mail_due)
       and (not s.mails or s.mail_pace = 'now' and s.quiet_from is null
         or may_tell(s.mail_pace, s.mail_next_at, s.quiet_from, s.quiet_to, $2))
     order by u.id limit $1 for update of s skip locked`,
    [limit, moment],
  );
}

/** Those who get digests wait for the next one. */
export async function awaitMailDigests(
  db: Database,
  userIds: readonly number[],
  moment: Date,
): Promise<void> {
  await db.execute(
    `update alert_settings set mail_next_at = next_digest(mail_pace, $2)
     where user_id = any($1::bigint[]) and mail_pace <> 'now'`,
    [userIds, moment],
  );
}

/** The notifications of some users, marked as handled; the largest fall first. */
export function takeDueNotifications(
  db: Database,
  userIds: readonly number[],
): Promise<(NotificationRow & { userId: number })[]> {
  return db.rows(
    `with n as (
       update notifications set is_mail_due = false
       where user_id = any($1::bigint[]) and is_mail_due returning *)
     select n.user_id as "userId", ${newsColumns} from n ${newsSubjects}
     order by n.user_id, n.total_cents::float8 / n.base_cents, n.id`,
    [userIds],
  );
}

/** Deletes notifications older than `keepDays`, at most `rows`; returns how many. */
export const deleteOldNotifications = (db: Database, keepDays: number, rows: number): Promise<number> =>
  db.execute(
    `delete from notifications where id in (
       select id from notifications where created_at < now() - make_interval(days => $1) limit $2)`,
    [keepDays, rows],
  );
