import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/helpers/database.ts';

// What stands in the way is said in one sentence, whichever command is given.
const main = path.resolve('src/server/main.ts');
let testDatabase: TestDatabase;
let home: string;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  home = mkdtempSync('/tmp/visavis-refused-');
});
afterAll(async () => {
  await testDatabase?.drop();
  rmSync(home, { recursive: true, force: true });
});

const run = (args: readonly string[], variables: Record<string, string>) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const env = { ...process.env, DATA_DIR: home, SEED_DEMO: '0', ...variables };
    execFile(
      process.execPath,
      [main, ...args],
      { cwd: home, env, timeout: 20_000 },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });

describe('a server that is too old', () => {
  /** The address of a database that takes itself for one of PostgreSQL 14. */
  async function disguised(): Promise<string> {
    await testDatabase.database.execute('create schema old');
    await testDatabase.database.execute(
      `create function old.current_setting(name text) returns text language sql as
       $$ select case name when 'server_version' then '14.9 (Debian 14.9-1)' else '140009' end $$`,
    );
    const url = new URL(testDatabase.url);
    url.searchParams.set('options', '-c search_path=old,pg_catalog,public');
    return url.href;
  }

  it('is refused by its name, before anything is written', async () => {
    const DATABASE_URL = await disguised();
    const commands = [
      ['start', 'worker'],
      ['user', 'list'],
      ['import', 'x.csv'],
      ['backup', path.join(home, 'x')],
    ];
    const responses = await Promise.all(commands.map((args) => run(args, { DATABASE_URL })));
    const said =
      'Visavis needs PostgreSQL 15 or newer, and DATABASE_URL leads to PostgreSQL 14.9 (Debian 14.9-1): upgrade that server, or name another one.\n';
    expect(responses).toEqual(commands.map(() => ({ code: 1, said })));
  });
});

describe('a folder that cannot be written to', () => {
  it.each([[['start', 'worker']], [['user', 'list']]])('is named: %j', async (args) => {
    const { code, said } = await run(args, { DATA_DIR: '/proc/x' });
    expect([code, said]).toEqual([
      1,
      '/proc/x cannot be written to (this file system takes no folders): set DATA_DIR to a folder that can.\n',
    ]);
  });
});
