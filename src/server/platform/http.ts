import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { describeError } from './http-errors.ts';
import { requestLanguage } from './http-language.ts';
import type { Log } from './log.ts';

export type HttpOptions = {
  log: Log;
  /** Whose X-Forwarded-* headers are believed: Fastify's `trustProxy`. */
  trustProxy: boolean | string | string[];
  /** Whether visitors reach us by https: browsers are then told to stay with it. */
  isSecure: boolean;
};

/** Milliseconds. Slow clients are cut off early: a connection that dawdles costs one slot each. */
const timeouts = { headers: 5_000, request: 15_000, checkInterval: 1_000, keepAlive: 65_000 };
const maxBodyBytes = 64 * 1024;

const baseHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};
const secureHeaders = { 'strict-transport-security': 'max-age=31536000' };
/** For answers that no browser should ever render or run; pages bring a policy of their own. */
export const closedContentPolicy = "default-src 'none'; frame-ancestors 'none'";

function createRequestIds(trustProxy: HttpOptions['trustProxy']): (request: IncomingMessage) => string {
  const prefix = randomBytes(6).toString('hex');
  let count = 0;
  return (request) => {
    const given = trustProxy ? request.headers['x-request-id'] : undefined;
    if (typeof given === 'string' && /^[\w-]{8,64}$/.test(given)) return given;
    count++;
    return `${prefix}-${count.toString(36)}`;
  };
}

/** Answers a failed request in the API's error shape; what went wrong on our side is logged with its cause. */
export function sendError(
  log: Log,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, body } = describeError(error, {
    language: requestLanguage(request),
    requestId: request.id,
  });
  if (status >= 500) log.error({ err: error, requestId: request.id }, 'request failed');
  return reply
    .code(status)
    .headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'accept-language',
      'content-security-policy': closedContentPolicy,
    })
    .send(JSON.stringify(body));
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

function logRequests(server: FastifyInstance, log: Log): void {
  server.addHook('onResponse', (request, reply, done) => {
    const fields = {
      requestId: request.id,
      method: request.method,
      // Without the query: what people search for is nobody's business.
      path: pathOf(request.url),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    };
    log.info(fields, 'request');
    done();
  });
}

/** A Fastify server with our limits, headers, log and error shape, and no route yet. */
export function createHttpServer({ log, trustProxy, isSecure }: HttpOptions): FastifyInstance {
  const server = fastify({
    logger: false,
    trustProxy,
    genReqId: createRequestIds(trustProxy),
    bodyLimit: maxBodyBytes,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.keepAlive,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.checkInterval },
    frameworkErrors: (error, request, reply) => sendError(log, error, request, reply as FastifyReply),
  });
  const headers = { ...baseHeaders, ...(isSecure && secureHeaders) };
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  logRequests(server, log);
  server.setErrorHandler((error, request, reply) => sendError(log, error, request, reply));
  server.setNotFoundHandler((request, reply) => sendError(log, new AppError('not_found'), request, reply));
  return server;
}
