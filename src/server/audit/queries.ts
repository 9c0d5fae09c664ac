import type { AuditAction } from '../../contract/logs/audit-actions.ts';
import { plainLetters } from '../../contract/plain-letters.ts';
import type { Database } from '../platform/database/database.ts';
import { patternsOf, wordsOf } from '../platform/database/search-words.ts';

export type AuditRow = {
  id: number;
  at: Date;
  action: string;
  actorId: number | null;
  subjectId: number | null;
  address: string | null;
  details: Record<string, unknown>;
};

export async function insertEntry(db: Database, entry: Omit<AuditRow, 'id' | 'at'>): Promise<void> {
  await db.named(
    'insert_audit',
    'insert into audit_log (action, actor_id, subject_id, address, details) values ($1, $2, $3, $4, $5)',
    [entry.action, entry.actorId, entry.subjectId, entry.address, entry.details],
  );
}

const columns = 'id, at, action, actor_id as "actorId", subject_id as "subjectId", address, details';

/** Names that accounts have now: null where they are gone, or there was none. The log itself holds none. */
export type NamedAuditRow = AuditRow & { actorName: string | null; subjectName: string | null };

/** `search`: words in what is known of one of the two accounts, or a network address. */
export type AuditChoice = { search: string; action: AuditAction | undefined };

// Only what is requested is read.
const chosen = ({ search, action }: AuditChoice) => {
  const found = '(select id from users where search_text like all ($1::text[]))';
  return `${search ? `(actor_id in ${found} or subject_id in ${found} or address = $2)` : `$1::text[] = '{}' and $2::text = ''`}
    and ${action ? 'action = $3' : '$3::text is null'}`;
};
const valuesOf = ({ search, action }: AuditChoice) => [
  patternsOf(wordsOf(plainLetters(search))),
  search,
  action ?? null,
];

/** Newest first. */
export function listEntries(
  db: Database,
  choice: AuditChoice,
  { offset, limit }: { offset: number; limit: number },
): Promise<NamedAuditRow[]> {
  return db.rows<NamedAuditRow>(
    `select entry.*, a.name as "actorName", s.name as "subjectName"
     from (select ${columns} from audit_log where ${chosen(choice)} order by id desc offset $4 limit $5) as entry
     left join users a on a.id = entry."actorId"
     left join users s on s.id = entry."subjectId"
     order by entry.id desc`,
    [...valuesOf(choice), offset, limit],
  );
}

export async function countEntries(db: Database, choice: AuditChoice): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    `select count(*) as count from audit_log where ${chosen(choice)}`,
    valuesOf(choice),
  );
  return row?.count ?? 0;
}

/** What one user did or had done to them, newest first. */
export function listPersonsEntries(db: Database, userId: number): Promise<AuditRow[]> {
  return db.rows<AuditRow>(
    `select ${columns} from audit_log where actor_id = $1 or subject_id = $1 order by id desc limit 1000`,
    [userId],
  );
}

/**
 * Removes personal data from the log: network addresses and details about the person. Events and their times
 * stay, and so does what the person changed of others and of the catalogue.
 */
export async function erasePersonalData(db: Database, userId: number): Promise<void> {
  await db.execute(
    `update audit_log set
       address = case when coalesce(actor_id, subject_id) <> $1 then address end,
       details = case when subject_id = $1 then '{}' else details end
     where actor_id = $1 or subject_id = $1`,
    [userId],
  );
}

/** Deletes entries older than `keepDays`, at most `rows`; returns how many. */
export const deleteOldEntries = (db: Database, keepDays: number, rows: number): Promise<number> =>
  db.execute(
    `delete from audit_log where id in (
       select id from audit_log where at < now() - make_interval(days => $1) order by at limit $2)`,
    [keepDays, rows],
  );
