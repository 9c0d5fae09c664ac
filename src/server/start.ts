import { fork } from 'node:child_process';
import path from 'node:path';
import { loadDemo } from '../../demo/load.ts';
import { createFirstSuperadmin, normaliseAddresses } from './identity/service.ts';
import type { Config } from './platform/config.ts';
import type { DatabasePool } from './platform/database/database.ts';
import { fillAlone } from './platform/database/lock-queries.ts';
import { openFiles } from './platform/files/open-files.ts';
import { keepDatabaseServer } from './platform/postgres/database-server.ts';
import type { Part } from './platform/postgres/embedded-queries.ts';
import { type Resources, runProcess } from './platform/process/lifecycle.ts';
import { nodeOptions } from './platform/process/node-options.ts';
import { type Supervised, supervise } from './platform/process/supervisor.ts';
import { superviseWebProcesses } from './platform/process/web-cluster.ts';
import { countWebProcesses } from './platform/process/web-processes.ts';
import { createLog, type Log } from './platform/telemetry/log.ts';
import { openDatabase } from './wiring/open-database.ts';
import { watchSources } from './wiring/watch-sources.ts';

const main = path.join(import.meta.dirname, 'main.ts');

const say = (text: string) => process.stdout.write(`• ${text}\n`);

/** The address of the web process for a browser on this machine. */
const localAddress = ({ port }: Config): string => `http://localhost:${port}`;

const allParts: readonly Part[] = ['web', 'worker'];

/** The parts to run: those that the arguments name, or all. @throws Error */
function readParts(args: readonly string[]): readonly Part[] {
  if (args.some((name) => !allParts.includes(name as Part)))
    throw new Error(`Usage: main.ts start [${allParts.join('|')}]`);
  return args.length === 0 ? allParts : allParts.filter((part) => args.includes(part));
}

/** Vite serves one process only. */
const webProcessesOf = (config: Config): number =>
  config.isProduction ? countWebProcesses(config.webProcesses) : 1;

/** Stops all processes together: web processes finish their requests while the worker finishes its jobs. */
async function startProcesses(
  config: Config,
  parts: readonly Part[],
  { databaseUrl, log, resources }: { databaseUrl: string; log: Log; resources: Resources },
): Promise<void> {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const children: Supervised[] = [];
  resources.add(async () => {
    await Promise.all(children.map((child) => child.stop()));
  });
  // The worker is detached: in a session of its own it can have a lower priority (process/priority.ts). Parts start
  // one after the other, so that pages are served before the worker loads.
  for (const name of parts) {
    const execArgv = [...process.execArgv, ...nodeOptions];
    const processes = name === 'web' ? webProcessesOf(config) : 1;
    const started =
      processes > 1
        ? superviseWebProcesses({ program: main, args: [name], execArgv, env, processes, log })
        : [supervise(name, () => fork(main, [name], { env, execArgv, detached: name === 'worker' }), log)];
    children.push(...started);
    await Promise.all(started.map(({ ready }) => ready));
  }
  if (config.isProduction) return;
  const stopWatching = watchSources(() => {
    for (const child of children) child.restart();
  });
  resources.add(async () => stopWatching());
}

/** Creates demo data and the first superadmin, where there are none. */
async function fill(config: Config, database: DatabasePool, signal: AbortSignal): Promise<void> {
  if (config.seedDemo) {
    const { dataDir } = config;
    await loadDemo({ database, dataDir, pictures: openFiles(config, 'pictures'), say, signal });
  }
  const first = await createFirstSuperadmin(database, config.adminEmail);
  if (first) say(`First superadmin: ${first.email}, one-time password ${first.password} (shown only now)`);
}

/**
 * `npm start` once the packages are installed: PostgreSQL if none is configured, migrations, first data, then the web
 * processes and the worker (or the parts that `args` name), until this process is asked to stop.
 */
export async function start(config: Config, args: readonly string[]): Promise<number> {
  const parts = readParts(args);
  const log = createLog(config, 'start');
  await runProcess(
    async (resources) => {
      if (!config.databaseUrl) say(`Starting PostgreSQL (${config.dataDir})`);
      const server = await keepDatabaseServer(config, { parts, address: localAddress(config) }, log);
      resources.add(server.close);
      const database = await openDatabase(server.url, { say, stopping: resources.stopping });
      await fillAlone(database, async () => {
        await normaliseAddresses(database, log);
        await fill(config, database, resources.stopping);
      });
      await database.close();
      if (resources.stopping.aborted) return;
      const count = parts.includes('web') ? webProcessesOf(config) : 1;
      say(`Starting ${parts.join(' and ')}${count > 1 ? ` (${count} web processes)` : ''}`);
      await startProcesses(config, parts, { databaseUrl: server.url, log, resources });
      if (!config.smtpUrl) say('No email server (SMTP_URL): emails are kept, not sent');
      say(parts.includes('web') ? `Visavis is at ${config.publicUrl}` : 'Visavis works');
    },
    { isService: true },
  );
  return 0;
}
