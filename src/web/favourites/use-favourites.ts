import { useCallback, useEffect, useState } from 'react';
import type { Favourite } from '../../contract/favourites.schema.ts';
import type { FavouriteSort } from '../../contract/sorting.ts';
import { callApi, messageOf } from '../api/call.ts';
import { useLanguage } from '../i18n/messages.tsx';
import { useSelectionTexts } from '../i18n/selection-texts.ts';

const pageSize = 100;

/** Saved products in an order, as far as they were asked for. */
export function useFavourites(userId: string, sortBy: FavouriteSort) {
  const language = useLanguage();
  const { failed } = useSelectionTexts();
  const [list, setList] = useState<Favourite[]>();
  const [isWhole, setWhole] = useState(true);
  const [error, setError] = useState<string>();

  const load = useCallback(
    async (page: number) => {
      setError(undefined);
      try {
        const query = { userId, sortBy, page, limit: pageSize };
        const loaded = await callApi('listFavourites', { language, query });
        setList((before) => (page === 1 ? loaded : [...(before ?? []), ...loaded]));
        setWhole(loaded.length < pageSize);
      } catch (failure) {
        setError(messageOf(failure, failed));
      }
    },
    [language, userId, sortBy, failed],
  );
  useEffect(() => void load(1), [load]);
  const shown = list?.length ?? 0;
  return { list, isWhole, error, retry: () => load(1), more: () => load(Math.ceil(shown / pageSize) + 1) };
}
