// A version of Visavis in a folder of its own, and its processes.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);
/** Milliseconds. */
const startTimeout = 180_000;

async function ask(...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: root })).stdout.trim();
}

/** The commit before the newest migrations: an update from it migrates the database. */
export const beforeMigrations = async (): Promise<string> =>
  ask('rev-parse', `${await ask('log', '-1', '--format=%H', '--', 'db/migrations')}^`);

/** Puts a commit into a folder, with packages and the built interface. */
export async function checkOut(commit: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const tree = path.join(folder, '..', `${path.basename(folder)}.tar`);
  await run('git', ['archive', '--output', tree, commit], { cwd: root });
  await run('tar', ['xf', tree, '-C', folder]);
  const lock = (place: string) => readFileSync(path.join(place, 'package-lock.json'), 'utf8');
  if (lock(folder) === lock(root))
    await run('cp', ['-a', path.join(root, 'node_modules'), path.join(folder, 'node_modules')]);
  else await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  await build(folder);
}

/** Builds a folder's interface, unless that is done. */
export async function build(folder: string): Promise<void> {
  const code = "import('./scripts/bootstrap.mjs').then(({ prepareBuild }) => prepareBuild(process.execPath))";
  await run(process.execPath, ['-e', code], { cwd: folder, maxBuffer: 2 ** 26 });
}

export const present = root;

export type Running = {
  name: string;
  port: number;
  /** What its log says went wrong. */
  faults(): string[];
  /** Asks it to stop; resolves to its exit code. */
  stop(): Promise<number | null>;
};

type Options = {
  name: string;
  folder: string;
  part: 'web' | 'worker';
  port: number;
  environment: Record<string, string>;
};

/** Imports a folder of feeds with a version. @throws Error with what it said */
export async function importFeeds(
  folder: string,
  feeds: string,
  environment: Record<string, string>,
): Promise<void> {
  const env = { ...process.env, ...environment, NODE_ENV: 'production' };
  const at = ['--at', new Date().toISOString()];
  await run(process.execPath, ['src/server/main.ts', 'import', feeds, ...at], { cwd: folder, env });
}

/** Lines of a log that tell of an error, and what is no log at all but a crash. */
function faultsIn(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => /"level":"error"|process ended|^\s+at |Error:/.test(line))
    .map((line) => line.slice(0, 500));
}

/** Starts a web process or a worker of a version, and waits until it works. @throws Error with what it said */
export async function start({ name, folder, part, port, environment }: Options): Promise<Running> {
  if (!existsSync(path.join(folder, 'src', 'server', 'main.ts'))) throw new Error(`${folder} is no version.`);
  let output = '';
  const child: ChildProcess = spawn(process.execPath, ['src/server/main.ts', 'start', part], {
    cwd: folder,
    env: { ...process.env, ...environment, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  const works = async () =>
    part === 'worker'
      ? output.includes('Visavis works')
      : (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok;
  const deadline = Date.now() + startTimeout;
  while (!(await works())) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`${name} did not start: ${output.slice(-2_000)}`);
    }
    await delay(100);
  }
  return {
    name,
    port,
    faults: () => faultsIn(output),
    async stop() {
      if (child.exitCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      return (await ended)[0] as number | null;
    },
  };
}
