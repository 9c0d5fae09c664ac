import { lookup as resolveName } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Transform } from 'node:stream';
import { FetchError } from './fetch-error.ts';
import { isPublicAddress } from './public-address.ts';

export type SafeFetchOptions = {
  /** User agent with a contact address. */
  userAgent: string;
  /** Whether plain http is allowed as well. */
  allowHttp?: boolean;
  /** Internal addresses that are allowed, on any port: a proxy, a test's server. */
  allowAddresses?: readonly string[];
  /** Total timeout of a response in milliseconds. */
  timeout?: number;
  /** Idle timeout of a connection in milliseconds. */
  idleTimeout?: number;
  maxRedirects?: number;
  /** Resolves a name to all its addresses. */
  resolve?: (hostname: string) => Promise<{ address: string; family: number }[]>;
};

export type SafeRequest = {
  /** Bytes of the body at most. */
  maxBytes: number;
  accept?: string;
  /** Validators of the stored response: an unchanged one fails with status 304. */
  known?: { etag: string | null; lastModified: string | null };
  /** A body whose connection ends too soon is returned as far as it came, with `cutShort` set. */
  isPartWanted?: boolean;
  /** Whether a redirect may be followed, beside the checks that every address passes; left out: all may. */
  mayFollow?: (target: URL) => boolean;
  signal?: AbortSignal | undefined;
};

export type SafeResponse = {
  /** The address that answered, after redirects. */
  url: string;
  headers: http.IncomingHttpHeaders;
  /** As it came, not decompressed. Fails with a FetchError; whoever stops reading must destroy it. */
  body: Transform;
  /** Set once a partial body has ended: why it is incomplete. */
  cutShort: () => FetchError | undefined;
};

/** Fetches from untrusted addresses. Rejects with a FetchError for every status but 200. */
export type SafeFetch = (url: string, request: SafeRequest) => Promise<SafeResponse>;

type Settings = Required<SafeFetchOptions>;

const redirects = new Set([301, 302, 303, 307, 308]);
const maxHeaderBytes = 16 * 1024;

const resolveAll: Settings['resolve'] = (hostname) => resolveName(hostname, { all: true });

const invalid = (message: string) => new FetchError('address_invalid', message);
const refused = (message: string) => new FetchError('address_refused', message);

/** IPv6 addresses stand in brackets in a URL. */
const hostOf = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, '$1');

function parseAddress(text: string, base: string | undefined, { allowHttp }: Settings): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (!url) throw invalid('no address');
  if (url.protocol !== 'https:' && !(allowHttp && url.protocol === 'http:')) {
    throw invalid(`${url.protocol} is not allowed`);
  }
  if (url.username || url.password) throw invalid('address with a password');
  return url;
}

/** Resolves and checks all addresses of the host: one internal address refuses the host. */
async function checkedAddresses(url: URL, settings: Settings) {
  const host = hostOf(url);
  const literal = isIP(host);
  const addresses = literal
    ? [{ address: host, family: literal }]
    : await settings.resolve(host).catch((cause: unknown) => {
        throw new FetchError('name_unknown', `${host} is not known`, { cause });
      });
  if (addresses.length === 0) throw new FetchError('name_unknown', `${host} has no address`);
  for (const { address } of addresses) {
    if (settings.allowAddresses.includes(address)) continue;
    if (!isPublicAddress(address)) throw refused(`${host} is ${address}, an internal address`);
    // Defaults of the protocol, 80 and 443, are empty here.
    if (url.port !== '') throw invalid(`port ${url.port} is not allowed`);
  }
  return addresses;
}

/** Pins the checked addresses, so that no second DNS lookup is made. */
function pinnedTo(addresses: readonly { address: string; family: number }[]): LookupFunction {
  return (_hostname, options, callback) => {
    const wanted = addresses.filter(({ family }) => !options.family || options.family === family);
    const [first] = wanted;
    if (options.all) callback(null, wanted);
    else if (first) callback(null, first.address, first.family);
    else callback(Object.assign(new Error('no address of this family'), { code: 'ENOTFOUND' }), '');
  };
}

const asFetchError = (cause: unknown): FetchError =>
  cause instanceof FetchError
    ? cause
    : new FetchError('connection_failed', cause instanceof Error ? cause.message : String(cause), { cause });

/** Aborts a fetch: by `fail`, the caller's signal, or the timeout; `stop` releases the latter two. */
type Deadline = { signal: AbortSignal; fail(error: FetchError): void; stop(): void };

function createDeadline(milliseconds: number, outer: AbortSignal | undefined): Deadline {
  const over = new AbortController();
  const fail = (error: FetchError) => over.abort(error);
  const timer = setTimeout(
    () => fail(new FetchError('timeout', `took longer than ${milliseconds} ms`)),
    milliseconds,
  );
  const onAbort = () => fail(asFetchError(outer?.reason));
  if (outer?.aborted) onAbort();
  outer?.addEventListener('abort', onAbort, { once: true });
  const stop = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', onAbort);
  };
  return { signal: over.signal, fail, stop };
}

type Asking = { settings: Settings; request: SafeRequest; deadline: Deadline };

/** Sends one request to checked addresses; resolves with the response's head. */
function sendRequest(
  url: URL,
  addresses: readonly { address: string; family: number }[],
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

/** Seconds of `Retry-After`, in either of its forms. */
function readRetryAfter(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const seconds = /^\d{1,7}$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
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

/** DNS lookups cannot be aborted: we just stop waiting. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
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
