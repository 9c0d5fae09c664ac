import type { onRequestHookHandler } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Siblings } from '../process/siblings.ts';
import { clientOf, createRateLimit, type RateLimit } from './rate-limit.ts';
import { isWarmingUp } from './warming.ts';

/** Maximum number of counted clients: some 10 MB. */
const maxClients = 100_000;
/** Half a minute's worth may come at once: an office full of people opens pages in waves. */
const burstShare = 0.5;

const topic = 'requests';
/** Milliseconds: so long a client may ask each process as if there were no other. */
const tellEvery = 100;

/** Counts what clients ask of the other processes at this port as well. Returns what is to be told of each request. */
function shareCounts(limit: RateLimit, siblings: Siblings): (name: string) => void {
  const taken = new Map<string, number>();
  siblings.onTold(topic, (counts) => {
    for (const [name, count] of counts as [string, number][]) limit.spend(name, count, performance.now());
  });
  const tell = () => {
    siblings.tell(topic, [...taken]);
    taken.clear();
  };
  return (name) => {
    if (taken.size === 0) setTimeout(tell, tellEvery).unref();
    taken.set(name, (taken.get(name) ?? 0) + 1);
  };
}

/**
 * For `onRequest` of uncached responses: refuses a client (`request.ip`, see `trustProxy`) beyond `perMinute`
 * requests, with 429 and Retry-After. Stands behind `sendCached`, as cached responses cost nothing. 0: no
 * limit.
 * `siblings`: the other processes that these clients reach as well.
 */
export function createRequestLimit(perMinute: number, siblings?: Siblings): onRequestHookHandler {
  if (perMinute === 0) return (_request, _reply, done) => done();
  const burst = Math.max(1, Math.floor(perMinute * burstShare));
  const limit = createRateLimit({ perMinute, burst, maxNames: maxClients });
  const tell = siblings && shareCounts(limit, siblings);
  return (request, reply, done) => {
    if (isWarmingUp(request)) return done();
    const name = clientOf(request.ip);
    const seconds = limit.take(name, performance.now());
    if (seconds === 0) {
      tell?.(name);
      return done();
    }
    reply.header('retry-after', String(seconds));
    done(new AppError('too_many_requests'));
  };
}
