import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inspect, promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../helpers/app.ts';
import { seedFourProducts } from '../helpers/four-products.ts';
import { bearer, createPeople } from '../helpers/people.ts';

/** The program, as `.ci/run` found or installed it. */
const program = process.env.SCHEMATHESIS ?? 'schemathesis';
/** Seconds for each caller. */
const seconds = Number(process.env.SCHEMATHESIS_SECONDS ?? 35);
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
];
/** Calls that would end the session that asks, and those that fetch from other hosts. */
const leftOut = [
  ...['logout', 'endSession', 'endSessions', 'deleteAccount', 'changePassword', 'resetPassword'],
  ...['previewFeed', 'readPastedPage'],
];

let shop: TestApp;
let origin: string;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync('/tmp/visavis-schemathesis-');
  shop = await createTestApp();
  await seedFourProducts(shop.seed);
  await shop.publish();
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await shop?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the program against our own description of the API; returns what it says where it finds something, '' otherwise. */
async function fuzz(headers: Record<string, string>): Promise<string> {
  const options = [
    ...['--url', `${origin}/api`, '--max-time', String(seconds), '--checks', checks.join(',')],
    ...['--workers', '1', '--continue-on-failure', '--no-color', '--warnings', 'off'],
    ...['--generation-database', 'none', '--request-timeout', '20'],
    ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}:${value}`]),
    ...leftOut.flatMap((name) => ['--exclude-operation-id', name]),
  ];
  try {
    await promisify(execFile)(program, ['run', `${origin}/api/openapi.json`, ...options], {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
    });
    return '';
  } catch (error) {
    const { stdout = '', message } = error as { stdout?: string; message: string };
    const failures = shop.logged.filter(({ level }) => level === 'error');
    return [stdout || message, ...failures.map((entry) => inspect(entry, { depth: 6 }))].join('\n');
  }
}

test('answers whoever has no account as it says it does', async () => {
  expect(await fuzz({})).toBe('');
});

test('answers a superadmin as it says it does', async () => {
  // A number that is not guessed: whoever asks is not to be deleted.
  await shop.database.database.execute('alter table users alter column id restart with 900000001');
  const people = createPeople(shop);
  const headers = bearer(await people.token(await people.create({ role: 'superadmin' })));
  expect(await fuzz(headers)).toBe('');
  const still = await shop.get('/api/users/me', { headers });
  expect(still.statusCode, path.basename(program)).toBe(200);
});
