import { useCallback, useRef } from 'react';

/** Makes a call in its turn; `before`: what was shown, where the change is shown before its response. */
export type InTurn<T> = (call: () => Promise<T>, before?: T) => Promise<void>;

/**
 * Calls that change one thing, made one after the other: what was chosen last holds, whichever response comes first.
 * @param show Shows what the last call returned; earlier responses would take back what was chosen meanwhile.
 * @param refresh Asks again after a failure: what earlier calls changed may not be shown yet.
 */
export function useInTurn<T>(show: (value: T) => void, refresh: () => Promise<void>): InTurn<T> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** While calls are under way, what holds without those that fail. */
  const known = useRef<T>(undefined);
  return useCallback(
    async (call, before) => {
      known.current ??= before;
      const turn = last.current.then(call, call);
      last.current = turn;
      const isLast = () => last.current === turn;
      try {
        known.current = await turn;
        if (isLast()) show(known.current);
      } catch (failure) {
        if (isLast()) {
          if (known.current !== undefined) show(known.current);
          void refresh();
        }
        throw failure;
      } finally {
        if (isLast()) known.current = undefined;
      }
    },
    [show, refresh],
  );
}
