import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallInput } from '../../contract/api.ts';
import type { CallName } from '../../contract/calls.ts';
import type { Language } from '../../contract/language.ts';
import { messageOf } from '../api/call.ts';
import { useAdminTexts } from '../i18n/admin-texts.ts';
import { useLanguage } from '../i18n/messages.tsx';

/** A value that cannot be had anew stays beside the error. */
export type Answer<T> = { value: T | undefined; error: string | undefined };

export type Answered<T> = {
  /** The last one; undefined: none has come yet. */
  answer: Answer<T> | undefined;
  /** Whether it answers `input` as it is now, not as it was before. */
  isCurrent: boolean;
  change: (value: (shown: T) => T) => void;
  reload: () => Promise<void>;
};

/**
 * What a call answers, asked for anew when `input` or the language changes. What arrives late for an older question is
 * dropped.
 */
export function useAnswer<N extends CallName, T>(
  call: (name: N, input: CallInput<N> & { language: Language }) => Promise<T>,
  name: N,
  input: CallInput<N>,
): Answered<T> {
  const language = useLanguage();
  const { failures } = useAdminTexts();
  const [answer, setAnswer] = useState<Answer<T> & { key: string }>();
  const asked = useRef(0);
  const key = JSON.stringify(input);

  const reload = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    try {
      const asking = { ...(JSON.parse(key) as object), language } as CallInput<N> & { language: Language };
      const value = await call(name, asking);
      if (turn === asked.current) setAnswer({ key, value, error: undefined });
    } catch (failure) {
      if (turn !== asked.current) return;
      const error = messageOf(failure, failures.load);
      setAnswer((last) => ({ key, value: last?.key === key ? last.value : undefined, error }));
    }
  }, [call, name, key, language, failures]);
  useEffect(() => void reload(), [reload]);

  return {
    answer,
    isCurrent: answer?.key === key,
    change: (value) =>
      setAnswer((last) => (last?.value === undefined ? last : { ...last, value: value(last.value) })),
    reload,
  };
}
