import type { Config } from '../platform/config.ts';
import { createDatabase, type DatabasePool } from '../platform/database/database.ts';
import { openDatabaseServer } from '../platform/postgres/database-server.ts';
import type { Resources } from '../platform/process/lifecycle.ts';
import { lowerProcess } from '../platform/process/priority.ts';
import type { Log } from '../platform/telemetry/log.ts';

export type ProcessDatabaseOptions = {
  config: Config;
  resources: Resources;
  log: Pick<Log, 'info' | 'warn'>;
  /** What the process is called among the server's connections. */
  name: string;
  /** Connections at most. */
  max: number;
  /** Milliseconds after which PostgreSQL stops a statement. */
  statementTimeout?: number;
  /** Whether those who ask are refused at once while the database does not answer: they have somebody waiting. */
  isImpatient?: boolean;
  /** Whether nobody waits for it: the process and its connections stand behind pages. */
  isBackground?: boolean;
  /** Asked to stop, the process does not wait for statements that run: the server undoes them. */
  isCutOff?: boolean;
};

/** The database of a process, on the server that runs or our own; both are let go when the process ends. */
export async function openProcessDatabase(
  options: ProcessDatabaseOptions,
): Promise<{ database: DatabasePool; url: string }> {
  const { config, resources, log, name, max, statementTimeout } = options;
  const { isImpatient, isBackground = false, isCutOff = false } = options;
  const server = await openDatabaseServer(config);
  resources.add(server.close);
  // Not before: a server that it starts serves pages as well.
  const nice = isBackground ? config.backgroundNice : 0;
  lowerProcess(nice);
  const database = createDatabase({
    url: server.url,
    applicationName: `visavis ${name}`,
    max,
    nice,
    ...(statementTimeout !== undefined && { statementTimeout }),
    ...(isImpatient && {
      onTimeout: {
        begin: (err) => log.warn({ err }, 'database timeout: requests are refused until it responds'),
        end: () => log.info({}, 'database responds again'),
      },
    }),
    onIdleError: (err) => log.warn({ err }, 'database connection lost'),
  });
  resources.add(async () => {
    if (!(isCutOff && resources.stopping.aborted)) await database.close();
  });
  return { database, url: server.url };
}
