/** A failed call: `message` is the server's; '' without a response from our API. */
export class CallError extends Error {
  /** HTTP status; undefined: no response from our API. */
  readonly status: number | undefined;
  readonly details: unknown;

  constructor(status?: number, message = '', details?: unknown) {
    super(message);
    this.name = 'CallError';
    this.status = status;
    this.details = details;
  }
}

/** The message of a failed call, or the fallback. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof CallError && error.message ? error.message : fallback;
