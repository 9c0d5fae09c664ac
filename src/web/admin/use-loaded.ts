import { useEffect } from 'react';
import type { CallInput, CallOutput } from '../../contract/api.ts';
import type { CallName } from '../../contract/calls.ts';
import { callApi } from '../api/call.ts';
import { useToast } from '../ui/toasts.tsx';
import { type Answer, useAnswer } from './use-answer.ts';

/** `value` undefined: not there yet. */
export type Loaded<T> = Answer<T> & { reload: () => Promise<void> };

/** The answer of a call to `input` as it is now. */
export function useLoaded<N extends CallName>(name: N, input: CallInput<N>): Loaded<CallOutput<N>> {
  const { answer, isCurrent, reload } = useAnswer(callApi<N>, name, input);
  const shown = isCurrent ? answer : undefined;
  return { value: shown?.value, error: shown?.error, reload };
}

/** The same for what a page shows beside other things: a toast tells where it cannot be loaded (SPEC §8). */
export function useToldLoaded<N extends CallName>(name: N, input: CallInput<N>): Loaded<CallOutput<N>> {
  const toast = useToast();
  const loaded = useLoaded(name, input);
  const { error } = loaded;
  useEffect(() => {
    if (error !== undefined) toast(error);
  }, [error, toast]);
  return loaded;
}
