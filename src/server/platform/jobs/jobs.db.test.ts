import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createBreakableLink } from '../../../../test/helpers/breakable-link.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/helpers/database.ts';
import { type Jobs, openJobs } from './jobs.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let testDatabase: TestDatabase;
let first: Jobs;
let second: Jobs;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  first = await openJobs({ databaseUrl: testDatabase.url, log, pollEvery: 0.5 });
  second = await openJobs({ databaseUrl: testDatabase.url, log, pollEvery: 0.5 });
});
afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  await testDatabase.drop();
});

test('a job that is sent runs on one of two workers', async () => {
  const run = vi.fn(async () => undefined);
  const job = { name: 'once', timeoutMinutes: 1, run };
  await Promise.all([first.work(job), second.work(job)]);
  await testDatabase.database.transaction((transaction) => first.send(transaction, 'once'));
  await vi.waitFor(() => expect(run).toHaveBeenCalled(), 10_000);
  const [{ waiting } = { waiting: -1 }] = await testDatabase.database.rows<{ waiting: number }>(
    `select count(*) as waiting from jobs.job where name = 'once' and state in ('created', 'retry')`,
  );
  expect(waiting).toBe(0);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a job sent in a transaction that is rolled back was never sent', async () => {
  await first.work({ name: 'never', timeoutMinutes: 1, run: async () => undefined });
  const sent = testDatabase.database.transaction(async (transaction) => {
    await first.send(transaction, 'never');
    throw new Error('changed my mind');
  });
  await expect(sent).rejects.toThrow('changed my mind');
  expect(await testDatabase.database.rows(`select from jobs.job where name = 'never'`)).toEqual([]);
});

test('a job that fails is logged and tried again', async () => {
  const run = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('no luck'));
  await first.work({ name: 'twice', timeoutMinutes: 1, run });
  await testDatabase.database.transaction((transaction) => first.send(transaction, 'twice'));
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), 20_000);
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ job: 'twice', err: expect.objectContaining({ message: 'no luck' }) }),
    'job failed',
  );
});

test('jobs go on where the network has dropped their connections without telling', async () => {
  const link = await createBreakableLink(testDatabase.url);
  const jobs = await openJobs({ databaseUrl: link.url, log, pollEvery: 0.5, responseTimeout: 1_000 });
  const run = vi.fn(async () => undefined);
  await jobs.work({ name: 'dropped', timeoutMinutes: 1, run });
  link.silence();
  await testDatabase.database.transaction((transaction) => first.send(transaction, 'dropped'));
  await vi.waitFor(() => expect(run).toHaveBeenCalled(), 20_000);
  await jobs.close();
  await link.cut();
});
