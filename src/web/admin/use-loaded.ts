import { useEffect } from 'react';
import type { CallInput, CallOutput } from '../../contract/api.ts';
import type { CallName } from '../../contract/calls.ts';
import { callApi } from '../api/call.ts';
import { useToast } from '../ui/toasts.tsx';
import { useCall } from './use-call.ts';

export type Loaded<T> = {
  /** Stays beside the error after a failed reload; undefined: not loaded yet. */
  value: T | undefined;
  error: string | undefined;
  reload: () => Promise<void>;
};

/** The response of a call, only for the present `input`. */
export function useLoaded<N extends CallName>(name: N, input: CallInput<N>): Loaded<CallOutput<N>> {
  const { value, error, isCurrent, load } = useCall(callApi<N>, name, input);
  return isCurrent ? { value, error, reload: load } : { value: undefined, error: undefined, reload: load };
}

/** The same for parts of a page: failures are shown in a toast. */
export function useLoadedWithToast<N extends CallName>(name: N, input: CallInput<N>): Loaded<CallOutput<N>> {
  const toast = useToast();
  const loaded = useLoaded(name, input);
  const { error } = loaded;
  useEffect(() => {
    if (error !== undefined) toast(error);
  }, [error, toast]);
  return loaded;
}
