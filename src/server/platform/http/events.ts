import { PassThrough } from 'node:stream';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { Access } from '../../../contract/accounts/roles.ts';
import { AppError } from '../app-error.ts';
import { type Authenticate, admit } from '../calls/runner.ts';
import { apiPrefix } from './call-routes.ts';
import { clientOf } from './rate-limit.ts';
import { requestLanguage } from './request-language.ts';

/** Calls the listener with each event as JSON text. Returns the unsubscribe function. */
export type Subscribe = (listener: (news: string) => void) => () => void;

export type EventsOptions = {
  access: Access;
  /** Must not count as use of the session: an open page would keep it alive for ever. */
  authenticate: Authenticate;
  subscribe: Subscribe;
  limit: onRequestHookHandler;
  /** Open streams per process. */
  maxStreams?: number;
  /** Milliseconds between checks that the session is still valid. */
  checkEvery?: number;
};

/** Bytes that may be buffered for a client that does not read. */
const maxWaiting = 64 * 1024;
/** Seconds after which a stream is closed; clients reconnect by themselves. */
const maxSeconds = 10 * 60;
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/**
 * Server-sent events at `path` below `/api`, with access control. The token comes in the Authorization
 * header, like that of every call, so pages read the stream by `fetch`: an EventSource sends no headers, and
 * a ticket in the address would be a second way to sign in, and appear in logs. The session is checked
 * repeatedly: when it ends, so does the stream.
 */
export function registerEvents(server: FastifyInstance, path: string, options: EventsOptions): void {
  const { access, authenticate, subscribe, limit, maxStreams = 50, checkEvery = 2_000 } = options;
  const open = new Set<PassThrough>();

  function start(isAllowed: () => Promise<boolean>): PassThrough {
    const stream = new PassThrough();
    open.add(stream);
    const send = (text: string) => {
      if (stream.readableLength + stream.writableLength > maxWaiting) stream.destroy();
      else if (!stream.writableEnded) stream.write(text);
    };
    const end = () => void (stream.writableEnded || stream.end());
    const unsubscribe = subscribe((news) => send(`data: ${news}\n\n`));
    const timer = setInterval(async () => {
      // A comment line keeps idle connections open through proxies and detects closed ones.
      if (await isAllowed()) send(':\n\n');
      else end();
    }, checkEvery);
    const maxTimer = setTimeout(end, maxSeconds * 1_000);
    stream.once('close', () => {
      clearInterval(timer);
      clearTimeout(maxTimer);
      unsubscribe();
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
    const checkAccess = () => admit({ language: requestLanguage(request), client }, access, authenticate);
    await checkAccess();
    if (open.size >= maxStreams) throw new AppError('unavailable', { retryAfter: 30 });
    const isAllowed = () => checkAccess().then(Boolean, () => false);
    return reply.headers(headers).send(start(isAllowed));
  });
  // Before the server waits for open connections.
  server.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });
}
