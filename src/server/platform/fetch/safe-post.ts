import http from 'node:http';
import https from 'node:https';
import {
  type AddressOptions,
  addressesOf,
  checkedAddresses,
  type HostAddress,
  parseAddress,
  pinnedTo,
  refused,
  resolveAll,
} from './checked-addresses.ts';
import { createDeadline, type Deadline, readRetryAfter, untilAborted } from './deadline.ts';
import { asFetchError, FetchError } from './fetch-error.ts';

export type SafePostOptions = Pick<AddressOptions, 'resolve'> & {
  /** Origins of the operator's own, wherever they lead, for requests that may go there: `http://127.0.0.1:8080`. */
  allowOrigins?: readonly string[];
  /** User agent with a contact address. */
  userAgent: string;
  /** Milliseconds until the response's headers must have arrived. */
  timeout?: number;
};

export type PostRequest = {
  body: string | Buffer;
  headers: Readonly<Record<string, string>>;
  /** Whether it may go to the operator's own origins. */
  mayGoToOwn?: boolean;
  signal?: AbortSignal;
};

/** A server's response; `retryAfter`: in seconds. */
export type PostAnswer = { status: number; retryAfter: number | undefined };

/** Thrown where no response arrived: whether the server may have received the request nevertheless. */
export class PostError extends FetchError {
  readonly mayBeReceived: boolean;

  constructor(cause: FetchError, mayBeReceived: boolean) {
    super(cause.reason, cause.message, { cause });
    this.mayBeReceived = mayBeReceived;
  }
}

/**
 * Posts to an untrusted address. Rejects with a PostError where no response arrives; the body of a response is not
 * read.
 */
export type SafePost = (url: string, request: PostRequest) => Promise<PostAnswer>;

const maxRedirects = 3;
const maxHeaderBytes = 16 * 1024;
/** The others would have the request sent again as a GET, without its body. */
const keepsMethod = new Set([307, 308]);

type Asking = PostRequest & { userAgent: string; deadline: Deadline; onConnected: () => void };

function sendRequest(
  url: URL,
  addresses: readonly HostAddress[],
  { body, headers, userAgent, deadline, onConnected }: Asking,
): Promise<http.IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const isSecure = url.protocol === 'https:';
  const asked = (isSecure ? https : http).request(url, {
    method: 'POST',
    agent: false,
    lookup: pinnedTo(addresses),
    headers: { ...headers, 'user-agent': userAgent, 'content-length': Buffer.byteLength(body) },
    maxHeaderSize: maxHeaderBytes,
    signal: deadline.signal,
  });
  asked.once('socket', (socket) => socket.once(isSecure ? 'secureConnect' : 'connect', onConnected));
  asked.once('response', resolve).on('error', reject).end(body);
  return promise;
}

/**
 * The only way to post to untrusted addresses. It makes the same checks as `safe-fetch.ts`, for each redirect too.
 * Redirects are followed within the same origin only, so that secrets in headers go nowhere else; a redirect to
 * another origin is returned as the response. Plain http and other ports are allowed for the operator's own
 * `allowOrigins` only.
 */
export function createSafePost({
  userAgent,
  allowOrigins = [],
  resolve = resolveAll,
  timeout = 10_000,
}: SafePostOptions): SafePost {
  function findAddresses(url: URL, mayGoToOwn: boolean): Promise<readonly HostAddress[]> {
    if (mayGoToOwn && allowOrigins.includes(url.origin)) return addressesOf(url, { resolve });
    if (url.protocol !== 'https:') throw refused('plain http');
    return checkedAddresses(url, { allowAddresses: [], resolve });
  }

  return async (start, request) => {
    const deadline = createDeadline(timeout, request.signal);
    let mayBeReceived = false;
    const onConnected = () => {
      mayBeReceived = true;
    };
    try {
      let url = parseAddress(start, undefined, { allowHttp: true });
      for (let hop = 0; hop <= maxRedirects; hop++) {
        const addresses = await untilAborted(
          findAddresses(url, request.mayGoToOwn ?? false),
          deadline.signal,
        );
        const response = await sendRequest(url, addresses, { ...request, userAgent, deadline, onConnected });
        const { statusCode: status = 0, headers } = response;
        response.destroy();
        if (!keepsMethod.has(status) || headers.location === undefined) {
          return { status, retryAfter: readRetryAfter(headers['retry-after']) };
        }
        const target = parseAddress(headers.location, url.href, { allowHttp: true });
        if (target.origin !== url.origin) return { status, retryAfter: undefined };
        mayBeReceived = false;
        url = target;
      }
      throw new FetchError('too_many_redirects', `redirected more than ${maxRedirects} times`);
    } catch (error) {
      throw new PostError(
        asFetchError(deadline.signal.aborted ? deadline.signal.reason : error),
        mayBeReceived,
      );
    } finally {
      deadline.stop();
    }
  };
}
