import { asFetchError, FetchError } from './fetch-error.ts';

/** Aborts a fetch: by `fail`, the caller's signal, or the timeout; `stop` releases the latter two. */
export type Deadline = { signal: AbortSignal; fail(error: FetchError): void; stop(): void };

export function createDeadline(milliseconds: number, outer: AbortSignal | undefined): Deadline {
  const over = new AbortController();
  const fail = (error: FetchError) => over.abort(error);
  const timer = setTimeout(
    () => fail(new FetchError('timeout', `took longer than ${milliseconds} ms`)),
    milliseconds,
  );
  const onAbort = () => fail(asFetchError(outer?.reason));
  if (outer?.aborted) onAbort();
  outer?.addEventListener('abort', onAbort, { once: true });
  const stop = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', onAbort);
  };
  return { signal: over.signal, fail, stop };
}

/** Seconds of `Retry-After`, in either of its forms. */
export function readRetryAfter(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const seconds = /^\d{1,7}$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

/** DNS lookups cannot be aborted: we just stop waiting. */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
