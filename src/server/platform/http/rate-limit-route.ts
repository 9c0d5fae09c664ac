import type { onRequestHookHandler } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Siblings } from '../process/siblings.ts';
import { clientOf } from './rate-limit.ts';
import { createSharedRateLimit } from './shared-rate-limit.ts';
import { isWarmingUp } from './warming.ts';

/** Maximum number of counted clients: some 10 MB. */
const maxClients = 100_000;
/** Half a minute's worth may come at once: an office full of people opens pages in waves. */
const burstShare = 0.5;
export const burstOf = (perMinute: number): number => Math.max(1, Math.floor(perMinute * burstShare));

/**
 * For `onRequest` of uncached responses: refuses a client (`request.ip`, see `trustProxy`) that sends more than
 * `perMinute` requests to all processes of the port, with 429 and Retry-After. Runs after `sendCached`, as cached
 * responses cost almost nothing. 0: no limit; `topic`: the name of the limit.
 */
export function createRequestLimit(
  perMinute: number,
  siblings?: Siblings,
  topic = 'requests',
): onRequestHookHandler {
  if (perMinute === 0) return (_request, _reply, done) => done();
  const take = createSharedRateLimit({
    perMinute,
    burst: burstOf(perMinute),
    maxNames: maxClients,
    topic,
    siblings,
  });
  return (request, reply, done) => {
    if (isWarmingUp(request)) return done();
    const seconds = take(clientOf(request.ip));
    if (seconds === 0) return done();
    reply.header('retry-after', String(seconds));
    done(new AppError('too_many_requests'));
  };
}
