import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { lowerConnection } from '../process/priority.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { createUnavailableError, isDatabaseTimeout, isDatabaseUnavailable } from './database-errors.ts';

/** A row as PostgreSQL gives it: int8 as number, timestamptz as Date, numeric as text. */
type Row = Record<string, unknown>;

/**
 * What a query function takes as its first argument: the pool, or one transaction.
 * `named` prepares the statement once per connection (hot paths).
 */
export type Database = {
  rows<R extends object = Row>(text: string, values?: readonly unknown[]): Promise<R[]>;
  named<R extends object = Row>(name: string, text: string, values?: readonly unknown[]): Promise<R[]>;
  /** Runs a statement and returns the number of affected rows. */
  execute(text: string, values?: readonly unknown[]): Promise<number>;
};

/**
 * A database bound to one connection inside a transaction; `client` is for COPY streams, which use the connection
 * directly.
 */
export type Transaction = Database & {
  readonly client: pg.PoolClient;
  /** Sends lines to a `copy … from stdin`, in its turn among the statements. */
  copyIn(statement: string, lines: string): Promise<void>;
};

export type DatabasePool = Database & {
  /** Commits when `work` resolves, rolls back when it rejects. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Provides one connection outside a transaction (session locks, COPY, temporary tables). */
  session<T>(work: (session: Transaction) => Promise<T>): Promise<T>;
  /** Whether queries are sent: false after a timeout, until the database responds. */
  isAvailable(): boolean;
  close(): Promise<void>;
  /** To choose between pools. */
  readonly pool: Pick<pg.Pool, 'query'>;
};

export type DatabaseOptions = {
  url: string;
  applicationName: string;
  /** Connections at most. */
  max: number;
  /**
   * Milliseconds after which PostgreSQL cancels a statement, and a connection that does not respond is closed; 0:
   * never.
   */
  statementTimeout?: number;
  /** Milliseconds that connecting and each response may take where statements have no timeout. */
  responseTimeout?: number;
  /** Called with errors of idle connections; the pool replaces them itself. */
  onIdleError: (error: Error) => void;
  /**
   * How much lower the priority of its connections is, as a `nice` value, where PostgreSQL runs on this machine; left
   * out: the same priority.
   */
  nice?: number;
  /** Refuses queries at once after one of them timed out, until the database responds again; both are logged. */
  onTimeout?: { begin: (error: unknown) => void; end: () => void };
};

const int8 = 20;
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format ?? 'text')) as typeof pg.types.getTypeParser,
};

type RunQuery = <R extends pg.QueryResultRow>(
  query: pg.QueryConfig & { types: typeof types },
) => Promise<pg.QueryResult<R>>;

/** Milliseconds of grace after the statement timeout: then the server or the network is down. */
const grace = 2_000;
/** TCP keep-alive detects silently broken idle connections (a firewall, a failover). */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Client-side query timeout in milliseconds; undefined: none. */
const queryTimeoutOf = ({ statementTimeout = 0, responseTimeout }: DatabaseOptions): number | undefined =>
  responseTimeout ?? (statementTimeout > 0 ? statementTimeout + grace : undefined);

/**
 * How PostgreSQL runs our statements, whoever runs the server. JIT compilation is off: it would compile statements that
 * it expects to be costly each time that they run, and ours take milliseconds and run often. Of recursive ones it
 * expects a hundred times too many rows, for which each run would clear a hash table of 32 MB (28 of 34 ms). Pages are
 * taken for as near as memory or an SSD has them: for a spinning disk (4) it would read all offers where an import
 * changes a few. Temporary tables have room in memory, as imports stage the rows of a file in one.
 */
const settings = '-c jit=off -c recursive_worktable_factor=0.1 -c random_page_cost=1.1 -c temp_buffers=64MB';

/** What `pg` keeps of a connection: the number of PostgreSQL's process, and the socket that leads there. */
type Connected = pg.PoolClient & { processID: number | null; connection: { stream: Socket } };

function lower(client: pg.PoolClient, nice: number): void {
  const { processID, connection } = client as Connected;
  const { localAddress, localPort } = connection.stream;
  const name = localPort ? `${localAddress}(${localPort})` : '[local]';
  if (processID) lowerConnection({ pid: processID, client: name, nice });
}

/** A connection runs one statement at a time: concurrent ones are queued here. */
function inTurn(client: pg.PoolClient): { runQuery: RunQuery } & Pick<Transaction, 'copyIn'> {
  let before: Promise<unknown> = Promise.resolve();
  function queue<T>(work: () => Promise<T>): Promise<T> {
    const result = before.then(work);
    before = result.catch(() => undefined);
    return result;
  }
  return {
    runQuery: <R extends pg.QueryResultRow>(query: pg.QueryConfig) => queue(() => client.query<R>(query)),
    copyIn: (statement, lines) =>
      queue(() => pipeline(Readable.from([lines]), client.query(copyFrom(statement)))),
  };
}

