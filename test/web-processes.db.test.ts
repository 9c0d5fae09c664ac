import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from './helpers/database.ts';
import { password, passwordHash } from './helpers/people.ts';
import { findPort } from './helpers/ports.ts';

// `npm run web` with two web processes, as on a machine with two cores.
const metricsToken = 'metrics-of-two-processes';
const perMinute = 60;
let testDatabase: TestDatabase;
let dataDir: string;
let port: number;
let start: ChildProcess;
let output = '';

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  dataDir = mkdtempSync('/tmp/visavis-web-');
  port = await findPort();
  start = fork(path.resolve('src/server/main.ts'), ['start', 'web'], {
    cwd: dataDir,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SEED_DEMO: '0',
      DATABASE_URL: testDatabase.url,
      DATA_DIR: dataDir,
      METRICS_TOKEN: metricsToken,
      RATE_LIMIT: String(perMinute),
      TRUST_PROXY: 'loopback',
      WEB_PROCESSES: '2',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [start.stdout, start.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  await vi.waitFor(() => expect(output).toContain('Visavis is at'), { timeout: 60_000, interval: 50 });
}, 90_000);

afterAll(async () => {
  const pids = webPids();
  start?.kill('SIGTERM');
  const code = start && (start.exitCode ?? (await once(start, 'exit'))[0]);
  await testDatabase?.drop();
  rmSync(dataDir, { recursive: true, force: true });
  expect(code).toBe(0);
  expect(pids.filter((pid) => childrenFile(pid) !== undefined)).toEqual([]);
}, 60_000);

/** The children of a process as Linux lists them; undefined: it has ended. */
function childrenFile(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  } catch {
    return undefined;
  }
}
const webPids = () => (childrenFile(start.pid ?? 0) ?? '').split(' ').filter(Boolean).map(Number);

type HttpResult = { status: number; body: string; process: string };
type Question = { path: string; method?: string; headers?: Record<string, string>; body?: object };
let visitors = 0;
/** A visitor who has not asked before: as a proxy tells it. */
const newVisitor = () => ({ 'x-forwarded-for': `203.0.${++visitors >> 8}.${visitors & 255}` });

/** Asks over a connection of its own; the first part of a request's id is its process's. */
async function ask({ path: address, method = 'GET', headers, body }: Question): Promise<HttpResult> {
  const agent = new Agent();
  const json = body && JSON.stringify(body);
  const call = request({
    agent,
    host: '127.0.0.1',
    port,
    path: address,
    method,
    headers: { ...newVisitor(), ...headers, ...(json && { 'content-type': 'application/json' }) },
  });
  call.end(json);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const [id = ''] = String(response.headers['x-request-id']).split('-');
  return { status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString(), process: id };
}

/** Asks many times at once, until both processes have answered. */
async function askBoth(question: Question): Promise<HttpResult[]> {
  const results: HttpResult[] = [];
  await vi.waitFor(async () => {
    results.push(...(await Promise.all(Array.from({ length: 8 }, () => ask(question)))));
    expect(new Set(results.map((result) => result.process)).size).toBe(2);
  }, 60_000);
  return results;
}

test('two processes listen at one port', async () => {
  const results = await askBoth({ path: '/readyz' });
  for (const { status } of results) expect(status).toBe(200);
  expect(webPids()).toHaveLength(2);
});

test('the metrics of both are told by whichever is asked', async () => {
  const headers = { authorization: `Bearer ${metricsToken}` };
  for (const { status, body } of await askBoth({ path: '/metrics', headers })) {
    expect(status).toBe(200);
    expect(body).toMatch(/^visavis_database_asked\{web="1"\} 1$/m);
    expect(body).toMatch(/^visavis_database_asked\{web="2"\} 1$/m);
    expect(body.match(/^# TYPE http_request_duration_seconds /gm)).toHaveLength(1);
  }
});

test('a client may ask for as much of both as of one', async () => {
  const headers = newVisitor();
  const burst = perMinute / 2;
  const results: HttpResult[] = [];
  // Slower than processes tell each other.
  while (results.length < 2 * burst) {
    results.push(...(await Promise.all([1, 2, 3, 4].map(() => ask({ path: '/api/search?x=1', headers })))));
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  expect(new Set(results.map((result) => result.process)).size).toBe(2);
  const refused = results.filter(({ status }) => status === 429);
  // What comes within a tenth of a second, and what a client may ask again meanwhile, is a few.
  expect(refused.length).toBeGreaterThan(burst / 2);
});

test('whoever has edited sees it at once, whichever process responds', async () => {
  const { database } = testDatabase;
  await database.execute(
    `insert into users (email, name, phone, role, password_hash, email_verified_at)
     values ('ada@shop.test', 'Ada', '0612345678', 'admin', $1, now())`,
    [passwordHash],
  );
  const credentials = { email: 'ada@shop.test', password };
  const signedIn = await ask({ path: '/api/auth/login', method: 'POST', body: credentials });
  const authorization = `Bearer ${JSON.parse(signedIn.body).token}`;
  const [category] = JSON.parse((await ask({ path: '/api/categories' })).body);
  for (const name of ['Audible', 'Listening', 'Hearing']) {
    await askBoth({ path: '/api/categories' });
    const edited = await ask({
      path: `/api/categories/${category._id}`,
      method: 'PUT',
      headers: { authorization },
      body: { name },
    });
    expect(edited.status, edited.body).toBe(200);
    for (const { body } of await askBoth({ path: '/api/categories' })) expect(body).toContain(name);
  }
});

test('a killed process is started again while the other responds', async () => {
  const [killed = 0] = webPids();
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(() => expect(webPids()).not.toContain(killed));
  const meanwhile = await Promise.all(Array.from({ length: 20 }, () => ask({ path: '/healthz' })));
  expect(meanwhile.map(({ status }) => status)).toEqual(meanwhile.map(() => 200));
  await vi.waitFor(() => expect(webPids()).toHaveLength(2), 20_000);
  await askBoth({ path: '/healthz' });
  expect(output).toContain('process ended, starting it again');
});
