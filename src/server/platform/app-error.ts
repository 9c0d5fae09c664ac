import type { ErrorCode } from '../../contract/error-codes.ts';

/** An error with a code of the contract; its cause is logged, never sent. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;

  constructor(code: ErrorCode, options: { details?: unknown; message?: string; cause?: unknown } = {}) {
    super(options.message ?? code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = options.details;
  }
}
