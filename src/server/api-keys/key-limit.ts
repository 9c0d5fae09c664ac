import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type KeyScope, keyBonus, keyQuotas } from '../../contract/api-keys/key-rules.ts';
import { AppError } from '../platform/app-error.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import { burstOf, createRequestLimit } from '../platform/http/rate-limit-route.ts';
import { createSharedRateLimit } from '../platform/http/shared-rate-limit.ts';
import type { Siblings } from '../platform/process/siblings.ts';
import { hashOfKey } from './keys.ts';
import { findGoodKey, type GoodKey, noteUse } from './queries.ts';

export type KeyLimitOptions = {
  database: DatabasePool;
  /** For who has no key: refuses an address that asks for too much. */
  limit: onRequestHookHandler;
  /** Requests a minute that `limit` allows; 0: any number. */
  perMinute: number;
  siblings: Siblings | undefined;
};

/** Keys and accounts that are counted, and keys that are known, at most. */
const maxCounted = 10_000;

type Take = (name: string) => number;

/** Counts requests by key and by account; returns the seconds to wait, 0 for none. */
function createQuotas({ perMinute, siblings }: KeyLimitOptions): (key: GoodKey) => number {
  if (perMinute === 0) return () => 0;
  const countBy = (topic: string, max: number): Take =>
    createSharedRateLimit({ perMinute: max, burst: burstOf(max), maxNames: maxCounted, topic, siblings });
  const ofAccount = perMinute * keyBonus;
  const takeOfAccount = countBy('key-accounts', ofAccount);
  const takeOfKey = new Map<number, Take>(
    keyQuotas.map((quota) => [quota, countBy(`keys-${quota}`, Math.min(quota, ofAccount))]),
  );
  return ({ id, userId, perMinute: quota }) =>
    takeOfKey.get(quota)?.(String(id)) || takeOfAccount(String(userId));
}

/**
 * For `onRequest` of what keys are for: with a key in its Authorization header a request counts by that key, without one as
 * `limit` counts. A key gives access to nothing more: later handlers do not see it, so that its responses are cached and shared like all others.
 * @throws AppError `unauthenticated` for a key that is withdrawn or over, `forbidden` for one of another scope,
 *   `too_many_requests`
 */
export function createKeyLimit(options: KeyLimitOptions): (scope: KeyScope) => onRequestHookHandler {
  const { database, limit } = options;
  const take = createQuotas(options);
  const limitOfKeyed = createRequestLimit(options.perMinute * keyBonus, options.siblings, 'keyed-requests');
  /** By hash, keys that were good a while ago: all others count by address before they are looked up. */
  const known = new LRUCache<string, GoodKey>({ max: maxCounted });

  function count(key: GoodKey, reply: FastifyReply): void {
    const seconds = take(key);
    if (seconds === 0) return;
    reply.header('retry-after', String(seconds));
    throw new AppError('too_many_requests');
  }

  async function admit(hash: Buffer, scope: KeyScope, reply: FastifyReply): Promise<void> {
    const name = hash.toString('base64url');
    const before = known.get(name);
    // What is refused asks the database nothing; what is not asks each time whether the key is still good.
    if (before) count(before, reply);
    const key = await findGoodKey(database, hash);
    known.delete(name);
    if (!key) throw new AppError('unauthenticated', { reason: 'key_invalid' });
    if (!key.scopes.includes(scope)) throw new AppError('forbidden', { reason: 'key_scope' });
    known.set(name, key);
    if (!before) count(key, reply);
    if (key.isUnseen) await noteUse(database, key.id);
  }

  return (scope) =>
    function limitByKey(request: FastifyRequest, reply, done) {
      const hash = hashOfKey(request.headers.authorization);
      if (!hash) return limit.call(this, request, reply, done);
      const look = (error?: Error) => {
        if (error) return done(error);
        admit(hash, scope, reply).then(() => {
          delete request.raw.headers.authorization;
          done();
        }, done);
      };
      limitOfKeyed.call(this, request, reply, (error?: Error) => {
        if (error || known.has(hash.toString('base64url'))) look(error);
        else limit.call(this, request, reply, look);
      });
    };
}
