import { fork } from 'node:child_process';
import path from 'node:path';
import { loadDemo } from '../../demo/load.ts';
import { createFirstSuperadmin } from './identity/service.ts';
import { openDatabase } from './open-database.ts';
import type { Config } from './platform/config.ts';
import { keepDatabaseServer } from './platform/database-server.ts';
import { type Resources, runProcess } from './platform/lifecycle.ts';
import { createLog, type Log } from './platform/log.ts';
import { supervise } from './platform/supervisor.ts';
import { watchSources } from './watch-sources.ts';

const main = path.join(import.meta.dirname, 'main.ts');

const say = (text: string) => process.stdout.write(`• ${text}\n`);

/** Where a browser on this machine finds the web process. */
const localAddress = ({ port }: Config): string => `http://localhost:${port}`;

/** Stops its processes together: the web process finishes its requests while the worker finishes its jobs. */
async function startProcesses(
  config: Config,
  databaseUrl: string,
  log: Log,
  resources: Resources,
): Promise<void> {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const children = config.processes.map((name) => supervise(name, () => fork(main, [name], { env }), log));
  resources.add(async () => {
    await Promise.all(children.map((child) => child.stop()));
  });
  await Promise.all(children.map((child) => child.ready));
  if (config.isProduction) return;
  const stopWatching = watchSources(() => {
    for (const child of children) child.restart();
  });
  resources.add(async () => stopWatching());
}

/**
 * `npm start` once the packages are there: PostgreSQL if none is configured, migrations, first data, then the
 * web process and the worker, kept running until this process is asked to stop.
 */
export async function start(config: Config): Promise<number> {
  const log = createLog(config, 'start');
  await runProcess(
    async (resources) => {
      if (!config.databaseUrl) say(`Starting PostgreSQL (${config.dataDir})`);
      const server = await keepDatabaseServer(config, localAddress(config), log);
      resources.add(server.close);
      const database = await openDatabase(server.url, { say, stopping: resources.stopping });
      if (config.seedDemo)
        await loadDemo({ database, dataDir: config.dataDir, say, signal: resources.stopping });
      const first = await createFirstSuperadmin(database, config.adminEmail);
      if (first)
        say(`First superadmin: ${first.email}, one-time password ${first.password} (shown only now)`);
      await database.close();
      if (resources.stopping.aborted) return;
      say(`Starting ${config.processes.join(' and ')}`);
      await startProcesses(config, server.url, log, resources);
      if (!config.smtpUrl) say('No mail server (SMTP_URL): mails are kept, and admins read them');
      say(config.processes.includes('web') ? `Visavis is at ${config.publicUrl}` : 'Visavis works');
    },
    { isService: true },
  );
  return 0;
}
