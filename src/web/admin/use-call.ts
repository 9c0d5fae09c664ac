import { useCallback } from 'react';
import type { CallInput } from '../../contract/api.ts';
import type { CallName } from '../../contract/calls.ts';
import type { Language } from '../../contract/language.ts';
import { type RequestState, useRequest } from '../api/use-request.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { adminTexts } from './texts/texts.ts';

/** The response of a call, reloaded when `input` or the language changes. */
export function useCall<N extends CallName, T>(
  call: (name: N, input: CallInput<N> & { language: Language }) => Promise<T>,
  name: N,
  input: CallInput<N>,
): RequestState<T> {
  const language = useLanguage();
  const { failures } = useTexts(adminTexts);
  const key = JSON.stringify(input);
  const ask = useCallback(
    () => call(name, { ...(JSON.parse(key) as object), language } as CallInput<N> & { language: Language }),
    [call, name, key, language],
  );
  return useRequest(ask, failures.load);
}
