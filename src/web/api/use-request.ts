import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from './call.ts';

export type Answer<T> = {
  /** The last one, beside the error where it could not be had anew; undefined: not there yet. */
  value: T | undefined;
  /** Whether `value` or `error` answers what is asked now, not what was asked before. */
  isCurrent: boolean;
  /** Why the last asking failed. */
  error: string | undefined;
  /** Shows another value without asking for it. */
  change: (update: (shown: T | undefined) => T | undefined) => void;
  /** Asks again; what arrives late for an earlier asking is dropped. */
  load: () => Promise<void>;
};

type Answered<T> = { ask: () => Promise<T>; value: T | undefined; error?: string };

/** What `ask` answers, asked anew when it is another function; `fallback` is said where a failure has no message. */
export function useRequest<T>(ask: () => Promise<T>, fallback: string): Answer<T> {
  const [last, setLast] = useState<Answered<T>>();
  const asked = useRef(0);

  const load = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    // Beside a value the error stays until there is an answer; alone it gives way to what shows that it is asked for.
    setLast((shown) => (shown?.value === undefined ? undefined : shown));
    try {
      const value = await ask();
      if (turn === asked.current) setLast({ ask, value });
    } catch (failure) {
      if (turn !== asked.current) return;
      const error = messageOf(failure, fallback);
      setLast((shown) => ({ ask, value: shown?.ask === ask ? shown.value : undefined, error }));
    }
  }, [ask, fallback]);
  useEffect(() => void load(), [load]);

  const change: Answer<T>['change'] = (update) => setLast((shown) => ({ ask, value: update(shown?.value) }));
  return { value: last?.value, isCurrent: last?.ask === ask, error: last?.error, change, load };
}
