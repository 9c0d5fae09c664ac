import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Log } from '../telemetry/log.ts';
import { loggedPath } from '../telemetry/logged-path.ts';
import { errorCodeOf } from './describe-error.ts';
import { sendError } from './error-responses.ts';
import { createNoRequestHandler } from './malformed-requests.ts';
import { discardBody } from './oversize.ts';
import { secureHeaders } from './secure-headers.ts';
import { isWarmingUp } from './warming.ts';

export type HttpOptions = {
  log: Log;
  /** Whose X-Forwarded-* headers are believed: Fastify's `trustProxy`. */
  trustProxy: boolean | string | string[];
  /** Whether visitors use https: browsers are then told to use nothing else (HSTS). */
  isSecure: boolean;
};

/**
 * Timeouts in milliseconds. Slow clients are cut off early, both while sending a request and while reading
 * its response (`idle`): each slow connection costs a slot.
 */
const timeouts = { headers: 5_000, request: 15_000, checkInterval: 1_000, idle: 60_000, keepAlive: 65_000 };
/**
 * A connection is closed after so many requests. Otherwise the connections of a proxy would stay with the web process
 * that accepted them, and a process that starts later would get none.
 */
const maxRequestsPerSocket = 1_000;
/** Plugins may take long to start on a machine that others hold back: Fastify's ten seconds ended a start there. */
const pluginTimeoutMs = 120_000;
const maxBodyBytes = 64 * 1024;

/**
 * For `listen`: connections that may wait to be accepted. When thousands connect at once, those beyond this number
 * are dropped rather than refused, and their clients try again a second later.
 */
export const listenBacklog = 4_096;

/**
 * The path and query of a request target. Its absolute form is legal, and its host is ignored (RFC 9112 §3.2.2); a fragment is
 * not, and is none of the address: `/fr#1` and `/fr#2` are one page.
 */
function pathAndQuery(target: string): string {
  const fragment = target.indexOf('#');
  const url = fragment < 0 ? target : target.slice(0, fragment);
  if (url.startsWith('/')) return url;
  const path = url.replace(/^https?:\/\/[^/?]*/i, '');
  // `*`, and addresses of other protocols, are no pages.
  return path.startsWith('/') ? path : `/${path}`;
}

/** Called several times for each request: parsing a URL would take ten times as long. */
export function withoutQuery(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** A page's address that cannot be decoded is a 404; for API callers it is a 400. */
function decodable(target: string): string {
  if (target.startsWith('/api/')) return target;
  const path = withoutQuery(target);
  if (!path.includes('%')) return target;
  try {
    decodeURIComponent(path);
    return target;
  } catch {
    return path.replaceAll('%', '%25') + target.slice(path.length);
  }
}

/** The request's id: the one that a trusted proxy gave it, else a new one. */
function createRequestIds(trustProxy: HttpOptions['trustProxy']): (request?: IncomingMessage) => string {
  const prefix = randomBytes(6).toString('hex');
  let count = 0;
  return (request) => {
    const given = trustProxy ? request?.headers['x-request-id'] : undefined;
    if (typeof given === 'string' && /^[\w-]{8,64}$/.test(given)) return given;
    count++;
    return `${prefix}-${count.toString(36)}`;
  };
}

/**
 * Without the query, as searches are private. A `token` in a path is a secret: the route is logged instead. Where none takes the address,
 * what looks like one is left out.
 */
const pathOf = ({ url, params, routeOptions }: FastifyRequest): string | undefined =>
  Object.hasOwn((params as object | null) ?? {}, 'token') ? routeOptions.url : loggedPath(withoutQuery(url));

function logRequests(server: FastifyInstance, log: Log): void {
  server.addHook('onResponse', (request, reply, done) => {
    if (isWarmingUp(request)) return done();
    const fields = {
      requestId: request.id,
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    };
    log.info(fields, 'request');
    done();
  });
}

/** A Fastify server with our limits, headers, log and error shape, without routes. */
export function createHttpServer({ log, trustProxy, isSecure }: HttpOptions): FastifyInstance {
  const headers = secureHeaders(isSecure);
  const addHeaders = (request: FastifyRequest, reply: FastifyReply) =>
    reply.headers(headers).header('x-request-id', request.id);
  const createRequestId = createRequestIds(trustProxy);
  const server = fastify({
    logger: false,
    pluginTimeout: pluginTimeoutMs,
    rewriteUrl: ({ url = '/' }) => decodable(pathAndQuery(url)),
    trustProxy,
    genReqId: createRequestId,
    bodyLimit: maxBodyBytes,
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.idle,
    keepAliveTimeout: timeouts.keepAlive,
    maxRequestsPerSocket,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.checkInterval },
    clientErrorHandler: createNoRequestHandler({ log, headers, nextRequestId: () => createRequestId() }),
    // No hook runs for an address that cannot be decoded.
    frameworkErrors: (error, request, reply) =>
      sendError(log, error, request, addHeaders(request, reply as FastifyReply)),
  });
  // Calls accept JSON; every other content type is 415.
  server.removeContentTypeParser('text/plain');
  server.addHook('onRequest', (request, reply, done) => {
    addHeaders(request, reply);
    done();
  });
  logRequests(server, log);
  server.setErrorHandler(async (error, request, reply) => {
    if (errorCodeOf(error) === 'payload_too_large') await discardBody(request.raw);
    return sendError(log, error, request, reply);
  });
  server.setNotFoundHandler((request, reply) => sendError(log, new AppError('not_found'), request, reply));
  return server;
}
