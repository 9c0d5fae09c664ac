import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorMessage } from '../../../contract/errors/messages.ts';
import type { ErrorBody } from '../../../contract/errors/schema.ts';
import type { Log } from '../telemetry/log.ts';

/** Statuses of what Node could not read as a request, by its error code; all else is 400. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

export type NoRequestOptions = {
  log: Log;
  headers: Readonly<Record<string, string>>;
  nextRequestId: () => string;
};

function answerText(status: number, body: ErrorBody, headers: Readonly<Record<string, string>>): string {
  const text = JSON.stringify(body);
  const lines = Object.entries({
    ...headers,
    'x-request-id': body.requestId,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${text}`;
}

/**
 * Responds to malformed requests (no HTTP, headers too large or too slow) in the API's error shape, in
 * English as the language is unknown, and closes the connection.
 */
export function createNoRequestHandler({ log, headers, nextRequestId }: NoRequestOptions) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const requestId = nextRequestId();
    const status = statuses[error.code ?? ''] ?? 400;
    log.debug({ requestId, status, reason: error.code }, 'no request');
    const body: ErrorBody = {
      message: errorMessage('en', 'invalid_request'),
      code: 'invalid_request',
      requestId,
    };
    // A response that the client does not read would keep the connection open.
    const isReading = socket.writable && socket.writableLength === 0;
    if (isReading) socket.end(answerText(status, body, headers), () => socket.destroy());
    else socket.destroy();
  };
}