function bind(runQuery: RunQuery): Database {
  return {
    rows: async <R extends object>(text: string, values: readonly unknown[] = []) =>
      (await runQuery<R & Row>({ text, values: [...values], types })).rows,
    named: async <R extends object>(name: string, text: string, values: readonly unknown[] = []) =>
      (await runQuery<R & Row>({ name, text, values: [...values], types })).rows,
    execute: async (text, values = []) =>
      (await runQuery({ text, values: [...values], types })).rowCount ?? 0,
  };
}

/** The pool as query functions use it. */
export const bindQueries = (pool: pg.Pool): Database => bind((query) => pool.query(query));

/** After an SQL error the connection can be reused; after a timeout it is discarded. */
const isConnectionLost = (error: unknown): boolean =>
  isDatabaseUnavailable(error) && !(error instanceof pg.DatabaseError);

/** Timeout of a probe in milliseconds. */
const probeTimeout = 1_000;

/**
 * A circuit breaker for a pool; undefined: none. Its probes use a connection of their own: behind long statements
 * they would time out as well.
 */
function createBreaker({ onTimeout, url, applicationName, responseTimeout }: DatabaseOptions) {
  if (!onTimeout) return undefined;
  const milliseconds = Math.min(probeTimeout, responseTimeout ?? probeTimeout);
  const probes = new pg.Pool({
    connectionString: url,
    application_name: applicationName,
    max: 1,
    connectionTimeoutMillis: milliseconds,
    query_timeout: milliseconds,
    idleTimeoutMillis: 1_000,
    ...keepAlive,
  });
  // The next probe opens another connection.
  probes.on('error', () => undefined);
  const breaker = createCircuitBreaker({
    isTimeout: isDatabaseTimeout,
    probe: () => probes.query('select 1'),
    refusal: createUnavailableError,
    onOpen: onTimeout.begin,
    onClose: onTimeout.end,
  });
  const end = async () => {
    breaker.end();
    await probes.end();
  };
  return { ...breaker, end };
}

/** Opens a pool. Connections are opened when they are needed, so an unavailable database is not an error yet. */
export function createDatabase(options: DatabaseOptions): DatabasePool {
  const queryTimeout = queryTimeoutOf(options);
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: options.applicationName,
    max: options.max,
    options: settings,
    connectionTimeoutMillis: options.responseTimeout ?? 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeout ?? 0,
    ...(queryTimeout !== undefined && { query_timeout: queryTimeout }),
    ...keepAlive,
  });
  pool.on('error', options.onIdleError);
  const { nice = 0 } = options;
  if (nice > 0) pool.on('connect', (client) => lower(client, nice));
  const breaker = createBreaker(options);
  const guarded = {
    query: (question: pg.QueryConfig) =>
      breaker ? breaker.run(() => pool.query(question)) : pool.query(question),
  } as unknown as pg.Pool;

  async function connect(): Promise<pg.PoolClient> {
    breaker?.assertClosed();
    try {
      return await pool.connect();
    } catch (error) {
      breaker?.note(error);
      throw error;
    }
  }

  async function session<T>(work: (session: Transaction) => Promise<T>): Promise<T> {
    const client = await connect();
    let failure: Error | undefined;
    const onError = (error: Error) => {
      failure = error;
    };
    client.on('error', onError);
    try {
      const { runQuery, copyIn } = inTurn(client);
      return await work({ ...bind(runQuery), copyIn, client });
    } catch (error) {
      if (isConnectionLost(error)) failure ??= error as Error;
      breaker?.note(error);
      throw error;
    } finally {
      client.off('error', onError);
      client.release(failure);
    }
  }

  return {
    ...bindQueries(guarded),
    pool: guarded,
    session,
    transaction: (work) => session((connection) => runInTransaction(connection, work)),
    isAvailable: () => !breaker?.isOpen(),
    async close() {
      await Promise.all([breaker?.end(), pool.end()]);
    },
  };
}

/** Runs `work` in a transaction on the connection of a session. */
export async function runInTransaction<T>(
  connection: Transaction,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  await connection.execute('begin');
  try {
    const result = await work(connection);
    await connection.execute('commit');
    return result;
  } catch (error) {
    if (!isConnectionLost(error)) await connection.execute('rollback').catch(() => undefined);
    throw error;
  }
}
