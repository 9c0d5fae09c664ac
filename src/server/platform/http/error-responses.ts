import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorStatuses } from '../../../contract/errors/error-codes.ts';
import type { Log } from '../telemetry/log.ts';
import { describeError, errorCodeOf, toAppError } from './describe-error.ts';
import { renderErrorPage } from './error-page.ts';
import { requestLanguage, visitorLanguage } from './request-language.ts';
import { closedContentPolicy } from './secure-headers.ts';

const isForPerson = ({ url, headers }: FastifyRequest): boolean =>
  !/^\/api(\/|\?|$)/.test(url) && (headers.accept ?? '').includes('text/html');

function sendPage(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const code = errorCodeOf(error);
  return reply
    .code(errorStatuses[code])
    .header('content-type', 'text/html; charset=utf-8')
    .send(renderErrorPage(visitorLanguage(request), code, request.id));
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
