import type { Database } from '../platform/database/database.ts';

type Todo = {
  heldFeeds: number;
  failingFeeds: number;
  staleFeeds: number;
  openReports: number;
  failedMails: number;
};

/** Work that waits for staff; a feed is held where its last import waits for a decision. */
export async function countTodo(db: Database): Promise<Todo> {
  const [row] = await db.rows<Todo>(
    `select
       (select count(*) from feeds f where f.deleted_at is null and exists (
          select from import_runs r where r.status = 'held' and r.feed_id = f.id
            and r.id = (select max(id) from import_runs where feed_id = f.id)))::integer as "heldFeeds",
       (select count(*) from feeds where is_active and deleted_at is null and failures > 0)::integer as "failingFeeds",
       (select count(*) from feeds where is_active and deleted_at is null and not is_fresh and observed_at is not null)::integer
         as "staleFeeds",
       (select count(*) from reports where state = 'open')::integer as "openReports",
       (select count(*) from mails where state in ('failed', 'uncertain')
          and created_at > now() - interval '7 days')::integer as "failedMails"`,
  );
  if (!row) throw new Error('No counts');
  return row;
}

/** Jobs that wait; 0 where no worker has ever made the queue. */
export async function countWaitingJobs(db: Database): Promise<number> {
  const [queue] = await db.rows<{ exists: boolean }>(`select to_regclass('jobs.job') is not null as exists`);
  if (!queue?.exists) return 0;
  const [row] = await db.rows<{ count: number }>(
    `select count(*)::integer as count from jobs.job where state in ('created', 'retry') and start_after <= now()`,
  );
  return row?.count ?? 0;
}

type People = { users: number; newUsers: number; alerts: number; notifications: number; mails: number };

/** Accounts and new ones; alerts; what was told to whom. New, told and sent: in 7 days. */
export async function countPeople(db: Database): Promise<People> {
  const [row] = await db.rows<People>(
    `select
       ((select count(*) from users) - (select count(*) from alert_guests))::integer as users,
       (select count(*) from users u where created_at > now() - interval '7 days'
          and not exists (select from alert_guests g where g.user_id = u.id))::integer as "newUsers",
       (select count(*) from alerts)::integer as alerts,
       (select count(*) from notifications where created_at > now() - interval '7 days')::integer
         as notifications,
       (select count(*) from mails where state = 'sent' and sent_at > now() - interval '7 days')::integer as mails`,
  );
  if (!row) throw new Error('No counts');
  return row;
}

/** A day in Paris, `2026-11-21`. */
export type DayClicks = { day: string; clicks: number };

export const listClicksByDay = (db: Database): Promise<DayClicks[]> =>
  db.rows(
    // Day by day from the index: telling each click's day in Paris would take as long as all else together.
    `select to_char(day, 'YYYY-MM-DD') as day, counted.clicks
     from (select (now() at time zone 'Europe/Paris')::date - back as day from generate_series(0, 29) as back) as days,
     lateral (
       select count(*)::integer as clicks from clicks
       where clicked_at >= day::timestamp at time zone 'Europe/Paris'
         and clicked_at < (day + 1)::timestamp at time zone 'Europe/Paris'
     ) as counted
     order by day`,
  );

type Clicked = { id: number; name: string; clicks: number };

export const listClickedMerchants = (db: Database): Promise<Clicked[]> =>
  db.rows(
    `select m.id, m.name, c.clicks from (
       select merchant_id, count(*)::integer as clicks from clicks
       where clicked_at > now() - interval '30 days' group by merchant_id
       order by clicks desc, merchant_id limit 10
     ) c join merchants m on m.id = c.merchant_id order by c.clicks desc, m.name`,
  );

export const listClickedProducts = (db: Database): Promise<Clicked[]> =>
  db.rows(
    `select p.id, p.title as name, c.clicks from (
       select product_id, count(*)::integer as clicks from clicks
       where clicked_at > now() - interval '30 days' group by product_id
       order by clicks desc, product_id limit 10
     ) c join products p on p.id = c.product_id order by c.clicks desc, p.title`,
  );

export const listMissedSearches = (db: Database): Promise<{ query: string; count: number }[]> =>
  db.rows(
    `select query, sum(count)::integer as count from searches_without_result
     where day > (now() at time zone 'Europe/Paris')::date - 7
     group by query order by count desc, query limit 10`,
  );

type CheckCounts = { compared: number; differing: number; unreadable: number };

const checkCounts = `count(*) filter (where outcome <> 'unreadable')::integer as compared,
  count(*) filter (where outcome = 'differs')::integer as differing,
  count(*) filter (where outcome = 'unreadable')::integer as unreadable`;
const checkedLately = `checked_at > now() - interval '90 days'`;

/** Offers compared with their merchants' pages. */
export async function countPageChecks(db: Database): Promise<CheckCounts> {
  const [row] = await db.rows<CheckCounts>(`select ${checkCounts} from page_checks where ${checkedLately}`);
  if (!row) throw new Error('No counts');
  return row;
}

/** The same by merchant, the largest share that differs first. */
export const listPageChecks = (db: Database): Promise<(CheckCounts & { id: number; name: string })[]> =>
  db.rows(
    `select m.id, m.name, c.compared, c.differing, c.unreadable from (
       select merchant_id, ${checkCounts} from page_checks where ${checkedLately} group by merchant_id
     ) c join merchants m on m.id = c.merchant_id
     order by c.differing::float8 / nullif(c.compared, 0) desc nulls last, c.compared desc, m.name limit 50`,
  );

export type RecentRun = {
  id: number;
  merchant: string;
  feed: string;
  status: 'succeeded' | 'failed' | 'held' | 'approved' | 'discarded';
  finishedAt: Date;
  seconds: number;
  rowsRead: number;
  offersNew: number;
  offersChanged: number;
  offersGone: number;
};

export const listRecentRuns = (db: Database): Promise<RecentRun[]> =>
  db.rows(
    `select r.id, m.name as merchant, f.name as feed, r.status, r.finished_at as "finishedAt",
       round(extract(epoch from r.finished_at - r.started_at), 1)::float8 as seconds,
       r.rows_read as "rowsRead", r.offers_new as "offersNew", r.offers_changed as "offersChanged",
       r.offers_gone as "offersGone"
     from import_runs r join feeds f on f.id = r.feed_id join merchants m on m.id = f.merchant_id
     where f.deleted_at is null order by r.id desc limit 10`,
  );
