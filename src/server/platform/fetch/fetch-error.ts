/** Why something could not be fetched. */
export type FetchFailure =
  | 'address_invalid'
  | 'address_refused'
  | 'name_unknown'
  | 'connection_failed'
  /** The connection ended before the whole answer had come. */
  | 'cut_short'
  | 'timeout'
  | 'too_many_redirects'
  | 'status'
  | 'too_large';

/** What `fetch` of `safe-fetch.ts` and the bodies that it gives fail with. */
export class FetchError extends Error {
  readonly reason: FetchFailure;
  /** Of the answer, where there was one. */
  readonly status: number | undefined;
  /** Seconds that the server asks to be left alone for. */
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
