import http from 'node:http';
import https from 'node:https';
import { Transform } from 'node:stream';
import {
  type AddressOptions,
  checkedAddresses,
  type HostAddress,
  parseAddress,
  pinnedTo,
  refused,
  resolveAll,
} from './checked-addresses.ts';
import { createDeadline, type Deadline, readRetryAfter, untilAborted } from './deadline.ts';
import { asFetchError, FetchError } from './fetch-error.ts';

export type SafeFetchOptions = AddressOptions & {
  /** User agent with a contact address. */
  userAgent: string;
  /** Total timeout of a response in milliseconds. */
  timeout?: number;
  /** Idle timeout of a connection in milliseconds. */
  idleTimeout?: number;
  maxRedirects?: number;
};

export type SafeRequest = {
  /** Bytes of the body at most. */
  maxBytes: number;
  accept?: string;
  /** Validators of the stored response: an unchanged one fails with status 304. */
  known?: { etag: string | null; lastModified: string | null };
  /** A body whose connection ends too soon is returned as far as it came, with `cutShort` set. */
  isPartWanted?: boolean;
  /** Whether a redirect may be followed, in addition to the checks of every address; left out: all may. */
  mayFollow?: (target: URL) => boolean;
  signal?: AbortSignal | undefined;
};

export type SafeResponse = {
  /** The address that sent the response, after redirects. */
  url: string;
  headers: http.IncomingHttpHeaders;
  /** The body as received, not decompressed. Fails with a FetchError. A reader that stops early must destroy it. */
  body: Transform;
  /** Set once a partial body has ended: why it is incomplete. */
  cutShort: () => FetchError | undefined;
};

/** Fetches from untrusted addresses. Rejects with a FetchError for every status but 200. */
export type SafeFetch = (url: string, request: SafeRequest) => Promise<SafeResponse>;

type Settings = Required<SafeFetchOptions>;

const redirects = new Set([301, 302, 303, 307, 308]);
const maxHeaderBytes = 16 * 1024;

type Asking = { settings: Settings; request: SafeRequest; deadline: Deadline };

/** Sends one request to checked addresses; resolves with the response's head. */
function sendRequest(
  url: URL,
  addresses: readonly HostAddress[],
  { settings, request: { accept = '*/*', known }, deadline }: Asking,
): Promise<http.IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const { request } = url.protocol === 'https:' ? https : http;
  const asked = request(url, {
    method: 'GET',
    // No connection reuse: a shared one could belong to another name.
    agent: false,
    lookup: pinnedTo(addresses),
    headers: {
      'user-agent': settings.userAgent,
      accept,
      'accept-encoding': 'identity',
      ...(known?.etag && { 'if-none-match': known.etag }),
      ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
    },
    maxHeaderSize: maxHeaderBytes,
    signal: deadline.signal,
    timeout: settings.idleTimeout,
  });
  asked.once('timeout', () => deadline.fail(new FetchError('timeout', 'the server fell silent')));
  asked.once('response', resolve).on('error', reject).end();
  return promise;
}

function readStatus(response: http.IncomingMessage): number {
  const { statusCode = 0, headers } = response;
  if (statusCode === 200 || redirects.has(statusCode)) return statusCode;
  response.destroy();
  throw new FetchError('status', `answered ${statusCode}`, {
    status: statusCode,
    retryAfter: readRetryAfter(headers['retry-after']),
  });
}

/** The body; fails as soon as it is too long, too late or, unless a part is accepted, interrupted. */
function boundedBody(
  response: http.IncomingMessage,
  { maxBytes, isPartWanted }: SafeRequest,
  signal: AbortSignal,
): Pick<SafeResponse, 'body' | 'cutShort'> {
  const tooLarge = () => new FetchError('too_large', `longer than ${maxBytes} bytes`);
  if (Number(response.headers['content-length']) > maxBytes) {
    response.destroy();
    throw tooLarge();
  }
  let bytes = 0;
  const body = new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      bytes += chunk.length;
      callback(bytes > maxBytes ? tooLarge() : null, chunk);
    },
  });
  // A reader gets the error. Without a reader it must not end the process.
  body.on('error', () => undefined);
  const onAbort = () => body.destroy(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  let cutShort: FetchError | undefined;
  response.once('error', (cause) => {
    cutShort = new FetchError('cut_short', 'the connection ended too soon', { cause });
    if (isPartWanted) body.end();
    else body.destroy(cutShort);
  });
  body.once('close', () => {
    signal.removeEventListener('abort', onAbort);
    response.destroy();
  });
  response.pipe(body);
  return { body, cutShort: () => cutShort };
}

/**
 * The only way to fetch untrusted addresses (SSRF protection). It never reaches internal addresses: a name is
 * resolved once, all its addresses are checked, and the connection uses one of these; each redirect passes
 * the same checks. Ports 80 and 443 only; the only headers are our user agent and validators.
 */
export function createSafeFetch(options: SafeFetchOptions): SafeFetch {
  const settings: Settings = {
    allowHttp: false,
    allowAddresses: [],
    timeout: 30_000,
    idleTimeout: 10_000,
    maxRedirects: 3,
    resolve: resolveAll,
    ...options,
  };

  async function follow(start: string, request: SafeRequest, deadline: Deadline) {
    let target: string | undefined = start;
    let url: URL | undefined;
    for (let hop = 0; hop <= settings.maxRedirects; hop++) {
      url = parseAddress(target, url?.href, settings);
      if (hop > 0 && request.mayFollow?.(url) === false) throw refused(`redirected to ${url.host}`);
      const addresses = await untilAborted(checkedAddresses(url, settings), deadline.signal);
      const response = await sendRequest(url, addresses, { settings, request, deadline });
      if (readStatus(response) === 200) return { url: url.href, response };
      response.destroy();
      target = response.headers.location;
      if (target === undefined) throw new FetchError('status', 'redirected to nowhere');
    }
    throw new FetchError('too_many_redirects', `redirected more than ${settings.maxRedirects} times`);
  }

  return async (start, request) => {
    const deadline = createDeadline(settings.timeout, request.signal);
    try {
      const { url, response } = await follow(start, request, deadline);
      const bounded = boundedBody(response, request, deadline.signal);
      bounded.body.once('close', deadline.stop);
      return { url, headers: response.headers, ...bounded };
    } catch (error) {
      deadline.stop();
      throw asFetchError(deadline.signal.aborted ? deadline.signal.reason : error);
    }
  };
}

/** A response's whole body. @throws FetchError */
export async function readBody({ body }: SafeResponse): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
