import type { Database } from './database.ts';

/** The minimum PostgreSQL version. */
const oldest = 15;

/** @throws Error with a message for the terminal, where the server is older than we can use */
export async function assertServerVersion(db: Database): Promise<void> {
  const [server] = await db.rows<{ name: string; number: number }>(
    `select current_setting('server_version') as name, current_setting('server_version_num')::integer as number`,
  );
  if (!server || server.number >= oldest * 10_000) return;
  throw new Error(
    `Visavis needs PostgreSQL ${oldest} or newer, and DATABASE_URL leads to PostgreSQL ${server.name}: upgrade that server, or name another one.`,
  );
}
