import { jwtVerify, SignJWT } from 'jose';
import type { Role } from '../../../contract/accounts/roles.ts';
import type { Database } from '../../platform/database/database.ts';
import { getSecret } from './secrets-queries.ts';

const algorithm = 'HS256';
const audience = 'visavis';

/** Claims that browsers read; the server only trusts the session's id. */
export type TokenUser = { id: number; name: string; email: string; role: Role };

type ReadToken = { sessionId: string; userId: number; name: unknown; email: unknown };

/** Signs and reads the tokens that browsers keep. */
export type Tokens = {
  sign(user: TokenUser, session: { id: string; expiresAt: Date }): Promise<string>;
  /** The session that a token stands for; undefined: it is not one of ours, or too old. */
  read(token: string): Promise<ReadToken | undefined>;
};

/** `configured`: the operator's secret; without one it is made once and kept in the database. */
export function createTokens(db: Database, configured: string | undefined): Tokens {
  let secret: Promise<Uint8Array> | undefined;

  function getKey(): Promise<Uint8Array> {
    secret ??= configured
      ? Promise.resolve(new TextEncoder().encode(configured))
      : getSecret(db, 'token').catch((error: unknown) => {
          // The database was unavailable: the next call tries again.
          secret = undefined;
          throw error;
        });
    return secret;
  }

  return {
    async sign({ id, name, email, role }, session) {
      return new SignJWT({ id: String(id), name, email, role, sid: session.id })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(session.expiresAt)
        .sign(await getKey());
    },
    async read(token) {
      const key = await getKey();
      const verified = await jwtVerify(token, key, { algorithms: [algorithm], audience }).catch(
        () => undefined,
      );
      const { sid, id, name, email } = verified?.payload ?? {};
      return typeof sid === 'string' && typeof id === 'string'
        ? { sessionId: sid, userId: Number(id), name, email }
        : undefined;
    },
  };
}
