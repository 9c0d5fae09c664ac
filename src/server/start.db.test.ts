import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeServerFolder } from '../../test/helpers/server-folder.ts';
import { passingFailure } from './platform/process/failure.ts';

const main = path.resolve('src/server/main.ts');
let home: string;
beforeAll(() => {
  home = makeServerFolder();
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

type Started = { child: ChildProcess; output: () => string };

/** `npm run worker` once everything is installed (of a web process the pages are not built), away from any `.env`. */
function start(variables: Record<string, string> = {}): Started {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = {
    ...inherited,
    DATA_DIR: home,
    SEED_DEMO: '0',
    PORT: '4149',
    ...variables,
  };
  const child = spawn(process.execPath, [main, 'start', 'worker'], {
    cwd: home,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  return { child, output: () => output };
}

const whenRunning = ({ output }: Started) =>
  vi.waitFor(() => expect(output()).toContain('Visavis works'), { timeout: 120_000, interval: 50 });

const whenEnded = async ({ child }: Started): Promise<number | null> =>
  child.exitCode ?? ((await once(child, 'exit'))[0] as number | null);

/** Processes that have our data folder in their command line or environment; Linux only. */
function survivors(): string[] {
  return globSync('/proc/[0-9]*').filter((folder) => {
    try {
      const text = readFileSync(`${folder}/cmdline`, 'utf8') + readFileSync(`${folder}/environ`, 'utf8');
      return text.includes(home);
    } catch {
      return false;
    }
  });
}

test('it starts, refuses a second one, and leaves nothing behind when it is stopped', async () => {
  const first = start();
  await whenRunning(first);
  expect(first.output()).toMatch(/Starting PostgreSQL.*Applied \d+ migrations.*Starting worker/s);

  const second = start();
  expect(await whenEnded(second)).toBe(1);
  expect(second.output()).toContain('Visavis already runs with this data, at http://localhost:4149.');

  first.child.kill('SIGTERM');
  expect(await whenEnded(first)).toBe(0);
  expect(survivors()).toEqual([]);
}, 300_000);

test('after a kill the next start takes it over', async () => {
  const first = start();
  await whenRunning(first);
  first.child.kill('SIGKILL');
  await whenEnded(first);

  const next = start();
  await whenRunning(next);
  next.child.kill('SIGINT');
  expect(await whenEnded(next)).toBe(0);
  await vi.waitFor(() => expect(survivors()).toEqual([]), 10_000);
}, 300_000);

test('a wrong value ends it with one line that names the variable', async () => {
  const started = start({ PORT: 'many' });
  expect(await whenEnded(started)).toBe(1);
  expect(started.output()).toBe('PORT is "many": expected a port number from 0 to 65535.\n');
}, 120_000);

test('a process whose database is away as it starts says so to whoever started it', async () => {
  const child = spawn(process.execPath, [main, 'worker'], {
    cwd: home,
    env: { ...process.env, DATA_DIR: home, DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  expect(await once(child, 'exit')).toEqual([passingFailure, null]);
}, 120_000);
