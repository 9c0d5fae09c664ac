/** Why a fetch failed. */
export type FetchFailure =
  | 'address_invalid'
  | 'address_refused'
  | 'name_unknown'
  | 'connection_failed'
  /** The connection ended before the whole response was received. */
  | 'cut_short'
  | 'timeout'
  | 'too_many_redirects'
  | 'status'
  | 'too_large';

/** What `fetch` of `safe-fetch.ts` and the bodies that it gives fail with. */
export class FetchError extends Error {
  readonly reason: FetchFailure;
  /** HTTP status of the response, if any. */
  readonly status: number | undefined;
  /** `Retry-After` in seconds. */
  readonly retryAfter: number | undefined;

  constructor(
    reason: FetchFailure,
    message: string,
    options: { status?: number; retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'FetchError';
    this.reason = reason;
    this.status = options.status;
    this.retryAfter = options.retryAfter;
  }
}

/** Any error of a connection as one of ours. */
export const asFetchError = (cause: unknown): FetchError =>
  cause instanceof FetchError
    ? cause
    : new FetchError('connection_failed', cause instanceof Error ? cause.message : String(cause), { cause });
