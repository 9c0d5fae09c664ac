import { PassThrough } from 'node:stream';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { Access } from '../../../contract/accounts/roles.ts';
import { AppError } from '../app-error.ts';
import { type Authenticate, admit } from '../calls/runner.ts';
import { apiPrefix } from './calls.ts';
import { requestLanguage } from './language.ts';
import { clientOf } from './rate-limit.ts';

/** Hears news as JSON text. Returns how to stop hearing. */
export type Subscribe = (hear: (news: string) => void) => () => void;

export type EventsOptions = {
  access: Access;
  /** Must be no use of the session: an open page would keep it alive for ever. */
  authenticate: Authenticate;
  subscribe: Subscribe;
  limit: onRequestHookHandler;
  /** Streams of this process at most. */
  most?: number;
  /** Milliseconds between looks whether the session still stands. */
  checkEvery?: number;
};

/** Bytes that a client who does not read may leave lying here. */
const maxWaiting = 64 * 1024;
/** Seconds: proxies in between close what is silent for a minute; a client comes back by itself. */
const longest = 10 * 60;
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/**
 * Server-sent events at `path` below `/api`, for those who may. The token comes in the Authorization header, like that of
 * every call, so pages read the stream by `fetch`: an EventSource sends no headers, and a ticket in the address would
 * be a second way to be signed in, and stand in logs. The session is looked at again and again: its end is the stream's.
 */
export function registerEvents(server: FastifyInstance, path: string, options: EventsOptions): void {
  const { access, authenticate, subscribe, limit, most = 50, checkEvery = 2_000 } = options;
  const open = new Set<PassThrough>();

  function start(isAllowed: () => Promise<boolean>): PassThrough {
    const stream = new PassThrough();
    open.add(stream);
    const send = (text: string) => {
      if (stream.readableLength + stream.writableLength > maxWaiting) stream.destroy();
      else if (!stream.writableEnded) stream.write(text);
    };
    const end = () => void (stream.writableEnded || stream.end());
    const stopHearing = subscribe((news) => send(`data: ${news}\n\n`));
    const timer = setInterval(async () => {
      // The comment keeps what is silent alive, and finds out who is gone.
      if (await isAllowed()) send(':\n\n');
      else end();
    }, checkEvery);
    const maxTimer = setTimeout(end, longest * 1_000);
    stream.once('close', () => {
      clearInterval(timer);
      clearTimeout(maxTimer);
      stopHearing();
      open.delete(stream);
    });
    return stream;
  }

  server.get(apiPrefix + path, { onRequest: limit, exposeHeadRoute: false }, async (request, reply) => {
    const { authorization, cookie } = request.headers;
    const client = {
      authorization,
      cookie,
      address: clientOf(request.ip),
      userAgent: '',
      language: undefined,
    };
    const ask = () => admit({ language: requestLanguage(request), client }, access, authenticate);
    await ask();
    if (open.size >= most) throw new AppError('unavailable', { retryAfter: 30 });
    const isAllowed = () => ask().then(Boolean, () => false);
    return reply.headers(headers).send(start(isAllowed));
  });
  // Before connections are waited for.
  server.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });
}
