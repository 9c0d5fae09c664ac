import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';

const secretBytes = 32;

/** A secret that all processes share, made by the first of them to ask. */
export async function getSecret(db: Database, name: string): Promise<Uint8Array> {
  await db.execute('insert into server_secrets (name, value) values ($1, $2) on conflict do nothing', [
    name,
    randomBytes(secretBytes),
  ]);
  const [row] = await db.rows<{ value: Buffer }>('select value from server_secrets where name = $1', [name]);
  if (!row) throw new Error(`No secret ${name}`);
  return row.value;
}
