import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from './call-error.ts';

/** A request as it stands. */
export type RequestState<T> = {
  /** The last value, kept beside the error of a failed reload; undefined: not loaded yet. */
  value: T | undefined;
  /** Whether `value` or `error` belongs to the present request, not to an earlier one. */
  isCurrent: boolean;
  /** Why the last request failed. */
  error: string | undefined;
  /** Changes the value without a request; one that is under way may lack the change and is made again. */
  change: (update: (shown: T | undefined) => T | undefined) => void;
  /** Requests again; late responses to earlier requests are dropped. */
  load: () => Promise<void>;
  /** Requests again what may have changed elsewhere; where that fails, what is shown stays. */
  refresh: () => Promise<void>;
};

type Settled<T> = { ask: () => Promise<T>; value: T | undefined; error?: string };

/**
 * The result of `ask`, requested again when the function changes; `fallback`: message of failures without
 * one.
 */
export function useRequest<T>(ask: () => Promise<T>, fallback: string): RequestState<T> {
  const [last, setLast] = useState<Settled<T>>();
  const asked = useRef(0);
  const settled = useRef(0);

  const request = useCallback(
    async (isRefresh: boolean) => {
      asked.current += 1;
      const turn = asked.current;
      // Beside a value the error stays until there is a response; alone it is replaced by the loading state.
      setLast((shown) => (shown?.value === undefined ? undefined : shown));
      try {
        const value = await ask();
        if (turn !== asked.current) return;
        settled.current = turn;
        setLast({ ask, value });
      } catch (failure) {
        if (turn !== asked.current) return;
        settled.current = turn;
        const error = messageOf(failure, fallback);
        setLast((shown) => {
          const value = shown?.ask === ask ? shown.value : undefined;
          return isRefresh && value !== undefined ? shown : { ask, value, error };
        });
      }
    },
    [ask, fallback],
  );
  const load = useCallback(() => request(false), [request]);
  const refresh = useCallback(() => request(true), [request]);
  useEffect(() => void load(), [load]);

  const change = useCallback<RequestState<T>['change']>(
    (update) => {
      setLast((shown) => ({ ask, value: update(shown?.value) }));
      if (settled.current !== asked.current) void load();
    },
    [ask, load],
  );
  return { value: last?.value, isCurrent: last?.ask === ask, error: last?.error, change, load, refresh };
}
