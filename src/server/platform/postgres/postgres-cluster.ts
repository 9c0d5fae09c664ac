import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { draftOf, installPostgres, moveUnlessThere } from './binaries.ts';
import { type Account, assertReachable, makePrivateDirectory, postgresAccount } from './postgres-account.ts';

const run = promisify(execFile);

/** One PostgreSQL server on disk: its folders and how it is run. */
export type Cluster = {
  /** PGDATA. */
  data: string;
  /** Folder of its Unix socket: PostgreSQL listens nowhere else. */
  socket: string;
  log: string;
  account: Account | undefined;
};

export const superuser = 'visavis';
const majorVersion = '18';
const maxLogBytes = 10 * 1024 * 1024;

/** For a shared machine; fully durable. */
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  max_wal_size: '4GB',
  checkpoint_timeout: '15min',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] %a ',
  log_checkpoints: 'off',
};

// A clean environment: PGDATA, PGPORT or a locale would change PostgreSQL's behaviour.
const environment = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };

/** A Unix socket's path may have 107 bytes at most, which a data folder's easily exceeds. */
function socketDirectory(data: string, account: Account | undefined): string {
  const name = createHash('sha256').update(data).digest('hex').slice(0, 12);
  return path.join('/tmp', `visavis-${account?.uid ?? process.getuid?.() ?? 0}-${name}`);
}

/** The cluster below `directory`, even if it does not exist yet. */
export function describeCluster(directory: string): Cluster {
  const account = postgresAccount();
  const home = path.resolve(directory);
  const data = path.join(home, 'cluster');
  return { data, socket: socketDirectory(data, account), log: path.join(home, 'server.log'), account };
}

/** Makes the cluster's folders and files where they are missing. Returns the folder of PostgreSQL's programs. */
export async function prepareCluster({ data, socket, account }: Cluster): Promise<string> {
  const home = path.dirname(data);
  makePrivateDirectory(home, account);
  assertReachable(home, account);
  makePrivateDirectory(socket, account);
  const programs = installPostgres(home);
  if (!existsSync(data)) await initialise(programs, data, account);
  assertVersion(data);
  return programs;
}

async function initialise(programs: string, data: string, account: Account | undefined): Promise<void> {
  // Built in a temporary folder and moved when complete: after a kill it is started again.
  const draft = draftOf(data);
  const options = [
    ['--pgdata', draft],
    ['--username', superuser],
    ['--auth', 'trust'],
    ['--encoding', 'UTF8'],
    ['--locale-provider', 'builtin'],
    ['--builtin-locale', 'C.UTF-8'],
    ['--no-instructions'],
  ];
  await run(path.join(programs, 'initdb'), options.flat(), { ...account, env: environment, cwd: '/' });
  moveUnlessThere(draft, data);
}

function assertVersion(data: string): void {
  const version = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  if (version === majorVersion) return;
  throw new Error(
    `${data} was made by PostgreSQL ${version}, this is PostgreSQL ${majorVersion}: move it away, or serve it by DATABASE_URL.`,
  );
}

function openLog({ log }: Cluster): number {
  if (existsSync(log) && statSync(log).size > maxLogBytes) truncateSync(log);
  return openSync(log, 'a', 0o600);
}

/**
 * Starts the server in a process group of its own: Ctrl-C must not stop it before us. Does not wait until it is
 * ready.
 */
export function launch(
  programs: string,
  cluster: Cluster,
  extraSettings: Readonly<Record<string, string>>,
): ChildProcess {
  const all = { ...settings, unix_socket_directories: cluster.socket, ...extraSettings };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openLog(cluster);
  const server = spawn(path.join(programs, 'postgres'), ['-D', cluster.data, ...options], {
    ...cluster.account,
    env: environment,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  server.on('error', () => undefined);
  server.unref();
  return server;
}

/** The end of the server's log. */
export function logTail({ log }: Cluster): string {
  return existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').slice(-5).join('\n') : '';
}
