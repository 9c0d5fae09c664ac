import type { Database } from '../../platform/database/database.ts';

/** What no clock does between a transaction's beginning and this one. */
const isAhead = (column: string): string => `${column} > now() + interval '1 minute'`;

/**
 * Sessions opened or used while the clock ran ahead: from now on they last as long as any. Returns how many.
 */
export const shortenSessions = (
  db: Database,
  { shopper, staff }: { shopper: number; staff: number },
): Promise<number> =>
  db.execute(
    `update sessions s set created_at = least(s.created_at, now()), last_seen_at = least(s.last_seen_at, now()),
       expires_at = least(s.expires_at,
         now() + make_interval(secs => case when u.role = 'user' then $1::float8 else $2 end / 1000))
     from users u where u.id = s.user_id and (${isAhead('s.created_at')} or ${isAhead('s.last_seen_at')})`,
    [shopper, staff],
  );

/** The same for mailed links; minutes by purpose. */
export const shortenLinks = (db: Database, lifetimes: Readonly<Record<string, number>>): Promise<number> =>
  db.execute(
    `update account_links l set created_at = now(),
       expires_at = least(l.expires_at, now() + make_interval(mins => of.minutes))
     from unnest($1::text[], $2::int[]) as of (purpose, minutes)
     where of.purpose = l.purpose and ${isAhead('l.created_at')}`,
    [Object.keys(lifetimes), Object.values(lifetimes)],
  );

/** Codes that work for a minute end. */
export const deleteCodesAhead = (db: Database): Promise<number> =>
  db.execute(`delete from sign_in_codes where expires_at > now() + interval '2 minutes'`);

/** Deletes throttles that would not be full again for more than `seconds`. */
export const deleteThrottlesAhead = (db: Database, seconds: number): Promise<number> =>
  db.execute('delete from throttles where full_at > now() + make_interval(secs => $1 + 60)', [seconds]);

/** Clamps times of accounts stored while the clock ran ahead to now. */
export const pullBackAccounts = (db: Database): Promise<number> =>
  db.execute(
    `update users set created_at = least(created_at, now()), email_verified_at = least(email_verified_at, now()),
       password_changed_at = least(password_changed_at, now())
     where ${['created_at', 'email_verified_at', 'password_changed_at'].map(isAhead).join(' or ')}`,
  );
