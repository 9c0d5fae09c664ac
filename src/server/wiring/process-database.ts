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
  /** The name of the process in the server's list of connections. */
  name: string;
  /** Maximum number of connections. */
  max: number;
  /** Milliseconds after which PostgreSQL cancels a statement. */
  statementTimeout?: number;
  /** Whether requests fail at once while the database does not respond: a visitor is waiting. */
  isImpatient?: boolean;
  /** Whether the process and its connections have low priority: nobody is waiting. */
  isBackground?: boolean;
  /** On shutdown the process does not wait for running statements: the server rolls them back. */
  isCutOff?: boolean;
};

/** The database of a process, on the running server or our own; both are released when the process ends. */
export async function openProcessDatabase(
  options: ProcessDatabaseOptions,
): Promise<{ database: DatabasePool; url: string }> {
  const { config, resources, log, name, max, statementTimeout } = options;
  const { isImpatient, isBackground = false, isCutOff = false } = options;
  const server = await openDatabaseServer(config);
  resources.add(server.close);
  // Only now: a server that it starts serves pages as well, and must not inherit a low priority.
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
