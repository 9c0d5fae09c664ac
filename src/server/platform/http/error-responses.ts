import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, errorStatuses } from '../../../contract/errors/error-codes.ts';
import type { Log } from '../telemetry/log.ts';
import { describeError, errorCodeOf, toAppError } from './describe-error.ts';
import { renderErrorPage } from './error-page.ts';
import { pageLanguage } from './page-language.ts';
import { requestLanguage } from './request-language.ts';
import { closedContentPolicy } from './secure-headers.ts';

/** What may be over when the page is asked for again. */
const passing: ReadonlySet<ErrorCode> = new Set(['unavailable', 'too_many_requests']);

const isForPerson = ({ url, headers }: FastifyRequest): boolean =>
  !/^\/api(\/|\?|$)/.test(url) && (headers.accept ?? '').includes('text/html');

function sendPage(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { id: requestId, url, headers, method } = request;
  const language = pageLanguage(url, headers);
  const { status, body } = describeError(error, { language, requestId });
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .send(renderErrorPage(language, body, { canRetry: method === 'GET' && passing.has(body.code) }));
}

function sendJson(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = describeError(error, {
    language: requestLanguage(request),
    requestId: request.id,
  });
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/**
 * For a range that a file does not have (RFC 9110): the length of the file, where the code that serves files has set
 * it.
 */
const fileSize = (error: unknown): string | undefined =>
  (error as { headers?: { 'Content-Range'?: string } } | null)?.headers?.['Content-Range'];

/**
 * Responds to a failed request: in the API's error shape, or with a page for browsers. Our own failures are
 * logged with their cause.
 */
export function sendError(
  log: Log,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { retryAfter, reason } = toAppError(error);
  if (errorStatuses[errorCodeOf(error)] >= 500) {
    log.error({ err: error, requestId: request.id }, 'request failed');
  } else if (reason === 'changed_meanwhile') {
    // Rare by chance: often, it is our fault.
    log.warn({ err: error, requestId: request.id }, 'request overtaken');
  }
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  const size = errorCodeOf(error) === 'range_not_satisfiable' ? fileSize(error) : undefined;
  if (size !== undefined) reply.header('content-range', size);
  reply.headers({
    'cache-control': 'no-store',
    vary: 'accept-language, accept',
    'content-security-policy': closedContentPolicy,
  });
  return isForPerson(request) ? sendPage(error, request, reply) : sendJson(error, request, reply);
}
