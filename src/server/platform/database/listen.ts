import { setTimeout as delay } from 'node:timers/promises';
import type { Notification } from 'pg';
import type { Log } from '../telemetry/log.ts';
import { createDatabase, type Database, type Transaction } from './database.ts';

export type VersionListenerOptions = {
  databaseUrl: string;
  /** Channel on which changes are notified. An identifier of ours, never input. */
  channel: string;
  /**
   * Reads the version: after each connect and notification, and every `pollEvery` milliseconds as a fallback.
   */
  readVersion: (db: Database) => Promise<number>;
  /** Called with each version that differs from the one before, the first included. Must not throw. */
  onVersion: (version: number) => void;
  /** Receives each notification before the version is read. Notifications may be lost, versions are not. */
  onNotice?: (payload: string) => void;
  pollEvery?: number;
  log: Pick<Log, 'warn' | 'info'>;
};

export type VersionListener = { close(): Promise<void> };

const defaultPoll = 5_000;
const firstRetry = 250;
const maxRetry = 5_000;

/**
 * Follows a version stored in the database, over its own connection. A lost connection is reopened with
 * retries; the version is then read again.
 */
export function listenForVersions(options: VersionListenerOptions): VersionListener {
  const { log, channel } = options;
  const closing = new AbortController();
  const database = createDatabase({
    url: options.databaseUrl,
    applicationName: `visavis listen ${channel}`,
    max: 1,
    statementTimeout: 10_000,
    onIdleError: (err) => log.warn({ err, channel }, 'idle connection lost'),
  });
  let last: number | undefined;
  let retry = firstRetry;

  function report(version: number): void {
    retry = firstRetry;
    if (version === last || closing.signal.aborted) return;
    last = version;
    options.onVersion(version);
  }

  /** A notification only triggers another read: two sources of versions could arrive out of order. */
  async function follow(session: Transaction): Promise<void> {
    const lost = new AbortController();
    const stop = AbortSignal.any([closing.signal, lost.signal]);
    let notified = new AbortController();
    const onNotification = ({ payload }: Notification) => {
      options.onNotice?.(payload ?? '');
      notified.abort();
    };
    const onLost = () => lost.abort();
    session.client.on('notification', onNotification).on('error', onLost).on('end', onLost);
    try {
      await session.execute(`listen ${channel}`);
      while (!stop.aborted) {
        notified = new AbortController();
        report(await options.readVersion(session));
        const signal = AbortSignal.any([stop, notified.signal]);
        await delay(options.pollEvery ?? defaultPoll, undefined, { signal }).catch(() => undefined);
      }
      if (!lost.signal.aborted) await session.execute(`unlisten ${channel}`);
    } finally {
      session.client.off('notification', onNotification).off('error', onLost).off('end', onLost);
    }
    if (lost.signal.aborted) throw new Error('connection lost');
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await database.session(follow);
      } catch (err) {
        if (closing.signal.aborted) break;
        log.warn({ err, channel, retryMs: retry }, 'not listening to the database; will try again');
        await delay(retry, undefined, { signal: closing.signal }).catch(() => undefined);
        retry = Math.min(maxRetry, retry * 2);
      }
    }
  }

  const running = run();
  return {
    async close() {
      closing.abort();
      await running;
      await database.close();
    },
  };
}
