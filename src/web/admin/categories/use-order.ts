import { useEffect, useState } from 'react';
import type { ManagedCategory } from '../../../contract/categories/schema.ts';
import { callApi } from '../../api/call.ts';
import { useAttempt } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useToast } from '../../ui/toasts.tsx';
import { adminTexts } from '../texts/texts.ts';

/** The ids with one moved up or down. */
function movedBy(ids: readonly string[], index: number, by: 1 | -1): string[] {
  const next = [...ids];
  const [id] = next.splice(index, 1);
  if (id !== undefined) next.splice(index + by, 0, id);
  return next;
}

/**
 * Optimistic order of categories: each move builds on the one before. Moves during a save are saved after it.
 */
export function useOrder(
  stored: readonly ManagedCategory[],
  { reload, reloadAll }: { reload: () => Promise<void>; reloadAll: () => Promise<void> },
) {
  const language = useLanguage();
  const toast = useToast();
  const { failures } = useTexts(adminTexts);
  const { run, isBusy, error } = useAttempt(failures.update);
  const [wanted, setWanted] = useState<string[]>();
  const categories = wanted
    ? stored.toSorted((a, b) => wanted.indexOf(a._id) - wanted.indexOf(b._id))
    : stored;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order, when none is being stored
  useEffect(() => {
    if (!wanted || isBusy) return;
    run(async () => {
      try {
        toast((await callApi('orderCategories', { language, body: { ids: wanted } })).message);
        await reloadAll();
      } catch (failure) {
        // Others may have added or deleted one. The layout is not reloaded, which would fail without a
        // connection.
        await reload();
        throw failure;
      } finally {
        setWanted((latest) => (latest === wanted ? undefined : latest));
      }
    });
  }, [wanted, isBusy]);

  const move = (index: number, by: 1 | -1) => {
    const ids = categories.map(({ _id }) => _id);
    setWanted(movedBy(ids, index, by));
  };
  return { categories, move, error };
}
