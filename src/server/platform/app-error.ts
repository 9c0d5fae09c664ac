import type { ErrorCode } from '../../contract/errors/error-codes.ts';
import type { Reason } from '../../contract/errors/reason-messages.ts';

type AppErrorOptions = {
  details?: unknown;
  reason?: Reason;
  field?: string;
  words?: string;
  retryAfter?: number;
  message?: string;
  cause?: unknown;
};

/** `field`: the one of the request that the reason is about, where it may be about several. */
const describeReason = ({ reason, field }: AppErrorOptions) =>
  reason && { reason, ...(field !== undefined && { field }) };

/** An error with a code of the contract; its cause is logged, never sent. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;
  /** A reason more specific than the code; its message replaces that of the code. */
  readonly reason: Reason | undefined;
  /** A message with parameters from the input, in the language of the request. */
  readonly words: string | undefined;
  /** Whole seconds after which another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.reason = options.reason;
    this.words = options.words;
    this.retryAfter = options.retryAfter;
    this.details = options.details ?? describeReason(options);
  }
}
