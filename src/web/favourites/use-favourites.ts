import { useCallback, useEffect, useRef, useState } from 'react';
import type { FavouriteSort } from '../../contract/catalogue/product-sorts.ts';
import type { Favourite } from '../../contract/favourites/schema.ts';
import { callApi } from '../api/call.ts';
import { messageOf } from '../api/call-error.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { countChanges, readUserState, setListedFavourites, useUserState } from '../user-state/user-state.ts';
import { selectionTexts } from './texts/texts.ts';

const pageSize = 100;

const withMore = (before: readonly Favourite[], more: readonly Favourite[]): Favourite[] => {
  const known = new Set(before.map(({ _id }) => _id));
  return [...before, ...more.filter(({ _id }) => !known.has(_id))];
};

/** Saved products in an order, page by page; late responses for another order are dropped. */
export function useFavourites(userId: string, sortBy: FavouriteSort) {
  const language = useLanguage();
  const { failed, moreFailed } = useTexts(selectionTexts);
  const [list, setList] = useState<Favourite[]>();
  const [isWhole, setWhole] = useState(true);
  const [isLoading, setLoading] = useState(true);
  const [failure, setFailure] = useState<{ message: string; page: number; isMore: boolean }>();
  const asked = useRef(0);

  const load = useCallback(
    async (page: number, isMore = false) => {
      asked.current += 1;
      const turn = asked.current;
      const changes = countChanges();
      setFailure(undefined);
      setLoading(true);
      try {
        const query = { userId, sortBy, page, limit: pageSize };
        const loaded = await callApi('listFavourites', { language, query });
        if (turn !== asked.current) return;
        const isEnd = loaded.length < pageSize;
        const ids = loaded.map(({ productId }) => productId._id);
        // The list shows the user state, which may be older than it, or not loaded.
        if (countChanges() === changes) setListedFavourites(ids, page === 1 && isEnd);
        setList((before) => (page === 1 ? loaded : withMore(before ?? [], loaded)));
        setWhole(isEnd);
      } catch (reason) {
        if (turn === asked.current)
          setFailure({ message: messageOf(reason, isMore ? moreFailed : failed), page, isMore });
      }
      if (turn === asked.current) setLoading(false);
    },
    [language, userId, sortBy, failed, moreFailed],
  );
  useEffect(() => void load(1), [load]);

  // What was saved elsewhere meanwhile; a change under way stands in no list yet.
  const saved = useUserState(({ favourites, pending }) =>
    [...favourites].filter((id) => !pending.has(id)).join(),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what is saved, whatever the list says then
  useEffect(() => {
    const listed = new Set(list?.map(({ productId }) => productId._id));
    // A longer list would lose its place.
    if (
      list &&
      isWhole &&
      list.length < pageSize &&
      saved.split(',').some((id) => id !== '' && !listed.has(id))
    )
      void load(1);
  }, [saved]);

  /** Removals since then have shifted the pages. */
  function more() {
    const { favourites } = readUserState();
    const kept = list?.filter(({ productId }) => favourites.has(productId._id)).length ?? 0;
    return load(Math.floor(kept / pageSize) + 1, true);
  }
  return {
    list,
    isWhole,
    isLoading,
    /** What failed stands where it was asked for: the list, or more of it. */
    error: failure?.isMore ? undefined : failure?.message,
    moreError: failure?.isMore ? failure.message : undefined,
    retry: () => failure && load(failure.page, failure.isMore),
    more,
  };
}
