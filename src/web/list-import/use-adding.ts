import { useState } from 'react';
import type { AddedOutcome } from '../../contract/list-import/added-outcomes.ts';
import { maxAddedAtOnce } from '../../contract/list-import/list-import-limits.ts';
import { callApi } from '../api/call.ts';
import { messageOf } from '../api/call-error.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { loadUserState } from '../user-state/load-user-state.ts';
import { listImportTexts } from './texts/texts.ts';

export type AddedItem = { productId: string; alert?: 'any' | number };

/** Adds products portion by portion; after a failure, trying again goes on where it stopped. */
export function useAdding() {
  const texts = useTexts(listImportTexts);
  const language = useLanguage();
  const [outcomes, setOutcomes] = useState<readonly AddedOutcome[]>([]);
  const [all, setAll] = useState<readonly AddedItem[]>([]);
  const [error, setError] = useState<string>();
  const [isAdding, setIsAdding] = useState(false);

  async function add(items: readonly AddedItem[], from: readonly AddedOutcome[] = []): Promise<void> {
    setAll(items);
    setIsAdding(true);
    setError(undefined);
    let done = from;
    try {
      while (done.length < items.length) {
        const portion = items.slice(done.length, done.length + maxAddedAtOnce);
        const added = await callApi('addList', { language, body: { items: portion } });
        done = [...done, ...added.items.map(({ outcome }) => outcome)];
        setOutcomes(done);
      }
    } catch (failure) {
      setError(messageOf(failure, texts.addFailed));
    }
    await loadUserState(language).catch(() => undefined);
    setIsAdding(false);
  }

  return { all, outcomes, error, isAdding, add, retry: () => add(all, outcomes) };
}
