import type { Authenticate } from '../platform/call-runner.ts';
import type { DatabasePool } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import { type Correspondence, createCorrespondence } from './correspondence.ts';
import { createLater, type Later } from './later.ts';
import { createAuthenticate } from './sessions.ts';
import { type Attempt, countAttempts } from './throttling.ts';
import { createTokens, type Tokens } from './tokens.ts';

export type IdentityOptions = {
  database: DatabasePool;
  /** The operator's secret for tokens; undefined: one of our own making. */
  tokenSecret: string | undefined;
  /** Origin of the links in mails. */
  publicUrl: string;
  log: Log;
};

/** Accounts and their sessions. */
export type Identity = {
  database: DatabasePool;
  tokens: Tokens;
  letters: Correspondence;
  authenticate: Authenticate;
  /** The same for what is not done by somebody, but goes on by itself. */
  lookAtSession: Authenticate;
  /** Counts an attempt in all processes together. @throws AppError `too_many_requests` */
  countAttempt(attempt: Attempt): Promise<void>;
  /** Work that nobody waits for: it is logged where it fails, and done when `settle` resolves. */
  later: Later;
};

export function createIdentity({ database, tokenSecret, publicUrl, log }: IdentityOptions): Identity {
  const tokens = createTokens(database, tokenSecret);
  return {
    database,
    tokens,
    letters: createCorrespondence(publicUrl),
    authenticate: createAuthenticate(database, tokens),
    lookAtSession: createAuthenticate(database, tokens, { looksOn: true }),
    countAttempt: (attempt) => countAttempts(database, [attempt]),
    later: createLater(log),
  };
}

export { repairAccountTimes } from './clock.ts';
export { createFirstSuperadmin } from './staff.ts';
export { normaliseAddresses } from './stored-addresses.ts';
export { sweepAccounts } from './sweep-queries.ts';
export { runUserCommand } from './user-command.ts';
