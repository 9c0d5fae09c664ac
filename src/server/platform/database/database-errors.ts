// SQLSTATE classes 08 (connection) and 57P (shutdown, starting up), too many connections, cancelled by
// timeout.
const unavailableStates = /^(08...|57P0[1-5]|53300|57014)$/;
const unavailableSystemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
// Messages of pg's errors without a code.
const unavailableMessages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|Cannot use a pool after calling end/;

const timeoutMessages = /timeout exceeded when trying to connect|Query read timeout/;

/** Whether an error is a timeout: no response at all, where a running server would have refused. */
export const isDatabaseTimeout = (error: unknown): boolean =>
  error instanceof Error && (timeoutMessages.test(error.message) || (error as Failure).code === 'ETIMEDOUT');

/** Thrown instead of querying a database that has just timed out. */
export const createUnavailableError = (): Error =>
  Object.assign(new Error('The database does not respond: it is not asked'), { code: '08006' });

type Failure = { code?: unknown; syscall?: unknown; message?: unknown; cause?: unknown; errors?: unknown };

function isUnavailable(failure: Failure): boolean {
  const code = typeof failure.code === 'string' ? failure.code : '';
  if (unavailableStates.test(code) || unavailableSystemCodes.has(code)) return true;
  // A missing socket file: the embedded server is not running.
  if (code === 'ENOENT' && failure.syscall === 'connect') return true;
  return typeof failure.message === 'string' && unavailableMessages.test(failure.message);
}

/** Whether an error (or one of its causes) means that the database is unreachable or overloaded at the moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  let current = error;
  for (let depth = 0; depth < 5 && typeof current === 'object' && current !== null; depth++) {
    const failure = current as Failure;
    if (isUnavailable(failure)) return true;
    // One per address tried: localhost as IPv6 and IPv4.
    if (Array.isArray(failure.errors) && failure.errors.some(isDatabaseUnavailable)) return true;
    current = failure.cause;
  }
  return false;
}

/** Whether a statement violated a unique index (SQLSTATE 23505). */
export function breaksConstraint(error: unknown, index: string): boolean {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === '23505' && constraint === index;
}

/** Whether a statement was refused for the values in it (SQLSTATE classes 22, data, and 23, constraints). */
export const refusesValues = (error: unknown): boolean =>
  /^2[23]...$/.test(String((error as { code?: unknown }).code));

/**
 * Whether a statement lost against a concurrent one: a row that it refers to was deleted meanwhile, a serialization
 * failure, or a deadlock.
 */
export const isOvertaken = (error: unknown): boolean =>
  ['23503', '40001', '40P01'].includes(String((error as { code?: unknown } | null)?.code));

/**
 * Whether a failure is temporary, whatever the statement was: the database is away, disk or memory are full, or
 * another transaction was in the way (SQLSTATE classes 40, 53, 58; a lock timeout).
 */
export const isPassing = (error: unknown): boolean =>
  isDatabaseUnavailable(error) ||
  /^(?:40...|53...|58...|55P03)$/.test(String((error as { code?: unknown } | null)?.code));

/** Whether a lock was not granted within `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => (error as { code?: unknown }).code === '55P03';
