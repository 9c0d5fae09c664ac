/** For work that goes on meanwhile: a failure is met where the promise is awaited; until then it must not end the process. */
export function withDeferredRejection<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
