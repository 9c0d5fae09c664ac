import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallInput } from '../../contract/api.ts';
import type { Language } from '../../contract/language.ts';
import { callList, type ListItem, messageOf, type PagedCallName } from '../api/call.ts';
import { useAdminTexts } from '../i18n/admin-texts.ts';
import { useLanguage } from '../i18n/messages.tsx';

export type PagedList<Item> = {
  /** undefined: not there yet. */
  items: Item[] | undefined;
  total: number;
  error: string | undefined;
  reload: () => Promise<void>;
  /** Shows an item as it is now, without asking for the list again. */
  replace: (isMeant: (item: Item) => boolean, item: Item) => void;
};

/** One page of a list, asked for anew when `input` changes; what arrives late for an older one is dropped. */
export function usePagedList<N extends PagedCallName>(name: N, input: CallInput<N>): PagedList<ListItem<N>> {
  const language = useLanguage();
  const { failures } = useAdminTexts();
  const [list, setList] = useState<{ items: ListItem<N>[]; total: number }>();
  const [error, setError] = useState<string>();
  const asked = useRef(0);
  const text = JSON.stringify({ ...(input as object), language });

  const reload = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    try {
      const given = JSON.parse(text) as CallInput<N> & { language: Language };
      const answer = await callList(name, given);
      if (turn !== asked.current) return;
      setList(answer);
      setError(undefined);
    } catch (failure) {
      if (turn === asked.current) setError(messageOf(failure, failures.load));
    }
  }, [name, text, failures]);
  useEffect(() => void reload(), [reload]);

  return {
    items: list?.items,
    total: list?.total ?? 0,
    error,
    reload,
    replace: (isMeant, item) =>
      setList((shown) => shown && { ...shown, items: shown.items.map((old) => (isMeant(old) ? item : old)) }),
  };
}
