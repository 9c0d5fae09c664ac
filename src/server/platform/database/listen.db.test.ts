import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/helpers/database.ts';
import { silentLog } from '../../../../test/helpers/silent-log.ts';
import { listenForVersions } from './listen.ts';

let testDatabase: TestDatabase;
const readVersion = async (db: Pick<TestDatabase['database'], 'rows'>) =>
  (await db.rows<{ version: number }>('select version from catalogue_state'))[0]?.version ?? 0;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});

afterAll(() => testDatabase.drop());

/** What an import does at its end. */
const raiseVersion = () =>
  testDatabase.database.execute(
    `with raised as (update catalogue_state set version = version + 1 returning version)
     select pg_notify('catalogue_changed', version::text) from raised`,
  );

test('a change notified during a read is reported once, and never reverted', async () => {
  const heard: number[] = [];
  const before = await readVersion(testDatabase.database);
  let readings = 0;
  const listener = listenForVersions({
    databaseUrl: testDatabase.url,
    channel: 'catalogue_changed',
    async readVersion(session) {
      const version = await readVersion(session);
      if (++readings === 1) {
        await raiseVersion();
        // The notification travels with the answer to this connection's next question.
        await session.rows('select 1');
      }
      return version;
    },
    onVersion: (version) => heard.push(version),
    pollEvery: 100,
    log: silentLog,
  });
  await expect.poll(() => readings).toBeGreaterThan(3);
  await listener.close();
  expect(heard).toEqual([before, before + 1]);
});
