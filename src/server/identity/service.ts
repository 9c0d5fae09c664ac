import type { SignedInContext } from '../platform/calls/handlers.ts';
import type { Authenticate } from '../platform/calls/runner.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { type AccountMailer, createAccountMailer } from './accounts/account-mailer.ts';
import { type BackgroundTasks, createBackgroundTasks } from './background-tasks.ts';
import { createTokens, type Tokens } from './sessions/session-tokens.ts';
import { createAuthenticate, renewOutdated } from './sessions/sessions.ts';
import { type Attempt, countAttempts, mayTry } from './sessions/throttling.ts';

export type IdentityOptions = {
  database: DatabasePool;
  /** The operator's secret for tokens; undefined: a generated one. */
  tokenSecret: string | undefined;
  /** Origin of the links in mails. */
  publicUrl: string;
  log: Log;
};

/** Accounts and their sessions. */
export type Identity = {
  database: DatabasePool;
  tokens: Tokens;
  mailer: AccountMailer;
  authenticate: Authenticate;
  /** The same without counting as use of the session, for background requests. */
  readSession: Authenticate;
  /** A new token for a caller whose name or address is no longer that of their token. */
  renewOutdated(context: SignedInContext): Promise<string | undefined>;
  /** Counts an attempt in all processes together. @throws AppError `too_many_requests` */
  countAttempt(attempt: Attempt): Promise<void>;
  /** Counts an attempt, and returns whether its limit leaves room for it. */
  mayTry(attempt: Attempt): Promise<boolean>;
  /** Fire-and-forget tasks: failures are logged; `settle` waits for all. */
  backgroundTasks: BackgroundTasks;
};

export function createIdentity({ database, tokenSecret, publicUrl, log }: IdentityOptions): Identity {
  const tokens = createTokens(database, tokenSecret);
  return {
    database,
    tokens,
    mailer: createAccountMailer(publicUrl),
    authenticate: createAuthenticate(database, tokens),
    readSession: createAuthenticate(database, tokens, { isPassive: true }),
    renewOutdated: (context) => renewOutdated(database, tokens, context),
    countAttempt: (attempt) => countAttempts(database, [attempt]),
    mayTry: (attempt) => mayTry(database, attempt),
    backgroundTasks: createBackgroundTasks(log),
  };
}

export { normaliseAddresses } from './accounts/stored-addresses.ts';
export { sweepAccounts } from './accounts/sweep-queries.ts';
export { repairAccountTimes } from './sessions/repair-times.ts';
export { getSecret } from './sessions/secrets-queries.ts';
export { createFirstSuperadmin } from './staff/staff.ts';
export { runUserCommand } from './staff/user-command.ts';
