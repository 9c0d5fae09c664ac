import type { Authenticate } from '../platform/call-runner.ts';
import type { DatabasePool } from '../platform/database.ts';
import { createAuthenticate } from './sessions.ts';
import { createTokens, type Tokens } from './tokens.ts';

export type IdentityOptions = {
  database: DatabasePool;
  /** The operator's secret for tokens; undefined: one of our own making. */
  tokenSecret: string | undefined;
};

/** Accounts and their sessions. */
export type Identity = { database: DatabasePool; tokens: Tokens; authenticate: Authenticate };

export function createIdentity({ database, tokenSecret }: IdentityOptions): Identity {
  const tokens = createTokens(database, tokenSecret);
  return { database, tokens, authenticate: createAuthenticate(database, tokens) };
}
