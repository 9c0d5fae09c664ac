import type { Log } from './log.ts';

/** What is told of work that is tried again where it fails. */
export type RetryWarnings = { failed(err: unknown): void; passed(): void };

/** Milliseconds for which the same fault is not told again. */
const silence = 600_000;

/** The code of PostgreSQL or the system where there is one: messages name who asked. */
function reasonOf(err: unknown): string {
  if (!(err instanceof Error)) return String(err);
  return (err as NodeJS.ErrnoException).code ?? err.message;
}

/** Warns of a fault at once and, while it stays the same, every ten minutes, however often the work is tried again. */
export function createRetryWarnings(
  log: Pick<Log, 'warn'>,
  message: string,
  details: object = {},
  now = Date.now,
): RetryWarnings {
  let told: { reason: string; until: number } | undefined;
  return {
    failed(err) {
      const reason = reasonOf(err);
      if (told?.reason === reason && now() < told.until) return;
      told = { reason, until: now() + silence };
      log.warn({ err, ...details }, message);
    },
    passed() {
      told = undefined;
    },
  };
}
