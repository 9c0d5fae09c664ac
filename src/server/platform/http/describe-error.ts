import { type ErrorCode, errorStatuses } from '../../../contract/errors/error-codes.ts';
import { errorMessage } from '../../../contract/errors/messages.ts';
import { reasonMessage } from '../../../contract/errors/reason-messages.ts';
import type { ErrorBody } from '../../../contract/errors/schema.ts';
import type { Language } from '../../../contract/language.ts';
import { AppError } from '../app-error.ts';
import { isDatabaseUnavailable } from '../database/database-errors.ts';

const codesByStatus = new Map<number, ErrorCode>([
  [400, 'invalid_request'],
  [404, 'not_found'],
  [405, 'method_not_allowed'],
  [413, 'payload_too_large'],
  [415, 'unsupported_media_type'],
  [416, 'range_not_satisfiable'],
  [503, 'unavailable'],
]);

/** Fastify's own refusals (body too large, content type, bad address) carry a status below 500. */
function codeOfStatus(error: unknown): ErrorCode | undefined {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status !== 'number') return undefined;
  return codesByStatus.get(status) ?? (status >= 400 && status < 500 ? 'invalid_request' : undefined);
}

/** The disk, or our share of it, is full; or that of the database. */
const fullDisks: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);
const isDiskFull = (error: unknown): boolean =>
  fullDisks.has((error as { code?: unknown } | null | undefined)?.code);

/** The contract's code for whatever was thrown; anything unknown is `internal`. */
export function errorCodeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  if (isDatabaseUnavailable(error) || isDiskFull(error)) return 'unavailable';
  return codeOfStatus(error) ?? 'internal';
}

/** Any thrown value as an AppError; the original stays as its cause. */
export const toAppError = (error: unknown): AppError =>
  error instanceof AppError ? error : new AppError(errorCodeOf(error), { cause: error });

/** Status and body of the response to a request that failed with `error`. */
export function describeError(
  error: unknown,
  { language, requestId }: { language: Language; requestId: string },
): { status: number; body: ErrorBody } {
  const { code, details, reason, words } = toAppError(error);
  const message = words ?? (reason ? reasonMessage(language, reason) : errorMessage(language, code));
  const body: ErrorBody = { message, code, requestId };
  if (details !== undefined) body.details = details;
  return { status: errorStatuses[code], body };
}
