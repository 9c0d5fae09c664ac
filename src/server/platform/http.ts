import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { AppError } from './app-error.ts';
import { sendError } from './http-error-answers.ts';
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

/** The absolute form of a request target is legal, and its host says nothing (RFC 9112 §3.2.2). */
function withoutOrigin({ url = '/' }: { url?: string | undefined }): string {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return target === '' || target.startsWith('?') ? `/${target}` : target;
}

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

function logRequests(server: FastifyInstance, log: Log): void {
  server.addHook('onResponse', (request, reply, done) => {
    const fields = {
      requestId: request.id,
      method: request.method,
      // Without the query: what people search for is nobody's business.
      path: request.url.split('?', 1)[0],
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
    rewriteUrl: withoutOrigin,
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
