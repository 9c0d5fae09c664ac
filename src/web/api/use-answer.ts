import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from './call.ts';

export type Answer<T> = {
  /** undefined: not there yet. */
  value: T | undefined;
  setValue: Dispatch<SetStateAction<T | undefined>>;
  /** Why the last asking failed. */
  error: string | undefined;
  /** Asks again; what arrives late for an earlier asking is dropped. */
  load: () => Promise<void>;
};

/** What `ask` answers, asked anew when it is another function; `fallback` is said where a failure has no message. */
export function useAnswer<T>(ask: () => Promise<T>, fallback: string): Answer<T> {
  const [value, setValue] = useState<T>();
  const [error, setError] = useState<string>();
  const asked = useRef(0);
  const load = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    setError(undefined);
    try {
      const answer = await ask();
      if (turn === asked.current) setValue(answer);
    } catch (failure) {
      if (turn === asked.current) setError(messageOf(failure, fallback));
    }
  }, [ask, fallback]);
  useEffect(() => void load(), [load]);
  return { value, setValue, error, load };
}
