import type { Role } from '../../../contract/accounts/roles.ts';
import type { Database } from '../../platform/database/database.ts';

export type NewSession = {
  id: string;
  userId: number;
  expiresAt: Date;
  address: string;
  userAgent: string;
};

export async function insertSession(db: Database, session: NewSession): Promise<void> {
  await db.named(
    'insert_session',
    `insert into sessions (id, user_id, expires_at, address, user_agent) values ($1, $2, $3, $4, $5)`,
    [session.id, session.userId, session.expiresAt, session.address, session.userAgent],
  );
}

/** Not over, and used lately: within 30 days, staff within the hour. */
const isLive = `s.expires_at > now()
  and s.last_seen_at > now() - case when u.role = 'user' then interval '30 days' else interval '1 hour' end`;

export type LiveSession = {
  id: string;
  userId: number;
  role: Role;
  mustChangePassword: boolean;
  mustConfirmEmail: boolean;
  /** Its last use was not just now. */
  isUnseen: boolean;
};

export async function findLiveSession(
  db: Database,
  id: string,
  userId: number,
): Promise<LiveSession | undefined> {
  const [session] = await db.named<LiveSession>(
    'live_session',
    `select s.id, s.user_id as "userId", u.role, u.must_change_password as "mustChangePassword",
       u.email_verified_at is null as "mustConfirmEmail",
       s.last_seen_at < now() - interval '1 minute' as "isUnseen"
     from sessions s join users u on u.id = s.user_id
     where s.id = $1 and s.user_id = $2 and ${isLive}`,
    [id, userId],
  );
  return session;
}

export async function touchSession(db: Database, id: string): Promise<void> {
  await db.named('touch_session', 'update sessions set last_seen_at = now() where id = $1', [id]);
}

/** Ends one session of a user. Returns whether there was one. */
export async function deleteSession(db: Database, userId: number, id: string): Promise<boolean> {
  return (await db.execute('delete from sessions where user_id = $1 and id = $2', [userId, id])) > 0;
}

/** Ends all sessions of a user, and sign-ins that are on their way back from a provider. */
export async function deleteSessions(db: Database, userId: number): Promise<void> {
  // First: it waits for a code that is being exchanged, whose session is seen after that.
  await db.execute('delete from sign_in_codes where user_id = $1', [userId]);
  await db.execute('delete from sessions where user_id = $1', [userId]);
}

/** Ends those used longest ago, beyond the number that one user may have. */
export async function deleteSurplusSessions(db: Database, userId: number, max: number): Promise<void> {
  await db.execute(
    `delete from sessions where id in (
       select id from sessions where user_id = $1 order by last_seen_at desc, created_at desc offset $2)`,
    [userId, max],
  );
}

/** The absolute expiry of a session. */
export async function findSessionExpiry(db: Database, id: string): Promise<Date | undefined> {
  const [row] = await db.rows<{ expiresAt: Date }>(
    'select expires_at as "expiresAt" from sessions where id = $1',
    [id],
  );
  return row?.expiresAt;
}

/** Whether a user has signed in from an address in the last 30 days, as the audit log has it. */
export async function hasSignedInFrom(db: Database, userId: number, address: string): Promise<boolean> {
  const [row] = await db.rows<{ found: boolean }>(
    `select exists (select from audit_log where subject_id = $1 and action = 'signed_in' and address = $2
       and at > now() - interval '30 days') as found`,
    [userId, address],
  );
  return row?.found ?? false;
}

export type SessionRow = {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  address: string;
  userAgent: string;
};

/** The live sessions of a user, the last used first. */
export function listLiveSessions(db: Database, userId: number): Promise<SessionRow[]> {
  return db.rows<SessionRow>(
    `select s.id, s.created_at as "createdAt", s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt",
       s.address, s.user_agent as "userAgent"
     from sessions s join users u on u.id = s.user_id
     where s.user_id = $1 and ${isLive} order by s.last_seen_at desc, s.created_at desc`,
    [userId],
  );
}
