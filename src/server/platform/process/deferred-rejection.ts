/**
 * Marks a promise as handled, so that a rejection before it is awaited does not end the process; awaiting it
 * still throws.
 */
export function withDeferredRejection<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
