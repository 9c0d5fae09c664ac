import { useCallback, useEffect, useState } from 'react';
import type { CallInput, CallOutput } from '../../contract/api.ts';
import type { CallName } from '../../contract/calls.ts';
import type { Language } from '../../contract/language.ts';
import { callApi, messageOf } from '../api/call.ts';
import { useAdminTexts } from '../i18n/admin-texts.ts';
import { useLanguage } from '../i18n/messages.tsx';
import { useToast } from '../ui/toasts.tsx';

export type Loaded<T> = {
  /** undefined: not there yet. */
  value: T | undefined;
  error: string | undefined;
  reload: () => Promise<void>;
};

/** The answer of a call, asked for anew when `input` changes. */
export function useLoaded<N extends CallName>(name: N, input: CallInput<N>): Loaded<CallOutput<N>> {
  const language = useLanguage();
  const { failures } = useAdminTexts();
  const [value, setValue] = useState<CallOutput<N>>();
  const [error, setError] = useState<string>();
  const text = JSON.stringify({ ...(input as object), language });
  const reload = useCallback(async () => {
    try {
      setValue(await callApi(name, JSON.parse(text) as CallInput<N> & { language: Language }));
      setError(undefined);
    } catch (failure) {
      setError(messageOf(failure, failures.load));
    }
  }, [name, text, failures]);
  useEffect(() => void reload(), [reload]);
  return { value, error, reload };
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
