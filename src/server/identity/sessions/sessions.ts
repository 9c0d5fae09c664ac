import { randomUUID } from 'node:crypto';
import { isStaff } from '../../../contract/accounts/roles.ts';
import type { Caller, SignedInContext } from '../../platform/calls/handlers.ts';
import type { Authenticate } from '../../platform/calls/runner.ts';
import type { Database } from '../../platform/database/database.ts';
import { dayMs, hourMs } from '../../platform/durations.ts';
import { findUser, type UserRow, updateLanguage } from '../accounts/users-queries.ts';
import type { Tokens } from './session-tokens.ts';
import {
  deleteSurplusSessions,
  findLiveSession,
  findSessionExpiry,
  insertSession,
  touchSession,
} from './sessions-queries.ts';

/** Milliseconds that a session lasts, however much it is used. */
export const maxLifetime = { shopper: 90 * dayMs, staff: 12 * hourMs };
const maxOfOneUser = 50;

/** For a call that did not come over HTTP. */
const nowhere: Caller = {
  authorization: undefined,
  cookie: undefined,
  address: '',
  userAgent: '',
  language: undefined,
};

/** Opens a session. Returns its token. */
export async function openSession(
  db: Database,
  tokens: Tokens,
  user: UserRow,
  client: Caller = nowhere,
): Promise<string> {
  const lifetime = isStaff(user.role) ? maxLifetime.staff : maxLifetime.shopper;
  const session = { id: randomUUID(), expiresAt: new Date(Date.now() + lifetime) };
  const { address, userAgent, language } = client;
  await insertSession(db, { ...session, userId: user.id, address, userAgent });
  // Mails use the language of the last sign-in.
  if (language && language !== user.language) await updateLanguage(db, user.id, language);
  await deleteSurplusSessions(db, user.id, maxOfOneUser);
  return tokens.sign(user, session);
}

/** A new token of a session, with the user's data as they are now. */
export async function renewToken(
  db: Database,
  tokens: Tokens,
  user: UserRow,
  sessionId: string,
): Promise<string> {
  const expiresAt = await findSessionExpiry(db, sessionId);
  return tokens.sign(user, { id: sessionId, expiresAt: expiresAt ?? new Date() });
}

const bearerToken = (authorization = ''): string | undefined =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1];

/** A new token, where the one that was sent has another name or address than its user has since, here or elsewhere. */
export async function renewOutdated(
  db: Database,
  tokens: Tokens,
  { session, client }: SignedInContext,
): Promise<string | undefined> {
  const [sent, user] = await Promise.all([
    tokens.read(bearerToken(client?.authorization) ?? ''),
    findUser(db, session.userId),
  ]);
  if (!sent || !user || (sent.name === user.name && sent.email === user.email)) return undefined;
  return renewToken(db, tokens, user, session.id);
}

/**
 * Reads `Authorization: Bearer …`: the token names a session, the database says whether and whose it is.
 * Counts as use of the session, unless `isPassive`: then the session can become idle.
 */
export function createAuthenticate(
  db: Database,
  tokens: Tokens,
  { isPassive = false }: { isPassive?: boolean } = {},
): Authenticate {
  return async (authorization) => {
    const token = bearerToken(authorization);
    if (token === undefined) return undefined;
    const named = await tokens.read(token);
    if (!named) return undefined;
    const live = await findLiveSession(db, named.sessionId, named.userId);
    if (!live) return undefined;
    const { isUnseen, ...session } = live;
    if (isUnseen && !isPassive) await touchSession(db, session.id);
    return session;
  };
}
