import { useEffect, useState } from 'react';
import type { ManagedCategory } from '../../../contract/categories/schema.ts';
import { callApi } from '../../api/call.ts';
import { useAttempt } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useToast } from '../../ui/toasts.tsx';
import { adminTexts } from '../texts/texts.ts';

/** The categories in an order of ids, each followed by those below it, as menus show them. */
function inOrder(stored: readonly ManagedCategory[], ids: readonly string[]): ManagedCategory[] {
  const sorted = stored.toSorted((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id));
  const below = (parent: string | null): ManagedCategory[] =>
    sorted
      .filter(({ parentId }) => parentId === parent)
      .flatMap((category) => [category, ...below(category._id)]);
  return below(null);
}

/**
 * Optimistic order of categories: each move builds on the one before. Moves during a save are saved after it. `move`:
 * past the next one of the same parent, undefined where there is none.
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
  const categories = wanted ? inOrder(stored, wanted) : stored;

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

  const move = ({ _id, parentId }: ManagedCategory, by: 1 | -1) => {
    const siblings = categories.filter((category) => category.parentId === parentId);
    const next = siblings[siblings.findIndex((category) => category._id === _id) + by];
    if (!next) return undefined;
    const swapped = new Map([
      [_id, next._id],
      [next._id, _id],
    ]);
    return () => setWanted(categories.map((category) => swapped.get(category._id) ?? category._id));
  };
  return { categories, move, error };
}
