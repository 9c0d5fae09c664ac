import { useCallback, useRef } from 'react';

/** Makes a call in its turn; `undo` takes back what was shown before its response. */
export type InTurn<T> = (call: () => Promise<T>, undo?: () => void) => Promise<void>;

/**
 * Calls that change one thing, made one after the other: what was chosen last holds, whichever response comes first.
 * @param show Shows what the last call returned; earlier responses would take back what was chosen meanwhile.
 * @param refresh Asks again after a failure: what earlier calls changed may not be shown yet.
 */
export function useInTurn<T>(show: (value: T) => void, refresh: () => Promise<void>): InTurn<T> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(
    async (call, undo) => {
      const turn = last.current.then(call, call);
      last.current = turn;
      try {
        const value = await turn;
        if (last.current === turn) show(value);
      } catch (failure) {
        undo?.();
        if (last.current === turn) void refresh();
        throw failure;
      }
    },
    [show, refresh],
  );
}
