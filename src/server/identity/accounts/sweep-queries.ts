import type { Database } from '../../platform/database/database.ts';

/** Deletes expired sessions and links, and throttles that are full again. */
export async function sweepAccounts(db: Database): Promise<void> {
  await db.execute(
    `delete from sessions s using users u where u.id = s.user_id
     and (s.expires_at < now()
       or s.last_seen_at < now() - case when u.role = 'user' then interval '30 days' else interval '1 hour' end)`,
  );
  await db.execute('delete from account_links where expires_at < now()');
  await db.execute('delete from sign_in_codes where expires_at < now()');
  await db.execute('delete from throttles where full_at < now()');
}
